"""Where a server is to be found: on its own machine, and from others on the network."""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address

EVERYWHERE = "0.0.0.0"  # noqa: S104 - friends on the same network are the point


def here(host: str, port: int) -> str:
    """The address on this machine."""
    return f"http://{'localhost' if host == EVERYWHERE else host}:{port}"


def lan(host: str, port: int) -> str | None:
    """The address for others on the network, if the server listens there and there is a network."""
    if host != EVERYWHERE:
        return None
    address = _own_address()
    return None if address is None else f"http://{address}:{port}"


def _own_address() -> str | None:
    """What this machine would call itself to the world. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def network(asked_by: str) -> str:
    """Count neighbours as one where codes are guessed: an IPv6 network of 48 bits, or an IPv4 /24.

    A tunnel or a rented machine comes with thousands of networks of 64 bits.
    """
    if ":" in asked_by:
        return asked_by[:14]
    return asked_by.rpartition(".")[0] or asked_by


def asker(address: str) -> str:
    """Who counts as one where the number of requests is bounded: a household has a whole /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    mapped = found.ipv4_mapped
    return found.exploded[:19] if mapped is None else str(mapped)
