"""How well text stands out from what it lies on, also where that is a gradient.

Axe cannot tell there, and leaves it open. Here every colour of the gradient counts, the worst one
decides, and veils are laid over it as the browser lays them.
"""

from __future__ import annotations

from playwright.sync_api import Page

FAINT = """() => {
    const colours = text => [...text.matchAll(/(rgba?|color)\\((?:srgb )?([^)]+)\\)/g)]
        .map(([, kind, inner]) => {
            const [r, g, b, a = 1] = inner.split(/[,\\s/]+/).filter(Boolean).map(Number);
            return kind === 'color' ? {r: 255 * r, g: 255 * g, b: 255 * b, a} : {r, g, b, a};
        });
    const over = (top, below) => ({
        r: top.r * top.a + below.r * (1 - top.a),
        g: top.g * top.a + below.g * (1 - top.a),
        b: top.b * top.a + below.b * (1 - top.a),
        a: 1,
    });
    const light = ({r, g, b}) => [r, g, b].map(part => part / 255)
        .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0);
    const ratio = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + .05) / (low + .05);
    };
    const layer = style => {
        const drawn = style.backgroundImage.includes('gradient')
            ? colours(style.backgroundImage) : [];
        return drawn.length > 0 ? drawn : colours(style.backgroundColor);
    };
    const grounds = element => {
        const veils = [];
        for (let at = element; at !== null; at = at.parentElement) {
            const found = layer(getComputedStyle(at)).filter(({a}) => a > 0);
            if (found.length === 0) continue;
            if (found.some(({a}) => a < 1)) { veils.unshift(found); continue; }
            return veils.reduce((below, veil) =>
                below.flatMap(one => veil.map(top => over(top, one))), found);
        }
        return null;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint = {};
    let judged = 0;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        const isRead = text.textContent.trim() !== '' && element.checkVisibility({
            opacityProperty: true, visibilityProperty: true,
        }) && element.closest('svg, .unseen, script, style, [aria-disabled="true"]') === null;
        const ground = isRead ? grounds(element) : null;
        if (ground === null) continue;
        judged += 1;
        const style = getComputedStyle(element);
        const [ink] = colours(style.color);
        const size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const worst = Math.min(...ground.map(one => ratio(over(ink, one), one)));
        if (worst >= (isLarge ? 3 : 4.5)) continue;
        const name = `${element.localName}.${element.className} ${style.color}`;
        faint[name] = `${worst.toFixed(2)} ${text.textContent.trim().slice(0, 40)}`;
    }
    return [judged, faint];
}"""


def faint_texts(page: Page) -> dict[str, str]:
    """Texts that stand out too little, with how much they do."""
    judged, found = page.evaluate(FAINT)
    assert judged > 0, "nothing was found to read"
    return dict(found)
