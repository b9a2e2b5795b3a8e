"""Messages to the studio, which editors and the page send: each gets an answer or a refusal with a code."""

import json
import random
from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from swdsl.languages import LANGUAGE_CODES
from swdsl.studio import HANDLERS, Known, Studio, known_of
from swdsl.studio.tables import Table
from tests.fuzz.mutate import component_mutant, rules_mutant
from tests.fuzz.rules import TABLE
from tests.fuzz.seeds import boxes

MESSAGES: Final = 20
"""Messages of one session."""
_HOME: Final = "rules/winter/w.sw"
_PATHS: Final = (*(_HOME,) * 6, "a.sw", "../a.sw", "")
_NAMES: Final = (
    "ogres",
    "odd_0",
    "base_2p",
    "base",
    "base.ogres",
    "power:flying",
    "wintry",
    "",
    "own_tokens",
    "g1",
)
_ODD: Final[tuple[object, ...]] = (
    *(None, True, -1, 0, 1, 2, 7, 1 << 60, 1.5),
    *("", "\x1b[2J\u202e", "9" * 400, [], {}, [[]], {"a": []}),
)


@cache
def _known() -> Known:
    return known_of(boxes())


def send_messages(number: int) -> int:
    """Send messages to one studio, most of them shaped as they should be; how many it answered."""
    choose = random.Random(number)
    studio, answered = Studio(_known()), 0
    for rules in (_rules(choose), TABLE):
        studio.answer({"do": "open", "files": {_HOME: rules}})
        if studio.answer({"do": "new_game", "table": {"game": "wintry"}})["ok"]:
            break
    for _ in range(MESSAGES):
        text = _damaged(choose, json.dumps(message_mutant(choose)))
        reply = json.loads(studio.answer_text(text))
        assert reply["ok"] or reply["error"]["code"] != "our-mistake", f"{text[:2000]}\n{reply}"
        answered += reply["ok"]
    return answered


def message_mutant(choose: random.Random) -> dict[str, object]:
    """Return a message with fields as its kind has them; some are left out, or hold anything."""
    handler = choose.choice(list(HANDLERS.values()))
    hints = get_type_hints(handler.request, include_extras=True)
    fields = {name.rstrip("_"): _field(choose, name, hint) for name, hint in hints.items()}
    if fields and choose.random() < 0.05:
        del fields[choose.choice(list(fields))]
    return {"do": handler.name, **fields}


def _field(choose: random.Random, name: str, hint: Any) -> object:
    if choose.random() < 0.05:
        return choose.choice(_ODD)
    if name in _WORDS:
        return _WORDS[name](choose)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is UnionType:
        return None if choose.random() < 0.5 else _field(choose, "", arguments[0])
    if origin is tuple:
        return [_field(choose, "", arguments[0]) for _ in range(choose.randrange(3))]
    if origin is dict:
        return {choose.choice(_NAMES): _field(choose, "", arguments[1]) for _ in range(choose.randrange(3))}
    if hint is Table:
        return {"game": choose.choice(("wintry", "wintry", *_NAMES))}
    if hint is bool:
        return choose.random() < 0.5
    if hint is int:
        return choose.choice((0, 1, 2, 3, choose.randrange(60), 1 << 40))
    return choose.choice(_NAMES)


def _rules(choose: random.Random) -> str:
    """Return a text that is often sound, and then has a table to play at."""
    if choose.random() < 0.7:
        return TABLE + component_mutant(choose, "odd_0")
    return rules_mutant(choose.randrange(1 << 40))


_WORDS: Final[Mapping[str, Callable[[random.Random], object]]] = {
    "path": lambda choose: choose.choice(_PATHS),
    "paths": lambda choose: [choose.choice(_PATHS)],
    "text": _rules,
    "files": lambda choose: {choose.choice(_PATHS): _rules(choose)},
    "language": lambda choose: choose.choice((*LANGUAGE_CODES, *LANGUAGE_CODES, "xx")),
    "game": lambda choose: choose.choice(("g1", "g1", "g1", "g2", "")),
    "seats": lambda choose: choose.choice((["human", "greedy"], ["random"], ["planner:20", "human"], [])),
    "bots": lambda choose: choose.choice((["random"], ["greedy", "random"], ["human"])),
    "games": lambda choose: choose.choice((0, 1, 2)),
    "most": lambda choose: choose.choice((0, 1, 5, 50)),
    "choice": lambda choose: choose.randrange(8),
    "step": lambda choose: choose.choice((None, None, 0, 1, 5)),
    "record": lambda choose: choose.choice(("", "{}", '{"game": "wintry"}', "[" * 5000)),
}


def _damaged(choose: random.Random, text: str) -> str:
    if choose.random() > 0.05:
        return text
    at = choose.randrange(len(text))
    return text[:at] + choose.choice(("", '"', "\x00", "{", "\ud7ff")) + text[at + choose.randrange(3) :]
