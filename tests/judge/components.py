"""Components nobody has thought of: sentences over all moments, parties, effects and filters, by a seed."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from tests.judge.doings import effects
from tests.judge.vocabulary import (
    ABOUT_THEM,
    ACTORS,
    CONDITIONS,
    COUNTED,
    COUNTED_THERE,
    FILTERS,
    HOLDERS,
    KINDS,
    LIMITS,
    NESTED,
    PARTIES,
    STATES,
    STEPS,
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
    "cavern": "mystic_crystal",
    "coastal": "volcanic",
    "lost_tribe": "monster",
    "ratmen": "shrooms",
    "merchant": "mining",
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
    "when an opponent conquers here: gain 2 coins",
    "when anyone conquers a region bordering here: they gain 1 coin",
    "at turn end, if I used this this turn: gain 1 coin",
    "when I attack a region other than here, once per turn: I may pay 1 coin, then cost 2 less",
    "always: everyone cannot attack regions bordering here",
    "always: here is immune to opponents",
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


_TRAITS = (
    "",
    "",
    ", 1 per region",
    ", stays in decline",
    ", stays when conquered",
    ", counts as defender",
    ", 1 per player",
    ", for attack only",
    ", lost before tokens",
    ", fights as token",
    ", fights as token, counts as defender",
    ", counts as defender, lost before tokens",
)


def _sentence(draw: random.Random) -> str:
    family = draw.choice(
        (_cost, _cost, _help, _score, _yield, _step, _step, _step, _event, _event, _event, _rule, _conquest)
    )
    return family(draw)


def _region(draw: random.Random, article: str = "a") -> str:
    parts = [draw.choice(KINDS)]
    if draw.random() < 0.5:
        parts.append(draw.choice(HOLDERS))
    if draw.random() < 0.25:
        parts.insert(1, draw.choice(FILTERS))
    elif draw.random() < 0.3 and " by " not in parts[-1]:
        parts.append(draw.choice(NESTED))
    return " ".join([article, *parts]).strip()


def _plural(draw: random.Random) -> str:
    holder = draw.choice(
        (
            *(
                "I hold",
                "I hold",
                "held by an opponent",
                "at the edge",
                "with PIECE",
                "I conquered this turn",
            ),
            *("held by ratmen", "I left this turn", "bordering a region I hold", "with at least 2 tokens"),
        )
    )
    return f"{draw.choice(('regions', 'regions', 'mountains', 'forests and hills'))} {holder}"


def _when(draw: random.Random, actor: str, verb: str) -> str:
    several = actor in ("I", "we", "ratmen")
    return f"when {actor} {verb if several else verb + ('es' if verb.endswith('s') else 's')}"


def _marks(draw: random.Random, *, limits: bool = True, chance: float = 0.25, they: bool = False) -> str:
    said = draw.choice(STATES) if draw.random() < 0.5 else ""
    if limits and draw.random() < chance:
        said += draw.choice(LIMITS)
    if draw.random() < chance:
        said += f", {draw.choice((*CONDITIONS, *ABOUT_THEM) if they else CONDITIONS)}"
    return said


def _cost(draw: random.Random) -> str:
    amount = f"cost {draw.choice((1, 1, 2))} {draw.choice(('less', 'more'))}"
    if draw.random() < 0.3:
        amount += f" for {draw.choice(('each', 'each', 'every 2'))} {draw.choice((*COUNTED, *COUNTED_THERE))}"
        amount += draw.choice(("", "", " beyond 1", " up to 2", " beyond 2 up to 3"))
    elif draw.random() < 0.1:
        amount = draw.choice(("cost is at least 3", "ignore defenders", "ignore help", "ignore powers"))
    return f"{_when(draw, draw.choice(ACTORS), 'attack')} {_region(draw)}{_marks(draw, they=True)}: {amount}"


def _help(draw: random.Random) -> str:
    gift = draw.choice(
        (
            *("cost 1 less", "cost 2 less", "cost is exactly 1", "ignore defenders"),
            *(
                "cost 1 less, then they gain 1 coin",
                "they lose 2 tokens",
                "cost 1 less, then they gain 1 token",
            ),
            *(
                "cost 1 less, then gain 1 coin",
                "ignore defenders, then they cannot attack there until my next turn",
            ),
            *(
                f"cost 1 less for each {draw.choice(COUNTED)}",
                f"cost 1 less for each {draw.choice(COUNTED_THERE)}",
            ),
        )
    )
    price = draw.choice(
        (
            *("I may pay 1 coin", "I may pay 2 coins", "I may place 1 PIECE there", "I may move PIECE there"),
            *("I may pay 1 token", "I may pay 1 PIECE", "I may remove 1 PIECE", "I may reach there"),
            *("I may pay 1 coin to them", "I may place 1 PIECE on them", "I may pay 2 coins to them"),
        )
    )
    head = f"when I attack {_region(draw)}{draw.choice(LIMITS)}"
    if draw.random() < 0.3:
        size = draw.choice(("", "", f" for each {draw.choice(COUNTED)}"))
        return f"{head}: cost may be {draw.choice((1, 2))} less{size}"
    if draw.random() < 0.15:
        often = draw.choice(("up to 2", "any number of"))
        return f"{head}: I may pay {often} coins, then cost 1 less for each paid"
    if draw.random() < 0.1:
        return f"{head}: I may roll, then cost 1 less for each pip"
    return f"{head}: {price}, then {gift}"


def _score(draw: random.Random) -> str:
    amount = f"gain {draw.choice((1, 2))} coins"
    if draw.random() < 0.7:
        amount += f" for {draw.choice(('each', 'each', 'every 2'))} {draw.choice(COUNTED)}"
        amount += draw.choice(("", "", " up to 3", " beyond 2"))
    elif draw.random() < 0.4:
        which = draw.choice(("", " that holds a mountain", " with ratmen"))
        amount += f" from each opponent{which}"
    elif draw.random() < 0.2:
        amount += (
            f", then if {draw.choice(CONDITIONS).partition(' ')[2]}, gain 1 coin, otherwise gain 3 coins"
        )
    return f"at scoring{_marks(draw)}: {amount}"


def _yield(draw: random.Random) -> str:
    actor = draw.choice(("I", "I", "anyone", "an opponent", "my other race", "ratmen", "an active opponent"))
    change = draw.choice(
        ("1 more", "1 less", "2 less", "double", "halve", "are at most 1", "are exactly 2", "are at least 2")
    )
    if change == "1 more" and draw.random() < 0.5:
        change += f" for each {draw.choice((*COUNTED, *COUNTED_THERE))}"
    return f"{_when(draw, actor, 'score')} {_region(draw)}{_marks(draw, limits=False)}: coins {change}"


def _step(draw: random.Random) -> str:
    step = draw.choice(STEPS)
    they = draw.random() < 0.25
    if they:
        step += f" of {draw.choice(PARTIES)}"
    return f"{step}{_marks(draw, they=they)}: {effects(draw, there=False, they=they)}"


def _event(draw: random.Random) -> str:
    actor = draw.choice(ACTORS)
    they = actor not in ("I", "we")
    if draw.random() < 0.7:
        verb = draw.choice(("attack", "conquer", "conquer", "occupy", "leave"))
        said = f"{_when(draw, actor, verb)} {_region(draw)}".replace("occupys", "occupies")
        about = they or verb in ("attack", "conquer")
        return f"{said}{_marks(draw, they=about)}: {effects(draw, there=True, they=about)}"
    verb = draw.choice(
        (
            *(
                "decline",
                "decline",
                "fade",
                "roll",
                "roll 0",
                "roll at least 2",
                "pick a combo",
                "pass a combo",
            ),
            *("pick this", "pick a combo"),
        )
    )
    word, _, rest = verb.partition(" ")
    said = f"{_when(draw, actor, word)}{' ' + rest if rest else ''}"
    change = draw.random()
    if word == "roll" and change < 0.3:
        return (
            f"{said}{_marks(draw)}: roll is {draw.choice(('1 higher', '1 lower', 'exactly 1', 'at least 1'))}"
        )
    if rest == "a combo" and change < 0.2:
        return f"{said}{_marks(draw)}: price 1 {draw.choice(('more', 'less'))}"
    if word == "decline" and change < 0.2:
        return f"{said}{_marks(draw)}: keep {draw.choice(('all tokens', '2 tokens', 'no tokens'))}"
    return f"{said}{_marks(draw, they=they)}: {effects(draw, there=False, they=they)}"


def _conquest(draw: random.Random) -> str:
    """Return what is said of losses and survivors."""
    mine = draw.random() < 0.5
    if mine:
        actor = draw.choice(("an opponent", "an active opponent", "anyone"))
        head = f"when {actor} conquers a {draw.choice(KINDS)} I hold"
        tail = draw.choice(
            ("I lose no tokens", "I lose 2 tokens", "survivors go to tray", "survivors go to hand")
        )
    else:
        head = f"when I conquer {_region(draw)}"
        tail = draw.choice(("they lose 2 tokens", "they lose no tokens", "survivors go to tray"))
    return f"{head}{_marks(draw, they=True)}: {tail}"


def _rule(draw: random.Random) -> str:
    rule = draw.choice(
        (
            f"I may reach {_plural(draw)}",
            f"I may enter {_plural(draw)}",
            f"I may reach regions bordering {_region(draw)}",
            f"{_plural(draw)} are immune to opponents",
            f"{_plural(draw)} are immune to everyone",
            f"{_plural(draw)} are immune to active opponents",
            f"opponents cannot attack {_plural(draw)}",
            f"ratmen cannot attack {_plural(draw)}",
            f"declined opponents cannot attack {_plural(draw)}",
            f"I cannot attack {_plural(draw)}",
            f"opponents with at least 8 coins cannot attack {_plural(draw)}",
            f"opponents with more coins than me cannot attack {_plural(draw)}",
            f"regions I hold have {draw.choice(('at least 2', 'at most 3', '2 to 3'))} tokens",
            "mountains I hold have at least 3 tokens",
            "forests are adjacent to each other",
            "hills are adjacent to swamps",
            f"I may only enter {_plural(draw)}",
            "I may occupy seas",
            "I may occupy seas and lakes",
            "I may pass through lakes",
            "I cannot redeploy",
            "I cannot fade",
            f"everyone cannot attack {_plural(draw)}",
        )
    )
    limit = ", once per turn" if rule.startswith("I may reach") and draw.random() < 0.3 else ""
    condition = f", {draw.choice(CONDITIONS)}" if draw.random() < 0.2 else ""
    return f"always{draw.choice(STATES)}{limit}{condition}: {rule}"
