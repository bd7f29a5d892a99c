"""How smoothly a page moves: which fields it animates, and how long its frames take."""

from collections.abc import Callable
from statistics import quantiles

from tests.browser.reader import Reader

SMOOTH = {"transform", "translate", "rotate", "scale", "opacity", "filter"}
"""What can move without laying out or painting anything again."""

NOTE_MOTION = """() => {
    const noted = window.noted = {frames: [], moved: {}};
    const about = ['offset', 'computedOffset', 'easing', 'composite'];
    const look = () => document.getAnimations().forEach(one => {
        const name = one.animationName ?? one.transitionProperty ?? 'script';
        const fields = one.effect.getKeyframes().flatMap(Object.keys);
        noted.moved[name] = [...new Set(fields)].filter(field => !about.includes(field));
    });
    document.addEventListener('animationstart', look, true);
    document.addEventListener('transitionrun', look, true);
    let before = performance.now();
    const next = now => { noted.frames.push(now - before); before = now; look();
        if (window.noted === noted) requestAnimationFrame(next); };
    requestAnimationFrame(now => { before = now; requestAnimationFrame(next); });
}"""
HAS_MOVED = """name => window.noted.frames.length >= 60
    && Object.keys(window.noted.moved).some(one => one.endsWith(name))"""
MOTION = "() => { const noted = window.noted; window.noted = null; return noted; }"


def motion(ann: Reader, begin: Callable[[], None], name: str) -> tuple[dict[str, list[str]], float]:
    """Note what is animated until this animation was there, and how long most frames take in ms."""
    ann.page.evaluate(NOTE_MOTION)
    begin()
    ann.page.wait_for_function(HAS_MOVED, arg=name)
    noted = ann.page.evaluate(MOTION)
    return noted["moved"], quantiles(noted["frames"], n=20)[-1]
