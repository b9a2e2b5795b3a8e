"""Stories in which the moments come: one board, one cast, and what everybody does in turn.

Each lists what is announced in it: who did it, and to whom. How often a sentence must happen follows
from that list and from the words for whose moment it is, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

#: The players by their letters; a small letter is the declined race of the same player.
PLAYERS: Final = {"A": "Ann", "B": "Bob", "C": "Cid", "D": "Dan"}
RACES: Final = {
    "A": "reds",
    "a": "old_reds",
    "B": "greens",
    "b": "old_greens",
    "C": "blues",
    "c": "old_blues",
    "D": "greys",
}
NEUTRAL: Final = "n"
NOBODY: Final = ""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that is announced: which race did it, to whom, and which races its player has by then."""

    actor: str
    other: str = NOBODY
    has: str = ""
    awake: str = "ABC"  # who has an active race by then, under the event that is looked at


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario without its facts, and what is announced in it by the words of moments."""

    given: tuple[str, ...]
    when: tuple[str, ...]
    happenings: Mapping[str, tuple[Happening, ...]]
    blind: tuple[str, ...] = ()  # what cannot be read off its end, since it is taken away or put to use
    open_to_all: Mapping[str, tuple[Happening, ...]] = field(
        default_factory=dict
    )  # where every race has a say

    def text(self, title: str, first: tuple[str, ...] = ()) -> str:
        """Return the scenario; what is written of it as a fact says nothing."""
        given = "\n".join(f"    {line}" for line in (*first, *self.given))
        when = "\n".join(f"    {line}" for line in self.when)
        return f'scenario "{title}"\n  on field\n  given\n{given}\n  when\n{when}\n  then accepted\n\n'


def _field() -> str:
    """Return a board on which every region borders every other."""
    names = [f"{letter}{number}" for letter in ("r", "p", "g", "q", "b", "s", "n") for number in range(1, 8)]
    names += ["t1", "t2", "t3", "t4"]
    rows = []
    for at, name in enumerate(names):
        symbol = ", lost_tribe_symbol" if name.startswith("t") else ""
        after = f" | {', '.join(names[at + 1 :])}" if at + 1 < len(names) else ""
        rows.append(f"  {name} farmland{symbol}, edge{after}\n")
    return 'board field "The field", uses base\n' + "".join(rows) + "\n"


def _cast() -> str:
    """Return the races of the cast; those that have declined still make conquests."""
    said = ""
    for letter, race in RACES.items():
        name = race.replace("_", " ").title()
        expand = "at turn start, only in decline: I may expand" if letter.islower() else ""
        never = "when I conquer a mountain, if round is at least 90: gain 1 coin"
        said += f'race {race} "{name}"\n  tokens 9 of 400\n  {expand or never}\n\n'
    pieces = "".join(
        f'  piece {each} "{each.title()}" {number}, stays in decline, stays when conquered\n'
        for each, number in (("pot", 300),)
    )
    idle = "  when I conquer a mountain, also in decline, if round is at least 90: place 1 pot there\n"
    return f'{said}power blank "Blank"\n  tokens 4\n{pieces}{idle}\n'


WORLD: Final = _field() + _cast()

_HANDS = ("Ann has 100 coins, 60 pot", "Bob has 200 coins", "Cid has 100 coins")
_HOMES = {"A": "r", "a": "p", "B": "g", "b": "q", "C": "b", "c": "s"}


def _lie(letter: str, regions: int, tokens: int = 3, first: int = 3) -> list[str]:
    """Return where a race stands: its first region has more of it."""
    home, race = _HOMES[letter], RACES[letter]
    pots = ", 60 pot" if letter in "Aa" else ""
    lines = [f"{home}1: {first} {race}{pots}"]
    return lines + [f"{home}{number}: {tokens} {race}" for number in range(2, regions + 1)]


def _play(hand: int) -> list[str]:
    return [
        f"Ann plays HOLDER reds, {hand} in hand",
        "Ann declined OTHER old_reds",
        f"Bob plays greens, {hand} in hand",
        "Bob declined old_greens",
        f"Cid plays blues, {hand} in hand",
        "Cid declined old_blues",
        *_HANDS,
    ]


_WAR = (
    *(("a", "n1", ""), ("a", "g5", "B"), ("a", "q4", "b"), ("a", "t3", "n"), ("a", "r6", "A")),
    *(("A", "n2", ""), ("A", "g2", "B"), ("A", "q2", "b"), ("A", "p5", "a"), ("A", "t1", "n")),
    *(("b", "n3", ""), ("b", "r5", "A"), ("b", "p2", "a"), ("b", "b4", "C"), ("b", "s2", "c")),
    *(("b", "t4", "n"), ("B", "n4", ""), ("B", "r2", "A"), ("B", "p3", "a"), ("B", "b5", "C")),
    *(("B", "s3", "c"), ("B", "t2", "n"), ("c", "r3", "A"), ("c", "n5", ""), ("C", "r4", "A")),
    *(("C", "p4", "a"), ("C", "g4", "B"), ("C", "q3", "b")),
)


def _attack(actor: str, region: str) -> str:
    with_race = f" with {RACES[actor]}" if actor.islower() else ""
    return f"{PLAYERS[actor.upper()]} attacks {region}{with_race}"


def _war() -> Story:
    lines = _play(40)
    for letter in "ABC":
        lines += _lie(letter, 7, first=30)
    for letter in "abc":
        lines += _lie(letter, 5, tokens=1, first=80)
    happened = tuple(Happening(actor, other) for actor, _, other in _WAR)
    before = [_attack(actor, region) for actor, region, _ in _WAR if actor in "Aa"]
    after = [_attack(actor, region) for actor, region, _ in _WAR if actor not in "Aa"]
    spread = f"Ann puts {', '.join(f'2 tokens in r{number}' for number in (2, 3, 4, 5, 7))}"
    return Story(
        ("turn 10 of Ann", *lines),
        (*before, "Ann stops", spread, *after, "Cid scores"),
        {"attack": happened, "conquer": happened, "occupy": happened},
    )


def _steps() -> Story:
    given = [
        *("turn 10 of Ann", "Ann plays HOLDER reds, 9 in hand", "Ann declined OTHER old_reds"),
        *("Bob plays greens, 9 in hand", "Bob declined old_greens", "Cid plays blues, 9 in hand"),
        *("Dan plays greys", "Dan has 100 coins", *_HANDS),
        *_lie("A", 2, first=30),
        *_lie("a", 2, first=9),
        *_lie("B", 2),
        *_lie("b", 2, first=9),
        *_lie("C", 2),
        "n7: 2 greys",
    ]
    when = (
        *("Ann attacks n1 with old_reds", "Ann attacks n2", "Ann attacks n3", "Ann stops"),
        *("Bob attacks n4", "Bob stops", "Cid attacks n5", "Cid stops", "Dan declines"),
    )
    everybody = "ABCD"
    conquer = (
        Happening("A", has="Aa", awake=everybody),
        Happening("B", has="Bb", awake=everybody),
        Happening("C", has="C", awake=everybody),
    )
    awake = (*conquer, Happening("D", has="D", awake=everybody))
    late = (*conquer, Happening("D", has="d"))
    once = (Happening("A", has="Aa", awake=everybody),)
    attacks = (Happening("A"), Happening("a"))
    return Story(
        tuple(given),
        when,
        {
            "at round start": once,
            "at turn start": awake,
            "at ready": conquer,
            "before attack": attacks,
            "at any time": once,
            "at conquests": once,
            "after conquests": conquer,
            "before redeployment": conquer,
            "at redeployment": conquer,
            "before scoring": late,
            "at scoring": late,
            "after scoring": late,
            "at turn end": late,
            "at game end": (replace(once[0], awake="ABC"),),
        },
        blind=("tokens D",),
        open_to_all=dict.fromkeys(("before attack", "at any time", "at conquests"), conquer),
    )


def _leaving() -> Story:
    lines = _play(5)
    for letter in "AaBbCc":
        lines += _lie(letter, 3, first=20)
    when = []
    for letter in "ABC":
        name, old, new = PLAYERS[letter], _HOMES[letter.lower()], _HOMES[letter]
        when += [f"{name} abandons {old}3", f"{name} stops", f"{name} abandons {new}3", f"{name} stops"]
    left = tuple(Happening(letter) for letter in "aAbBcC")
    return Story(("turn 10 of Ann", *lines), tuple(when), {"leave": left})


def _scoring() -> Story:
    lines = _play(0)
    for letter in "AaBbCc":
        lines += _lie(letter, 2, first=20)
    scored = tuple(Happening(letter) for letter in "AaBbCc" for _ in range(2))
    return Story(("turn 10 of Ann", *lines), ("Cid scores",), {"score": scored})


def _picking() -> Story:
    lines = [*_HANDS, "Ann plays HOLDER reds", "Ann declined OTHER old_reds"]
    for letter in "Aabc":
        lines += _lie(letter, 2)
    old = ["Bob declined old_greens", "Cid declined old_blues", "turn 10 of Ann"]
    column = "column: greens, blues, greys, orcs, elves"
    picked = (Happening("B", awake="AB"), Happening("C"))
    return Story((*lines, *old, column), ("Bob picks greens", "Cid picks blues"), {"pick": picked})


def _passing() -> Story:
    """Return how Bob and Cid pass one combo each."""
    story = _picking()
    passed = (Happening("B", awake="AB"), Happening("C"))
    column = "column: greys, greens, blues, orcs, elves"
    return Story((*story.given[:-1], column), story.when, {"pass": passed})


def _choosing() -> Story:
    """Return how Ann picks: the combo itself hears it, and her declined race."""
    lines = [*_HANDS, "Ann declined OTHER old_reds"]
    for letter in "a":
        lines += _lie(letter, 2)
    picked = (Happening("A", awake="A"), Happening("B", awake="AB"), Happening("C"))
    column = "column: greys, HOLDER reds, greens, blues, orcs, elves"
    return Story(
        (*lines, "turn 10 of Ann", column),
        ("Ann picks reds", "Bob picks greys"),
        {"pick": picked, "pass": (Happening("A", awake="A"),)},
        blind=("pots on board",),
    )


def _declining() -> Story:
    lines = _play(0)
    for letter in "AaBbCc":
        lines += _lie(letter, 2, first=20)
    return Story(
        (*lines, "turn 9 of Bob"),
        ("Bob declines", "Cid declines"),
        {
            "decline": (Happening("B"), Happening("C", awake="AC")),
            "fade": (Happening("b"), Happening("c", awake="AC")),
        },
        blind=("tokens B", "tokens C"),
    )


def _going() -> Story:
    """Return how Ann's own race declines, and her declined one fades: with them go tokens and pieces."""
    lines = _play(0)
    for letter in "AaBbCc":
        lines += _lie(letter, 2, first=20)
    happened = {"decline": (Happening("A"),), "fade": (Happening("a"),)}
    return Story(("turn 10 of Ann", *lines), ("Ann declines",), happened, blind=("tokens", "pots"))


