"""What must come of a cell: how often it happens in its story, to whom, and what that changes in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
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
_WEALTHY: Final = "an opponent with at least 150 coins"


def happenings(cell: Cell, story: str, holder: str = "A") -> list[Happening]:
    """Return what is announced in a story that the sentence of a cell must hear, as its holder sees it."""
    told = _told(cell, story, holder)
    if cell.who == _WEALTHY and holder == _RICH:
        return []
    if cell.moment.step:
        return [each for each in told if _is_step(cell, each)]
    meant = WHO[cell.who][cell.declined]
    if Change.PRICE in cell.effect.changes:  # who pays is the player, and has the sentence before he picks
        meant = meant.upper() if cell.declined else meant.replace("A", "")
    return [each for each in told if each.actor in meant and _is_among(cell, each.other)]


def _told(cell: Cell, story: str, holder: str) -> list[Happening]:
    """Return what is announced of the moment of a cell, seen by its holder as if that were Ann."""
    moment = cell.moment.text if cell.moment.step else cell.moment.text.partition(" ")[0]
    told = STORIES[story]
    if not cell.of_event:
        return list(told.happenings[moment])
    listed = told.open_to_all.get(moment, told.happenings[moment])
    return [_seen(each, holder) for each in listed if holder in each.awake]


def _seen(what: Happening, holder: str) -> Happening:
    """Return what is announced with Ann and the holder of a sentence in each other's place."""
    actor, other, has = (_swapped(each, holder) for each in (what.actor, what.other, what.has))
    return replace(what, actor=actor, other=other, has=has)


def _swapped(letters: str, holder: str) -> str:
    places = {"A": holder, holder: "A", "a": holder.lower(), holder.lower(): "a"}
    return "".join(places.get(each, each) for each in letters)


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


def often(cell: Cell, story: str) -> int:
    """Count how often it is done in a story: what an event says, by every race that hears it."""
    return sum(len(times(cell, story, holder)) for holder in _holders(cell))


def _holders(cell: Cell) -> str:
    return "ABCD" if cell.of_event else "A"


def times(cell: Cell, story: str, holder: str = "A") -> list[Happening]:
    """Return the times that something can be done: one about them needs somebody, and nobody pays himself."""
    heard = happenings(cell, story, holder)
    if cell.effect.declines:
        return [each for each in heard if who_declines(cell, each)]
    if "they may" in cell.effect.text and "otherwise" in cell.effect.text:
        return heard  # who is not there cannot do it, and the other way is gone
    decides = cell.effect.text.startswith("they ")  # in an empty region there is nobody to decide
    needs_them = cell.effect.about_them and (decides or cell.effect.changes.keys() & _THEIRS)
    myself = "A" if cell.effect.text.endswith((" to me", " to them")) else ""
    return [each for each in heard if not needs_them or _they(cell, each) not in ("", myself)]


def expected(cell: Cell, story: str) -> dict[str, int]:
    """Return what must have changed at the end of a story, by the names of numbers."""
    total: Counter[str] = Counter()
    players = "ABCD" if story == "steps" else "ABC"
    for holder in _holders(cell):
        for each in times(cell, story, holder):
            they = _they(cell, each)
            for change, number in cell.effect.changes.items():
                came = _numbers(cell, each, they, change, number, players)
                total.update(_renamed(dict(came), holder))
    if cell.of_event and Change.CHOSEN_COINS in cell.effect.changes:
        total = _chosen(cell, story)
    return {name: number for name, number in total.items() if number}


def who_declines(cell: Cell, what: Happening) -> str:
    """Return the letter of the race that is let decline, if it is an active one; nothing otherwise."""
    theirs = cell.effect.about_them
    race = _their_race(cell, what) if theirs else _holder(cell)
    if cell.moment.text in ("decline", "fade") and race.upper() == what.actor.upper():
        return ""  # it is turning over already
    has_active = not theirs or not what.has or any(map(str.isupper, what.has))
    return race if race.isupper() and has_active else ""


def _renamed(numbers: dict[str, int], holder: str) -> dict[str, int]:
    """Return numbers by the names of those whom a holder sees as somebody else."""
    return {
        f"{what} {_swapped(letter, holder)}" if what and len(letter) == 1 else name: number
        for name, number in numbers.items()
        for what, _, letter in (name.rpartition(" "),)
    }


def _chosen(cell: Cell, story: str) -> Counter[str]:
    """Return what those gain whom each holder chooses: the first opponent at the table."""
    total: Counter[str] = Counter()
    for holder in _holders(cell):
        first = "B" if holder == "A" else "A"
        total[f"coins {first}"] += len(times(cell, story, holder)) * cell.effect.changes[Change.CHOSEN_COINS]
    return total


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
