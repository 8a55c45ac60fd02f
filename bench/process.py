"""A server as a process of its own, that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading


class Process:
    """``three-thirteen serve`` as a process of its own. ``kill`` is kill -9."""

    def __init__(self, database: str, port: int = 0) -> None:
        self.database = database
        self.port = port
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    def start(self) -> str:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "threethirteen", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", self.database]
        environment = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "",
            "LANGUAGE": "en",
            "THREE_THIRTEEN_LIMITS": "off",
        }
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, line
        address = line.strip().rpartition(" ")[2]
        self.port = int(address.rpartition(":")[2])
        self._reader = threading.Thread(target=self._process.stdout.read, daemon=True)
        self._reader.start()
        return address

    def cpu_seconds(self) -> float:
        """Processor time the server has used so far; 0 where the system does not tell."""
        try:
            assert self._process is not None
            with open(f"/proc/{self._process.pid}/stat", encoding="ascii") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._close()

    def pause(self) -> None:
        """It hangs: nothing is closed, and nothing comes from it until ``resume``."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(30)
        self._close()
        return status

    def _close(self) -> None:
        assert self._process is not None
        if self._reader is not None:
            self._reader.join(10)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
