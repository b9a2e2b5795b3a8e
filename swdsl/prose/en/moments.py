"""English phrases for moments and limits."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Party, Range
from swdsl.prose.en import words
from swdsl.prose.en.actions import PLAIN_VERBS, REGION_VERBS, subject
from swdsl.prose.en.counts import card, thing
from swdsl.prose.en.expressions import party, regions
from swdsl.prose.en.words import Word
from swdsl.prose.scene import Scene
from swdsl.words import CardVerb, Period, Step, ThingVerb, Timing

_CARD_VERBS = {
    CardVerb.PICK: ("pick", "picks"),
    CardVerb.DISCOVER: ("discover", "discovers"),
    CardVerb.USE: ("use", "uses"),
}
_THING_VERBS = {
    ThingVerb.GAIN: ("gain", "gains"),
    ThingVerb.PAY: ("pay", "pays"),
    ThingVerb.LOSE: ("lose", "loses"),
    ThingVerb.PLACE: ("place", "places"),
    ThingVerb.MOVE: ("move", "moves"),
    ThingVerb.REMOVE: ("remove", "removes"),
}
_PERIODS = {
    Period.TURN: "per turn",
    Period.LIFE: "in the life of this race",
    Period.GAME: "per game",
}
_STEPS = {
    Step.SETUP: "the set-up",
    Step.ROUND_START: "the start of a round",
    Step.TURN_START: "the start of {} turn",
    Step.READY: "the readying of {} troops",
    Step.ATTACK: "one of {} attacks",
    Step.ANY_TIME: "any time during {} turn",
    Step.CONQUESTS: "{} conquests",
    Step.REDEPLOYMENT: "{} redeployment",
    Step.SCORING: "{} scoring",
    Step.TURN_END: "the end of {} turn",
    Step.GAME_END: "the end of the game",
}
_OWN = {Step.REDEPLOYMENT: "redeployment", Step.SCORING: "scoring"}
_DURING = {Step.SETUP, Step.ATTACK, Step.CONQUESTS}
_TIMINGS = {Timing.BEFORE: "before", Timing.AT: "at", Timing.AFTER: "after"}


def moment(scene: Scene, node: model.Moment) -> str:
    """Say when; nothing for a standing rule."""
    match node:
        case model.Always():
            return ""
        case model.AtStep(timing=timing, step=step, of=of):
            when = "during" if timing is Timing.AT and step in _DURING else _TIMINGS[timing]
            return f"{when} {_step(scene, step, of)}"
        case model.RegionEvent(actor=actor, verb=verb, regions=target):
            return _event(scene, actor, REGION_VERBS[verb], regions(scene, target))
        case model.CardEvent(actor=actor, verb=verb, card=tile, regions=place):
            used = card(scene, tile, found=verb is CardVerb.USE) + (
                f" in {regions(scene, place)}" if place else ""
            )
            return _event(scene, actor, _CARD_VERBS[verb], used)
        case model.PlainEvent(actor=actor, verb=verb, range=wanted):
            return _event(scene, actor, PLAIN_VERBS[verb], _rolled(wanted))
        case model.ThingEvent(actor=actor, verb=verb, thing=what):
            return _event(scene, actor, _THING_VERBS[verb], thing(scene, what))
        case _:
            assert_never(node)


def _step(scene: Scene, step: Step, of: Party | None) -> str:
    if of is None:
        return _OWN.get(step) or _STEPS[step].format("your")
    return _STEPS[step].format(f"{party(scene, of)}'s")


def _event(scene: Scene, actor: Party, verb: tuple[str, str], rest: str) -> str:
    who, third = subject(scene, actor)
    return f"when {who} {verb[1] if third else verb[0]} {rest}".strip()


def _rolled(wanted: Range | None) -> str:
    return f"and it shows {words.ranged(wanted, Word('pip', 'pips'))}" if wanted else ""


def limit(node: model.Limit) -> str:
    """Say how often."""
    against = " against each opponent" if node.per_opponent else ""
    return f"{words.times(node.times)} {_PERIODS[node.period]}{against}"
