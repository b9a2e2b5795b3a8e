"""In which games a component is on the table, and what it lacks in the others."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from swdsl.lower import LoweredSet, lower
from swdsl.mixing import ANY_REGIONS, Guest, Table, lay_table
from swdsl.model.names import Ref
from swdsl.model.ruleset import Game, Library
from swdsl.reference.dictionary import Dictionary, Named
from swdsl.reference.words import Counted, Words
from swdsl.words import Kind

# What a component can lack without naming it: the words of the mixing room, as kinds of things.
_KINDS = {"places": Kind.PLACE, "relics": Kind.RELIC, "neutrals": Kind.NEUTRAL}


@dataclass(frozen=True, slots=True)
class Absence:
    """A component that is not on a table, with what it lacks, as ids or words (none: left out by choice)."""

    ref: Ref
    lacks: tuple[str, ...]


class Tables:
    """The tables of all games of a library."""

    def __init__(self, library: Library, carried: Sequence[LoweredSet] = ()) -> None:
        lowered = lower(library, carried) if library.games else ()
        self._tables = {game.id: lay_table(game, library, lowered) for game in library.games}
        self._present = {
            name: frozenset(each.ref for each in table.components) for name, table in self._tables.items()
        }

    def of(self, game: Game) -> Table:
        """Return the table of a game."""
        return self._tables[game.id]

    def present(self, game: Game) -> frozenset[Ref]:
        """Return everything that is on the table of a game."""
        return self._present[game.id]

    def absent(self, game: Game) -> Iterator[Absence]:
        """Yield what is in the boxes of a game but not on its table."""
        for removal in self._tables[game.id].removals:
            yield Absence(removal.component.ref, removal.needs)


def spoken_guest(guest: Guest, things: dict[Ref, Named], names: Dictionary, words: Words) -> str:
    """Say which neutral tokens of another box come to a board, and where, in the words of one language."""
    known = {str(ref): names.of(thing) for ref, thing in things.items()}
    told = words.guests.format(
        neutral=known.get(guest.neutral.id, guest.neutral.id),
        tokens=guest.neutral.tokens,
        regions=guest.regions,
        symbol=known.get(guest.symbol, guest.symbol),
    )
    return told + (words.guests_apart if guest.apart else "")


def spoken_lack(absence: Absence, things: dict[Ref, Named], names: Dictionary, words: Words) -> str:
    """Say what a component lacks, in the words of one language."""
    by_id = {str(ref): thing for ref, thing in things.items()}
    found = []
    for lack in absence.lacks:
        thing = by_id.get(lack)
        kind = _KINDS.get(lack)
        if thing is not None:
            found.append(names.of(thing))
        elif kind is not None:
            found.append(words.many[kind])
        elif lack == ANY_REGIONS:
            found.append(words.counted[Counted.REGION][-1])
    return words.lacking.format(things=", ".join(dict.fromkeys(found))) if found else words.by_choice
