"""Tests that kill real servers."""
