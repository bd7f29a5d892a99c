"""The server: knows what a game is, and knows no game."""
