"""Reads what pages promise: their fenced blocks, their links and their headings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md")))

_FENCE: Final = re.compile(r"^(?P<fence>```+)(?P<language>\S*)[ ]*(?P<file>\S*)$")
_HEADING: Final = re.compile(r"^#+ (?P<text>.+)$")
_LINK: Final = re.compile(r"(?<!!)\[[^\]]+\]\((?P<target>[^)\s]+)\)|^!\[[^\]]*\]\((?P<picture>[^)\s]+)\)")

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"')


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, the file it is saved as if its first line names one, and its text."""

    page: str
    line: int
    language: str
    file: str
    heading: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a page, in order."""
    heading, opening, start, body = "", None, 0, list[str]()
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if opening is not None:
            if line == opening["fence"]:
                name = page.relative_to(ROOT).as_posix()
                text = "".join(f"{each}\n" for each in body)
                yield Block(name, start, opening["language"], opening["file"], heading, text)
                opening = None
            else:
                body.append(line)
        elif (fence := _FENCE.match(line)) is not None:
            opening, start, body = fence, number, []
        elif (title := _HEADING.match(line)) is not None:
            heading = title["text"]
    assert opening is None, f"{page}:{start} begins a block that never ends"


def links(page: Path) -> Iterator[str]:
    """Yield where the links and pictures of a page lead, blocks left out."""
    inside = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if inside:
            inside = "" if line == inside else inside
        elif (fence := _FENCE.match(line)) is not None:
            inside = fence["fence"]
        else:
            yield from (match["target"] or match["picture"] for match in _LINK.finditer(line))


def anchors(page: Path) -> set[str]:
    """Return the anchors that a page's headings make, and those it sets itself."""
    text = page.read_text(encoding="utf-8")
    titles = (_HEADING.match(line) for line in text.splitlines())
    made = {re.sub(r"[^\w\- ]", "", title["text"].lower()).replace(" ", "-") for title in titles if title}
    return made | set(_ANCHOR.findall(text))
