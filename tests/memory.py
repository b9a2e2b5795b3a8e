"""How much memory this program has had at its most."""

import re
from pathlib import Path
from typing import Final

_STATUS: Final = Path("/proc/self/status")
_FORGET: Final = Path("/proc/self/clear_refs")


def most_kilobytes() -> int:
    """Return the most memory this process has held since its program began, or since it forgot.

    `getrusage` does not tell it: its figure is inherited from whoever started the process, so that a small
    program looks as large as the test runner it came from.
    """
    found = re.search(r"^VmHWM:\s+(\d+) kB$", _STATUS.read_text(encoding="ascii"), re.MULTILINE)
    assert found, "this system does not tell how much memory a process has had"
    return int(found[1])


def begin_anew() -> int:
    """Forget the most there has been, so that what comes is measured alone; return what is held now."""
    _FORGET.write_text("5", encoding="ascii")
    return most_kilobytes()
