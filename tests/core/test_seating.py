import pytest

from gloaming.core import Lacking, Place, Roles, lacking

CAT_GUIDE, DOG_GUIDE = Place("guide", "cats"), Place("guide", "dogs")
CAT, DOG = Place("guest", "cats"), Place("guest", "dogs")
ROLES = Roles(
    places=(CAT_GUIDE, CAT, CAT, DOG_GUIDE, DOG, DOG),
    least=3,
    needs=(CAT_GUIDE, DOG_GUIDE),
    apart=1,
)


@pytest.mark.parametrize(
    ("taken", "missing"),
    [
        ((), "too-few"),
        ((CAT_GUIDE, DOG_GUIDE), "too-few"),
        ((CAT_GUIDE, CAT, DOG), "missing-role"),
        ((CAT_GUIDE, CAT, CAT, DOG_GUIDE), "teams-uneven"),
        ((CAT_GUIDE, CAT, DOG_GUIDE), None),
        (ROLES.places, None),
    ],
)
def test_what_is_missing_before_a_match_can_begin(
    taken: tuple[Place, ...], missing: Lacking | None
) -> None:
    assert lacking(ROLES, taken) == missing


def test_without_needs_any_places_will_do() -> None:
    roles = Roles(places=(Place("player"),) * 4, least=2)
    assert lacking(roles, roles.places[:1]) == "too-few"
    assert lacking(roles, roles.places[:2]) is None


def test_a_role_that_is_needed_twice_is_needed_twice() -> None:
    roles = Roles(places=(CAT, CAT, DOG), least=2, needs=(CAT, CAT))
    assert lacking(roles, (CAT, DOG)) == "missing-role"
    assert lacking(roles, (CAT, CAT)) is None
