"""Attacks over loopback on what keeps the others from playing: memory, time and places."""
