"""No attack takes the memory of the machine, and none keeps others from playing.

Here each attack is short, and what is looked at hangs on no clock: the memory of the process, and
that every command of the others is acknowledged. `make soak` measures how long they wait.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from tests.attacks.floods import ATTACKS
from tests.attacks.measuring import attacking, measure, megabytes
from tests.server.real import RealServer, real_server

pytestmark = pytest.mark.anyio

MOST_MEGABYTES = 400
"""What docs/operations.md promises."""
SHORT_SECONDS, FEW_CONNECTIONS = 1, 50
LONG_SECONDS, MANY_CONNECTIONS = 60, 200
LONGEST_WAIT = 250
GRACE_SECONDS = 5


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with real_server(tmp_path_factory.mktemp("attacked") / "data") as server:
        yield server


@pytest.mark.parametrize("name", ATTACKS)
async def test_attack_takes_no_memory_and_stops_no_command(attacked: RealServer, name: str) -> None:
    harm = await measure(attacked, name, SHORT_SECONDS, FEW_CONNECTIONS, rest=0)
    assert harm.waits, "nothing was done during the attack"
    assert harm.peak < MOST_MEGABYTES


def test_attacked_server_stops_when_it_is_told_to(attacked: RealServer) -> None:
    with attacking(attacked, "pipelined", 30, FEW_CONNECTIONS):
        attacked.stop()
    assert attacked.process.returncode in {0, -signal.SIGTERM}
    attacked.start()


@pytest.mark.alone
@pytest.mark.wide
@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", ATTACKS)
async def test_attack_at_full_rate_leaves_time_for_the_others(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    with real_server(tmp_path_factory.mktemp(name) / "data") as server:
        harm = await measure(server, name, LONG_SECONDS, MANY_CONNECTIONS)
        assert harm.peak < MOST_MEGABYTES
        assert harm.p99 < LONGEST_WAIT
        assert max(harm.later) < LONGEST_WAIT
        assert megabytes(server.process.pid, "VmRSS") < 2 * harm.before + 50
        assert server.stop() < GRACE_SECONDS
