"""Italian phrases for moments and limits."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Party, Range
from swdsl.prose.it import actions, words
from swdsl.prose.it.actions import Verb, subject
from swdsl.prose.it.counts import card, thing
from swdsl.prose.it.expressions import party, regions
from swdsl.prose.it.words import Noun
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
_PERIODS = {Period.TURN: "per turno", Period.LIFE: "nella vita di questa Razza", Period.GAME: "per partita"}

# At, before and after each step. `turn`: of whose turn; `yours`: whose things; `whose`: somebody else's.
_STEPS = {
    Step.SETUP: ("durante la preparazione", "prima della preparazione", "dopo la preparazione"),
    Step.ROUND_START: ("all'inizio di un giro", "prima dell'inizio di un giro", "dopo l'inizio di un giro"),
    Step.TURN_START: ("all'inizio {turn}", "prima dell'inizio {turn}", "dopo l'inizio {turn}"),
    Step.READY: (
        "quando si radunano le {yours}truppe{whose}",
        "prima di radunare le {yours}truppe{whose}",
        "dopo aver radunato le {yours}truppe{whose}",
    ),
    Step.ATTACK: ("durante un attacco{whose}", "prima di un attacco{whose}", "dopo un attacco{whose}"),
    Step.ANY_TIME: (
        "in qualsiasi momento {turn}",
        "prima di qualsiasi momento {turn}",
        "dopo qualsiasi momento {turn}",
    ),
    Step.CONQUESTS: (
        "durante le {yours}conquiste{whose}",
        "prima delle {yours}conquiste{whose}",
        "dopo le {yours}conquiste{whose}",
    ),
    Step.REDEPLOYMENT: (
        "durante la ridistribuzione{whose}",
        "prima della ridistribuzione{whose}",
        "dopo la ridistribuzione{whose}",
    ),
    Step.SCORING: ("al conteggio{whose}", "prima del conteggio{whose}", "dopo il conteggio{whose}"),
    Step.TURN_END: ("alla fine {turn}", "prima della fine {turn}", "dopo la fine {turn}"),
    Step.GAME_END: (
        "alla fine della partita",
        "prima della fine della partita",
        "dopo la fine della partita",
    ),
}
_TIMINGS = {Timing.AT: 0, Timing.BEFORE: 1, Timing.AFTER: 2}


def moment(scene: Scene, node: model.Moment) -> str:
    """Say when; nothing for a standing rule."""
    match node:
        case model.Always():
            return ""
        case model.AtStep(timing=timing, step=step, of=of):
            return _step(scene, _STEPS[step][_TIMINGS[timing]], of)
        case model.RegionEvent(actor=actor, verb=verb, regions=target):
            return _event(scene, actor, actions.REGION_VERBS[verb], regions(scene, target))
        case model.CardEvent(actor=actor, verb=verb, card=tile, regions=place):
            used = card(scene, tile, found=verb is CardVerb.USE)
            inside = f" {words.inside(regions(scene, place))}" if place else ""
            return _event(scene, actor, _CARD_VERBS[verb], used + inside)
        case model.PlainEvent(actor=actor, verb=verb, range=wanted):
            return _event(scene, actor, actions.PLAIN_VERBS[verb], _rolled(wanted))
        case model.ThingEvent(actor=actor, verb=verb, thing=what):
            return _event(scene, actor, _THING_VERBS[verb], thing(scene, what))
        case _:
            assert_never(node)


def _step(scene: Scene, template: str, of: Party | None) -> str:
    if of is None:
        return template.format(turn="del vostro turno", yours="vostre ", whose="")
    owner = words.of(party(scene, of))
    return template.format(turn=f"del turno {owner}", yours="", whose=f" {owner}")


def _event(scene: Scene, actor: Party, verb: Verb, rest: str) -> str:
    return f"quando {subject(scene, actor, verb)} {rest}".rstrip()


def _rolled(wanted: Range | None) -> str:
    if wanted is None:
        return ""
    shows = "e non mostra" if wanted == Range(0, 0) else "e mostra"
    return f"{shows} {words.ranged(wanted, Noun((words.POINT,)))}"


def limit(node: model.Limit) -> str:
    """Say how often."""
    against = " e per avversario" if node.per_opponent else ""
    return f"{words.times(node.times)} {_PERIODS[node.period]}{against}"
