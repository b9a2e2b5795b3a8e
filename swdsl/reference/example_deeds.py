"""What happens in a worked example, as arrows on its board: who goes where, at what cost, and may they."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import Final

from swdsl.drawing import Spots
from swdsl.drawing.counters import COLOURS, INK, PAPER
from swdsl.model import scenarios as model
from swdsl.model.names import Ref
from swdsl.words import Kind, Value
from swdsl.words_of_examples import Verb

_FREE: Final = "#5a4a3c"
_YES, _NO = "#1d7a3d", "#b3261e"
_STARTS, _STOPS = 24.0, 30.0  # how far from the counters an arrow begins and ends
_COMES_IN: Final = 70.0  # how far to the side the arrow of somebody who enters the board begins
_RIM: Final = 12.0


@dataclass(frozen=True, slots=True)
class Deed:
    """A step on the board, from a region (none: from outside) to a region, by a race (none: by a piece)."""

    number: int
    race: Ref | None
    source: str | None
    target: str
    cost: int | None
    allowed: bool


class Deeds:
    """Follows an example from its position through its scenes."""

    def __init__(self, scenario: model.Scenario, spots: Spots) -> None:
        self._scenario, self._spots = scenario, spots
        self._neighbours = scenario.board.neighbours()
        self._held: dict[Ref, list[str]] = {}
        for fact in scenario.given:
            if isinstance(fact, model.Lies):
                for held in fact.holdings:
                    for thing in held.item.things:
                        if isinstance(thing, Ref):
                            self._held.setdefault(thing, []).append(fact.region)

    def __iter__(self) -> Iterator[Deed]:
        """Yield what is done to regions that the picture has, in order."""
        for number, scene in enumerate(self._scenario.scenes, 1):
            outcomes = scene.every_outcome()
            refused = any(isinstance(each, model.Refused) for each in outcomes)
            costs = (each.number for each in outcomes if isinstance(each, model.ValueIs) and _is_cost(each))
            cost = next(costs, None)
            actions = [each for each in scene.events if isinstance(each, model.Action)]
            steps = [(each, cost, not (refused and each is actions[-1])) for each in actions]
            steps += [(each.action, None, each.possible) for each in outcomes if isinstance(each, model.May)]
            for action, price, allowed in steps:
                for source, target in self._moves(action):
                    price_of = price if action.verb in (Verb.ATTACK, Verb.CONQUER) else None
                    race = self._race(action)
                    yield Deed(number, race, source, target, price_of, allowed)
                    if allowed and race is not None and action in actions:
                        self._held.setdefault(race, []).append(target)

    def _moves(self, action: model.Action) -> Iterator[tuple[str | None, str]]:
        match action.verb:
            case Verb.ATTACK | Verb.CONQUER:
                for part in action.parts:
                    for target in self._regions(part.item):
                        yield self._from(action, target), target
            case Verb.MOVE | Verb.PLACE | Verb.PUT | Verb.REDEPLOY:
                for part in action.parts:
                    sources = [each for item in part.after("from") for each in self._regions(item)]
                    targets = [each for item in part.after("to", "in", "on") for each in self._regions(item)]
                    yield from ((source, target) for source in sources[:1] for target in targets)
            case _:
                return

    def _regions(self, item: model.Item) -> list[str]:
        spots = (thing.id for thing in item.things if isinstance(thing, model.Spot))
        return [each for each in spots if each in self._spots.rows]

    def _race(self, action: model.Action) -> Ref | None:
        """Return the race that acts: the one it is done with, else the active one of whoever acts."""
        named = [thing for part in action.parts for item in part.after("with") for thing in item.things]
        races = [each for each in named if isinstance(each, Ref) and each.kind is Kind.RACE]
        played = [
            each.race
            for each in self._scenario.given
            if isinstance(each, model.Plays) and each.person == action.actor and not each.declined
        ]
        return next(iter((*races, *played, *picked_races(self._scenario, action.actor))), None)

    def _from(self, action: model.Action, target: str) -> str | None:
        """Return the nearest region next to the target where the attacker stands, if there is one."""
        by = self._race(action) if isinstance(action.actor, str) else action.actor
        held = self._held.get(by, ()) if by is not None else ()
        near = [each for each in self._neighbours[target] if each in held and each in self._spots.rows]
        return min(near, key=lambda each: self._distance(each, target), default=None)

    def _distance(self, one: str, other: str) -> float:
        (x1, y1, _), (x2, y2, _) = self._spots.rows[one], self._spots.rows[other]
        return hypot(x1 - x2, y1 - y2)


def picked_races(scenario: model.Scenario, person: str | Ref | None = None) -> Iterator[Ref]:
    """Yield the races that are picked in an example, by somebody or by anybody."""
    for scene in scenario.scenes:
        for event in scene.events:
            if isinstance(event, model.Action) and event.verb is Verb.PICK and person in (None, event.actor):
                things = (thing for part in event.parts for thing in part.item.things)
                yield from (each for each in things if isinstance(each, Ref) and each.kind is Kind.RACE)


def _is_cost(outcome: model.ValueIs) -> bool:
    return outcome.value is Value.COST


def draw_deeds(deeds: list[Deed], spots: Spots, sides: dict[Ref, int]) -> str:
    """Draw every step: an arrow in the colour of its race, a seal with its cost, or that it is refused."""
    numbered = len(deeds) > 1
    return "".join(_drawn(deed, spots, sides, numbered) for deed in deeds)


def _drawn(deed: Deed, spots: Spots, sides: dict[Ref, int], numbered: bool) -> str:
    x2, y2, _ = spots.rows[deed.target]
    x1, y1 = _origin(deed, spots)
    length = hypot(x2 - x1, y2 - y1) or 1.0
    along, across = (x2 - x1) / length, (y2 - y1) / length
    start = _STARTS if deed.source else 0.0
    x1, y1 = x1 + along * start, y1 + across * start
    stop = min(_STOPS, length - start - 12) if length - start > 12 else 0.0
    x2, y2 = x2 - along * stop, y2 - across * stop
    side = sides.get(deed.race) if deed.race is not None else None
    colour = _FREE if side is None else COLOURS[side % len(COLOURS)]
    # A bow keeps the arrow off names and signs between two regions.
    middle = ((x1 + x2) / 2 - across * length * 0.14, (y1 + y2) / 2 + along * length * 0.14)
    shaft = f"M{x1:.1f} {y1:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {x2:.1f} {y2:.1f}"
    dashes = "" if deed.allowed else ' stroke-dasharray="9 7"'
    head = _head(middle, (x2, y2))
    seal = (0.25 * x1 + 0.5 * middle[0] + 0.25 * x2, 0.25 * y1 + 0.5 * middle[1] + 0.25 * y2)
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{shaft}{head}" stroke="{PAPER}" stroke-width="10"/>'
        f'<path d="{shaft}" stroke="{colour}" stroke-width="5.5"{dashes}/>'
        f'<path d="{head}" stroke="{colour}" stroke-width="5.5"/></g>'
        f"{_seal(deed, *seal)}{_order(deed, x1, y1) if numbered else ''}"
    )


def _origin(deed: Deed, spots: Spots) -> tuple[float, float]:
    """Return where an arrow comes from: a region, or outside, over the nearest side of the board."""
    x, y, _ = spots.rows[deed.target]
    if deed.source is not None:
        from_x, from_y, _ = spots.rows[deed.source]
        return from_x, from_y
    # Along the nearest side of the board there is always room for an arrow.
    inwards_x = _COMES_IN if x < spots.width / 2 else -_COMES_IN
    inwards_y = _COMES_IN if y < spots.height / 2 else -_COMES_IN
    ways = (
        (x, (_RIM, y + inwards_y)),
        (spots.width - x, (spots.width - _RIM, y + inwards_y)),
        (y, (x + inwards_x, _RIM)),
        (spots.height - y, (x + inwards_x, spots.height - _RIM)),
    )
    return min(ways)[1]


def _head(middle: tuple[float, float], tip: tuple[float, float]) -> str:
    length = hypot(tip[0] - middle[0], tip[1] - middle[1]) or 1.0
    along, across = (tip[0] - middle[0]) / length, (tip[1] - middle[1]) / length
    wings = (
        (tip[0] - along * 15 + across * turn * 10, tip[1] - across * 15 - along * turn * 10)
        for turn in (1, -1)
    )
    (x1, y1), (x2, y2) = wings
    return f"M{x1:.1f} {y1:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{x2:.1f} {y2:.1f}"


def _seal(deed: Deed, x: float, y: float) -> str:
    """Draw what a step costs; a cross where it is refused, a tick where nothing is to be paid."""
    place = f'transform="translate({x:.1f} {y:.1f})"'
    disc = f'<circle r="15" fill="{_YES if deed.allowed else _NO}" stroke="{PAPER}" stroke-width="2.5"/>'
    if not deed.allowed:
        sign = f'<path d="M-6-6 6 6M6-6-6 6" stroke="{PAPER}" stroke-width="4" stroke-linecap="round"/>'
    elif deed.cost is None:
        line = f'fill="none" stroke="{PAPER}" stroke-width="4" stroke-linecap="round"'
        sign = f'<path d="M-7 0-2 6 7-6" {line}/>'
    else:
        sign = (
            f'<text y="6.6" font-size="19" font-weight="bold" text-anchor="middle" '
            f'fill="{PAPER}">{deed.cost}</text>'
        )
    return f"<g {place}>{disc}{sign}</g>"


def _order(deed: Deed, x: float, y: float) -> str:
    disc = f'<circle r="9.5" fill="{PAPER}" stroke="{INK}"/>'
    style = f'y="4.6" font-size="13" font-weight="bold" text-anchor="middle" fill="{INK}"'
    return f'<g transform="translate({x:.1f} {y:.1f})">{disc}<text {style}>{deed.number}</text></g>'
