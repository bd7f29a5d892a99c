"""Limits for servers under test."""

from dataclasses import fields

from gloaming.server.limits import Limits

UNLIMITED = Limits(**{field.name: 1e9 for field in fields(Limits)})
"""For tests whose subject is not a limit."""
