"""Where the data lies: recipes, and the motifs, places and poses that they are made of."""

from pathlib import Path

HERE = Path(__file__).resolve().parent

RECIPES = HERE / "recipes"
MOTIFS = HERE / "motifs"
PLACES = HERE / "places"
POSES = HERE / "poses"
PALETTES = HERE / "palettes.toml"
ICONS = HERE / "icons"
"""Which icons are fetched, pinned; what is fetched lies there too, and is not committed."""
