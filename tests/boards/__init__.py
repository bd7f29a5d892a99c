"""Boards without matches: one page, any state at once, no server and no bots."""
