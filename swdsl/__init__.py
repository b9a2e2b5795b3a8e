"""Rules as source code for the board game Small World.

The public surface of the compiler. Generated engine modules use `swdsl.runtime` instead;
everything else may change any day.
"""

from swdsl.diagnostics import Code, Diagnostic, Label, Severity
from swdsl.source import SourceFile, Span

__version__ = "0.1.0"

__all__ = ["Code", "Diagnostic", "Label", "Severity", "SourceFile", "Span", "__version__"]
