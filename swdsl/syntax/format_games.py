"""Games, what is alike and who are guests, as text."""

from typing import assert_never

from swdsl.syntax.format_declarations import first_line, listed, note, noted, quoted, reference
from swdsl.syntax.page import Entry, wrapped
from swdsl.syntax.tree_games import (
    AlikeDeclaration,
    Game,
    GameLine,
    GameMap,
    GameOption,
    GamePlayers,
    GameSets,
    GameTurns,
    GameWith,
    GuestsDeclaration,
    Member,
)


def mixing(one: AlikeDeclaration | GuestsDeclaration) -> Entry:
    """Return what is alike, or who are guests."""
    match one:
        case AlikeDeclaration(references):
            return noted(one, f"alike {', '.join(map(reference, references))}")
        case GuestsDeclaration():
            return noted(one, _guests(one))
        case _:
            assert_never(one)


def _guests(one: GuestsDeclaration) -> str:
    where = f"neutral {reference(one.neutral)} on {reference(one.symbol)}"
    regions = f"{one.per_player} {'region' if one.per_player == 1 else 'regions'} per player"
    more = "" if one.more is None else f" plus {one.more}"
    return f"{where}, {regions}{more}{', not bordering each other' if one.apart else ''}"


def game(one: Game) -> Entry:
    """Return a game and what is in it."""
    model = f" like {one.like.text}" if one.like else ""
    lines = tuple(_game_line(line) for line in one.lines)
    return first_line(one, f"game {one.name.text} {quoted(one.display)}{model}", lines, is_block=True)


def _game_line(one: GameLine) -> Entry:
    match one:
        case GameMap(name):
            return Entry((f"map {name.text}",), one.layout)
        case GameSets(names):
            return Entry(wrapped(1, f"sets {listed(names)}"), one.layout)
        case GameWith(members, negated):
            word = "without" if negated else "with"
            return Entry(wrapped(1, f"{word} {', '.join(map(_member, members))}"), one.layout)
        case GameOption(option, choice):
            return Entry((f"option {option.text} is {choice.text}",), one.layout)
        case GamePlayers(number):
            return Entry((f"players {number}",), one.layout)
        case GameTurns(number):
            return Entry((f"turns {number}",), one.layout)
        case _:
            return note(one, 1)


def _member(one: Member) -> str:
    if one.reference is None:
        return f"{one.kind.written}s" if one.kind else ""
    return f"{one.kind.written} {reference(one.reference)}" if one.kind else reference(one.reference)
