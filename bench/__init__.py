"""Benchmarks: run one with ``python -m bench.NAME``; results.md keeps the numbers."""
