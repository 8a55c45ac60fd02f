"""Write the golden records anew: ``python3 dev.py golden``."""

from __future__ import annotations

from tests.golden import FOLDER, golden_files, keys


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    written = {name: text for key in keys() for name, text in golden_files(key)}
    for old in FOLDER.iterdir():
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(written)} files, {sum(map(len, written.values())):,} bytes")


if __name__ == "__main__":
    main()
