"""Components nobody has thought of: sentences over all moments, parties, effects and filters, by a seed."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

STATES = ("", "", "", ", also in decline", ", only in decline")
LIMITS = ("", "", "", ", once per turn", ", twice per turn", ", once per life", ", 3 times per game")
PARTIES = ("an opponent", "an active opponent", "a declined opponent", "anyone", "a player")
ACTORS = ("I", "I", "I", "an opponent", "an active opponent", "anyone", "my other race", "another race", "we")
KINDS = (
    "region",
    "region",
    "mountain",
    "forest",
    "hill",
    "farmland",
    "swamp",
    "mine",
    "coastal region",
    "magic_source",
)
HOLDERS = (
    *(
        "I hold",
        "we hold",
        "held by an opponent",
        "held by an active opponent",
        "held by a declined opponent",
    ),
    *(
        "held by an enemy",
        "held by a neutral",
        "held by another race",
        "held by nobody",
        "held by my declined race",
    ),
)
FILTERS = (
    *("at the edge", "with at least 2 tokens", "with exactly 1 token", "with a neutral", "without a neutral"),
    *("with PIECE", "without PIECE", "I conquered this turn", "I conquered from an enemy this turn"),
    *("with 2 tokens", "with at least 1 defender", "with no defenders"),
)
NESTED = (
    *(
        "bordering a mountain",
        "bordering 2 mountains",
        "bordering 0 regions I hold",
        "bordering a region I hold",
    ),
    *("bordering a sea", "adjacent to a region I hold", "not bordering a region held by an opponent"),
    *("linked to a mountain", "within 2 of a forest I hold", "bordering 1 region held by an opponent"),
    *("bordering a region with PIECE", "linked to 2 hills", "bordering each lake"),
)
CONDITIONS = (
    *(
        "if I hold at least 3 regions",
        "if I hold exactly 1 region",
        "unless I hold a mountain",
        "if I have no coins",
    ),
    *(
        "if I have at least 8 coins",
        "if round is at most 3",
        "if there is a region with PIECE",
        "if it is my turn",
    ),
    *("unless I declined this turn", "if I have fewer coins than each opponent", "if I hold 2 regions"),
    *("if there are at least 2 regions I conquered this turn", "if I have at least 3 tokens in hand"),
)
STEPS = (
    *(
        "at round start",
        "at turn start",
        "at ready",
        "before redeployment",
        "at redeployment",
        "after redeployment",
    ),
    *(
        "after conquests",
        "before scoring",
        "after scoring",
        "at turn end",
        "at game end",
        "at scoring",
        "at any time",
    ),
    *("before attack", "after ready", "before turn start", "after turn start"),
)
COUNTED = (
    *(
        "region I hold",
        "forest I hold",
        "region I conquered this turn",
        "mountain I hold",
        "opponent",
        "region we hold",
    ),
    *(
        "group of regions I hold",
        "terrain of regions I hold",
        "region I hold at the edge",
        "region I hold with PIECE",
    ),
    *(
        "region held by an opponent",
        "active opponent",
        "region I hold bordering a region held by an opponent",
    ),
)


@dataclass(frozen=True, slots=True)
class Trial:
    """A component that was made up: its number, id and kind, the text of its file, what it says."""

    number: int
    id: str
    kind: str
    text: str
    sentences: tuple[str, ...]
    home: str = "base"  # the box beside which it is played


#: One of so many components is a place or a relic, below ground.
MARKERS_EVERY = 5
ATTEMPTS = 5


def trial(number: int, seed: int, attempt: int = 0) -> Trial:
    """Make up one component; where the check refuses it, another attempt is made."""
    draw = random.Random(f"{seed}/{number}/{attempt}")
    below = number % MARKERS_EVERY == MARKERS_EVERY - 1
    kind = draw.choice(("place", "relic") if below else ("race", "power"))
    home = "underground" if below else "base"
    name = f"trial_{number}" if not attempt else f"trial_{number}_{attempt}"
    piece = f"seed_{number}"
    sentences = tuple(
        dict.fromkeys(_sentence(draw).replace("PIECE", piece) for _ in range(draw.choice((1, 1, 2))))
    )
    if below:
        sentences = tuple(dict.fromkeys(_below_ground(draw, each, kind) for each in sentences))
    lines = [f'pack {name} "Trial {number}"', f"  uses {home}", "", f'{kind} {name} "Trial {number}"']
    if not below:
        lines.append("  tokens 6 of 11" if kind == "race" else "  tokens 4")
    if any(piece in each for each in sentences):
        lines.append(f'  piece {piece} "Seed {number}" {draw.choice((1, 2, 3, 6))}{draw.choice(_TRAITS)}')
        if not any(f"place 1 {piece}" in each for each in sentences):
            sentences = (*sentences, f"when I conquer a region: place 1 {piece} there")
    lines += [f"  {each}" for each in sentences]
    return Trial(number, name, kind, "\n".join(lines) + "\n", sentences, home)


#: What words of the one box are in the other.
_BELOW = {
    "magic_source": "mystic_crystal",
    "mountain": "black_mountain",
    "forest": "mushroom_forest",
    "farmland": "mystic_crystal",
    "hill": "mine",
    "swamp": "mudpool",
    "sea": "river",
    "lake": "river",
}
_OF_MARKERS = (
    "when anyone attacks here, also in decline: cost 1 more",
    "when I attack a region bordering here: cost 1 less",
    "always: regions bordering here are adjacent to each other",
    "always: regions with the same terrain as here are adjacent to each other",
    "always, once per turn: I may reach any region",
    "at scoring, also in decline: gain 1 coin for each region I hold bordering here",
    "at scoring: gain 2 coins",
    "when I score a region with this: coins double",
    "before scoring, once per turn: I may move this to a region I hold, then gain 1 coin",
    "when I discover this: gain 2 coins",
    "when I use this: gain 1 coin",
    "when anyone conquers here: gain 1 coin",
    "when I leave here: gain 1 coin",
    "when an opponent attacks here: cost 2 more",
    "when I attack a region, once per turn: I may pay 1 coin, then cost 2 less",
    "when I attack a region, once per turn: cost may be 1 less",
)


def _below_ground(draw: random.Random, sentence: str, kind: str) -> str:
    """Return a sentence as a place or relic might say it."""
    if draw.random() < (0.5 if kind == "relic" else 0.3):
        sentence = draw.choice(_OF_MARKERS)
    for word, other in _BELOW.items():
        sentence = re.sub(rf"\b{word}(s?)\b", rf"{other}\1", sentence)
    return sentence


_TRAITS = ("", "", ", 1 per region", ", stays in decline", ", stays when conquered", ", counts as defender")


def _sentence(draw: random.Random) -> str:
    family = draw.choice(
        (_cost, _cost, _help, _score, _yield, _step, _step, _step, _event, _event, _event, _rule)
    )
    return family(draw)


def _region(draw: random.Random, article: str = "a") -> str:
    parts = [draw.choice(KINDS)]
    if draw.random() < 0.5:
        parts.append(draw.choice(HOLDERS))
    if draw.random() < 0.25:
        parts.insert(1, draw.choice(FILTERS))
    elif draw.random() < 0.3 and not parts[-1].startswith("held by"):
        parts.append(draw.choice(NESTED))
    return " ".join([article, *parts]).strip()


def _plural(draw: random.Random) -> str:
    holder = draw.choice(("I hold", "I hold", "held by an opponent", "at the edge", "with PIECE"))
    return f"regions {holder}"


def _when(draw: random.Random, actor: str, verb: str) -> str:
    return f"when {actor} {verb if actor in ('I', 'we') else verb + ('es' if verb.endswith('s') else 's')}"


def _marks(draw: random.Random, *, limits: bool = True, chance: float = 0.25) -> str:
    said = draw.choice(STATES) if draw.random() < 0.5 else ""
    if limits and draw.random() < chance:
        said += draw.choice(LIMITS)
    if draw.random() < chance:
        said += f", {draw.choice(CONDITIONS)}"
    return said


def _cost(draw: random.Random) -> str:
    amount = f"cost {draw.choice((1, 1, 2))} {draw.choice(('less', 'more'))}"
    if draw.random() < 0.3:
        amount += f" for each {draw.choice((*COUNTED, 'defender there', 'PIECE there'))}"
    if draw.random() < 0.1:
        amount += " up to 2" if "for each" in amount else ""
    return f"{_when(draw, draw.choice(ACTORS), 'attack')} {_region(draw)}{_marks(draw)}: {amount}"


def _help(draw: random.Random) -> str:
    gift = draw.choice(("cost 1 less", "cost 2 less", "cost is exactly 1", "ignore defenders"))
    price = draw.choice(
        ("I may pay 1 coin", "I may pay 2 coins", "I may place 1 PIECE there", "I may move PIECE there")
    )
    if draw.random() < 0.3:
        return f"when I attack {_region(draw)}{draw.choice(LIMITS)}: cost may be {draw.choice((1, 2))} less"
    return f"when I attack {_region(draw)}{draw.choice(LIMITS)}: {price}, then {gift}"


def _score(draw: random.Random) -> str:
    amount = f"gain {draw.choice((1, 2))} coin{'' if draw.random() < 0 else 's'}"
    if draw.random() < 0.7:
        amount += f" for {draw.choice(('each', 'each', 'every 2'))} {draw.choice(COUNTED)}"
        amount += draw.choice(("", "", " up to 3"))
    elif draw.random() < 0.4:
        amount += " from each opponent"
    return f"at scoring{_marks(draw)}: {amount}"


def _yield(draw: random.Random) -> str:
    actor = draw.choice(("I", "I", "anyone", "an opponent"))
    change = draw.choice(
        ("1 more", "1 less", "2 less", "double", "halve", "are at most 1", "are exactly 2", "are at least 2")
    )
    return f"{_when(draw, actor, 'score')} {_region(draw)}{_marks(draw, limits=False)}: coins {change}"


def _step(draw: random.Random) -> str:
    step = draw.choice(STEPS)
    if draw.random() < 0.25:
        step += f" of {draw.choice(PARTIES)}"
    return f"{step}{_marks(draw)}: {_effects(draw, there=False, they=' of ' in step)}"


def _event(draw: random.Random) -> str:
    actor = draw.choice(ACTORS)
    if draw.random() < 0.7:
        verb = draw.choice(("attack", "conquer", "conquer", "occupy", "leave"))
        said = f"{_when(draw, actor, verb)} {_region(draw)}".replace("occupys", "occupies")
        return f"{said}{_marks(draw)}: {_effects(draw, there=True, they=actor not in ('I', 'we'))}"
    verb = draw.choice(("decline", "decline", "fade", "roll", "roll 0", "pick a combo"))
    word, _, rest = verb.partition(" ")
    said = f"{_when(draw, actor, word)}{' ' + rest if rest else ''}"
    return f"{said}{_marks(draw)}: {_effects(draw, there=False, they=actor not in ('I', 'we'))}"


def _effects(draw: random.Random, *, there: bool, they: bool) -> str:
    number = draw.choice((1, 1, 1, 2, 2))
    parts = [_effect(draw, there=there, they=they) for _ in range(number)]
    if draw.random() < 0.3:
        parts[0] = f"I may {parts[0]}" if not parts[0].startswith(("they", "each")) else parts[0]
    said = ", then ".join(parts)
    return said + _decided(random.Random(said), there=there, they=they)


def _decided(draw: random.Random, *, there: bool, they: bool) -> str:
    """Return what a condition behind the first effect decides, now and then; drawn apart from all else."""
    if draw.random() > 0.2:
        return ""
    rolled = draw.random() < 0.5
    asked = (
        f"if roll is {draw.choice(('0', 'at least 1', 'at least 2'))}" if rolled else draw.choice(CONDITIONS)
    )
    said = f", then roll, then {asked}" if rolled else f", then {asked}"
    said += f", {_effect(draw, there=there, they=they)}"
    if draw.random() < 0.4:
        said += f", otherwise {_effect(draw, there=there, they=they)}"
    return said


def _effect(draw: random.Random, *, there: bool, they: bool) -> str:
    plain = [
        *(
            "gain 1 coin",
            "gain 2 coins",
            "gain 1 coin",
            "pay 1 coin",
            "pay 3 coins",
            "gain 1 token",
            "gain 2 tokens",
        ),
        f"gain 1 coin for each {draw.choice(COUNTED)}",
        f"gain 1 token for each {draw.choice(COUNTED)}",
        *(
            "place 1 PIECE in a region I hold",
            "place 2 PIECE in a region I hold",
            "place 1 PIECE in each forest I hold",
        ),
        *(
            "remove all PIECE",
            "remove 1 PIECE from each region I hold",
            "gain 1 PIECE",
            "each opponent gains 1 coin",
        ),
        *("gain 1 coin from each opponent", "move PIECE to a region I hold"),
    ]
    if there:
        plain += ["place 1 PIECE there", "place 1 PIECE there", "place 2 PIECE there"]
    if they:
        plain += [
            "they pay 1 coin to me",
            "they gain 1 coin",
            "place 1 PIECE on them",
            "they pay 2 coins to me",
        ]
    return draw.choice(plain)


def _rule(draw: random.Random) -> str:
    rule = draw.choice(
        (
            f"I may reach {_plural(draw)}",
            f"I may enter {_plural(draw)}",
            f"I may reach regions bordering {_region(draw)}",
            f"{_plural(draw)} are immune to opponents",
            f"opponents cannot attack {_plural(draw)}",
            f"I cannot attack {_plural(draw)}",
            f"opponents with at least 8 coins cannot attack {_plural(draw)}",
            "forests are adjacent to each other",
            "hills are adjacent to swamps",
            f"I may only enter {_plural(draw)}",
            "I may occupy seas",
            f"everyone cannot attack {_plural(draw)}",
        )
    )
    limit = ", once per turn" if rule.startswith("I may reach") and draw.random() < 0.3 else ""
    condition = f", {draw.choice(CONDITIONS)}" if draw.random() < 0.2 else ""
    return f"always{draw.choice(STATES)}{limit}{condition}: {rule}"
