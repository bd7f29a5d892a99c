"""Every state in a language that nobody speaks: all is in the words, and longer words fit."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import pseudo
from tests.browser.looking import SIZES, turn
from tests.browser.pages import DESK
from tests.browser.reader import Tongue
from tests.browser.states import JOURNEYS, Journey, walk
from tests.browser.world import World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

PEOPLE = ("Ania", "Ann", "Bob", "Cassiopeia", "Eve", "Józef")
SAID = (
    "Shall we?", "One moment, please.", "I have a very good card.", "Or have I?",
    "You never have.", "Bob touches his ear when he bluffs.",
)  # fmt: skip
FILES = ("match.jsonl", "m.jsonl")
LANGUAGES = ("English", "Français", "Polski", "EN", "FR", "PL")
LISTED = (" and ",)
"""Lists are written by the browser."""
OWN = (*SAID, *FILES, pseudo.BRAND, *PEOPLE, *LANGUAGES, *LISTED)
"""What is not in our words, the longest first where one is within the other."""

TEXTS = """
const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (all.nextNode()) {
    const parent = all.currentNode.parentElement;
    const isShown = parent.checkVisibility({visibilityProperty: true, opacityProperty: true});
    if (isShown && all.currentNode.data.trim() !== '') texts.push(all.currentNode);
}
"""

UNTOLD = f"""own => {{
    {TEXTS}
    const labels = ['aria-label', 'placeholder', 'title', 'alt'].flatMap(name =>
        [...document.querySelectorAll(`body [${{name}}]`)].map(one => one.getAttribute(name)));
    const isUntold = text => {{
        const uncoded = text.replace(/https?:\\/\\/\\S+/g, '').replace(/\\b[A-Z]{{5}}\\b/g, '')
            .replace(/\\b[A-Z]( [A-Z]){{4}}\\b/g, '').replace(/\\b[0-9a-f]{{8,}}\\b/g, '');
        const rest = own.reduce((left, one) => left.replaceAll(one, ''), uncoded);
        return /[A-PR-WYZa-pr-wyz]/.test(rest.replace(/\\b[A-Z]\\d{{0,2}}\\b/g, ''));
    }};
    const isDrawn = one => one.parentElement.matches('svg text') && /^([A-Z]|II)$/.test(one.data);
    return [...texts.filter(one => !isDrawn(one)).map(one => one.data.trim()), ...labels]
        .filter(isUntold);
}}"""
"""Letters without an accent, seen or read out. Codes, links, hashes and squares are no words."""

CUT = f"""() => {{
    {TEXTS}
    const SLACK = 6;
    const isReadOutOnly = one => one.offsetWidth === 1
        || getComputedStyle(one).clipPath === 'inset(50%)';
    const isMeantToBe = one => one !== document.body && (isReadOutOnly(one)
        || one.matches('.skip, .call, [inert]') || isMeantToBe(one.parentElement));
    const isOutside = (rect, box) => rect.left < box.left - SLACK || rect.right > box.right + SLACK;
    const whereCut = (text, rect) => {{
        if (isOutside(rect, {{left: 0, right: innerWidth}})) return 'the screen';
        for (let one = text.parentElement; one !== document.body; one = one.parentElement) {{
            const style = getComputedStyle(one), box = one.getBoundingClientRect();
            const isBox = style.overflowX !== 'visible' || one.matches('button, .tag, .paper');
            if (isBox && style.display !== 'inline' && isOutside(rect, box)) return one.outerHTML;
            const isClipped = ['hidden', 'clip'].includes(style.overflowY);
            if (isClipped && rect.bottom > box.bottom + SLACK) return one.outerHTML;
            if (style.position === 'fixed') return null;
        }}
        return null;
    }};
    const rects = text => {{
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
    }};
    return texts.filter(text => !isMeantToBe(text.parentElement)).flatMap(text => {{
        const cut = rects(text).map(rect => whereCut(text, rect)).find(Boolean);
        return cut ? [`${{text.data.trim().slice(0, 60)}} leaves ${{cut.slice(0, 90)}}`] : [];
    }});
}}"""


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("pseudo") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Tongue:
    return pseudo.write(tmp_path_factory.mktemp("words"))


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.name)
def test_all_is_told_in_words_and_longer_words_fit(
    browser: Browser, calm: RealServer, tmp_path: Path, journey: Journey, tongue: Tongue
) -> None:
    faults = []
    with World(browser, calm, tmp_path, DESK, tongue, pseudo.speak) as world:
        for shown in walk(journey, world):
            for name, size in SIZES.items():
                turn(shown, size)
                untold = shown.reader.page.evaluate(UNTOLD, OWN)
                cut = shown.reader.page.evaluate(CUT)
                faults += [f"{shown.name}, {name}: not in the words: {text}" for text in untold]
                faults += [f"{shown.name}, {name}: cut: {text}" for text in cut]
            turn(shown, SIZES["desk"])
    assert faults == [], json.dumps(faults, indent=1, ensure_ascii=False)
