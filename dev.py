"""Sets the project up in .venv, then runs, checks or tests it. `python3 dev.py` prints the commands.

Only the standard library may be imported here, and old Pythons must be able to read the file (no newer
syntax), so that they can say what is wrong instead of showing a syntax error.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "dev.py: Three Thirteen needs Python 3.11 or newer, and this is Python "
        + ".".join(map(str, sys.version_info[:2]))
        + f" ({sys.executable})."
    )

import hashlib
import json
import os
import shutil
import subprocess
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NoReturn

HELP = """\
python3 dev.py COMMAND [ARGS…]

  run [ARGS…]         run `three-thirteen ARGS`
  test [ARGS…]        the linters, then the tests, those in a browser last; ARGS go to pytest
  check               the linters alone
  nightly [ARGS…]     the slow searches; ARGS go to pytest
  golden              write the golden files of tests/golden, docs/presets and docs/protocol.md anew
  bench [ARGS…]       the benchmarks
  web [ARGS…]         the browser client from its sources, changed while one watches; ARGS go to Vite. It expects
                      a server, `python3 dev.py run serve`, beside it
  lock                write constraints.txt anew, with the newest versions

Each command first sets the project up in .venv, where that is not done yet."""

VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "three-thirteen.json"
BUILDING = ROOT / "web" / "building.py"

# The optional features that `run` and the tests have, as in `pip install three-thirteen[fast]`.
EXTRAS = ""

# As tests/browser/chromium.py looks for it.
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

TOO_FEW_TESTS = 5  # pytest's exit status where nothing was selected

# Words in the complaints of pip and uv that tell a network out of reach from a package out of order.
NETWORK_WORDS = (
    "dns error",
    "connect",  # "failed to connect", "connection refused", "NewConnectionError", …
    "timed out",
    "timeout",
    "resolution",
    "resolve host",
    "unreachable",
    "error sending request",
    "failed to fetch",
    "enotfound",  # as npm says it
    "eai_again",
    "certificate",
    "proxy",
)


class SetupError(Exception):
    """The project could not be set up; the text says why, in one line."""


# Setting up -------------------------------------------------------------------------------------------------


def set_up(tools: bool) -> None:
    """Make .venv fit for use, with the development tools if asked for; do nothing where it is already so.

    The stamp is cut down before anything changes, and completed last. So a set-up that was interrupted is known
    by what is missing in its stamp, and goes on from there.
    """
    python = f"{VERSION} in {ROOT}"
    packages = _digest(ROOT / "pyproject.toml", ROOT / "constraints.txt", EXTRAS)
    stamp = _read_stamp()
    made = stamp.get("python") == python and PYTHON.exists()
    if made and stamp.get("packages") == packages and (stamp.get("tools") or not tools):
        _build_client()
        return
    if not made:
        _make_venv()
        _write_stamp({"python": python})
    _say("installing the packages" + (" and the development tools" if tools else ""))
    _write_stamp({"python": python})
    _install(tools)
    _write_stamp({"python": python, "packages": packages, "tools": tools})


def _make_venv() -> None:
    for module in ("venv", "ensurepip"):
        if find_spec(module) is None:
            raise SetupError(
                f"this Python has no {module} module (on Debian and Ubuntu: apt install python{VERSION}-venv)"
            )
    _say("making .venv")
    # In the project's own .venv, the Python below it must make the new one: the old one is about to go.
    base = getattr(sys, "_base_executable", None) or sys.executable
    STAMP.unlink(missing_ok=True)
    _call([base, "-m", "venv", "--clear", str(VENV)], "making .venv failed")


def _install(tools: bool) -> None:
    pins = str(ROOT / "constraints.txt")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--retries", "1", "--disable-pip-version-check"]
    _call([*pip, "--constraint", pins, "uv"], "installing uv failed")
    uv = _uv()
    # before the project itself, whose installation would otherwise fetch a Node.js of its own to build the client
    _build_client()
    what = ["--editable", f".[{EXTRAS}]" if EXTRAS else "."]
    if tools:
        what += ["--group", "dev"]
    _call([*uv, "--constraints", pins, "--build-constraints", pins, *what], "installing the packages failed")


def _build_client() -> None:
    """Build the browser client, where web/ has changed since that was done."""
    if not BUILDING.exists():
        return
    spec = spec_from_file_location("building", BUILDING)
    assert spec is not None
    assert spec.loader is not None
    building = module_from_spec(spec)
    spec.loader.exec_module(building)
    if building.is_current():
        return
    _say("building the browser client")
    pins = str(ROOT / "constraints.txt")
    _call([*_uv(), "--constraints", pins, building.NODE_PACKAGE], "installing Node.js failed")
    _call([str(PYTHON), str(BUILDING), "build"], "building the browser client failed")


def _uv() -> list[str]:
    return [str(PYTHON), "-m", "uv", "pip", "install", "--quiet", "--python", str(PYTHON)]


def _call(command: list[str], failure: str) -> None:
    """Run a quiet step of the set-up; what it printed is shown only where it failed in an unknown way."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if done.returncode == 0:
        return
    if any(word in done.stdout.lower() for word in NETWORK_WORDS):
        raise SetupError(
            f"{failure}: the package registry cannot be reached."
            " With a network, the same command goes on from here"
        )
    sys.stderr.write(done.stdout.rstrip() + "\n")
    raise SetupError(f"{failure} (see above). The same command tries again from here")


