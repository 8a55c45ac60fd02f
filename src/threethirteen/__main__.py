"""``python -m threethirteen`` is ``three-thirteen``."""

import sys

from threethirteen.cli import main

sys.exit(main())
