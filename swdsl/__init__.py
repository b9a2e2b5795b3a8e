"""Rules as source code for the board game Small World.

The public surface of the compiler. Generated engine modules use `swdsl.runtime` instead;
everything else may change any day.
"""

import sys

# Started as `python -m swdsl`, Python looks into the current folder before any other, and that may be a
# stranger's. This is the first line of ours that runs: nothing is imported from there after it.
if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:
    _started = sys.orig_argv[-len(sys.argv)].partition(".")[0]
    if _started == "swdsl" or (_started.startswith("-") and _started.endswith("mswdsl")):
        del sys.path[0]

from swdsl.diagnostics import Code, Diagnostic, Label, Severity
from swdsl.source import SourceFile, Span

__version__ = "0.1.0"

__all__ = ["Code", "Diagnostic", "Label", "Severity", "SourceFile", "Span", "__version__"]
