"""What made-up components do: effects, one or several, with what a roll or the table decides among them."""

from __future__ import annotations

import random

from tests.judge.vocabulary import CONDITIONS, COUNTED, COUNTED_THERE, NEAR_THERE

COINS = (
    *(
        "gain 1 coin",
        "gain 2 coins",
        "gain 1 coin",
        "pay 1 coin",
        "pay 3 coins",
        "each opponent gains 1 coin",
    ),
    *("gain 1 coin from each opponent", "gain 2 coins from each opponent that holds a mountain"),
    *("gain 1 coin from each opponent with more coins than me", "each opponent pays 1 coin to me"),
    *("pay up to 3 coins, then gain 1 token for each paid", "each active opponent gains 1 coin"),
    *("choose an opponent, then they gain 1 coin", "choose an opponent, then they pay 1 coin to me"),
    *("choose an opponent with at least 3 coins, then gain 2 coins from them",),
)
TOKENS = (
    *("gain 1 token", "gain 2 tokens", "lose 1 token", "lose 2 tokens", "pay 1 token, then gain 2 coins"),
    *("move all tokens from a region I hold to a region I hold", "remove 1 token from a region I hold"),
    *("move all but 1 token from a region I hold to hand", "remove all but 1 token from each region I hold"),
    *("move 1 token from each region I hold with at least 2 tokens to hand", "leave a region I hold"),
    *("place 1 token from tray in a region I hold", "place up to 2 tokens from tray in regions I hold"),
    *("place 1 token from tray in each region I hold", "place 1 token from hand in a region I hold"),
    *(
        "move 2 tokens from a region I hold to a region I hold",
        "redeploy",
        "remove all tokens from a region I hold",
    ),
)
PIECES = (
    *(
        "place 1 PIECE in a region I hold",
        "place 2 PIECE in a region I hold",
        "remove all PIECE",
        "gain 1 PIECE",
    ),
    *(
        "remove 1 PIECE from each region I hold",
        "move PIECE to a region I hold",
        "remove 1 PIECE",
        "gain 2 PIECE",
    ),
    *(
        "place up to 2 PIECE in regions I hold",
        "place all PIECE in regions I hold",
        "pay 1 PIECE, then gain 1 coin",
    ),
    *("move 1 PIECE from a region I hold to a region I hold", "remove 1 PIECE from a region I hold"),
    *("move 1 PIECE from a region I hold to hand", "move all PIECE from a region I hold to hand"),
    *("move each PIECE to a region I hold", "place 1 PIECE on me", "place 1 PIECE on each opponent"),
    *(
        "move 1 PIECE from hand to supply, then gain 1 coin",
        "place 1 PIECE in a region bordering a region I hold",
    ),
    *("choose an opponent, then place 1 PIECE on them", "place 1 PIECE on a combo in the column"),
    *("choose a region I hold, then place 1 PIECE there", "pay 2 PIECE, then gain 3 coins"),
)
COURSE = (
    *("score a region I hold", "score mountains I hold", "roll, then gain 1 coin for each pip", "stop"),
    *("place 1 coin on a combo in the column", "place 1 coin on each combo in the column"),
    *("an opponent chooses a region I hold, then gain 1 coin for each mountain bordering there",),
    *("an opponent chooses a region I hold, then place 1 PIECE there", "conquer another round"),
    *("choose an opponent, then their power has no effect until my next turn", "decline"),
    *("choose an opponent, then their race has no effect until turn end", "play another turn"),
    *("the game lasts 1 round more", "choose an opponent, then they may pay 1 coin to me, then gain 1 token"),
    *(
        "swap my power for a power in the column",
        "revive",
        "each opponent may pay 1 coin to me, then they gain 2 coins",
    ),
    *(
        "use PIECE as a power of an opponent until turn end",
        "use PIECE as a power in the column until turn end",
    ),
    *("PIECE may conquer a region bordering a region I hold",),
)
THERE = (
    *("place 1 PIECE there", "place 1 PIECE there", "place 2 PIECE there", "move PIECE there"),
    *(
        "place 1 token from tray there",
        "score there",
        "remove all PIECE from there",
        "place 1 token from tray or hand there",
    ),
    *(
        "move 1 token from a region I hold to hand",
        "choose a region I hold bordering there, then place 1 PIECE there",
    ),
    *("the attack fails", "move all but 1 token from a region I hold bordering there to hand"),
)
THEM = (
    *(
        "they pay 1 coin to me",
        "they gain 1 coin",
        "place 1 PIECE on them",
        "they pay 2 coins to me",
        "they lose 1 token",
    ),
    *("pay 1 coin to them", "gain 1 coin from them", "they may pay 1 coin to me", "they pay 1 coin"),
    *(
        "they choose a region I hold, then place 1 PIECE there",
        "their power has no effect until my next turn",
    ),
    *("they cannot attack regions I hold until my next turn", "they may decline"),
)
#: How effects begin that somebody else does, or that nobody could refuse.
_NOT_MINE = ("they", "each", "an ", "the ", "their", "PIECE", "choose a")


