"""Requests that show things: what there is, a component in a language, its tile, a map, a table, games."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from swdsl.diagnostics import did_you_mean
from swdsl.drawing import Spots
from swdsl.drawing.from_model import sketch
from swdsl.mixing import Removal, lay_table, notes_on
from swdsl.model.board import Board
from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Library
from swdsl.play import play_match
from swdsl.play.seats import seated
from swdsl.play.simulate import Played, report
from swdsl.play.tally import Tally, named
from swdsl.reference.customs import Instead
from swdsl.reference.edition import Edition
from swdsl.reference.map_pages import picture
from swdsl.reference.tiles import draw_tile
from swdsl.runtime.generator import mixed
from swdsl.runtime.tallies import Tallies
from swdsl.studio.message import Handler, Refusal, Reply
from swdsl.studio.project import Compiled, language_of
from swdsl.studio.tables import Table, declared_game, lay, options_of

if TYPE_CHECKING:
    from swdsl.studio.studio import Studio

MOST_SIMULATED: Final = 200
"""Games that are played for one request."""
_QUICK_BOTS: Final = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class ListAll:
    """Asks what there is: components, maps, games, sets, bots."""

    language: str = "en"


@dataclass(frozen=True, slots=True)
class Show:
    """Asks for a component, sentence by sentence."""

    component: str
    language: str = "en"


@dataclass(frozen=True, slots=True)
class ShowMap:
    """Asks for a map. `tokens`: without title and legend, with a row free in every region."""

    map: str
    language: str = "en"
    tokens: bool = False


@dataclass(frozen=True, slots=True)
class Mix:
    """Asks who plays at a table, and why the others do not."""

    table: Table = field(default_factory=Table)
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Simulate:
    """Asks what comes of some games between bots."""

    table: Table = field(default_factory=Table)
    bots: tuple[str, ...] = ("greedy",)
    games: int = 20
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)


def component_of(library: Library, wanted: str) -> Component:
    """Return the one component that is meant, or refuse the name."""
    found = library.called(wanted)
    if len(found) == 1:
        return found[0]
    if found:
        names = " or ".join(f"`{each.ref.kind.value}:{each.ref}`" for each in found)
        raise Refusal("no-such-component", f"Several are called `{wanted}`. Say which: {names}.")
    guess = did_you_mean(wanted, [each.ref.id for each in library.components()])
    raise Refusal("no-such-component", " ".join(filter(None, (f"Nothing is called `{wanted}` here.", guess))))


def _list(studio: "Studio", asked: ListAll) -> Reply:
    compiled = studio.project.compiled()
    edition = compiled.edition(language_of(asked.language))
    library = compiled.library
    return {
        "components": [_named(each, edition, compiled) for each in library.components()],
        "maps": [
            {
                "id": each.id,
                "name": edition.names.board(each),
                "players": each.players,
                "regions": len(each.regions),
                "own": each.span.path in compiled.own,
            }
            for each in library.boards
        ],
        "games": [
            {
                "id": each.id,
                "name": edition.names.game(each),
                "map": each.map,
                "sets": list(each.sets),
                "players": each.players or next((b.players for b in library.boards if b.id == each.map), 0),
                "own": each.span.path in compiled.own,
            }
            for each in library.games
        ],
        "sets": [
            {"id": each.id, "name": edition.names.set(each), "own": each.span.path in compiled.own}
            for each in library.sets
        ],
        "bots": [*_QUICK_BOTS, "planner"],
    }


def _named(component: Component, edition: Edition, compiled: Compiled) -> Reply:
    ref = component.ref
    return {
        "kind": ref.kind.value,
        "id": ref.id,
        "set": ref.scope,
        "name": edition.names.of(component),
        "own": component.span.path in compiled.own,
        "file": component.span.path,
        "line": component.span.line,
    }


def _show(studio: "Studio", asked: Show) -> Reply:
    compiled = studio.project.compiled()
    edition = compiled.edition(language_of(asked.language))
    component = component_of(compiled.library, asked.component)
    facts, holding = edition.told(component)
    wrong = {(each.span.path, each.span.line) for each in compiled.compilation.diagnostics if each.labels}
    rules: list[Reply] = []
    for held in holding.held:
        clause = held.clause
        bad = (clause.span.path, clause.span.line) in wrong and compiled.has_errors
        rules.append(
            {
                "id": clause.id,
                "sentence": None if bad else held.sentence.text,
                "handwritten": held.sentence.handwritten,
                "source": clause.text,
                "file": clause.span.path,
                "line": clause.span.line,
                "cites": list(clause.cites),
                "instead": [_instead(each, edition) for each in held.instead],
            }
        )
    return {
        **_named(component, edition, compiled),
        "tokens": component.tokens,
        "tray": component.tray,
        "facts": [sentence.text for sentence in facts],
        "rules": rules,
        "besides": [_instead(each, edition) for each in holding.besides],
        "consequences": [each.text for each in edition.speaker.consequences(component)],
    }


def _instead(instead: Instead, edition: Edition) -> Reply:
    return {
        "option": str(instead.option),
        "choice": instead.choice,
        "answer": edition.speaker.answer(instead.option, instead.choice).text,
        "rules": [sentence.text for _, sentence in instead.rules],
    }


def _tile(studio: "Studio", asked: Show) -> Reply:
    compiled = studio.project.compiled()
    edition = compiled.edition(language_of(asked.language))
    tile = edition.tile(component_of(compiled.library, asked.component))
    return {"svg": draw_tile(tile), "declined_svg": draw_tile(tile, declined=True)}


def _map(studio: "Studio", asked: ShowMap) -> Reply:
    compiled = studio.project.compiled()
    edition = compiled.edition(language_of(asked.language))
    boards = {each.id: each for each in compiled.library.boards}
    if asked.map not in boards:
        guess = did_you_mean(asked.map, boards)
        raise Refusal("no-such-map", " ".join(filter(None, (f"There is no map `{asked.map}`.", guess))))
    board = boards[asked.map]
    drawn = _drawn(studio, board, compiled.library, edition, tokens=asked.tokens)
    spots = Spots.on(drawn) if drawn is not None and asked.tokens else None
    return {
        "id": board.id,
        "name": edition.names.board(board),
        "players": board.players,
        "svg": drawn,
        "regions": [
            {
                "id": region.id,
                "name": edition.names.region(board, region),
                "terrain": region.terrain.id,
                "symbols": [mark.id for mark in region.marks],
                "edge": region.edge,
            }
            for region in board.regions
        ],
        "borders": [[border.one, border.other] for border in board.borders],
        "size": [spots.width, spots.height] if spots else None,
        "spots": {name: list(row) for name, row in spots.rows.items()} if spots else None,
    }


def _drawn(studio: "Studio", board: Board, library: Library, edition: Edition, *, tokens: bool) -> str | None:
    """Draw a board, or return nothing where no flat picture shows it."""
    if tokens:
        return studio.pictures.for_tokens(sketch(board, library, edition.naming(board)))
    return picture(edition, board, studio.pictures, prefix="")


def _mix(studio: "Studio", asked: Mix) -> Reply:
    compiled = studio.project.playable()
    edition = compiled.edition(language_of(asked.language))
    game, _ = declared_game(compiled, asked.table)
    table = lay_table(game, compiled.library, compiled.lowered)
    by_ref = {each.ref: each for each in compiled.library.components()}
    order = [
        by_ref[each.ref] for kind in COMPONENT_KINDS for each in table.components if each.ref.kind is kind
    ]
    return {
        "game": game.id,
        "title": edition.names.game(game),
        "map": table.board.id,
        "players": table.players,
        "in": [_named(each, edition, compiled) for each in order],
        "out": [
            {**_named(by_ref[each.component.ref], edition, compiled), **_removed(each)}
            for each in table.removals
        ],
        "notes": list(notes_on(table, compiled.library)),
    }


def _removed(removal: Removal) -> Reply:
    return {
        "reason": removal.reason,
        "needs": list(removal.needs),
        "clauses": [clause.text for clause in removal.clauses],
    }


def _options(studio: "Studio", asked: Mix) -> Reply:
    compiled = studio.project.playable()
    edition = compiled.edition(language_of(asked.language))
    laid = lay(compiled, asked.table, {})
    return {
        "players": laid.game.players,
        "turns": laid.game.turns,
        "options": [
            {
                "id": str(option.ref),
                "question": edition.names.question(option),
                "choices": [
                    {"id": choice.id, "text": edition.names.choice(option, choice)}
                    for choice in option.choices
                ],
                "now": laid.game.options[str(option.ref)],
            }
            for option in options_of(laid.game, laid.library)
        ],
    }


def _simulate(studio: "Studio", asked: Simulate) -> Reply:
    strange = next((bot for bot in asked.bots if bot not in _QUICK_BOTS), None)
    if strange is not None or not asked.bots:
        raise Refusal("no-such-player", f"Bots that play quickly are {' and '.join(_QUICK_BOTS)}.")
    if not 1 <= asked.games <= MOST_SIMULATED:
        raise Refusal("bad-request", f"Between 1 and {MOST_SIMULATED} games are played at once.")
    game = lay(studio.project.playable(), asked.table, asked.options).game
    bots = [seated(asked.bots[seat % len(asked.bots)]) for seat in range(game.players)]
    seeds = [mixed(asked.seed * 1_000_003 + number) for number in range(asked.games)]
    counted = Tallies(game)
    outcomes = tuple(play_match(game, bots, seed, tallies=counted) for seed in seeds)
    told = report([Played(outcomes, named(game, counted), 0.0)], asked.bots)
    return {
        "games": told.games,
        "finished": told.finished,
        "digest": told.digest,
        "seats": [{"bot": each.bot, "wins": each.wins, "coins": each.mean_coins} for each in told.shares],
        "components": [_tally(each) for each in told.components],
    }


def _tally(tally: Tally) -> Reply:
    return {
        "kind": tally.kind,
        "id": tally.name,
        "picks": tally.picks,
        "coins": round(tally.coins, 2),
        "low": round(tally.low, 2),
        "high": round(tally.high, 2),
    }


HANDLERS: Final = (
    Handler("list", ListAll, _list),
    Handler("show", Show, _show),
    Handler("tile", Show, _tile),
    Handler("map", ShowMap, _map),
    Handler("mix", Mix, _mix),
    Handler("options", Mix, _options),
    Handler("simulate", Simulate, _simulate),
)
