"""The browser client's own line, store and fold, in Node.js, against a real server: a whole match."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.server.running import serving

BUILDING = Path(__file__).parents[2] / "web" / "building.py"


async def test_the_client_plays_a_match_and_loses_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as service:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(BUILDING),
            *("run", "test", "tests/live.test.ts", "--reporter=verbose"),
            env={**os.environ, "THREE_THIRTEEN_SERVER": service.address, "NO_COLOR": "1"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
    text = said.decode()
    assert process.returncode == 0, text
    assert "1 passed" in text, text
