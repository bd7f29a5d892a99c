"""Where things lie on a page: what is out of sight, what is covered, what is broken."""

from __future__ import annotations

from itertools import product

from playwright.sync_api import FloatRect, Locator, ViewportSize

from tests.browser.reader import Reader

DESKS: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
)
PHONES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
)

SHOWN = """const shown = what => [...document.querySelectorAll(what)]
    .filter(one => one.checkVisibility());"""

OUT_OF_SIGHT = f"""() => {{
    {SHOWN}
    const by = document.scrollingElement.scrollHeight - innerHeight;
    const parts = '.seat, .candle, .banner, .slip, .edge button, .choice, .mine .own, .note';
    const isOut = one => {{
        const box = one.getBoundingClientRect();
        return box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    }};
    return [
        ...by > 0 ? [`the page, by ${{by}}`] : [],
        ...shown('.table > .board').filter(one => one.scrollHeight > one.clientHeight + 1)
            .map(one => `the board, by ${{one.scrollHeight - one.clientHeight}}`),
        ...shown(parts).filter(isOut).map(one => one.outerHTML.slice(0, 90)),
    ];
}}"""
"""What of a match is not in sight at once."""

OUT_OF_REACH = f"""what => {{
    {SHOWN}
    return shown(what).filter(one => {{
        one.scrollIntoView({{block: 'center'}});
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !one.contains(top);
    }}).map(one => one.outerHTML.slice(0, 90));
}}"""
"""What stays covered even if one scrolls to it."""

BROKEN = f"""() => {{
    {SHOWN}
    const LINE = 8;
    const isBroken = (node, from, to) => {{
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        const tops = [...range.getClientRects()].map(rect => rect.top);
        return Math.max(...tops) - Math.min(...tops) > LINE;
    }};
    return shown('.call').flatMap(one => [...one.firstChild.data.matchAll(/[^\\s-]+/g)]
        .filter(word => isBroken(one.firstChild, word.index, word.index + word[0].length))
        .map(word => `${{word[0]}} in ${{one.parentElement.className}}`));
}}"""
"""Words in names that go on in the next line."""

BOXES = """found => found.filter(one => one.checkVisibility({visibilityProperty: true}))
    .map(one => one.getBoundingClientRect().toJSON())
    .filter(box => box.width > 0 && box.height > 0)"""


def looks_back(ann: Reader) -> None:
    """To the first thing that happened."""
    ann.page.get_by_role("log").get_by_role("button").first.click()
    ann.button(ann.say("past-back")).wait_for()


def resize(ann: Reader, size: ViewportSize) -> None:
    """Another screen."""
    ann.page.set_viewport_size(size)
    ann.settles()


def boxes(found: Locator) -> list[FloatRect]:
    """Where these things are, as far as they can be seen."""
    return list(found.evaluate_all(BOXES))


def collisions(one: Locator, other: Locator) -> list[tuple[FloatRect, FloatRect]]:
    """Pairs that lie on one another."""
    assert boxes(one), "nothing to look at"
    return [pair for pair in product(boxes(one), boxes(other)) if _meet(*pair)]


def _meet(one: FloatRect, other: FloatRect) -> bool:
    across = _overlap(one["x"], one["width"], other["x"], other["width"])
    return across and _overlap(one["y"], one["height"], other["y"], other["height"])


def _overlap(start: float, length: float, other: float, its: float) -> bool:
    slack = 1.0
    return start + length > other + slack and other + its > start + slack
