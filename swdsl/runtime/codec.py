"""Saving: a state as plain data for JSON, with a version, and back."""

from __future__ import annotations

from swdsl.runtime.binding import bind, rebind, survey_markers, survey_pieces
from swdsl.runtime.deck import wrong_deck
from swdsl.runtime.game import Game
from swdsl.runtime.invariants import check
from swdsl.runtime.setup import blank_state
from swdsl.runtime.state import IDENTITY, State
from swdsl.runtime.survey import survey
from swdsl.runtime.words import S_ATTACK
from swdsl.runtime.worlds import enter_world, wrong_ground

VERSION = 3
"""Raised whenever a field is added, removed or changes its meaning."""


class Unreadable(ValueError):  # noqa: N818 - it names what was given, not what went wrong here
    """A saved state that does not fit: another version, another game, or damaged."""


def to_data(s: State) -> dict[str, object]:
    """Return a state as lists, numbers and truth values."""
    fields: dict[str, object] = {}
    for name in IDENTITY:
        value = getattr(s, name)
        fields[name] = list(value) if isinstance(value, (list, tuple)) else value
    return {"version": VERSION, "board": s.board.name, "players": s.game.players, "state": fields}


def from_data(game: Game, data: dict[str, object]) -> State:
    """Return the state that was saved; the game must be the same."""
    if data.get("version") != VERSION:
        raise Unreadable(f"this state has version {data.get('version')}, not {VERSION}")
    if data.get("board") != game.board.name or data.get("players") != game.players:
        raise Unreadable("this state belongs to another game")
    fields = data.get("state")
    if not isinstance(fields, dict) or set(fields) != set(IDENTITY):
        raise Unreadable("this state lacks fields")
    s = blank_state(game)
    for name in IDENTITY:
        value = fields[name]
        setattr(s, name, _fitting(name, getattr(s, name), value))
    wrong = wrong_ground(s) or (wrong_deck(s) if game.deck >= 0 else "")
    if wrong:
        raise Unreadable(f"this state is not sound: {wrong}")
    survey_markers(s)
    survey_pieces(s)
    if game.soil >= 0:
        enter_world(s)
    restore(s)
    complaints = check(s)
    if complaints:
        raise Unreadable(f"this state is not sound: {complaints[0]}")
    return s


def _fitting(name: str, model: object, value: object) -> object:
    """Check a saved value against the field it goes into."""
    if isinstance(model, (list, tuple)):
        if not isinstance(value, list) or not all(type(v) is int for v in value):
            raise Unreadable(f"field {name} should be a list of numbers")
        if isinstance(model, list) and name != "tasks" and len(value) != len(model):
            raise Unreadable(f"field {name} should have {len(model)} numbers")
        return list(value) if isinstance(model, list) else tuple(value)
    if type(value) is not type(model):
        raise Unreadable(f"field {name} should be {type(model).__name__}")
    return value


def restore(s: State) -> None:
    """Bind combos and make the survey again, from nothing but the identity of a state."""
    s.held = 0
    for slot in range(s.game.slots):
        s.held |= s.occ[slot]
        bind(s, slot, s.game.nothing)
        rebind(s, slot)
    if s.stage == S_ATTACK:
        survey(s, s.slot)
