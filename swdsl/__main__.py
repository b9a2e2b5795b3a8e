"""`python -m swdsl` is the `swdsl` command."""

import os
import sys

# Python looks into the current folder first when it is started like this, and that folder may be a
# stranger's. What we import lies beside this package, or further on along the path.
if not sys.flags.safe_path:
    sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from swdsl.cli import main

main()