def _rolling(first: str, second: str) -> Story:
    """Return how everybody rolls, of Ann's races one in each of two turns."""
    lines = _play(1)
    for letter in "ABC":
        lines += _lie(letter, 2, tokens=1, first=1)
    for letter in "abc":
        lines += _lie(letter, 2, tokens=1, first=2)
    acts = ((first, "n1"), ("b", "n2"), ("C", "n3"), (second, "n4"), ("B", "n5"), ("c", "t1"))
    return Story(
        ("turn 9 of Ann", *lines),
        tuple(_attack(*act) for act in acts),
        {
            "roll": tuple(
                Happening(actor, awake="ABC" if at < 3 else "") for at, (actor, _) in enumerate(acts)
            )
        },
        blind=("tokens",),
    )


def _rolling_once() -> Story:
    """Return how an active race and a declined one roll, each before it could have other tokens."""
    lines = _play(1)
    for letter in "ABC":
        lines += _lie(letter, 2, tokens=1, first=1)
    for letter in "abc":
        lines += _lie(letter, 2, tokens=1, first=2)
    acts = ((_attack("A", "n1"), Happening("A")), (_attack("b", "n2"), Happening("b")))
    happened = tuple(each for _, each in acts)
    return Story(("turn 10 of Ann", *lines), tuple(told for told, _ in acts), {"roll": happened})


def _parting() -> Story:
    """Return how Bob's race declines, and nobody else's behind it."""
    lines = _play(0)
    for letter in "AaBbCc":
        lines += _lie(letter, 2, first=20)
    happened = {"decline": (Happening("B"),), "fade": (Happening("b"),)}
    return Story((*lines, "turn 10 of Bob"), ("Bob declines",), happened, blind=("tokens", "pots"))


STORIES: Final[Mapping[str, Story]] = {
    "war": _war(),
    "steps": _steps(),
    "leaving": _leaving(),
    "scoring": _scoring(),
    "picking": _picking(),
    "passing": _passing(),
    "choosing": _choosing(),
    "declining": _declining(),
    "going": _going(),
    "parting": _parting(),
    "rolling": _rolling("A", "a"),
    "rolling once": _rolling_once(),
    "rolling old": _rolling("a", "A"),
}
