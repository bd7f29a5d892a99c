"""What the server counts. No label ever holds anything of a match."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("gloaming_sockets", "Open sockets", registry=REGISTRY)
ROOMS = Gauge("gloaming_rooms", "Tables in memory", registry=REGISTRY)
ANSWERS = Counter("gloaming_answers", "Commands answered", ["answer"], registry=REGISTRY)
CLOSED = Counter("gloaming_closed", "Sockets closed by the server", ["code"], registry=REGISTRY)
MATCHES = Counter("gloaming_matches", "Matches", ["event"], registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "gloaming_commit_seconds",
    "How long a durable commit takes, whatever it holds",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
