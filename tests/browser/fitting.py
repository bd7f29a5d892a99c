"""What is looked for in a language that nobody speaks: all is in the words, and they fit."""

from __future__ import annotations

from tests.browser import pseudo
from tests.browser.reader import Reader

PEOPLE = ("Ania", "Ann", "Bob", "Cassiopeia", "Eve", "Józef")
SAID = (
    "Shall we?", "One moment, please.", "I have a very good card.", "Or have I?",
    "You never have.", "Bob touches his ear when he bluffs.",
)  # fmt: skip
FILES = ("match.jsonl", "m.jsonl")
DEVICES = ("Chrome, Linux",)
LANGUAGES = ("English", "Français", "Polski", "EN", "FR", "PL")
LISTED = (" and ",)
"""Lists are written by the browser."""
OWN = (*SAID, *FILES, pseudo.BRAND, *PEOPLE, *DEVICES, *LANGUAGES, *LISTED)
"""What is not in our words, the longest first where one is within the other."""

NOTE_VIOLATIONS = """addEventListener('securitypolicyviolation', event =>
    console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`))"""

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
        const uncoded = text.replace(/https?:\\/\\/\\S+/g, '').replace(/\\b[A-Z]{{4,5}}\\b/g, '')
            .replace(/\\b[A-Z]( [A-Z]){{3,4}}\\b/g, '').replace(/\\b[0-9a-f]{{8,}}\\b/g, '')
            .replace(/\\b\\d{{1,2}} [A-Z][a-z]{{2}} \\d{{4}}\\b/g, '');
        const rest = own.reduce((left, one) => left.replaceAll(one, ''), uncoded);
        return /[A-PR-WYZa-pr-wyz]/.test(rest.replace(/\\b[A-Z]\\d{{0,2}}\\b/g, ''));
    }};
    const isDrawn = one => one.parentElement.matches('svg text') && /^([A-Z]|II)$/.test(one.data);
    return [...texts.filter(one => !isDrawn(one)).map(one => one.data.trim()), ...labels]
        .filter(isUntold);
}}"""
"""Letters without an accent, seen or read out. Codes, links, hashes, days and squares are
no words."""

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


def prepare(reader: Reader) -> None:
    """Give a page these words, and report what the policy refuses as an error of the page."""
    reader.page.add_init_script(NOTE_VIOLATIONS)
    pseudo.speak(reader)


def faults_of_words(reader: Reader) -> list[str]:
    """What was never in the words, and what leaves its place when words are longer."""
    return [
        *(f"not in the words: {text}" for text in reader.page.evaluate(UNTOLD, OWN)),
        *(f"cut: {text}" for text in reader.page.evaluate(CUT)),
    ]
