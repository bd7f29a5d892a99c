"""Which pack a table plays with: a game's own things, or what the owner of a server has added."""

from __future__ import annotations

from typing import Annotated

import msgspec

OWN = "own"
"""What the game brings itself."""

PackId = Annotated[str, msgspec.Meta(pattern=r"^(own|[0-9a-f]{10})\Z")]
"""An option of this type may be any pack that a server has. Rules go by nothing that is in one."""
