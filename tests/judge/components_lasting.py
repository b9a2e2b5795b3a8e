"""Components that let rules begin for a time: at all moments, about all parties and places, by a seed."""

from __future__ import annotations

import random

from tests.judge.components import Trial

KINDS = ("region", "mountain", "forest", "hill", "farmland", "swamp")
STATES = ("", "", "", ", also in decline")
LIMITS = ("", "", ", once per turn", ", once per turn", ", twice per turn", ", once per life")
ENDS = ("until my next turn", "until my next turn", "until turn end", "until game end")
PLACES = (
    *("there", "there", "there", "regions bordering there", "regions other than there"),
    *(
        "regions with the same terrain as there",
        "regions I hold bordering there",
        "regions within 2 of there",
    ),
)
ELSEWHERE = ("mountains", "regions I hold", "hills at the edge", "regions held by an opponent", "regions")
STEPS = (
    *("at turn start", "at ready", "after conquests", "before scoring", "after scoring", "at turn end"),
    *("at turn start of an opponent", "after conquests of an opponent", "at turn end of an opponent"),
    *("at any time, once per turn", "before attack, once per turn"),
)
EVENTS = (
    *("when I conquer a KIND", "when I conquer a KIND", "when an opponent conquers a KIND I hold"),
    *("when I leave a KIND", "when an opponent attacks a KIND I hold", "when I attack a KIND"),
    *("when anyone conquers a KIND", "when I occupy a KIND", "when my other race conquers a KIND"),
)
CHANGES = ("1 more", "1 less", "double", "halve", "are at most 1", "are at least 2")
PRICES = ("", "", "I may pay 1 coin, then ", "gain 1 coin, then ", "I may gain 1 coin, then ")


def lasting_trial(number: int, seed: int) -> Trial:
    """Make up one component."""
    draw = random.Random(f"lasting/{seed}/{number}")
    kind = draw.choice(("race", "power"))
    name = f"trial_{number}"
    sentences = tuple(dict.fromkeys(_sentence(draw) for _ in range(draw.choice((1, 1, 2)))))
    tokens = "  tokens 9 of 14" if kind == "race" else "  tokens 6"
    lines = [f'pack {name} "Trial {number}"', "  uses base", "", f'{kind} {name} "Trial {number}"', tokens]
    return Trial(
        number, name, kind, "\n".join([*lines, *(f"  {each}" for each in sentences)]) + "\n", sentences
    )


def _sentence(draw: random.Random) -> str:
    if draw.random() < 0.35:
        step = draw.choice(STEPS)
        price = draw.choice(PRICES)
        if step.startswith(("at any", "before attack")):
            return f"{step}: I may pay 1 coin, then {_rule(draw, there=False, they=False)}"
        they = " of " in step
        if not they and draw.random() < 0.3:
            return (
                f"{step}{draw.choice(STATES)}: choose an opponent, then {_rule(draw, there=False, they=True)}"
            )
        return f"{step}{draw.choice(STATES)}: {price}{_rule(draw, there=False, they=they)}"
    event = draw.choice(EVENTS).replace("KIND", draw.choice(KINDS))
    they = "opponent" in event or "anyone" in event
    rules = [_rule(draw, there=True, they=they) for _ in range(draw.choice((1, 1, 1, 2)))]
    effects = ", then ".join(rules)
    return f"{event}{draw.choice(STATES)}{draw.choice(LIMITS)}: {draw.choice(PRICES)}{effects}"


def _rule(draw: random.Random, *, there: bool, they: bool) -> str:
    place = draw.choice(PLACES if there and draw.random() < 0.8 else ELSEWHERE)
    on = place if place == "there" else f"on {place}"
    of = place if place == "there" else f"of {place}"
    be = "is" if place == "there" else "are"
    have = "there has" if place == "there" else "regions I hold have"
    rules = [
        f"{place} {be} immune to opponents",
        f"{place} {be} immune to everyone",
        f"opponents cannot attack {place}",
        f"everyone cannot attack {place}",
        f"active opponents cannot attack {place}",
        f"I cannot attack {place}",
        f"I may reach {place}",
        f"I may enter {place}",
        f"{place} {be} adjacent to mountains",
        f"attacks {on} cost 1 more",
        f"attacks by opponents {on} cost {draw.choice((1, 2))} {draw.choice(('more', 'less'))}",
        f"my attacks {on} cost 1 less",
        f"my attacks {on} cost 1 more for each mountain I hold",
        f"attacks {on} cost 1 more for each hill I hold",
        f"coins {of} are exactly {draw.choice((0, 2))}",
        f"coins {of} {draw.choice(CHANGES)}",
        f"{have} at least 2 tokens",
    ]
    if they:
        rules += [f"they cannot attack {place}", f"attacks by them {on} cost 1 more"] * 3
    return f"{draw.choice(rules)} {draw.choice(ENDS)}"
