"""The table on a real terminal: whole sessions at two sizes, recorded as a player sees them."""

import fcntl
import os
import pty
import re
import struct
import sys
import termios
from typing import Final

import pytest

from tests.conftest import Recorded

_COLOUR: Final = re.compile(r"\x1b\[([0-9;]*)m")
_SIZES: Final = {"80x24": (80, 24), "120x40": (120, 40)}
_SAID: Final = (
    *("what fortified", "1", "why 1", "why bald uncle", "why -v herring sea", "1", "undo", "1", "1"),
    *("board", "score", "what burrow hill", "help", "1", "1", "6", "1x1 3x2", "board", "quit"),
)


def session(size: tuple[int, int], said: tuple[str, ...]) -> str:
    """Play on a terminal of this size, and return everything that was written on it."""
    columns, rows = size
    words = ["-m", "swdsl", "play", "--game", "base_2p", "--seed", "1"]
    process, terminal = pty.fork()
    if process == 0:
        here = {
            key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        here |= {"TERM": "xterm-256color"}
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.execve(sys.executable, [sys.executable, *words], here)
    seen, waiting = b"", list(said)
    while True:
        try:
            more = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            break
        seen += more
        if not more:
            break
        if seen.endswith(b"> ") and waiting:
            os.write(terminal, f"{waiting.pop(0)}\n".encode())
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    return seen.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("name", _SIZES)
def test_a_session_is_as_it_was_recorded(name: str, recorded: Recorded) -> None:
    seen = session(_SIZES[name], _SAID)
    recorded(f"session-{name}.txt", _COLOUR.sub("", seen))


@pytest.mark.parametrize("name", _SIZES)
def test_everything_fits_and_players_have_colours(name: str) -> None:
    columns, rows = _SIZES[name]
    seen = session(_SIZES[name], ("1", "1", "board", "quit"))
    plain = _COLOUR.sub("", seen)
    assert max(map(len, plain.split("\n"))) <= columns
    boards = re.findall(r"^ +┌.*?^ +└[─┴]+┘ *$", plain, re.MULTILINE | re.DOTALL)
    assert boards
    assert all(board.count("\n") + 1 <= rows - 3 for board in boards)
    who = re.search(r"\x1b\[([0-9;]*)m(?:\x1b\[[0-9;]*m)*P1 [0-9]", seen)
    assert who is not None
    assert "48;2;11;92;158" in seen  # the blue of the first player, behind the tokens
    for mark in ("Mine", "Cavern", "Magic Source", "Lost Tribe"):
        assert mark in boards[-1] or re.search(rf"^ .*\b[A-Z] {mark}\b", plain, re.MULTILINE), mark
