"""Tests in real Chromium against a real server."""
