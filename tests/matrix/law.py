"""What must come of a cell: how often it happens in its story, to whom, and what that changes in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.matrix.cells import WHO, Cell, Change
from tests.matrix.stories import NEUTRAL, NOBODY, STORIES, Happening

#: Steps of the race that conquers; the others are of every race of a player.
OF_WHO_CONQUERS: Final = (
    *("at ready", "before attack", "at any time", "at conquests", "after conquests"),
    *("before redeployment", "at redeployment"),
)
#: Steps that are nobody's: every holder hears them.
OF_NOBODY: Final = ("at round start", "at game end")
_RICH: Final = "B"


def happenings(cell: Cell, story: str) -> list[Happening]:
    """Return what is announced in a story that the sentence of a cell must hear."""
    told = STORIES[story].happenings
    if cell.moment.step:
        return [each for each in told[cell.moment.text] if _is_step(cell, each)]
    meant = WHO[cell.who][cell.declined]
    if Change.PRICE in cell.effect.changes:  # who pays is the player, and has the sentence before he picks
        meant = meant.upper() if cell.declined else meant.replace("A", "")
    verb = cell.moment.text.partition(" ")[0]
    return [each for each in told[verb] if each.actor in meant and _is_among(cell, each.other)]


def _is_step(cell: Cell, step: Happening) -> bool:
    opponent = step.actor not in "Aa"
    match cell.who:
        case "I" if cell.moment.text in OF_NOBODY:
            return True
        case "I" if cell.moment.text == "before attack":
            return step.actor == _holder(cell)
        case "I":
            return step.actor == "A"
        case "an opponent":
            return opponent
        case "an active opponent":
            return opponent and any(map(str.isupper, step.has))
        case "a declined opponent":
            return opponent and any(map(str.islower, step.has))
        case "a player" | "anyone":
            return True
        case _:
            return step.actor == _RICH


def _is_among(cell: Cell, other: str) -> bool:
    match cell.moment.among:
        case "own":
            return other == _holder(cell)
        case "our":
            return other in ("A", "a")
        case "opponent":
            return other in ("B", "b", "C", "c")
        case "active":
            return other in ("B", "C")
        case "declined":
            return other in ("b", "c")
        case "neutral":
            return other == NEUTRAL
        case "nobody":
            return other == NOBODY
        case _:
            return True


def _holder(cell: Cell) -> str:
    return "a" if cell.declined else "A"


def times(cell: Cell, story: str) -> list[Happening]:
    """Return the times that something can be done: one about them needs somebody, and nobody pays himself."""
    heard = happenings(cell, story)
    decides = cell.effect.text.startswith("they ")  # in an empty region there is nobody to decide
    needs_them = cell.effect.about_them and (decides or cell.effect.changes.keys() & _THEIRS)
    myself = "A" if cell.effect.text.endswith((" to me", " to them")) else ""
    return [each for each in heard if not needs_them or _they(cell, each) not in ("", myself)]


def expected(cell: Cell, story: str) -> dict[str, int]:
    """Return what must have changed at the end of a story, by the names of numbers."""
    total: Counter[str] = Counter()
    players = "ABCD" if story == "steps" else "ABC"
    for each in times(cell, story):
        they = _they(cell, each)
        for change, number in cell.effect.changes.items():
            total.update(dict(_numbers(cell, each, they, change, number, players)))
    return {name: number for name, number in total.items() if number}


_THEIRS: Final = {Change.THEIR_COINS, Change.POTS_ON_THEM, Change.THEIR_TOKENS}


def _they(cell: Cell, what: Happening) -> str:
    """Return the letter of the player who is the other party."""
    if cell.moment.step or _is_whoever(cell) or what.actor not in "Aa":
        return what.actor.upper()
    return what.other.upper() if what.other.isalpha() and what.other != NEUTRAL else ""


_PLAIN: Final = {
    Change.MY_COINS: "coins A",
    Change.CHOSEN_COINS: "coins B",
    Change.POTS_ON_BOARD: "pots on board",
    Change.POTS_IN_HAND: "pots in hand",
    Change.POTS_ON_ME: "pots on A",
    Change.COST: "cost",
    Change.SWAMPS: "swamps",
}


def _numbers(
    cell: Cell, what: Happening, they: str, change: Change, number: int, players: str
) -> Iterator[tuple[str, int]]:
    match change:
        case _ if change in _PLAIN:
            yield _PLAIN[change], number
        case Change.PRICE:
            yield f"coins {what.actor.upper()}", -number
        case Change.THEIR_COINS:
            yield f"coins {they}", number
        case Change.SCORERS_COINS:
            yield f"coins {what.actor.upper()}", number
        case Change.OPPONENTS_COINS:
            yield from ((f"coins {each}", number) for each in players if each != "A")
            if number < 0:
                yield "coins A", -number * (len(players) - 1)
        case Change.POTS_ON_THEM:
            yield f"pots on {they}", number
        case Change.MY_TOKENS if number < 0 and _sets_losses(cell):
            if not cell.declined:
                yield f"tokens {_holder(cell)}", number + 1  # one is lost in any case; in decline all are
        case Change.MY_TOKENS:
            yield f"tokens {_holder(cell)}", number
        case Change.THEIR_TOKENS:
            yield from _their_tokens(cell, what, number)
        case Change.LOST if what.other.isupper():
            yield f"tokens {what.other}", -number


def _sets_losses(cell: Cell) -> bool:
    """Whether it is said how many tokens a conquest costs, rather than that somebody loses so many more."""
    return cell.moment.text == "conquer a region I hold" and cell.who not in ("we", "my other race")


def _their_tokens(cell: Cell, what: Happening, number: int) -> Iterator[tuple[str, int]]:
    if cell.moment.text.startswith(("attack", "conquer")) and cell.who == "I":
        if what.other.isupper():
            yield f"tokens {what.other}", number + 1  # one is lost in any case; a declined race loses all
    elif cell.moment.text != "fade":  # who fades loses everything
        yield f"tokens {_their_race(cell, what)}", number


def _their_race(cell: Cell, what: Happening) -> str:
    acted = cell.moment.step or _is_whoever(cell) or what.actor not in "Aa"
    return what.actor if acted else what.other


def _is_whoever(cell: Cell) -> bool:
    """Whether it is said of anyone, so that they are whoever did it, be it me."""
    return cell.who in ("a player", "anyone")
