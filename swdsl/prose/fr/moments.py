"""French phrases for moments and limits."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Party, Range
from swdsl.prose.fr import actions, words
from swdsl.prose.fr.actions import Verb, subject
from swdsl.prose.fr.counts import card, thing
from swdsl.prose.fr.expressions import party, regions
from swdsl.prose.fr.words import Noun
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
_PERIODS = {Period.TURN: "par tour", Period.LIFE: "dans la vie de ce peuple", Period.GAME: "par partie"}

# At, before and after each step. `turn`: of whose turn; `yours`: whose things; `whose`: somebody else's.
_STEPS = {
    Step.SETUP: ("à la mise en place", "avant la mise en place", "après la mise en place"),
    Step.ROUND_START: (
        "au début d'un tour de jeu",
        "avant le début d'un tour de jeu",
        "après le début d'un tour de jeu",
    ),
    Step.TURN_START: ("en début de tour{whose}", "avant le début {turn}", "après le début {turn}"),
    Step.READY: (
        "en préparant {yours}troupes{whose}",
        "avant de préparer {yours}troupes{whose}",
        "après avoir préparé {yours}troupes{whose}",
    ),
    Step.ATTACK: ("lors d'une attaque{whose}", "avant une attaque{whose}", "après une attaque{whose}"),
    Step.ANY_TIME: ("à tout moment {turn}", "avant tout moment {turn}", "après tout moment {turn}"),
    Step.CONQUESTS: (
        "pendant {yours}conquêtes{whose}",
        "avant {yours}conquêtes{whose}",
        "après {yours}conquêtes{whose}",
    ),
    Step.REDEPLOYMENT: (
        "lors du redéploiement{whose}",
        "avant le redéploiement{whose}",
        "après le redéploiement{whose}",
    ),
    Step.SCORING: ("au décompte{whose}", "avant le décompte{whose}", "après le décompte{whose}"),
    Step.TURN_END: ("à la fin {turn}", "avant la fin {turn}", "après la fin {turn}"),
    Step.GAME_END: ("à la fin de la partie", "avant la fin de la partie", "après la fin de la partie"),
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
            inside = f" dans {regions(scene, place)}" if place else ""
            return _event(scene, actor, _CARD_VERBS[verb], used + inside)
        case model.PlainEvent(actor=actor, verb=verb, range=wanted):
            return _event(scene, actor, actions.PLAIN_VERBS[verb], _rolled(wanted))
        case model.ThingEvent(actor=actor, verb=verb, thing=what):
            return _event(scene, actor, _THING_VERBS[verb], thing(scene, what))
        case _:
            assert_never(node)


def _step(scene: Scene, template: str, of: Party | None) -> str:
    if of is None:
        return template.format(turn="de votre tour", yours="vos ", whose="")
    owner = words.of(party(scene, of))
    return template.format(turn=f"du tour {owner}", yours="les ", whose=f" {owner}")


def _event(scene: Scene, actor: Party, verb: Verb, rest: str) -> str:
    return f"quand {subject(scene, actor, verb)} {rest}".rstrip()


def _rolled(wanted: Range | None) -> str:
    if wanted is None:
        return ""
    shows = "et qu'il n'indique" if wanted == Range(0, 0) else "et qu'il indique"
    return f"{shows} {words.ranged(wanted, Noun((words.POINT,)))}"


def limit(node: model.Limit) -> str:
    """Say how often."""
    against = " et par adversaire" if node.per_opponent else ""
    return f"{words.times(node.times)} {_PERIODS[node.period]}{against}"
