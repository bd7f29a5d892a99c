"""Tests of the server, against real processes."""
