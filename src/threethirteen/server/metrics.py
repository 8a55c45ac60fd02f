"""What Prometheus is told: counts and times, never a name, a card or a token."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
COMMANDS = Counter("three_thirteen_commands", "Commands carried out, by who asked", ["by"], registry=REGISTRY)
REFUSALS = Counter("three_thirteen_refusals", "Commands refused, by code", ["code"], registry=REGISTRY)
SOCKETS = Gauge("three_thirteen_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("three_thirteen_tables", "Tables in memory", registry=REGISTRY)
TURNED_AWAY = Counter(
    "three_thirteen_turned_away", "Connections and requests refused, by why", ["why"], registry=REGISTRY
)
SECONDS = Histogram(
    "three_thirteen_command_seconds",
    "From taking a command up until all are told, saving included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)


def page() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(REGISTRY)