def _digest(*parts: Path | str) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        digest.update(b"\0")
    return digest.hexdigest()


def _read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _write_stamp(stamp: dict[str, object]) -> None:
    part = STAMP.with_suffix(".part")
    part.write_text(json.dumps(stamp), encoding="utf-8")
    part.replace(STAMP)


def _say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


# Commands ---------------------------------------------------------------------------------------------------


def run(args: list[str]) -> int:
    set_up(tools=False)
    _become([str(BIN / "three-thirteen"), *args])


def test(args: list[str]) -> int:
    set_up(tools=True)
    os.chdir(ROOT)
    status = _lint()
    if status:
        return status
    for name, script in (("vitest", ["test", "--reporter=dot"]), ("the client's size", ["budget"])):
        _say(name)
        status = subprocess.call([str(PYTHON), str(BUILDING), "run", *script])
        if status:
            return status
    _say("pytest")
    status = subprocess.call([str(PYTHON), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *args])
    if status not in (0, TOO_FEW_TESTS):
        return status
    # in a process of its own: Playwright leaves a running event loop behind
    if not args:
        _get_browser()
    _say("pytest, in a browser")
    # two at a time, each with a browser and a server of its own: more of them get in each other's way
    select = ["-m", "browser", "-n", "2", "--dist", "worksteal"]
    in_browser = subprocess.call([str(PYTHON), "-m", "pytest", *select, *(args or ["tests/browser"])])
    return status if in_browser == TOO_FEW_TESTS else in_browser


def _get_browser() -> None:
    """Have Chromium, which the browser tests drive: Debian's own, since Playwright's are not to be had everywhere."""
    if any(shutil.which(name) for name in BROWSERS):
        return
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise SetupError("the browser tests need Chromium (on Debian and Ubuntu: apt install chromium)")
    _say("installing Chromium")
    _call([apt, "update"], "reading the list of packages failed")
    _call([apt, "install", "--yes", "--no-install-recommends", "chromium"], "installing Chromium failed")


def check(args: list[str]) -> int:
    set_up(tools=True)
    os.chdir(ROOT)
    return _lint()


def nightly(args: list[str]) -> int:
    set_up(tools=True)
    os.chdir(ROOT)
    select = ["-m", "nightly", "--hypothesis-profile", "nightly"]
    status = subprocess.call([str(PYTHON), "-m", "pytest", "-n", "auto", *select, *args])
    return 0 if status == TOO_FEW_TESTS else status


def golden(args: list[str]) -> int:
    set_up(tools=True)
    os.chdir(ROOT)
    _become([str(PYTHON), "-m", "tests.golden.regenerate", *args])


def bench(args: list[str]) -> int:
    set_up(tools=True)
    os.chdir(ROOT)
    _become([str(PYTHON), "-m", "bench", *args])


def web(args: list[str]) -> int:
    set_up(tools=True)
    _become([str(PYTHON), str(BUILDING), "run", "dev", *args])


def lock(args: list[str]) -> int:
    set_up(tools=True)
    os.chdir(ROOT)
    command = [str(PYTHON), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--upgrade"]
    command += ["--python-version", "3.11", "--all-extras", "--group", "dev", "--no-header"]
    _call([*command, "--output-file", "constraints.txt", "pyproject.toml"], "writing constraints.txt failed")
    return 0


def _lint() -> int:
    """Run every linter, also after one complained: better to see it all at once."""
    parts = ("src", "tests", "bench", "dev.py", "hatch_build.py", "web/building.py")
    typed = [part for part in parts if (ROOT / part).exists()]
    failed = []
    for name, command in (
        ("ruff check", [str(PYTHON), "-m", "ruff", "check", "--quiet", "."]),
        ("ruff format", [str(PYTHON), "-m", "ruff", "format", "--check", "--quiet", "--diff", "."]),
        ("mypy", [str(PYTHON), "-m", "mypy", "--no-error-summary", *typed]),
        ("import-linter", [str(BIN / "lint-imports")]),
        ("svelte-check", [str(PYTHON), str(BUILDING), "run", "check"]),
        ("eslint", [str(PYTHON), str(BUILDING), "run", "lint"]),
    ):
        _say(name)
        if name in ("import-linter", "svelte-check"):
            # Their banners and lists are of interest only where something is wrong.
            done = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
            )
            status = done.returncode
            if status:
                sys.stderr.write(done.stdout)
        else:
            status = subprocess.call(command)
        if status:
            failed.append(name)
    if failed:
        _say("not content: " + ", ".join(failed))
    return 1 if failed else 0


def _become(command: list[str]) -> NoReturn:
    """Hand over to a program, its exit status included."""
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(command[0], command)


COMMANDS = {
    "run": run,
    "test": test,
    "check": check,
    "nightly": nightly,
    "golden": golden,
    "bench": bench,
    "web": web,
    "lock": lock,
}


def main(args: list[str]) -> int:
    if not args or args[0] in ("help", "-h", "--help"):
        print(HELP)
        return 0
    if args[0] not in COMMANDS:
        print(f"dev.py: there is no command {args[0]!r}.\n\n{HELP}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[args[0]](args[1:])
    except SetupError as error:
        _say(f"{error}.")
    except OSError as error:
        _say(f"{error.strerror}: {error.filename}." if error.strerror else f"{error}.")
    except KeyboardInterrupt:
        _say("interrupted. The same command goes on from here.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
