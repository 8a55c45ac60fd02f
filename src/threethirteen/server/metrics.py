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
REQUESTS = Histogram("three_thirteen_request_seconds", "Time of HTTP requests", registry=REGISTRY)


def page() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(REGISTRY)
