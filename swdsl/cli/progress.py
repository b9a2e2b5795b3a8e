"""How far a long command has come: a bar on a terminal, nothing elsewhere."""

import sys
from typing import Self


class Progress:
    """A bar on standard error while a long command works."""

    def __init__(self, what: str, total: float, *, quiet: bool) -> None:
        self._what = what
        self._total = total
        self._shown = sys.stderr.isatty() and not quiet

    def __enter__(self) -> Self:
        if self._shown:
            from rich.console import Console
            from rich.progress import Progress as Bar

            self._bar = Bar(console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task(self._what, total=self._total)
            self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._shown:
            self._bar.stop()

    def reached(self, done: float) -> None:
        """Tell how much is done."""
        if self._shown:
            self._bar.update(self._task, completed=done)
