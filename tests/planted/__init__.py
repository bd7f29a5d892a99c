"""Faults planted in Bluff, each with the complaint that a law must make of it."""
