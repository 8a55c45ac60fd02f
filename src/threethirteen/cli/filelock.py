"""An exclusive lock on a file, let go by the system when its holder dies, so that a crash leaves nothing locked."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path


class FileLock:
    """Held from ``acquire`` to ``release``. The file stays behind, empty, unless ``release`` is to remove it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def acquire(self) -> bool:
        """True when the lock is ours now; False when another program, or another part of this one, holds it."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    def release(self, *, remove: bool = False) -> None:
        """Let go; with ``remove`` the file goes too. May be called twice."""
        if self._file is None:
            return
        if remove and sys.platform != "win32":
            self._path.unlink(missing_ok=True)
        os.close(self._file)  # the lock goes with the last file open on it
        self._file = None
        if remove and sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
