"""Bots of Shadows: Amsterdam."""
