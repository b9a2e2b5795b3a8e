"""Whom a moment concerns: who hears of it, and whether that must be the one who has the tile."""

from __future__ import annotations

from dataclasses import dataclass

from swdsl.lower.form_lasting import LayDeed
from swdsl.lower.form_numbers import Lead, Who
from swdsl.lower.form_players import Crew, Surpassing
from swdsl.lower.form_regions import Both, Held, Holder, Near, PieceAt
from swdsl.lower.form_steps import Step as ProgramStep
from swdsl.lower.form_tests import Expression, OnTurn, Side, Test, TheyAmong, TheyAre, TheyBear
from swdsl.lower.form_tokens import Collect, PayCoins
from swdsl.lower.form_words import Event, Scope
from swdsl.lower.form_world import GroundDeed, SilenceTile
from swdsl.lower.how_many import one_party
from swdsl.lower.regions import players_of, tile_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model import expressions as parties
from swdsl.words import Life, State


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and for whom a clause acts.

    A clause for anyone's events may still have to hear of them as its holder: `scope_of_anyone` decides.
    """

    on: Event
    scope: Scope = Scope.MINE
    test: Test | None = None


def heard(on: Event, actor: parties.Party, scene: Scene) -> Occasion:
    """Return an event as those hear it whom its actor concerns."""
    one_party(actor)
    match actor:
        case parties.Me():
            return Occasion(on)
        case parties.We():
            return Occasion(on, Scope.OURS)
        case parties.Opponent(life=None, filters=()):
            return Occasion(on, Scope.THEIRS)
        case parties.Opponent(life=Life.ACTIVE, filters=()):
            return Occasion(on, Scope.THEIRS, TheyAre((Side.ACTIVE,)))
        case parties.Opponent(life=Life.DECLINED, filters=()):
            return Occasion(on, Scope.THEIRS, TheyAre((Side.DECLINED,)))
        case parties.Opponent(life=None):
            return Occasion(on, Scope.THEIRS, TheyAmong(players_of(actor, scene)))
        case parties.Anyone() | parties.Player(filters=()):
            return Occasion(on, Scope.ANYONE)
        case parties.MyRace(life=Life.OTHER):
            return Occasion(on, Scope.KIN)
        case parties.Bearer():
            return Occasion(on, Scope.THEIRS, TheyBear(*tile_of(actor)))
        case _:
            raise NotPlayableError(
                "the game watches `I`, `we`, `my other race`, `an opponent`, a race by its name and `anyone`",
                instead="when an opponent conquers a region: gain 1 coin",
            )


def scope_of_anyone(scene: Scene, *values: ProgramStep | Expression | None) -> Scope:
    """Return who hears what anyone does: nobody in particular, unless it must be known who `I` am.

    What a race or power says holds while somebody has it; the frame and what lies on the board need nobody,
    unless they wait for a declined holder.
    """
    if scene.owner is not None and not scene.on_board and not _is_about_own_piece(scene, *values):
        return Scope.EVERYBODY
    if scene.state is State.DECLINED:
        return Scope.EVERYBODY
    told = any(_speaks_of_me(node) for value in values if value is not None for node in walk(value))
    return Scope.EVERYBODY if told else Scope.ANYONE


def _is_about_own_piece(scene: Scene, *values: ProgramStep | Expression | None) -> bool:
    """Whether a clause that also works in decline is about regions with a piece that goes with it."""
    where = values[0]
    parts = where.parts if isinstance(where, Both) else (where,)
    named = (scene.piece_called(part.piece) for part in parts if isinstance(part, PieceAt))
    return scene.state is State.BOTH and any(piece.owner == scene.owner for piece in named)


def refuse_holder(clause: model.Clause, *values: ProgramStep | Expression | None) -> None:
    """Refuse what a tile in the column says of whoever has it: nobody does."""
    told = (node for value in values if value is not None for node in walk(value))
    if clause.state is not State.ACTIVE or any(_is_of_holder(node) for node in told):
        raise NotPlayableError(
            "nobody has a tile that lies in the column: it can speak of whoever passes it, and of itself",
            instead="when anyone passes this: they pay 1 coin",
        )


def _is_of_holder(node: object) -> bool:
    match node:
        case PayCoins(payer=payer, payee=payee):
            return Who.ME in (payer, payee)
        case _:
            return _speaks_of_me(node)


def _speaks_of_me(node: object) -> bool:
    match node:
        case Held(by=Holder.THEM | Holder.ANYONE | Holder.NEUTRAL):
            return False
        case SilenceTile(briefly=briefly):
            return not briefly
        case Held() | Near() | Lead() | Surpassing() | OnTurn() | Crew() | Collect() | PayCoins():
            return True
        case _:
            return isinstance(node, LayDeed | GroundDeed) or getattr(node, "who", None) is Who.ME
