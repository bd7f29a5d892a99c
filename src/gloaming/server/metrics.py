"""What the server counts. No label ever holds anything of a match."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("gloaming_sockets", "Open sockets", registry=REGISTRY)
ROOMS = Gauge("gloaming_rooms", "Tables in memory", registry=REGISTRY)
CLOSED = Counter("gloaming_closed", "Sockets closed by the server", ["code"], registry=REGISTRY)
_MATCHES = Counter("gloaming_matches", "Matches", ["event"], registry=REGISTRY)
STARTED, FINISHED = _MATCHES.labels("started"), _MATCHES.labels("finished")
COMMIT_SECONDS = Histogram(
    "gloaming_commit_seconds",
    "How long a durable commit takes, whatever it holds",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)


class Answers(Collector):
    """How every command was answered: counted at each move, and so without a lock."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {"done": 0, "too-late": 0, "refused": 0}

    def collect(self) -> Iterator[Metric]:
        """All of it, when somebody asks."""
        family = CounterMetricFamily("gloaming_answers", "Commands answered", labels=["answer"])
        for answer, count in self.counts.items():
            family.add_metric([answer], count)
        yield family


ANSWERS = Answers()
REGISTRY.register(ANSWERS)


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
