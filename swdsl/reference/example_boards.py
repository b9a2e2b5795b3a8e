"""The board of a worked example with everything on it, and the key that says what each counter is."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape

from markupsafe import Markup

from swdsl.drawing import Spots
from swdsl.drawing.counters import Counter, Shape, counter_patterns, draw_counter
from swdsl.drawing.lettering import FONTS
from swdsl.drawing.markup import attribute
from swdsl.model import scenarios as model
from swdsl.model.names import Ref
from swdsl.reference.edition import Edition
from swdsl.reference.example_deeds import Deeds, draw_deeds, picked_races
from swdsl.words import Kind

_PATTERN: Final = "side-"
_TOKEN, _SMALLEST = 38.0, 22.0
_SHAPES: Final = {Kind.RACE: Shape.ROUND, Kind.RELIC: Shape.DIAMOND, Kind.PLACE: Shape.HEXAGON}

Stack = tuple[Counter, int]


def shared_patterns() -> Markup:
    """Return the patterns that all counters of a page use."""
    return Markup(f'<svg class="hidden" aria-hidden="true"><defs>{counter_patterns(_PATTERN)}</defs></svg>')


def over_board(marks: str, spots: Spots, spoken: str) -> Markup:
    """Return what stands on a board as a layer over its picture; `spoken` says the same in words."""
    extent = f"0 0 {spots.width:g} {spots.height:g}"
    return Markup(
        f'<svg viewBox="{extent}" role="img" aria-label="{attribute(spoken)}" font-family="{FONTS}">'
        f"{marks}</svg>"
    )


def on_paper(board: str, marks: str) -> Markup:
    """Return a board and what stands on it as one drawing: paper cannot lay one picture over another.

    Nor do all who print agree on the size of a drawing within a drawing, so the marks are only a group.
    """
    if not board:
        return Markup()
    patterns = f"<defs>{counter_patterns(_PATTERN)}</defs>"
    group = f'<g font-family="{FONTS}">{marks}</g>'
    return Markup(f"{board.rstrip().removesuffix('</svg>')}{patterns}{group}</svg>")


class Table:
    """What stands on the board of one example before anything happens."""

    def __init__(self, edition: Edition, scenario: model.Scenario) -> None:
        self._edition, self._scenario = edition, scenario
        given = scenario.given
        self._plays = {each.race: each for each in given if isinstance(each, model.Plays)}
        self._lying = [each for each in given if isinstance(each, model.Lies)]
        named = [ref for fact in self._lying for ref, _ in _standing(fact)]
        everybody = (*self._plays, *named, *picked_races(scenario))
        races = [ref for ref in everybody if ref.kind is Kind.RACE]
        self._sides = {ref: place for place, ref in enumerate(dict.fromkeys(races))}
        self._counters = _lettered(
            {ref: self._counter(ref) for ref in dict.fromkeys((*named, *picked_races(scenario)))}, edition
        )

    @property
    def is_needed(self) -> bool:
        """Whether the example speaks of any region."""
        return bool(self._lying) or any(map(_speaks_of_regions, self._scenario.scenes))

    def marks(self, spots: Spots) -> str:
        """Draw all counters and what is done, where they belong in the picture of the board."""
        rows = [
            _row([(self._counters[ref], number) for ref, number in _standing(fact)], *spots.rows[fact.region])
            for fact in self._lying
            if fact.region in spots.rows
        ]
        return "".join(rows) + draw_deeds(list(Deeds(self._scenario, spots)), spots, self._sides)

    def key(self) -> Iterator[tuple[Markup, str]]:
        """Yield each counter with what it is; of a race that is played, whose it is."""
        for ref, counter in self._counters.items():
            drawn = draw_counter(counter, 1, 0, 0, 32, _PATTERN)
            small = (
                f'<svg viewBox="-18 -18 36 36" aria-hidden="true" font-family="{escape(FONTS)}">{drawn}</svg>'
            )
            yield Markup(small), self._label(ref)

    def _label(self, ref: Ref) -> str:
        name = self._edition.names.of(self._edition.things[ref])
        played = self._plays.get(ref)
        if played is None:
            return name
        person = self._edition.speaker.player(played.person)
        state = f", {self._edition.words.decline_side.lower()}" if played.declined else ""
        return f"{name} ({person}{state})"

    def _counter(self, ref: Ref) -> Counter:
        look = self._edition.looks.get(ref)
        arms = self._edition.arms.get(ref)
        played = self._plays.get(ref)
        return Counter(
            _SHAPES.get(ref.kind, Shape.SQUARE),
            "",
            self._sides.get(ref),
            (arms.colour if arms else look.colour if look else None) or "#6f5a45",
            (arms.glyph if arms else look.glyph if look else None) or "",
            faded=played is not None and played.declined,
        )


def _speaks_of_regions(scene: model.Scene) -> bool:
    outcomes = scene.every_outcome()
    actions = [each for each in scene.events if isinstance(each, model.Action)]
    actions += [each.action for each in outcomes if isinstance(each, model.Happens | model.May)]
    items = [
        item
        for action in actions
        for part in action.parts
        for item in (part.item, *(each for _, items in part.phrases for each in items))
    ]
    named = any(isinstance(thing, model.Spot) for item in items for thing in item.things)
    return named or any(isinstance(each, model.Lies | model.Holds) for each in outcomes)


def _standing(fact: model.Lies) -> Iterator[tuple[Ref, int]]:
    for held in fact.holdings:
        number = 1 if held.item.number is None else held.item.number
        yield from ((each, number) for each in held.item.things if isinstance(each, Ref) and number > 0)


def _lettered(counters: Mapping[Ref, Counter], edition: Edition) -> dict[Ref, Counter]:
    """Give every counter the first letter of its name, two where that is taken."""
    found: dict[Ref, Counter] = {}
    taken: set[str] = set()
    for ref, each in counters.items():
        name = edition.names.of(edition.things[ref])
        letters = name[:1] if name[:1] not in taken else name[:2]
        taken.add(letters)
        found[ref] = Counter(each.shape, letters, each.side, each.colour, each.glyph, each.faded)
    return found


def _row(stacks: Iterable[Stack], x: float, y: float, room: float) -> str:
    """Set counters side by side, closer together where a region is narrow."""
    every = list(stacks)
    size = max(_SMALLEST, min(_TOKEN, room / max(len(every), 2) - 2))
    pitch = min(size + 4, (room - size) / max(len(every) - 1, 1)) if len(every) > 1 else 0.0
    left = x - pitch * (len(every) - 1) / 2
    return "".join(
        draw_counter(counter, number, left + pitch * place, y, size, _PATTERN)
        for place, (counter, number) in enumerate(every)
    )
