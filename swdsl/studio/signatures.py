"""The forms of lines, as a reminder while one is written: its parts, and which one the cursor is in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from swdsl.syntax.shapes import first_word

_QUALIFIERS: Final = "also in decline | once per turn | if … | named …"
_EFFECTS: Final = "what happens, then …"


@dataclass(frozen=True, slots=True)
class Form:
    """A line in its parts; `example` can be read as it stands."""

    parts: tuple[str, ...]
    example: str


def _clause(moment: str, example: str) -> Form:
    return Form((moment, _QUALIFIERS, _EFFECTS), example)


_CLAUSES: Final[Mapping[str, Form]] = {
    "always": _clause("always", "always: I may reach any region"),
    "at": _clause("at STEP [of WHO]", "at scoring: gain 1 coin for each hill I hold"),
    "before": _clause("before STEP [of WHO]", "before scoring: gain 1 coin"),
    "after": _clause("after STEP [of WHO]", "after scoring: gain 1 coin"),
    "when": _clause("when WHO DOES WHAT", "when I attack a mountain: cost 1 less"),
    "tokens": Form(("tokens NUMBER", "of NUMBER in the tray"), "tokens 5 of 10"),
    "piece": Form(('piece ID "Name"', "NUMBER", "traits"), 'piece totem "Totem" 3'),
}

FORMS: Final[Mapping[str, Mapping[str, Form]]] = {
    "declaration": {
        **{
            kind: Form((f'{kind} ID "Name"', "like ID"), f'{kind} stone_folk "Stone Folk"')
            for kind in ("race", "power", "relic", "place", "event")
        },
        "term": Form(
            ('term ID ["name"]', "a description of regions"), "term coastal: a land region bordering a sea"
        ),
        "map": Form(
            ('map ID "Name"', "uses SET", "NUMBER players", "NUMBER turns"),
            'map isle "Isle", uses base, 2 players, 10 turns',
        ),
        "game": Form(('game ID "Name"', "like ID"), 'game evening "Our evening"'),
        "scenario": Form(('scenario "What it shows"',), 'scenario "Giants gain for mountains"'),
        "option": Form(
            ('option ID "Question"', 'ID "Answer" or ID "Answer"'),
            'option rain "Does it rain?": no "No" or yes "Yes"',
        ),
        "pack": Form(('pack ID "Name"',), 'pack mine "My pack"'),
    },
    "component_line": _CLAUSES,
    "every_line": {word: form for word, form in _CLAUSES.items() if word not in ("tokens", "piece")},
    "variant_line": {word: form for word, form in _CLAUSES.items() if word not in ("tokens", "piece")},
    "map_line": {},
}
"""By the rule that reads a line and its first word."""


def form_at(text: str, rule: str, cursor: int) -> tuple[Form, int] | None:
    """Return the form of a line, and the part that an offset in it is in."""
    form = FORMS.get(rule, {}).get(first_word(text, 0))
    if form is None:
        return None
    before = text[:cursor]
    last = len(form.parts) - 1
    if form.parts[-1] == _EFFECTS and ":" in before:
        return form, last
    most = last - 1 if form.parts[-1] == _EFFECTS else last
    return form, min(before.count(",") + (":" in before), most)
