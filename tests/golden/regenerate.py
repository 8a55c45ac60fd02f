"""Write the golden files, the client's wire types and the page on the wire anew: ``python3 dev.py golden``."""

from __future__ import annotations

from pathlib import Path

from tests.golden import FOLDER, golden_files, keys, observations, preset_pages
from tests.golden.test_catalogue import CATALOGUE
from tests.golden.test_observations import WIRE
from threethirteen.protocol.page import page
from threethirteen.protocol.typescript import typescript
from threethirteen.server.catalogue import catalogue

WIRE_PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def main() -> None:
    write(FOLDER, {name: text for key in keys() for name, text in golden_files(key)})
    write(observations.FOLDER, dict(observations.observation_files()))
    write(preset_pages.FOLDER, dict(preset_pages.preset_files()))
    WIRE.write_text(typescript(), encoding="utf-8", newline="\n")
    WIRE_PAGE.write_text(page(), encoding="utf-8", newline="\n")
    CATALOGUE.write_bytes(catalogue() + b"\n")


def write(folder: Path, files: dict[str, str]) -> None:
    """Write these files, and remove all others."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{folder.name}: {len(files)} files, {sum(map(len, files.values())):,} bytes")


if __name__ == "__main__":
    main()
