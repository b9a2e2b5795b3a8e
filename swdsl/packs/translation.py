"""The file of a translation: rows that are there stay as they are, and what is missing waits in comments."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from swdsl.packs.wanted import Rehearsal, Wanted

#: A line that waits for its author; without these words it is a row.
TO_DO: Final = "# to do: "
_ALSO: Final = " also needs "
_LANGUAGES: Final = {"fr": "French", "it": "Italian", "ru": "Russian"}


def written(text: str, rehearsal: Rehearsal, language: str, pack: str) -> str:
    """Return a file with the block of a set or map, and in it a line for what is missing."""
    if all(each.is_done for each in rehearsal.names) and not translates(text, language, rehearsal.scope):
        return text
    return _with_block(text if text.strip() else _opening(language, pack), rehearsal, language)


def translates(text: str, language: str, scope: str) -> bool:
    """Whether a file has a block for a set or map in a language."""
    return _start(text.split("\n"), language, scope) is not None


def _start(lines: Sequence[str], language: str, scope: str) -> int | None:
    heading = f"translation {language} for {scope}"
    return next((place for place, line in enumerate(lines) if line.split("#")[0].rstrip() == heading), None)


def _opening(language: str, pack: str) -> str:
    return (
        f"# {_LANGUAGES[language]} names. A line that begins with `{TO_DO.strip()}` waits for you: write the"
        " name, give the\n"
        f"# forms it asks for, and take `{TO_DO.strip()}` away. A name that never changes is `invariable`.\n"
        f"# `swdsl translate {pack} --lang {language}` shows how everything reads, and what is missing.\n"
    )


def _with_block(text: str, rehearsal: Rehearsal, language: str) -> str:
    lines = text.rstrip("\n").split("\n")
    heading = f"translation {language} for {rehearsal.scope}"
    start = _start(lines, language, rehearsal.scope)
    if start is None:
        return "\n".join((*lines, "", heading, *_asked(rehearsal, ()))) + "\n"
    end = next((place for place in range(start + 1, len(lines)) if re.match(r"\S", lines[place])), len(lines))
    kept = [line for line in lines[start + 1 : end] if not _is_answered(line, rehearsal)]
    while kept and not kept[-1].strip():
        kept.pop()
    gap = [""] if end < len(lines) else []
    block = [heading, *kept, *_asked(rehearsal, kept), *gap]
    return "\n".join((*lines[:start], *block, *lines[end:])) + "\n"


def _is_answered(line: str, rehearsal: Rehearsal) -> bool:
    """Whether a waiting line has nothing to wait for, or is only a reminder that is written anew."""
    waiting = line.strip()
    if not waiting.startswith(TO_DO):
        return False
    open_names = [_head(each) for each in rehearsal.names if each.row is None]
    return _ALSO in waiting or not any(waiting.startswith(f"{TO_DO}{head} ") for head in open_names)


def _asked(rehearsal: Rehearsal, kept: Sequence[str]) -> Iterator[str]:
    """Return a line for each name that is missing or lacks forms, unless it waits there already."""
    waiting = [line.strip() for line in kept]
    for each in rehearsal.names:
        if each.is_done or any(line.startswith(f"{TO_DO}{_head(each)} ") for line in waiting):
            continue
        facts = ", ".join(_facts(each))
        if each.row is not None:
            yield f"  {TO_DO}{_head(each)}{_ALSO}{facts}"
        else:
            yield f'  {TO_DO}{_head(each)} "{each.english}"' + (f": {facts}" if facts else "")


def _head(name: Wanted) -> str:
    """Return how the row of a name begins."""
    if name.kind in ("set", "map"):
        return name.kind
    return f"{name.kind} {name.id.replace('.', ' ')}"


def _facts(name: Wanted) -> Iterator[str]:
    if name.genders:
        yield " or ".join(name.genders)
    if name.animate:
        yield "animate (if it is alive)"
    yield from (f'{form} "…"' for form in name.forms)
