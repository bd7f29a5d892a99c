"""Gloaming: games whose heart is what you may not see."""

__version__ = "0.1.0"
