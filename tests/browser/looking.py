"""What is looked for on every page, whatever it shows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import CDPSession, Error

from tests.browser.pages import AXE
from tests.browser.pseudo import LONGER
from tests.browser.reader import Reader

RUN_AXE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 160)}`))"""

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"

PRESSABLE = "a[href], button, input, select, textarea, summary, [role=button], [tabindex='0']"
"""Everything that is pressed, filled in or reached by the Tab key."""

IN_REACH = f"""const inReach = () => {{
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...modal.querySelectorAll({json.dumps(PRESSABLE)})].filter(one =>
        one.checkVisibility({{visibilityProperty: true}}) && !one.closest('[inert]'));
}};"""

TOO_SMALL = f"""longer => {{
    {IN_REACH}
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lengthened = [];
    while (all.nextNode()) {{
        const node = all.currentNode;
        if (node.data.includes(longer)) lengthened.push([node, node.data]);
    }}
    for (const [node, text] of lengthened) node.data = text.replaceAll(longer, '');
    const LEAST = 43.5;
    const isInText = one => one.matches('p a, li a') && getComputedStyle(one).display === 'inline';
    const boxOf = one => {{
        const shown = one.matches('input.unseen') ? one.closest('label') ?? one : one;
        const box = shown.getBoundingClientRect();
        const after = getComputedStyle(shown, '::after');
        const isWider = after.position === 'absolute' && after.content !== 'none';
        const grown = name => isWider ? parseFloat(after[name]) || 0 : 0;
        return [Math.max(box.width, grown('width')), Math.max(box.height, grown('height'))];
    }};
    const found = inReach().filter(one => !isInText(one) && !one.matches('.skip'))
        .filter(one => boxOf(one).some(side => side < LEAST))
        .map(one => `${{boxOf(one).map(Math.round).join()}}: ${{one.outerHTML.slice(0, 90)}}`);
    for (const [node, text] of lengthened) node.data = text;
    return found;
}}"""
"""What is too small for a finger, with words as short as they are truly."""

KINDS = f"""known => {{
    {IN_REACH}
    const found = new Map();
    for (const one of inReach().filter(one => one !== document.activeElement)) {{
        const kind = `${{one.tagName}} ${{one.type ?? ''}} ${{one.className}}`;
        if (!known.includes(kind) && !found.has(kind)) found.set(kind, one);
    }}
    [...found.values()].forEach((one, number) => one.setAttribute('data-looked', number));
    return [...found.keys()];
}}"""
"""What can have the focus, one of each kind that is not known yet; each of them is marked."""

RING = """number => {
    const one = document.querySelector(`[data-looked="${number}"]`);
    const drawn = [one, one.closest('label'), one.nextElementSibling, one.parentElement];
    return drawn.filter(Boolean).map(part => {
        const style = getComputedStyle(part);
        const {outlineStyle, outlineColor, outlineWidth, boxShadow} = style;
        const outline = outlineStyle === 'none' ? '' : outlineColor + outlineWidth;
        return `${outline} ${boxShadow}`;
    }).join(' | ');
}"""

UNMARK = """() => document.querySelectorAll('[data-looked]').forEach(
    one => one.removeAttribute('data-looked'))"""


class Looking:
    """Looks at one page after the other; what is alike is looked at once."""

    def __init__(self) -> None:
        self._kinds: set[str] = set()

    def faults_of(self, reader: Reader) -> list[str]:
        """All that is wrong with what is on the screen."""
        return [
            *(f"axe: {found}" for found in axe(reader)),
            *(f"sideways by {by} px" for by in [reader.page.evaluate(SIDEWAYS)] if by > 0),
            *(f"too small: {found}" for found in reader.page.evaluate(TOO_SMALL, LONGER)),
            *(f"no focus to be seen: {found}" for found in self._without_a_ring(reader)),
        ]

    def _without_a_ring(self, reader: Reader) -> list[str]:
        """Kinds of things that look with the focus as they do without."""
        page = reader.page
        kinds = page.evaluate(KINDS, sorted(self._kinds))
        if not kinds:
            return []
        session = page.context.new_cdp_session(page)
        try:
            focus = Focus(session)
            shows = {kind: focus.shows(reader, number) for number, kind in enumerate(kinds)}
        finally:
            session.detach()
            page.evaluate(UNMARK)
        self._kinds.update(kind for kind, is_shown in shows.items() if is_shown is not None)
        return [kind for kind, is_shown in shows.items() if is_shown is False]


class Focus:
    """Puts the looks of the focus on things, without a key or a pointer: nobody has stirred."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        for domain in ("DOM", "CSS"):
            session.send(f"{domain}.enable")
        self._root = session.send("DOM.getDocument")["root"]["nodeId"]

    def shows(self, reader: Reader, number: int) -> bool | None:
        """Whether a marked thing looks otherwise with the focus on it.

        Others play on meanwhile: of what is gone nothing can be said, until it comes again.
        """
        marked = f'[data-looked="{number}"]'
        try:
            return self._looks_otherwise(reader, number, marked)
        except Error:
            if reader.page.locator(marked).count() > 0:
                raise
            return None

    def _looks_otherwise(self, reader: Reader, number: int, marked: str) -> bool:
        asked = {"nodeId": self._root, "selector": marked}
        node = self._session.send("DOM.querySelector", asked)["nodeId"]
        before = reader.page.evaluate(RING, number)
        self._force(node, ["focus", "focus-visible", "focus-within"])
        after = reader.page.evaluate(RING, number)
        self._force(node, [])
        return bool(before != after)

    def _force(self, node: Any, states: list[str]) -> None:
        given = {"nodeId": node, "forcedPseudoClasses": states}
        self._session.send("CSS.forcePseudoState", given)


def axe(reader: Reader) -> list[str]:
    """Whatever axe finds, however small."""
    if not reader.page.evaluate("() => 'axe' in window"):
        reader.page.evaluate(AXE.read_text("utf-8"))
    return list(reader.page.evaluate(RUN_AXE))
