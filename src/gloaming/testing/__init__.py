"""The testing kit for any game: stories, random matches, laws and goldens."""

from gloaming.testing.broken import LawBrokenError
from gloaming.testing.matches import Match, Moment, known, play_at_random, table_moments
from gloaming.testing.stories import Story, story

__all__ = [
    "LawBrokenError", "Match", "Moment", "Story",
    "known", "play_at_random", "story", "table_moments",
]  # fmt: skip
