"""Requests about games: sit down, look, choose, let bots go on, ask why, take back, keep and bring back."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from swdsl.play import UnreadableRecord, read_record, write_record
from swdsl.play.deal import FIRST_SEED, seed_dealing
from swdsl.runtime.describe import tell
from swdsl.runtime.play import legal
from swdsl.runtime.why_not import why_not
from swdsl.runtime.words import P_GUESTS, V_CONQUER, V_SETTLE
from swdsl.studio.games import HUMAN, OpenGame
from swdsl.studio.message import Handler, Refusal, Reply, Text
from swdsl.studio.project import language_of
from swdsl.studio.table_view import View
from swdsl.studio.table_words import Teller
from swdsl.studio.tables import Table, lay

if TYPE_CHECKING:
    from swdsl.studio.studio import Studio

MOST_GAMES: Final = 16
"""Games that may be under way at once."""
MOST_STEPS: Final = 500
"""Choices that bots and chance make for one request."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Sit down at a table. Seats that are not named are bots; the same seed deals the same game.

    Without a seed, what comes along is dealt into the first column; `deal` is where to look for such a seed.
    """

    table: Table = field(default_factory=Table)
    seats: tuple[str, ...] = (HUMAN,)
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    deal: int = FIRST_SEED
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Look:
    """Asks what the table looks like. Coins of others stay hidden from the observer."""

    game: str
    language: str = "en"
    observer: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Make a choice by its number; with a `step`, only if the game still stands there."""

    game: str
    choice: int
    step: int | None = None
    language: str = "en"


