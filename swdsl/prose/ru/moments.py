"""Russian phrases for moments and limits."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Party, Range
from swdsl.prose.ru import actions, numbers, words
from swdsl.prose.ru.actions import Verb, subject
from swdsl.prose.ru.counts import card, thing
from swdsl.prose.ru.expressions import party, regions
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, PRE
from swdsl.prose.scene import Scene
from swdsl.words import CardVerb, Period, Step, ThingVerb, Timing

_CARD_VERBS = {CardVerb.PICK: actions.CHOOSE, CardVerb.DISCOVER: actions.DISCOVER, CardVerb.USE: actions.USE}
_THING_VERBS = {
    ThingVerb.GAIN: actions.GAIN,
    ThingVerb.PAY: actions.PAY,
    ThingVerb.LOSE: actions.LOSE,
    ThingVerb.PLACE: actions.PLACE,
    ThingVerb.MOVE: actions.MOVE,
    ThingVerb.REMOVE: actions.REMOVE,
}
_PERIODS = {Period.TURN: "в ход", Period.LIFE: "за всю жизнь этого народа", Period.GAME: "за игру"}

# At, before and after each step. `turn`: whose turn; `whose` and `by`: somebody else's, in two cases.
_STEPS = {
    Step.SETUP: ("при подготовке к игре", "перед подготовкой к игре", "после подготовки к игре"),
    Step.ROUND_START: ("в начале раунда", "перед началом раунда", "после начала раунда"),
    Step.TURN_START: ("в начале {turn}", "перед началом {turn}", "после начала {turn}"),
    Step.READY: (
        "при подготовке войск{whose}",
        "перед подготовкой войск{whose}",
        "после подготовки войск{whose}",
    ),
    Step.ATTACK: ("во время нападения{whose}", "перед нападением{whose}", "после нападения{whose}"),
    Step.ANY_TIME: (
        "в любой момент {turn}",
        "перед любым моментом {turn}",
        "после любого момента {turn}",
    ),
    Step.CONQUESTS: ("во время захватов{whose}", "перед захватами{whose}", "после захватов{whose}"),
    Step.REDEPLOYMENT: (
        "при перераспределении войск{whose}",
        "перед перераспределением войск{whose}",
        "после перераспределения войск{whose}",
    ),
    Step.SCORING: (
        "при получении монет{by}",
        "перед получением монет{by}",
        "после получения монет{by}",
    ),
    Step.TURN_END: ("в конце {turn}", "перед концом {turn}", "после конца {turn}"),
    Step.GAME_END: ("в конце игры", "перед концом игры", "после конца игры"),
}
_TIMINGS = {Timing.AT: 0, Timing.BEFORE: 1, Timing.AFTER: 2}


def moment(scene: Scene, node: model.Moment) -> str:
    """Say when; nothing for a standing rule. A clause ends in its comma."""
    match node:
        case model.Always():
            return ""
        case model.AtStep(timing=timing, step=step, of=of):
            return _step(scene, _STEPS[step][_TIMINGS[timing]], of)
        case model.RegionEvent(actor=actor, verb=verb, regions=target):
            return _event(scene, actor, actions.REGION_VERBS[verb], regions(scene, target, ACC))
        case model.CardEvent(actor=actor, verb=verb, card=tile, regions=place):
            used = card(scene, tile, found=verb is CardVerb.USE)
            inside = f" {words.in_(regions(scene, place, PRE))}" if place else ""
            return _event(scene, actor, _CARD_VERBS[verb], used + inside)
        case model.PlainEvent(actor=actor, verb=verb, range=wanted):
            return _event(scene, actor, actions.PLAIN_VERBS[verb], _rolled(wanted))
        case model.ThingEvent(actor=actor, verb=verb, thing=what):
            return _event(scene, actor, _THING_VERBS[verb], thing(scene, what))
        case _:
            assert_never(node)


def _step(scene: Scene, template: str, of: Party | None) -> str:
    if of is None:
        return template.format(turn="вашего хода", whose="", by="")
    genitive, instrumental = party(scene, of, GEN), party(scene, of, INS)
    return template.format(turn=f"хода {genitive}", whose=f" {genitive}", by=f" {instrumental}")


def _event(scene: Scene, actor: Party, verb: Verb, rest: str) -> str:
    return f"когда {subject(scene, actor, verb)} {rest}".rstrip() + ","


def _rolled(wanted: Range | None) -> str:
    if wanted is None:
        return ""
    no = "не " if wanted == Range(0, 0) else ""
    return f"и {no}выпадает {numbers.ranged(wanted, words.PIP, NOM)}"


def limit(node: model.Limit) -> str:
    """Say how often."""
    against = " против каждого соперника" if node.per_opponent else ""
    return f"{numbers.times(node.times)} {_PERIODS[node.period]}{against}"
