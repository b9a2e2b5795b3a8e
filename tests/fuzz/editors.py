"""Editors that ask anything of anywhere: an answer, nothing, or a refusal; a place may be long gone."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any, Final

from lsprotocol import types

from swdsl.lsp.answers import FEATURES
from swdsl.lsp.session import Session, diagnostics
from swdsl.studio.message import Refusal
from tests.fuzz.mutate import component_mutant, rules_mutant
from tests.fuzz.rules import TABLE

QUESTIONS: Final = 20
"""Questions about one state of a file."""
_FILE: Final = "rules/w.sw"
_NAMES: Final = ("yeti", "", "a" * 300, "Ж\u202e", "plain_two", "race", '"', "a b", "odd_0", "1", "base.hill")
_ODD: Final = (0, 1, 2, 5, 40, 2_000, 1 << 30, (1 << 31) - 1)
_STRANGE: Final = ("\U0001f409", "\u0301", "\u202e", "\ud7ff", "\u2028", "\t", '"', "a" * 3000)


@cache
def _session(encoding: str) -> Session:
    """Return the session of an editor that counts in such units; its folder is empty."""
    return Session(Path(mkdtemp(prefix="swdsl-fuzz-")), "fr", encoding)


def ask_anything(number: int) -> int:
    """Write one text and ask about it; how many questions were answered."""
    choose = random.Random(number)
    session = _session(choose.choice(("utf-16", "utf-8", "utf-32", "none")))
    session.changed(session.uri_of(_FILE), _text(choose))
    diagnostics(session)
    return sum(_answered(choose, session) for _ in range(QUESTIONS))


def _answered(choose: random.Random, session: Session) -> bool:
    answer: Callable[[Session, Any], Any] = choose.choice(list(FEATURES.values()))[0]
    try:
        return answer(session, _question(choose, session)) is not None
    except Refusal:
        return False


def _question(choose: random.Random, session: Session) -> SimpleNamespace:
    """Return all that any question has; each answer takes what it needs."""
    uri = choose.choice((session.uri_of(_FILE),) * 8 + ("", "file:///", "untitled:1", "file:///%00.sw", "%"))
    return SimpleNamespace(
        text_document=SimpleNamespace(uri=uri),
        position=_position(choose, session),
        range=types.Range(_position(choose, session), _position(choose, session)),
        context=SimpleNamespace(diagnostics=[]),
        new_name=choose.choice(_NAMES),
        query=choose.choice(_NAMES),
    )


def _position(choose: random.Random, session: Session) -> types.Position:
    if choose.random() < 0.2:
        return types.Position(choose.choice(_ODD), choose.choice(_ODD))
    lines = session.studio.project.source(_FILE).text.split("\n")
    line = choose.randrange(len(lines))
    return types.Position(line, choose.randrange(len(lines[line]) + 3))


def _text(choose: random.Random) -> str:
    """Return rules, sound or not, sometimes with signs of which an editor counts more than one."""
    sound = choose.random() < 0.5
    text = TABLE + component_mutant(choose, "odd_0") if sound else rules_mutant(choose.randrange(1 << 40))
    for _ in range(choose.randrange(3)):
        at = choose.randrange(len(text) + 1)
        text = text[:at] + choose.choice(_STRANGE) + text[at:]
    return text
