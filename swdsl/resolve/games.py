"""Games and equivalences: which sets meet on which map, and what counts as the same there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_content import INCOMPLETE_GAME
from swdsl.diagnostics.codes_limits import LONG_CHAIN
from swdsl.diagnostics.codes_names import AMBIGUOUS_NAME, DEFINITION_CYCLE, UNKNOWN_CHOICE, UNKNOWN_NAME
from swdsl.limits import LONGEST_CHAIN, MOST_GAME_LINES
from swdsl.model import ruleset as model
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.teams import Teams
from swdsl.resolve.budget import game_over_budget
from swdsl.resolve.reading import Reading
from swdsl.resolve.table import REGION_KINDS
from swdsl.syntax import tree_games as tree
from swdsl.words import Kind

_ANY_SET = ""


def read_alike(node: tree.AlikeDeclaration, reading: Reading) -> model.Equivalence:
    """Read which things of several sets count as the same."""
    wanted = "something that is alike elsewhere, with its set before it"
    members = tuple(reading.find_reference(each, REGION_KINDS, wanted) for each in node.references)
    return model.Equivalence(members, reading.scope, span=node.span)


def read_guests(node: tree.GuestsDeclaration, reading: Reading) -> model.Guests:
    """Read which neutral tokens may be guests, and where."""
    return model.Guests(
        neutral=reading.find_reference(node.neutral, (Kind.NEUTRAL,), "a neutral, with its set before it"),
        symbol=reading.find_reference(node.symbol, (Kind.SYMBOL,), "a symbol, with its set before it"),
        per_player=node.per_player,
        more=node.more or 0,
        apart=node.apart is True,
        scope=reading.scope,
        span=node.span,
    )


def read_game(node: tree.Game, games: Mapping[str, tree.Game], reading: Reading) -> model.Game:
    """Read a game; one that is like another says only what differs."""
    lines = _all_lines(node, games, reading)
    too_large = list(game_over_budget(node, lines))
    reading.findings.extend(too_large)
    lines = lines[:MOST_GAME_LINES] if too_large else lines
    maps = [line.name for line in lines if isinstance(line, tree.GameMap)]
    sets = [line.names for line in lines if isinstance(line, tree.GameSets)]
    if not maps or not sets:
        reading.report(
            INCOMPLETE_GAME,
            node.name.span,
            f"The game `{node.name}` does not say on which map and with which sets it is played.",
            hint="Add `map base_2p` and `sets base` below it.",
        )
    scopes = tuple(reading.find(name, (Kind.SET,), "a set").id for name in (sets[-1] if sets else ()))
    table = replace(reading.table, uses={**reading.table.uses, _ANY_SET: scopes})
    inside = replace(reading, table=table, scope=_ANY_SET)
    return model.Game(
        id=node.name.text,
        name=node.display.text,
        map=reading.find(maps[-1], (Kind.MAP,), "a map").id if maps else "",
        sets=scopes,
        selections=tuple(_selections(lines, scopes, inside)),
        options=tuple(
            chosen
            for line in lines
            if isinstance(line, tree.GameOption)
            for chosen in _options(line, scopes, inside)
        ),
        players=_last([line.number for line in lines if isinstance(line, tree.GamePlayers)]),
        turns=_last([line.number for line in lines if isinstance(line, tree.GameTurns)]),
        teams=_teams(lines),
        span=node.name.span,
    )


def _teams(lines: tuple[tree.GameLine, ...]) -> Teams | None:
    said = [line for line in lines if isinstance(line, tree.GameTeams)]
    return Teams(said[-1].number, tuple(dict.fromkeys(said[-1].shared))) if said else None


def _last(numbers: list[int]) -> int | None:
    return numbers[-1] if numbers else None


def _all_lines(
    node: tree.Game, games: Mapping[str, tree.Game], reading: Reading
) -> tuple[tree.GameLine, ...]:
    """Return the lines of a game behind those of all the games it starts from."""
    chain, last = {node.name.text: node}, node
    while last.like is not None:
        other = _start(last, games, reading)
        if other is None:
            break
        if other.name.text in chain:
            reading.report(
                DEFINITION_CYCLE,
                last.like.span,
                f"The game `{last.name}` starts from a game that starts from it.",
                hint="Let one of them stand on its own.",
            )
            break
        chain[other.name.text] = last = other
    if len(chain) > LONGEST_CHAIN + 1:
        message = f"The game `{node.name}` starts from a game in more than {LONGEST_CHAIN} steps."
        reading.report(LONG_CHAIN, node.name.span, message, hint="Start from an earlier one.")
    return tuple(line for each in reversed(chain.values()) for line in each.lines)


def _start(node: tree.Game, games: Mapping[str, tree.Game], reading: Reading) -> tree.Game | None:
    """Return the game that another one starts from, or say that there is none."""
    assert node.like is not None
    other = games.get(node.like.text)
    if other is None:
        reading.report(
            UNKNOWN_NAME,
            node.like.span,
            f"There is no game `{node.like}` to start from.",
            hint=did_you_mean(node.like.text, games),
        )
    return other


def _selections(
    lines: tuple[tree.GameLine, ...], scopes: tuple[str, ...], reading: Reading
) -> list[model.Selection]:
    found = []
    for line in lines:
        if isinstance(line, tree.GameWith):
            found += [_selection(member, scopes, reading, not line.negated) for member in line.members]
    return found


def _selection(
    node: tree.Member, scopes: tuple[str, ...], reading: Reading, included: bool
) -> model.Selection:
    kind = node.kind
    if node.reference is None:
        return model.Selection(included, kind, None, span=node.span)
    kinds = (kind,) if kind else COMPONENT_KINDS
    ref = reading.find_reference(node.reference, kinds, "a race, a power, a relic or a place")
    # A set that only uses another one does not have what that one has.
    found = (
        one.ref for each in scopes for one in reading.table.matches(each, node.reference.name.text, kinds)
    )
    others = list(dict.fromkeys(one.scope for one in found))
    if node.reference.scope is None and len(others) > 1:
        reading.report(
            AMBIGUOUS_NAME,
            node.span,
            f"{' and '.join(f'`{each}`' for each in others)} both have a `{node.reference.name}`.",
            hint=f"Say which: `{others[0]}.{node.reference.name}`.",
        )
    return model.Selection(included, kind or ref.kind, ref, span=node.span)


def _options(node: tree.GameOption, scopes: tuple[str, ...], reading: Reading) -> list[tuple[Ref, str]]:
    """Read what a table decides. Sets that ask the same question by the same name get the same answer."""
    first = reading.find(node.option, (Kind.OPTION,), "an option")
    asked = dict.fromkeys([first, *(Ref(Kind.OPTION, scope, first.id) for scope in scopes)])
    known = {ref: choices for ref in asked if (choices := reading.table.choices.get(ref)) is not None}
    if known and all(node.choice.text not in choices for choices in known.values()):
        choices = known[first]
        listed = " or ".join(f"`{choice}`" for choice in choices)
        reading.report(
            UNKNOWN_CHOICE,
            node.choice.span,
            f"The option `{first.id}` has no choice `{node.choice}`; it is {listed}.",
            hint=did_you_mean(node.choice.text, choices),
        )
    return [(ref, node.choice.text) for ref, choices in known.items() if node.choice.text in choices]
