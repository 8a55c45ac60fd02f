"""A line to the server that can be cut: a port that passes everything on, until it does not."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator


class Tunnel:
    """Passes bytes between its own port and another one of this machine.

    The server checks that Host and Origin name its own address, so the tunnel's is put for it on the way; both ports
    have as many digits, and what a browser says over a socket is masked.
    """

    def __init__(self, port: int) -> None:
        self._there = port
        self._open = True
        self._lock = threading.Lock()
        self._sockets: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        while len(str(self.port)) != len(str(port)):
            self._door.close()
            self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._answer, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self._door.getsockname()[1])

    def cut(self) -> None:
        """Everything that is connected breaks, and nothing comes through any more."""
        with self._lock:
            self._open = False
            gone, self._sockets = self._sockets, set()
        for one in gone:
            _end(one)

    def mend(self) -> None:
        with self._lock:
            self._open = True

    def close(self) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _answer(self) -> None:
        while True:
            try:
                here, _ = self._door.accept()
            except OSError:
                return
            if not self._open:
                _end(here)
                continue
            there = socket.create_connection(("127.0.0.1", self._there))
            with self._lock:
                self._sockets |= {here, there}
            for one, other, swap in ((here, there, True), (there, here, False)):
                threading.Thread(target=self._pass, args=(one, other, swap), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, swap: bool) -> None:
        mine, wanted = f"127.0.0.1:{self.port}".encode(), f"127.0.0.1:{self._there}".encode()
        with contextlib.suppress(OSError):
            while heard := one.recv(65536):
                other.sendall(heard.replace(mine, wanted) if swap else heard)
        _end(one)
        _end(other)


def _end(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextlib.contextmanager
def tunnel(port: int) -> Iterator[Tunnel]:
    made = Tunnel(port)
    try:
        yield made
    finally:
        made.close()
