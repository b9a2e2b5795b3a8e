"""A set taken apart into things that can be compared: each with its facts, its names and its clauses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from swdsl.model.board import Board
from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Look, Neutral, Option, Piece, RuleSet, Term, Terrain
from swdsl.model.ruleset import Game, Library
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Side:
    """One of two states of a set or pack: its rules, its maps and games, and everything around them."""

    library: Library
    rules: RuleSet
    boards: tuple[Board, ...]
    games: tuple[Game, ...]


class Aspect(StrEnum):
    """What of a thing can change."""

    EXISTENCE = "existence"
    CLAUSE = "clause"
    NAME = "name"
    LOOK = "look"
    WORDING = "wording"
    TOKENS = "tokens"
    SUPPLY = "supply"
    LIMIT = "limit"
    NUMBERS = "numbers"
    TRAITS = "traits"
    CHOICES = "choices"
    MEANING = "meaning"
    USES = "uses"
    GROUND = "ground"
    BORDERS = "borders"
    TABLE = "table"


Value: TypeAlias = str | tuple[str, ...] | Clause | Term


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that rules declare. `names` are its names by language, the one in the rules as `en`."""

    kind: str
    id: str
    names: Mapping[str, str]
    facts: Mapping[Aspect, Value] = field(default_factory=dict)
    clauses: tuple[tuple[Clause, Component | Kind], ...] = ()


def things(side: Side) -> Iterator[Thing]:
    """Yield everything one can name in a set, and the set itself first."""
    rules = side.rules
    yield _frame(side)
    for component in rules.components:
        yield _component(side, component)
        yield from (_piece(side, piece) for piece in component.pieces)
    for terrain in rules.terrains:
        facts = {Aspect.TRAITS: _terrain_traits(terrain), Aspect.LOOK: _look(terrain.look)}
        yield _thing(side, Kind.TERRAIN, terrain.ref.id, terrain.name, facts)
    for symbol in rules.symbols:
        yield _thing(side, Kind.SYMBOL, symbol.ref.id, symbol.name, {Aspect.LOOK: _look(symbol.look)})
    for neutral in rules.neutrals:
        yield _neutral(side, neutral)
    yield from (_option(side, option) for option in rules.options)
    for term in rules.terms:
        yield _thing(side, Kind.TERM, term.ref.id, term.name, {Aspect.MEANING: term})
    for board in side.boards:
        yield from _board(side, board)
    yield from (_game(side, game) for game in side.games)


def _thing(
    side: Side, kind: str, thing: str, name: str, facts: Mapping[Aspect, Value], scope: str = ""
) -> Thing:
    scope = scope or side.rules.id
    names = {
        each.language: each.text
        for each in side.library.translations
        if (each.kind, each.id, each.scope) == (kind, thing, scope)
    }
    return Thing(kind, thing, {**names, "en": name}, facts)


def _frame(side: Side) -> Thing:
    rules, frame = side.rules, side.rules.frame
    numbers = (
        f"players {frame.min_players} to {frame.max_players}",
        f"start_coins {frame.start_coins}",
        f"combos {frame.combos}",
        f"price {frame.price}",
        f"die {' '.join(map(str, frame.die))}",
    )
    facts: dict[Aspect, Value] = {Aspect.NUMBERS: numbers, Aspect.USES: rules.uses}
    clauses = tuple((clause, kind) for kind, several in frame.clauses for clause in several)
    return Thing(Kind.SET, rules.id, {"en": rules.name}, facts, clauses)


def _component(side: Side, component: Component) -> Thing:
    tray = "" if component.tray is None else f" of {component.tray}"
    more = f", plus {component.attack_only}" if component.attack_only else ""
    tokens = "" if component.tokens is None else f"{component.tokens}{tray}{more}"
    facts: dict[Aspect, Value] = {Aspect.TOKENS: tokens, Aspect.LOOK: _look(component.look)}
    plain = _thing(side, component.ref.kind, component.ref.id, component.name, facts)
    clauses = tuple((clause, component) for clause in component.clauses)
    return Thing(plain.kind, plain.id, plain.names, plain.facts, clauses)


