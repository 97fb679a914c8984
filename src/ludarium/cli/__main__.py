"""``python -m ludarium.cli`` is ``ludarium``."""

import sys

from ludarium.cli.command import main

sys.exit(main())
