"""What people wear on their heads, drawn about the middle of a head that looks to the right."""

from typing import Literal

Hat = Literal[
    "fedora", "top", "cap", "police", "beanie", "hood", "wide", "mask",
    "bun", "longhair", "curly", "none",
]  # fmt: skip

SHORT = '<path d="M-20,2 C-24,-24 -4,-30 8,-26 C2,-18 -10,-14 -12,0Z" fill="$hair"/>'

CURLS = ((-18, 0), (-18, -14), (-8, -24), (6, -26), (16, -18))

HAIR: dict[str, str] = {
    "bun": (
        '<path d="M-20,0 C-24,-30 14,-36 20,-12 C8,-18 -6,-14 -10,2 C-12,10 -18,10 -20,0Z"'
        ' fill="$hair"/><circle cx="-20" cy="-20" r="11" fill="$hair"/>'
    ),
    "longhair": (
        '<path d="M-18,34 C-34,10 -30,-30 2,-30 C18,-30 22,-16 20,-10'
        ' C6,-18 -4,-10 -6,4 C-8,18 -6,30 -18,34Z" fill="$hair"/>'
    ),
    "curly": "".join(f'<circle cx="{x}" cy="{y}" r="10" fill="$hair"/>' for x, y in CURLS),
}

BAND = '<path d="M-20,-18 Q0,-26 20,-18 v6 Q0,-20 -20,-12Z" fill="$band"/>'

HATS: dict[str, str] = {
    "fedora": (
        '<path d="M-34,-12 q34,-14 66,0 q-4,8 -32,4 q-28,2 -34,-4Z" fill="$hatc"/>'
        '<path d="M-20,-13 C-20,-40 -8,-42 0,-36 C10,-42 20,-36 20,-13 Q0,-20 -20,-13Z"'
        f' fill="$hatc"/>{BAND}'
    ),
    "top": (
        '<path d="M-30,-14 q30,-10 60,0 q-4,7 -30,4 q-26,3 -30,-4Z'
        ' M-18,-14 L-20,-56 h40 L18,-14 Q0,-20 -18,-14Z" fill="$hatc"/>'
        '<path d="M-18,-24 h37 v8 Q0,-22 -18,-16Z" fill="$band"/>'
    ),
    "cap": (
        '<path d="M-22,-8 C-22,-32 16,-34 20,-12 L36,-8 q-2,6 -18,4 Q-2,-14 -22,-6Z" fill="$hatc"/>'
    ),
    "police": (
        '<path d="M-22,-10 C-30,-30 -6,-38 8,-36 C24,-34 28,-22 20,-10 L34,-6 q-6,6 -16,2'
        ' Q0,-14 -22,-8Z" fill="$hatc"/><circle cx="10" cy="-22" r="5" fill="#ffd24a"/>'
    ),
    "beanie": (
        '<path d="M-22,-8 C-24,-38 20,-38 20,-10 Q0,-18 -22,-8Z" fill="$hatc"/>'
        '<circle cy="-36" r="6" fill="$band"/>'
    ),
    "hood": (
        '<path d="M-26,20 C-34,-20 -14,-40 8,-36 C20,-32 22,-20 18,-16 C4,-20 -6,-8 -6,10'
        ' C-8,20 -18,26 -26,20Z" fill="$coat"/>'
    ),
    "wide": (
        '<path d="M-54,-6 q54,-26 104,0 q-20,8 -52,4 q-36,6 -52,-4Z" fill="$hatc"/>'
        f'<path d="M-20,-13 C-18,-36 18,-36 20,-13 Q0,-18 -20,-13Z" fill="$hatc"/>{BAND}'
    ),
    "mask": (
        '<path d="M-20,-10 C0,-18 14,-16 21,-8 L22,2 C10,6 -6,4 -20,2Z" fill="#14141c"/>'
        '<circle cx="10" cy="-3" r="3.4" fill="#fff"/>'
    ),
}
