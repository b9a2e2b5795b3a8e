"""Boards that came to rest before: where their nodes lie, so that nobody waits for the official ones.

To relax a board takes seconds. What comes of it depends on nothing but its web, so it can be kept: files in
`settled/` hold the official boards, each under the checksum of its web. A test makes them anew and compares.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files

from swdsl.drawing.threads import Places
from swdsl.drawing.web import Web

Flip = tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class Settled:
    """A board at rest: its nodes, the ways of its rim corners, and whether it is drawn mirrored."""

    places: Places
    starts: list[float]
    flip: Flip

    def as_text(self) -> str:
        """Everything that is kept, digit by digit."""
        kept = {"flip": self.flip, "starts": self.starts, "x": self.places.x, "y": self.places.y}
        return json.dumps(kept, indent=0) + "\n"


def name_of(web: Web) -> str:
    """The name of the file that a web would have."""
    whole = json.dumps([web.regions, web.tail, web.corner, web.walks])
    return f"{sha256(whole.encode()).hexdigest()[:16]}.json"


@lru_cache(maxsize=32)
def kept(name: str) -> Settled | None:
    """What is kept under a name, if anything is."""
    file = files("swdsl.drawing") / "settled" / name
    if not file.is_file():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    across, down = told["flip"]
    return Settled(Places(told["x"], told["y"]), told["starts"], (across, down))