@dataclass(frozen=True, slots=True)
class GoOn:
    """Let chance and bots choose, at most so many times, until somebody at the table has to."""

    game: str
    most: int = MOST_STEPS
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Why:
    """Asks what an attack costs and what forbids it, or what a choice rests on."""

    game: str
    region: str = ""
    choice: int | None = None
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take choices back: all from a step on, else the last one that somebody at the table made."""

    game: str
    step: int | None = None
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Save:
    """Return the game as a text to keep."""

    game: str


@dataclass(frozen=True, slots=True)
class Load:
    """Sit down again at a game that was kept."""

    record: Text
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Leave:
    """Clear the table."""

    game: str


@dataclass(frozen=True, slots=True)
class Log:
    """Asks what has happened since a step."""

    game: str
    first: int = 0
    language: str = "en"


def _seated(studio: "Studio", id_: str) -> OpenGame:
    game = studio.games.get(id_)
    if game is None:
        raise Refusal("no-such-game", f"No game `{id_}` is under way.")
    return game


def _teller(game: OpenGame, language: str) -> Teller:
    return Teller(game.laid, game.laid.compiled.edition(language_of(language)))


def _view(game: OpenGame, language: str, observer: int | None = None) -> View:
    """See a table as somebody does: whoever is asked, if he sits there, else the only one who does."""
    humans = [player for player, seat in enumerate(game.seats) if seat == HUMAN]
    if observer is None:
        asked = game.state.actor if game.is_human_turn else -1
        observer = humans[0] if len(humans) == 1 else asked
    return View(game, _teller(game, language), observer)


def _room(studio: "Studio") -> None:
    if len(studio.games) >= MOST_GAMES:
        raise Refusal("too-many-games", f"{MOST_GAMES} games are under way; leave one of them first.")


def _new_game(studio: "Studio", asked: NewGame) -> Reply:
    _room(studio)
    language_of(asked.language)
    laid = lay(studio.project.playable(), asked.table, asked.options)
    along = {name.rpartition(":")[2] for name in laid.wish.along}
    seed = seed_dealing(laid.game, along, asked.deal) if asked.seed is None else asked.seed
    game = OpenGame.begin(studio.new_id(), laid, asked.seats, seed)
    studio.games[game.id] = game
    return _view(game, asked.language).table()


def _look(studio: "Studio", asked: Look) -> Reply:
    return _view(_seated(studio, asked.game), asked.language, asked.observer).table()


def _choices(studio: "Studio", asked: Look) -> Reply:
    game = _seated(studio, asked.game)
    return {"game": game.id, "step": len(game.log), "question": _view(game, asked.language).question()}


def _choose(studio: "Studio", asked: Choose) -> Reply:
    game = _seated(studio, asked.game)
    language_of(asked.language)
    if asked.step is not None and asked.step != len(game.log):
        raise Refusal("another-step", f"The game stands at step {len(game.log)} by now.")
    game.choose(asked.choice)
    return _view(game, asked.language).table()


def _go_on(studio: "Studio", asked: GoOn) -> Reply:
    game = _seated(studio, asked.game)
    language_of(asked.language)
    for _ in range(min(asked.most, MOST_STEPS)):
        if game.state.over or game.is_human_turn:
            break
        game.go_on()
    return _view(game, asked.language).table()


def _why(studio: "Studio", asked: Why) -> Reply:
    game = _seated(studio, asked.game)
    s, teller = game.state, _teller(game, asked.language)
    if asked.choice is not None:
        return _why_choice(game, teller, asked.choice)
    regions = [region.name for region in s.board.regions]
    if asked.region not in regions:
        raise Refusal("no-such-region", f"There is no region `{asked.region}` on this board.")
    r = regions.index(asked.region)
    seen = _view(game, asked.language).attack(r)
    settles = s.phase == P_GUESTS
    reason = why_not(s, (V_SETTLE if settles else V_CONQUER) + r)
    said = teller.refusal(s, reason) if reason and settles else None
    return {
        "region": asked.region,
        "name": teller.name(asked.region),
        "attack": seen,
        "refusal": teller.no_conquest(s, reason, r) if reason and not settles else said,
    }


def _why_choice(game: OpenGame, teller: Teller, number: int) -> Reply:
    actions = legal(game.state) if game.is_human_turn else []
    if number >= len(actions):
        raise Refusal("no-such-choice", f"There are {len(actions)} choices, counted from 0.")
    told = tell(game.state, actions[number])
    clause = told.arguments.get("clause")
    return {
        "text": teller.choice(told),
        "clause": teller.clause(str(clause)) if clause else None,
        "otherwise": None if clause else teller.words.always_allowed,
    }


def _undo(studio: "Studio", asked: Undo) -> Reply:
    game = _seated(studio, asked.game)
    language_of(asked.language)
    mine = [each.step for each in game.log if each.actor >= 0 and game.seats[each.actor] == HUMAN]
    step = asked.step if asked.step is not None else (mine[-1] if mine else 0)
    if step > len(game.log):
        raise Refusal("another-step", f"The game stands at step {len(game.log)}.")
    game.replay(game.match.actions[:step])
    return _view(game, asked.language).table()


def _save(studio: "Studio", asked: Save) -> Reply:
    return {"record": write_record(_seated(studio, asked.game).record())}


def _load(studio: "Studio", asked: Load) -> Reply:
    _room(studio)
    language_of(asked.language)
    try:
        record = read_record(asked.record)
    except UnreadableRecord as problem:
        raise Refusal("unreadable-record", f"This game cannot be read: {problem}.") from problem
    table = Table.of(record.wish) if record.wish.is_more_than_a_game else Table(record.game)
    laid = lay(studio.project.playable(), table, dict(record.choices))
    seats = record.players[: laid.game.players]
    game = OpenGame.begin(studio.new_id(), laid, seats, record.seed)
    game.replay(record.actions)
    studio.games[game.id] = game
    return _view(game, asked.language).table()


def _leave(studio: "Studio", asked: Leave) -> Reply:
    _seated(studio, asked.game)
    del studio.games[asked.game]
    return {"games": list(studio.games)}


def _log(studio: "Studio", asked: Log) -> Reply:
    game = _seated(studio, asked.game)
    teller = _teller(game, asked.language)
    return {"log": [teller.logged(each) for each in game.log[asked.first :]]}


HANDLERS: Final = (
    Handler("new_game", NewGame, _new_game),
    Handler("table", Look, _look),
    Handler("choices", Look, _choices),
    Handler("choose", Choose, _choose),
    Handler("go_on", GoOn, _go_on),
    Handler("why", Why, _why),
    Handler("undo", Undo, _undo),
    Handler("save", Save, _save),
    Handler("load", Load, _load),
    Handler("leave", Leave, _leave),
    Handler("log", Log, _log),
)