def effects(draw: random.Random, *, there: bool, they: bool) -> str:
    """Return what happens, in one effect or several."""
    number = draw.choice((1, 1, 1, 2, 2))
    parts = [effect(draw, there=there, they=they) for _ in range(number)]
    if draw.random() < 0.3 and not parts[0].startswith(_NOT_MINE):
        parts[0] = f"I may {parts[0]}"
    if draw.random() < 0.5 and ("I may" in parts[0] or "they may" in parts[-1]):
        return ", then ".join(parts) + _other_way(draw, there=there, they=they)
    return ", then ".join(parts) + _decided(draw, there=there, they=they)


def _other_way(draw: random.Random, *, there: bool, they: bool) -> str:
    """Return what is done by who does not take an offer, now and then by a condition or another offer."""
    said = effect(draw, there=there, they=they)
    shape = draw.random()
    if shape < 0.2 and not said.startswith(_NOT_MINE):
        said = f"I may {said}"
    elif shape < 0.4:
        other = effect(draw, there=there, they=they)
        said = f"{draw.choice(CONDITIONS)}, {said}, otherwise {other}"
    elif shape < 0.6:
        said += f", then {effect(draw, there=there, they=they)}"
    return f", otherwise {said}"


def _decided(draw: random.Random, *, there: bool, they: bool) -> str:
    """Return what a condition behind the first effect decides, now and then."""
    if draw.random() > 0.15:
        return ""
    rolled = draw.random() < 0.5
    asked = (
        f"if roll is {draw.choice(('0', 'at least 1', 'at least 2'))}" if rolled else draw.choice(CONDITIONS)
    )
    said = f", then roll, then {asked}" if rolled else f", then {asked}"
    said += f", {effect(draw, there=there, they=they)}"
    if draw.random() < 0.4:
        said += f", otherwise {effect(draw, there=there, they=they)}"
    return said


def effect(draw: random.Random, *, there: bool, they: bool) -> str:
    """Return one effect."""
    families = [COINS, COINS, TOKENS, PIECES, COURSE, _counted(draw, there=there)]
    if there:
        families += [THERE, THERE]
    if they:
        families += [THEM, THEM]
    return draw.choice(draw.choice(families))


def _counted(draw: random.Random, *, there: bool) -> tuple[str, ...]:
    """Return gains and payments that are counted."""
    counted = draw.choice((*COUNTED, *COUNTED_THERE) if there else COUNTED)
    near = f"region {draw.choice(NEAR_THERE)}" if there else counted
    return (
        f"gain 1 coin for each {counted}",
        f"gain 1 token for each {counted} up to 2",
        f"gain 1 coin for each {near}",
        f"gain 2 coins for every 2 {counted}",
        f"pay 1 coin for each {counted} up to 2",
        f"gain 1 PIECE for each {counted}",
        f"gain 1 coin for each {counted} beyond 2",
    )
