"""Who is there: what silence means, step by step, and when to look again."""

from hypothesis import given
from hypothesis import strategies as st

from gloaming.server.attendance import Attendance, Patience

PATIENCE = Patience(away=10, stand_in=50, idle=90, idle_stand_in=150, host=30, everybody=120)


class Watch:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0
        self.attendance = Attendance(lambda: self.now, PATIENCE)

    def after(self, millis: int) -> Attendance:
        self.now += millis
        return self.attendance


def test_somebody_without_a_connection_is_away_after_a_while() -> None:
    watch = Watch()
    watch.attendance.came("ann")
    watch.attendance.left("ann")
    assert watch.after(9).presence("ann") == "here"
    assert watch.after(1).presence("ann") == "away"
    assert watch.attendance.stand_in_after("ann") == 40
    assert watch.after(39).stand_in_after("ann") == 1
    assert watch.after(5).stand_in_after("ann") == 0


def test_coming_back_begins_anew() -> None:
    watch = Watch()
    watch.attendance.left("ann")
    watch.after(60).came("ann")
    assert watch.attendance.presence("ann") == "here"
    assert watch.attendance.gone_for("ann") is None
    assert watch.attendance.stand_in_after("ann") == 150


def test_coming_back_is_no_sign_of_life() -> None:
    watch = Watch()
    watch.attendance.came("ann")
    watch.after(80).left("ann")
    watch.after(9).came("ann")
    assert watch.attendance.presence("ann") == "here"
    assert watch.after(1).presence("ann") == "idle"
    assert watch.attendance.stand_in_after("ann") == 60


def test_leaving_twice_counts_from_the_first_time() -> None:
    watch = Watch()
    watch.attendance.left("ann")
    watch.after(7).left("ann")
    assert watch.after(3).presence("ann") == "away"


def test_somebody_who_does_nothing_is_idle_until_the_next_sign() -> None:
    watch = Watch()
    watch.attendance.came("ann")
    assert watch.after(89).presence("ann") == "here"
    assert watch.after(1).presence("ann") == "idle"
    assert watch.attendance.stand_in_after("ann") == 60
    assert not watch.attendance.gave_sign("ann")
    assert watch.attendance.presence("ann") == "here"


def test_after_a_pause_nobody_has_been_idle_but_who_is_gone_is() -> None:
    watch = Watch()
    watch.attendance.came("ann")
    watch.attendance.left("bob")
    watch.after(200).everybody_is_fresh()
    assert watch.attendance.presence("ann") == "here"
    assert watch.attendance.presence("bob") == "away"


def test_somebody_nobody_has_heard_of_is_not_held_to_be_idle() -> None:
    watch = Watch()
    assert watch.after(1000).presence("eve") == "here"


def test_there_is_nothing_to_look_for_when_all_has_followed() -> None:
    watch = Watch()
    watch.attendance.came("ann")
    watch.attendance.left("bob")
    assert watch.attendance.next_change([]) is None
    assert watch.after(150).next_change(["ann", "bob"]) is None


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(("came", "left", "gave_sign")), st.sampled_from("ab"), st.integers(0, 60)
    )
)


@given(DEEDS)
def test_who_looks_again_when_told_to_misses_nothing(deeds: list[tuple[str, str, int]]) -> None:
    watch = Watch()
    watch.attendance.came("a")
    watch.attendance.left("b")
    for deed, person, millis in deeds:
        getattr(watch.after(millis), deed)(person)

    def seen() -> list[object]:
        attendance = watch.attendance
        steps = [(attendance.gone_for(person) or 0) for person in "ab"]
        reached = [(gone >= PATIENCE.host, gone >= PATIENCE.everybody) for gone in steps]
        due = [attendance.stand_in_after(person) == 0 for person in "ab"]
        return [*map(attendance.presence, "ab"), *due, *reached]

    before, wait = seen(), watch.attendance.next_change("ab")
    for _ in range(400 if wait is None else wait - 1):
        watch.after(1)
        assert seen() == before
    if wait is not None:
        watch.after(1)
        assert seen() != before
