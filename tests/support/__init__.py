"""Helpers that tests of different folders share. No test is in here."""
