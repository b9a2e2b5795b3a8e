"""`python -m swdsl` is the `swdsl` command."""

import sys

# Started like this, Python looks into the current folder first, and that folder may be a stranger's.
if not sys.flags.safe_path:
    del sys.path[0]

from swdsl.cli import main

main()
