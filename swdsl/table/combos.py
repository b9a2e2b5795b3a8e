"""The column as it is read before a pick: what each combo is, does and costs."""

from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.runtime.draft import price_of
from swdsl.runtime.draft_column import pieces_on_combo
from swdsl.runtime.state import State
from swdsl.table.talk import Talk
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Offer:
    """A combo in the column. `attack_only` tokens come on top for attacks; `rules` are (whose, sentences)."""

    place: int
    race: str
    power: str
    name: str
    tokens: int
    attack_only: int
    price: int
    coins: int
    rules: tuple[tuple[str, tuple[str, ...]], ...]
    lying: tuple[str, ...] = ()  # pieces that go to whoever picks it


def offers(talk: Talk, s: State) -> tuple[Offer, ...]:
    """Return the column from the top."""
    return tuple(_offer(talk, s, place) for place in range(len(s.column_races)))


def _offer(talk: Talk, s: State, place: int) -> Offer:
    race, power = s.game.races[s.column_races[place]], s.game.powers[s.column_powers[place]]
    said = []
    for kind, part in ((Kind.RACE, race), (Kind.POWER, power)):
        component = talk.component(kind, part.name)
        if component is not None:
            said.append((talk.name(part.name, kind), talk.abilities(component)))
    return Offer(
        place,
        race.name,
        power.name,
        talk.combo(race.name, power.name),
        race.tokens + power.tokens,
        race.extra + power.extra,
        price_of(s, place),
        s.column_coins[place],
        tuple(said),
        tuple(_lying(talk, s, place)),
    )


def _lying(talk: Talk, s: State, place: int) -> Iterator[str]:
    """Yield the pieces on a combo with their number."""
    if s.game.berths > s.game.players:
        for i, piece in enumerate(s.game.pieces):
            if number := pieces_on_combo(s, i, place):
                yield f"{number} × {talk.name(piece.name, Kind.PIECE)}"
