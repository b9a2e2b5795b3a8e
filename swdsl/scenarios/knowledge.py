"""Knowledge: what a player may know, by the engine's own view of the table, and who has won."""

from __future__ import annotations

from typing import Final

from swdsl.model.names import Ref
from swdsl.model.scenarios import Person, Sees
from swdsl.runtime import State, ranking
from swdsl.runtime.observe import HIDDEN, view
from swdsl.scenarios.table import Table
from swdsl.scenarios.words import counted
from swdsl.words import Kind

#: Where each kind of thing can be seen, as fields of a view: stacks are there too, but nothing shows in them.
_PLACES: Final = {
    Kind.RACE: ("race", "column_races", "banners"),
    Kind.POWER: ("power", "column_powers", "discards", "badges"),
    Kind.PLACE: ("stack",),
    Kind.RELIC: ("stack",),
}


def sight(s: State, table: Table, fact: Sees) -> str | None:
    """Return what is seen that should be hidden, or hidden that should be seen; nothing when all is so."""
    shown = view(s, table.players[fact.person])["state"]
    assert isinstance(shown, dict)
    for each in fact.sights:
        visible = _is_visible(shown, table, each)
        if visible != fact.visible:
            what = f"{each.name}'s coins" if isinstance(each, Person) else each.id
            return f"{fact.person} {'sees' if visible else 'cannot see'} {what}"
    return None


def _is_visible(shown: dict[str, list[int]], table: Table, sought: Ref | Person) -> bool:
    if isinstance(sought, Person):
        return shown["coins"][table.players[sought.name]] != HIDDEN
    number = table.numbers[sought]
    if any(number in shown[place] for place in _PLACES[sought.kind]):
        return True
    if sought.kind is Kind.POWER:
        return number + 1 in shown["carried"]
    return sought.kind in (Kind.PLACE, Kind.RELIC) and shown["marker_at"][number] >= 0


def victory(s: State, table: Table, persons: tuple[str, ...]) -> str | None:
    """Return who has won instead of these; nothing when they have."""
    if not s.over:
        return f"the game is not over: turn {s.turn} of {table.player_name(s.player)}"
    order = ranking(s)
    best = [player for coins, tokens, player in order if (coins, tokens) == order[0][:2]]
    if {table.players[name] for name in persons} == set(best):
        return None
    came = " and ".join(table.player_name(player) for player in best)
    standing = ", ".join(
        f"{table.player_name(player)}: {counted(coins, 'coin')}, {counted(tokens, 'token')} on the board"
        for coins, tokens, player in order
    )
    return f"{came} {'wins' if len(best) == 1 else 'win'} ({standing})"
