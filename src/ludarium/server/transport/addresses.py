"""Where the house listens, and by which addresses others reach it."""

import errno
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from ludarium.server.errors import NotReady
from ludarium.server.settings import Settings

PORT: Final = 8710
EVERYWHERE: Final = ("0.0.0.0", "::")
# Nothing is sent to these: connecting a datagram socket only asks the system which way it would take. The first
# is the way to the internet, the others those of private networks that have a way of their own.
FAR: Final = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "100.64.0.1")
FAR_6: Final = ("2001:db8::1",)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Without a port it is the usual one, or any other if somebody has that."""
    if port > 65535:
        raise NotReady("house-no-such-port", {"port": str(port)})
    if not port:
        with suppress(NotReady):
            return listen(host, PORT)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    dual = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=dual)
    except socket.gaierror:
        raise NotReady("house-no-such-host", {"host": host}) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise NotReady("house-port-taken", {"port": str(port)}) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise NotReady("house-port-forbidden", {"port": str(port)}) from None
        raise NotReady("house-no-such-host", {"host": host}) from None


def own_address(host: str, port: int) -> str:
    """What a browser on this computer opens."""
    return address("127.0.0.1" if host in EVERYWHERE else host, port)


def address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def links(settings: Settings) -> list[str]:
    """What others open, the likeliest first; nothing if only this computer can."""
    if settings.public_url:
        return [settings.public_url]
    if settings.host in EVERYWHERE:
        return [address(host, settings.port) for host in network_hosts(settings.host == "::")]
    if not settings.host or is_local(settings.host):
        return []
    return [address(settings.host, settings.port)]


def is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def network_hosts(six: bool = False) -> list[str]:
    """The addresses of this computer in its networks."""
    found = [way_to(far, socket.AF_INET) for far in FAR]
    if six:
        found += [way_to(far, socket.AF_INET6) for far in FAR_6]
    if not any(found):  # no way leads out: what this computer calls itself may still be known around it
        with suppress(OSError):
            found = [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [host for host in dict.fromkeys(found) if host and not is_local(host)]


def way_to(far: str, family: socket.AddressFamily) -> str:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return ""


def read_public_url(text: str) -> str:
    """An address as browsers name it: scheme, host and perhaps a port; the page needs a host of its own."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise NotReady("house-public-url") from None
    host = parts.hostname or ""
    plain = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    readable = host.isascii() and host.isprintable() and " " not in host
    if parts.scheme not in ("http", "https") or not host or not plain or not readable:
        raise NotReady("house-public-url")
    usual = {"http": 80, "https": 443}[parts.scheme]
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, usual) else f":{port}")
