"""What dev.py promises: it sets up once, says plainly what is missing, and passes the exit status on."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "dev.py"


class Checkout:
    """A copy of dev.py in a folder of its own, with its steps written down instead of taken."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.steps: list[str] = []
        folder.mkdir(parents=True)
        (folder / "dev.py").write_bytes(SOURCE.read_bytes())
        (folder / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
        (folder / "constraints.txt").write_text("", encoding="utf-8")
        self.dev = self.load()
        monkeypatch.setattr(self.dev, "_make_venv", self._make_venv)
        monkeypatch.setattr(self.dev, "_install", self._install)

    def load(self) -> Any:
        spec = spec_from_file_location("dev_in_checkout", self.folder / "dev.py")
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def set_up(self, *, tools: bool = False) -> list[str]:
        """Set up, and tell which steps that took."""
        self.steps.clear()
        self.dev.set_up(tools)
        return list(self.steps)

    def _make_venv(self) -> None:
        self.steps.append("venv")
        self.dev.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        self.dev.PYTHON.touch()

    def _install(self, tools: bool) -> None:
        self.steps.append("tools" if tools else "packages")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path / "three-thirteen", monkeypatch)


def dev(*args: str, folder: Path, source: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(source), *args], cwd=folder, capture_output=True, text=True, check=False
    )


def test_nothing_is_done_twice(checkout: Checkout) -> None:
    assert checkout.set_up() == ["venv", "packages"]
    assert checkout.set_up() == []


def test_tools_are_added_once_and_serve_run_too(checkout: Checkout) -> None:
    checkout.set_up()
    assert checkout.set_up(tools=True) == ["tools"]
    assert checkout.set_up(tools=True) == []
    assert checkout.set_up() == []


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_changed_requirements_are_installed(checkout: Checkout, name: str) -> None:
    checkout.set_up()
    (checkout.folder / name).write_text("# changed\n", encoding="utf-8")
    assert checkout.set_up() == ["packages"]
    assert checkout.set_up() == []


def test_extras_are_installed_when_they_are_new(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.set_up()
    monkeypatch.setattr(checkout.dev, "EXTRAS", "fast")
    assert checkout.set_up() == ["packages"]


def test_another_python_makes_another_venv(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.set_up()
    monkeypatch.setattr(checkout.dev, "VERSION", "3.99")
    assert checkout.set_up() == ["venv", "packages"]


def test_a_moved_checkout_makes_another_venv(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.set_up()
    monkeypatch.setattr(checkout.dev, "ROOT", checkout.folder.rename(checkout.folder.with_name("moved")))
    assert checkout.set_up() == ["venv", "packages"]


def test_a_python_that_went_away_makes_another_venv(checkout: Checkout) -> None:
    checkout.set_up()
    checkout.dev.PYTHON.unlink()
    assert checkout.set_up() == ["venv", "packages"]


def test_a_damaged_stamp_counts_for_nothing(checkout: Checkout) -> None:
    checkout.set_up()
    checkout.dev.STAMP.write_text('{"python"', encoding="utf-8")
    assert checkout.set_up() == ["venv", "packages"]


def test_the_client_is_built_where_it_is_not_up_to_date(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.set_up()
    (checkout.folder / "web").mkdir()
    monkeypatch.setattr(checkout.dev, "_call", lambda command, failure: checkout.steps.append(failure))
    building = checkout.folder / "web/building.py"
    building.write_text("NODE_PACKAGE = 'node'\ndef is_current(): return True\n", encoding="utf-8")
    assert checkout.set_up() == []
    building.write_text("NODE_PACKAGE = 'node'\ndef is_current(): return False\n", encoding="utf-8")
    assert checkout.set_up() == ["installing Node.js failed", "building the browser client failed"]


def interrupted(*args: object) -> None:
    raise KeyboardInterrupt


def test_an_interrupted_installation_goes_on(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.set_up()
    (checkout.folder / "constraints.txt").write_text("# changed\n", encoding="utf-8")
    with monkeypatch.context() as broken:
        broken.setattr(checkout.dev, "_install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            checkout.set_up()
    (checkout.folder / "constraints.txt").write_text("", encoding="utf-8")
    assert checkout.set_up() == ["packages"]  # back to what the last complete set-up had, but half changed


def test_an_interrupted_venv_is_made_anew(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(checkout.dev, "_make_venv", interrupted)
        with pytest.raises(KeyboardInterrupt):
            checkout.set_up()
    checkout.dev.PYTHON.parent.mkdir(parents=True)
    checkout.dev.PYTHON.touch()
    assert checkout.set_up() == ["venv", "packages"]


def test_the_exit_status_is_passed_on_at_once_from_any_folder(checkout: Checkout, tmp_path: Path) -> None:
    checkout.set_up()
    program = checkout.dev.BIN / "three-thirteen"
    program.write_text('#!/bin/sh\necho "$PWD" "$@"\nexit 7\n', encoding="utf-8")
    program.chmod(0o755)
    begun = time.perf_counter()
    done = dev("run", "solve", "3s 3h", folder=tmp_path, source=checkout.folder / "dev.py")
    assert time.perf_counter() - begun < 2
    assert (done.returncode, done.stdout, done.stderr) == (7, f"{tmp_path} solve 3s 3h\n", "")


@pytest.mark.parametrize(("args", "status"), [((), 0), (("--help",), 0), (("walk",), 2)])
def test_help(tmp_path: Path, args: tuple[str, ...], status: int) -> None:
    done = dev(*args, folder=tmp_path)
    assert done.returncode == status
    assert "run `three-thirteen ARGS`" in (done.stderr if status else done.stdout)
    assert ("'walk'" in done.stderr) is (status == 2)


def test_old_pythons_can_read_the_file() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_so() -> None:
    code = f"import runpy, sys; sys.version_info = (3, 9, 1); runpy.run_path({str(SOURCE)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(
        "dev.py: Three Thirteen needs Python 3.11 or newer, and this is Python 3.9 ("
    )
    assert done.stderr.count("\n") == 1


def complaint(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], **parts: Any
) -> str:
    """Run `run` with some parts of dev.py replaced, and return the one thing it says at the end."""
    fresh = checkout.load()
    for name, part in parts.items():
        monkeypatch.setattr(fresh, name, part)
    assert fresh.main(["run"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert not any("Traceback" in line for line in lines)
    return str(lines[-1])


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_missing_venv_names_the_package(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], module: str
) -> None:
    def find_spec(name: str) -> object | None:
        return None if name == module else object()

    said = complaint(checkout, monkeypatch, capsys, find_spec=find_spec)
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert said == (
        f"dev.py: this Python has no {module} module"
        f" (on Debian and Ubuntu: apt install python{version}-venv)."
    )


def failing(output: str) -> Callable[..., subprocess.CompletedProcess[str]]:
    def run(*args: object, **options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, output)

    return run


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (
            "NewConnectionError: [Errno -3] Temporary failure in name resolution",
            "making .venv failed: the package registry cannot be reached."
            " With a network, the same command goes on from here.",
        ),
        (
            "error: no space left on device",
            "making .venv failed (see above). The same command tries again from here.",
        ),
    ],
)
def test_what_failed_is_said_in_one_line(
    checkout: Checkout,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    output: str,
    said: str,
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(subprocess, "run", failing(output))
        assert complaint(checkout, monkeypatch, capsys) == f"dev.py: {said}"


def test_dev_uses_the_standard_library_only() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names
