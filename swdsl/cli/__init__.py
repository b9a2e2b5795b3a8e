"""The command line: the only room that prints.

Each command lives in a module of its own and is imported only when it runs, so that `swdsl --help`
and the quick commands stay quick. Exit codes: 0 fine, 1 findings, 2 misuse,
3 a mistake of ours.
"""

from swdsl.cli.main import main

__all__ = ["main"]
