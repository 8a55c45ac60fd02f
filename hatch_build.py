"""Puts the built browser client into the wheel, also where the project is installed from a clone or a source package.

Node.js comes as a Python package, and only where no built client is there yet: a wheel or a source package has one.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import building


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ into src/threethirteen/server/client."""

    def dependencies(self) -> list[str]:
        """Node.js, where there is something to build."""
        return [] if building.is_current() else [f"{building.NODE_PACKAGE}>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is there. ``version`` is ``editable`` or ``standard``."""
        building.build()
