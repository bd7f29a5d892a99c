"""People at a table: coming back at once, going round, being sent away, names of any kind."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.pages import PHONE
from tests.browser.reader import Reader
from tests.browser.world import World
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

SOON_ENOUGH = 3.0
"""In seconds, for a machine that does much else; what was measured is told."""
FIRE = "\N{FIRE}" * 24


class Network:
    """All sockets of a page. One that was cut says nothing any more, and is not closed either."""

    def __init__(self, reader: Reader) -> None:
        self.opened = 0
        self.cut = 0
        """So many of the first sockets are dead."""
        self.heard_at: float | None = None
        """When something first came after the cut."""
        reader.page.route_web_socket("**/ws?*", self._carry)

    def cuts(self) -> None:
        """All sockets there are lead nowhere from here on."""
        self.cut, self.heard_at = self.opened, None

    def _carry(self, page: WebSocketRoute) -> None:
        number, server = self.opened, page.connect_to_server()
        self.opened += 1

        def to_server(frame: str | bytes) -> None:
            if number >= self.cut:
                server.send(frame)

        def to_page(frame: str | bytes) -> None:
            if number >= self.cut:
                self.heard_at = self.heard_at or time.monotonic()
                page.send(frame)

        page.on_message(to_server)
        server.on_message(to_page)


@pytest.mark.alone
def test_after_a_change_of_network_the_seat_is_there_again_at_once(
    world: World, record_property: Callable[[str, object], None]
) -> None:
    ann, bob = world.enter("Ann"), world.friend("Bob")
    network = Network(ann)
    ann.comes(bob.make_table())
    ann.sits_down(1)
    ann.context.set_offline(True)
    network.cuts()
    ann.page.wait_for_timeout(500)
    began = time.monotonic()
    ann.context.set_offline(False)
    while network.heard_at is None and time.monotonic() < began + 2 * SOON_ENOUGH:
        ann.page.wait_for_timeout(20)
    assert network.heard_at is not None
    within = network.heard_at - began
    record_property("in the seat again after a change of network, ms", round(1000 * within))
    assert within < SOON_ENOUGH
    expect(ann.button(ann.about("place-stand", ann.place(1)))).to_be_visible()
    bob.act("sit", place=1)
    expect(ann.page.get_by_text("Bob").first).to_be_visible()


def test_the_host_plays_again_and_roles_go_round(world: World) -> None:
    ann, bob = world.enter("Ann"), world.friend("Bob")
    ann.turns_to("amsterdam")
    ann.comes(bob.make_table(game="amsterdam", mode="coop"))
    ann.sits_down(1)
    bob.act("sit", place=1)
    for kind in ("start", "stop"):
        assert bob.act(kind)["type"] == "done"
    assert bob.act("hand-over", place=0)["type"] == "done"
    ann.presses("again-round")
    bob.waits_for_a_match()
    table = bob.client.socket.table
    assert table is not None
    sitting = [(place["place"]["role"], place["name"]) for place in table["places"][:2]]
    assert sitting == [("officer", "Bob"), ("detective", "Ann")]
    assert table["phase"] == "playing"


def test_whoever_is_sent_away_is_asked_about_before_and_told_after(world: World) -> None:
    ann, eve = world.enter("Ann"), world.enter("Eve")
    code = ann.gathers()
    eve.comes(code)
    eve.sits_down(2)
    ann.presses("place-change", "Eve")
    ann.button(ann.say("send-away", name="Eve")).click()
    ann.sees("send-away-sure", name="Eve")
    ann.button(ann.say("send-away-no", name="Eve")).click()
    ann.button(ann.say("send-away", name="Eve")).click()
    ann.presses("send-away-yes")
    told = eve.page.get_by_role("alert").filter(has_text=eve.say("problem-sent-away"))
    expect(told).to_be_visible()
    expect(ann.button(ann.about("place-add-bot", ann.place(2)))).to_be_visible()
    eve.goes(f"/t/{code}")
    expect(told).to_be_visible()
    assert eve.axe() == []


def test_the_host_may_send_away_who_only_watches(world: World) -> None:
    ann, eve = world.enter("Ann"), world.enter("Eve")
    eve.comes(ann.gathers())
    ann.page.get_by_text(ann.say("menu-send-away")).click()
    ann.button(ann.say("send-away", name="Eve")).click()
    ann.presses("send-away-yes")
    expect(eve.page.get_by_role("alert").first).to_have_text(eve.say("problem-sent-away"))
    expect(ann.page.get_by_text(ann.say("menu-send-away"))).to_have_count(0)


@pytest.fixture
def pocket(browser: Browser, server: RealServer, tmp_path: Path) -> Iterator[World]:
    """A journey on a phone."""
    with World(browser, server, tmp_path, PHONE) as made:
        yield made


def test_a_name_that_is_all_fire_stays_within_its_place(pocket: World) -> None:
    ann, bob = pocket.enter(FIRE), pocket.friend(FIRE)
    ann.comes(bob.make_table(pace="own", seconds=300))
    ann.sits_down(1)
    bob.act("sit", place=1)
    expect(ann.page.get_by_text(FIRE).first).to_be_visible()
    assert (ann.sideways(), ann.axe()) == (0, [])
    assert bob.act("start")["type"] == "done"
    ann.may_move()
    bob.says("and so on " + "\N{FIRE}" * 200)
    ann.sees("talk-unread", count=1)
    assert (ann.sideways(), ann.axe()) == (0, [])
    ann.opens("talk")
    expect(ann.page.get_by_text("and so on").filter(visible=True).first).to_be_visible()
    assert ann.sideways() == 0
