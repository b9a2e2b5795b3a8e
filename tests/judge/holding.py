"""Which sentences speak now: for whom, in which state, under which conditions and limits."""

from __future__ import annotations

from collections.abc import Iterator

from swdsl.model.clauses import (
    Clause,
    Do,
    Effect,
    Limit,
    Move,
    Perform,
    Remove,
    Take,
    bare,
    is_optional,
)
from swdsl.model.counts import InStores
from swdsl.model.expressions import PieceActor, Tokens
from swdsl.model.moments import AtStep, CardEvent, PlainEvent, RegionEvent
from swdsl.words import CardVerb, Period, PlainVerb, RegionVerb, State, Step, Timing
from tests.judge import counts
from tests.judge.rules import Sentence
from tests.judge.scene import NOBODY, Scene

#: How often a turn something is done that has no limit of its own, and could go on for ever.
OFTEN = 100


def speaking(scene: Scene, topic: str) -> Iterator[Scene]:
    """Yield the scene once for each sentence on a topic that the race that speaks has in its state."""
    for sentence in scene.table.sentences_of(scene.me, topic):
        if in_state(scene, sentence):
            yield scene.saying(sentence)


def in_state(scene: Scene, sentence: Sentence) -> bool:
    """Whether a sentence is for the state its holder is in.

    A declined race that conquers does so as an active one does: the frame speaks for it too. What a place or
    relic says for itself is in force in whatever state.
    """
    state = sentence.clause.state
    if (
        state is State.BOTH
        or sentence.ownerless
        or (sentence.source.kind is None and _of_conquest(sentence.clause))
    ):
        return True
    return (state is State.ACTIVE) == scene.table.is_active(scene.me)


def _of_conquest(clause: Clause) -> bool:
    return clause.label in _FRAME_OF_CONQUESTS


#: What the boxes say of anybody who conquers; a declined race does so only if a sentence lets it expand.
_FRAME_OF_CONQUESTS = frozenset(
    [
        "reach",
        "entry",
        "landing",
        "base_cost",
        "river_cost",
        "mountain_cost",
        "defenders",
        "enemy_defenders",
        "all_defenders",
        "minimum",
        "last_attempt",
        "any_attempt",
        "rout",
        "discovery",
    ]
)


def holds_for(scene: Scene) -> bool:
    """Whether the conditions of the sentence hold."""
    assert scene.sentence is not None
    if scene.asked:
        return True
    if (
        _takes_up_again(scene.sentence.clause)
        and scene.table.race[scene.table.active_of(scene.my_player)] >= 0
    ):
        return False
    return all(counts.holds(scene, each) for each in scene.sentence.clause.conditions)


def _takes_up_again(clause: Clause) -> bool:
    """Whether a sentence takes a race up again, for which its player must have no active one."""
    done = {
        each.action.verb
        for each in clause.effects
        if isinstance(each, Do) and isinstance(each.action, Perform)
    }
    return PlainVerb.REVIVE in done and PlainVerb.DECLINE not in done


def uses_left(scene: Scene, opponent: int = NOBODY) -> bool:
    """Whether the limit of the sentence still allows a use."""
    assert scene.sentence is not None
    limit = bound_of(scene.sentence.clause)
    if limit is None or (limit.per_opponent and opponent == NOBODY):
        return True
    key = use_key(scene, opponent)
    used = scene.memory.turn_uses if limit.period is Period.TURN else scene.memory.lasting_uses
    return used[key] < limit.times


def bound_of(clause: Clause) -> Limit | None:
    """Return the limit of a sentence, or that which every game has for what could go on for ever."""
    return clause.limit or (Limit(OFTEN, Period.TURN) if _goes_on(clause) else None)


def _goes_on(clause: Clause) -> bool:
    """Whether something is offered again and again, or takes tokens off the board in every attack."""
    first = bare(clause.effects[0])
    match clause.moment:
        case AtStep(step=Step.ANY_TIME | Step.CONQUESTS | Step.ATTACK, timing=timing):
            return (
                timing is not Timing.AFTER
                and is_optional(first)
                and isinstance(first, Do)
                and not isinstance(first.subject, PieceActor)
            )
        case RegionEvent(verb=RegionVerb.ATTACK | RegionVerb.CONQUER | RegionVerb.OCCUPY | RegionVerb.LEAVE):
            return any(map(_takes_tokens, clause.effects))
        case PlainEvent(verb=PlainVerb.ROLL) | CardEvent(verb=CardVerb.USE):
            return any(map(_takes_tokens, clause.effects))
        case _:
            return False


def _takes_tokens(effect: Effect) -> bool:
    match bare(effect):
        case Do(action=Take(verb=RegionVerb.LEAVE)):
            return True
        case Do(action=Move(thing=thing, source=source) | Remove(thing=thing, source=source)):
            return isinstance(thing.noun, Tokens) and not isinstance(source, InStores)
        case _:
            return False


def is_for_life(sentence: Sentence) -> bool:
    """Whether uses of a sentence are counted anew in each life of its tile."""
    limit = sentence.clause.limit
    return limit is not None and limit.period is Period.LIFE


def count_use(scene: Scene, opponent: int) -> None:
    """Count that a sentence with a limit was used."""
    assert scene.sentence is not None
    limit = bound_of(scene.sentence.clause)
    if limit is not None:
        uses = scene.memory.turn_uses if limit.period is Period.TURN else scene.memory.lasting_uses
        uses[use_key(scene, opponent)] += 1


def use_key(scene: Scene, opponent: int) -> tuple[str, int]:
    """Return under what a use is counted; what every race has, each counts apart, but for the whole game."""
    assert scene.sentence is not None
    limit = bound_of(scene.sentence.clause)
    apart = scene.sentence.is_everybodys and limit is not None and limit.period is not Period.GAME
    name = f"{scene.sentence.name} of {scene.table.race[scene.me]}" if apart else scene.sentence.name
    return name, opponent if limit is not None and limit.per_opponent else NOBODY