def _piece(side: Side, piece: Piece) -> Thing:
    traits = {
        "stays in decline": piece.stays_in_decline,
        "stays when conquered": piece.stays_when_conquered,
        "counts as defender": piece.counts_as_defender,
        "for attack only": piece.attack_only,
        "fights as token": piece.fights_as_token,
        "lost before tokens": piece.lost_before_tokens,
        f"kind of {piece.kind_of.id if piece.kind_of else ''}": piece.kind_of is not None,
    }
    limits = {"per region": piece.per_region, "per player": piece.per_player}
    facts: dict[Aspect, Value] = {
        Aspect.SUPPLY: str(piece.supply),
        Aspect.LIMIT: tuple(f"{number} {word}" for word, number in limits.items() if number is not None),
        Aspect.TRAITS: tuple(word for word, has in traits.items() if has),
        Aspect.LOOK: _look(piece.look),
    }
    return _thing(side, Kind.PIECE, piece.ref.id, piece.name, facts)


def _neutral(side: Side, neutral: Neutral) -> Thing:
    facts: dict[Aspect, Value] = {
        Aspect.SUPPLY: str(neutral.supply),
        Aspect.LIMIT: str(neutral.per_symbol),
        Aspect.GROUND: neutral.symbol.id if neutral.symbol else "",
    }
    return _thing(side, Kind.NEUTRAL, neutral.ref.id, neutral.name, facts)


def _terrain_traits(terrain: Terrain) -> tuple[str, ...]:
    traits = {
        "water": terrain.water,
        "closed": terrain.closed,
        "transit": terrain.transit,
        "impassable": terrain.impassable,
    }
    return tuple(word for word, has in traits.items() if has)


def _look(look: Look) -> tuple[str, ...]:
    return tuple(word for word in (look.colour, look.pattern, look.glyph) if word)


def _option(side: Side, option: Option) -> Thing:
    choices = tuple(choice.id for choice in option.choices)
    texts = tuple(choice.text or choice.id for choice in option.choices)
    facts: dict[Aspect, Value] = {Aspect.CHOICES: choices, Aspect.WORDING: texts}
    return _thing(side, Kind.OPTION, option.ref.id, option.question, facts)


def _board(side: Side, board: Board) -> Iterator[Thing]:
    numbers = (f"{board.players} players", f"{board.turns} turns")
    yield _thing(
        side,
        Kind.MAP,
        board.id,
        board.name,
        {Aspect.NUMBERS: numbers, Aspect.USES: (board.uses,)},
        board.id,
    )
    near = board.neighbours()
    for region in board.regions:
        ground = (region.terrain.id, *(mark.id for mark in region.marks), *(["edge"] if region.edge else []))
        facts: dict[Aspect, Value] = {Aspect.GROUND: ground, Aspect.BORDERS: tuple(sorted(near[region.id]))}
        plain = _thing(side, "region", region.id, region.name, facts, board.id)
        yield Thing(plain.kind, f"{board.id}.{region.id}", plain.names, plain.facts)


def _game(side: Side, game: Game) -> Thing:
    lines = [f"map {game.map}", f"sets {', '.join(game.sets)}"]
    for each in game.selections:
        what = each.ref or f"every {each.kind}"
        lines.append(f"{'with' if each.included else 'without'} {what}")
    lines += [f"option {option} is {choice}" for option, choice in game.options]
    lines += [f"players {game.players}"] if game.players is not None else []
    lines += [f"turns {game.turns}"] if game.turns is not None else []
    if game.teams is not None:
        shared = ", ".join(game.teams.shared)
        lines.append(f"teams of {game.teams.size} share {shared}")
    return _thing(side, Kind.GAME, game.id, game.name, {Aspect.TABLE: tuple(lines)})
