"""The browser client is built when something it is made of has changed, and only then."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def load(name: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def building(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module at work in a small copy of the project, its programs written down instead of run."""
    module = load("building", ROOT / "web/building.py", monkeypatch)
    for name in ("web/src/App.svelte", "web/package-lock.json", "locales/en/web.ftl", "client/.gitignore"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(module, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(module, "STAMP", tmp_path / "client/stamp.json")
    monkeypatch.setattr(module, "INSTALLED", tmp_path / "web/node_modules/.three-thirteen.json")
    module.steps = []

    def run(*command: str) -> None:
        module.steps.append("build" if command[-1] == "warn" else "install")
        (tmp_path / "web/node_modules").mkdir(exist_ok=True)
        if command[-1] == "warn":
            (tmp_path / "client/index.html").write_text("<!doctype html>", encoding="utf-8")

    monkeypatch.setattr(module, "run", run)
    return module


def built(module: Any) -> list[str]:
    module.steps.clear()
    module.build()
    return list(module.steps)


def test_nothing_is_built_twice(building: Any) -> None:
    assert not building.is_current()
    assert built(building) == ["install", "build"]
    assert building.is_current()
    assert built(building) == []


@pytest.mark.parametrize("name", ["web/src/App.svelte", "locales/en/web.ftl", "web/src/New.svelte"])
def test_a_change_is_built(building: Any, tmp_path: Path, name: str) -> None:
    building.build()
    (tmp_path / name).write_text("changed", encoding="utf-8")
    assert built(building) == ["build"]


@pytest.mark.parametrize(
    "name", ["web/tests/a.test.ts", "web/node_modules/svelte/index.js", "web/.cache/a.json"]
)
def test_what_the_client_is_not_made_of_counts_for_nothing(building: Any, tmp_path: Path, name: str) -> None:
    building.build()
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text("new", encoding="utf-8")
    assert built(building) == []


def test_other_packages_are_installed_first(building: Any, tmp_path: Path) -> None:
    building.build()
    (tmp_path / "web/package-lock.json").write_text("newer", encoding="utf-8")
    assert built(building) == ["install", "build"]


def test_what_was_built_before_goes_and_what_git_keeps_stays(building: Any, tmp_path: Path) -> None:
    (tmp_path / "client/assets").mkdir()
    (tmp_path / "client/assets/old.js").touch()
    (tmp_path / "client/old.html").touch()
    building.build()
    assert {path.name for path in (tmp_path / "client").iterdir()} == {
        ".gitignore",
        "index.html",
        "stamp.json",
    }


def test_half_a_client_is_no_client(building: Any, tmp_path: Path) -> None:
    building.build()
    (tmp_path / "client/index.html").unlink()
    assert not building.is_current()
    (tmp_path / "client/stamp.json").write_text("{", encoding="utf-8")
    assert built(building) == ["build"]


def test_tools_are_added_once(building: Any) -> None:
    building.build()
    building.steps.clear()
    building.install(tools=True)
    building.install(tools=True)
    building.install(tools=False)
    assert building.steps == ["install"]


@pytest.mark.parametrize("current", [True, False])
def test_the_hook_asks_for_node_only_where_it_is_needed(
    current: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    load("building", ROOT / "web/building.py", monkeypatch)
    hook_module = load("hatch_build", ROOT / "hatch_build.py", monkeypatch)
    monkeypatch.setattr(hook_module.building, "is_current", lambda: current)
    hook = hook_module.ClientHook(str(ROOT), {}, None, None, "", "wheel")
    assert bool(hook.dependencies()) is not current


def test_the_lock_file_names_no_registry() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
