"""Names under which a server under test is reached."""

LAN_NAME = "gloaming.test"
"""A name that is no secure context to a browser, like an address on a network."""
