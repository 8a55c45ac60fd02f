"""What all tests share: one PostgreSQL, and how hard hypothesis searches.

`dev` is the rule. `ci` tries the same examples in every run, so that a change is judged by what it changed,
and prints what repeats a failure. `nightly` searches long (`python3 dev.py nightly`).
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from tests.databases import postgresql, postgresql_server, shared_database

__all__ = ["postgresql", "postgresql_server", "shared_database"]

# No deadlines and no complaint about slow examples: other programs may be busy on the same machine.
settings.register_profile("dev", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.register_profile("nightly", settings.get_profile("dev"), max_examples=2000, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")
