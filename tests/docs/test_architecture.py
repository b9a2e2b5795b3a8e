"""The page on the architecture tells the truth: every room once, every module it names where it says."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROOMS: Final = PAGE.split("| Room |")[1].split("\n\n")[0]


def test_every_room_has_one_row() -> None:
    named = re.findall(
        r"`([\w/.]+)`", "\n".join(row.split("|")[1] for row in ROOMS.splitlines() if "`" in row)
    )
    there = [path.name + "/" * path.is_dir() for path in (ROOT / "swdsl").iterdir()]
    rooms = [name for name in there if not name.startswith("_") and name != "py.typed"]
    assert sorted(named) == sorted(rooms)


def test_every_module_it_names_exists() -> None:
    named = re.findall(r"`((?:\w+/)+\w+\.py)`", PAGE)
    assert len(named) > 5
    assert [
        name for name in named if not ((ROOT / "swdsl" / name).is_file() or (ROOT / name).is_file())
    ] == []


def test_what_is_looked_for_is_where_the_page_says() -> None:
    rows = re.findall(r"\| `(\w+)` in `([\w/]+\.py)`", PAGE)
    assert len(rows) > 20
    assert [
        (name, module)
        for name, module in rows
        if not re.search(rf"^def {name}\(", (ROOT / "swdsl" / module).read_text(encoding="utf-8"), re.M)
    ] == []
