"""Whatever is as large as it may be is taken, and one more is refused with the finding of the page."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from swdsl import limits
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.syntax.parse import LONGEST_LINE

_SET: Final = 'set {0} "{0}"\n  players 2 to {1}\n  start_coins 5\n  combos {2}\n  price 1\n  die {3}\n'
_ROWS: Final = '  a "A" hill, edge | b\n  b "B" hill, edge\n'
_BOARD: Final = 'map m "M", uses own, 2 players, {0} turns\n' + _ROWS


def own_set(name: str = "own", players: int = 5, combos: int = 6, faces: int = 6) -> str:
    """Return a set with a terrain of its own."""
    return _SET.format(name, players, combos, " ".join("1" * faces)) + f'terrain {name}_hill "Hill"\n'


def race(name: str, *lines: str) -> str:
    """Return a race with these lines."""
    return f'race {name} "{name.title()}"\n  tokens 5 of 10\n' + "".join(f"  {line}\n" for line in lines)


def clauses(count: int) -> list[str]:
    """Return so many different clauses."""
    return [f"at scoring, named a{each}: gain {each + 1} coins" for each in range(count)]


def pieces(name: str, count: int) -> list[str]:
    """Return so many kinds of pieces."""
    return [f'piece {name}{each} "{name.upper()} {each}" 2' for each in range(count)]


def shared(count: int, most: int, lines: Callable[[str, int], list[str]]) -> str:
    """Return races that have so many lines together, each as many as it may."""
    return "".join(
        race(f"r{start}", *lines(f"p{start}_", min(most, count - start))) for start in range(0, count, most)
    )


def board(regions: int) -> str:
    """Return a map of regions in a row."""
    rows = [f'  r{each} "R{each}" hill, edge | r{each + 1}\n' for each in range(regions - 1)]
    return 'map m "M", uses own, 2 players, 10 turns\n' + "".join(rows) + f'  r{regions - 1} "R" hill, edge\n'


def repeated(line: str) -> Callable[[int], str]:
    """Return what writes so many declarations of a kind."""
    return lambda count: "".join(map(line.format, range(count)))


class Limit(NamedTuple):
    """A number that something may have, a text with so much of it, and the finding beyond."""

    most: int
    text: Callable[[int], str]
    slug: str


DECLARED: Final = {
    "terms": "term t{0}: hill\n",
    "symbols": 'symbol s{0} "S{0}"\n',
    "games": 'game g{0} "G{0}"\n  sets own\n',
}
LIMITS: Final = {
    "a number": Limit(
        limits.LARGEST_NUMBER, lambda n: race("r", f"at scoring: gain {n} coins"), "large-number"
    ),
    "players": Limit(limits.MOST_PLAYERS, lambda n: own_set("more", players=n), "large-number"),
    "turns": Limit(limits.MOST_TURNS, _BOARD.format, "large-number"),
    "combos": Limit(limits.MOST_COMBOS, lambda n: own_set("more", combos=n), "large-number"),
    "faces": Limit(limits.MOST_FACES, lambda n: own_set("more", faces=n), "large-number"),
    "regions": Limit(limits.MOST_REGIONS, board, "large-map"),
    "clauses": Limit(limits.MOST_CLAUSES, lambda n: race("r", *clauses(n)), "large-component"),
    "effects": Limit(
        limits.MOST_EFFECTS,
        lambda n: race("r", f"at turn start: {', then '.join(['gain 1 coin'] * n)}"),
        "long-line",
    ),
    "pieces": Limit(limits.MOST_PIECES, lambda n: race("r", *pieces("p", n)), "large-component"),
    "steps": Limit(
        limits.LONGEST_CHAIN,
        lambda n: race("r0") + "".join(f'race r{each + 1} "R" like r{each}\n' for each in range(n)),
        "long-chain",
    ),
    "a term": Limit(
        limits.LARGEST_TERM,
        lambda n: (
            "term t0: a hill\n" + "".join(f"term t{each}: a t{each - 1} region\n" for each in range(1, n))
        ),
        "term-too-large",
    ),
    "a game": Limit(
        limits.MOST_GAME_LINES,
        lambda n: _BOARD.format(9) + 'game g "G"\n' + "  without race x\n" * n,
        "large-game",
    ),
    "components": Limit(
        limits.MOST_COMPONENTS, lambda n: "".join(race(f"r{each}") for each in range(n)), "large-set"
    ),
    "all pieces": Limit(
        limits.MOST_KINDS_OF_PIECES, lambda n: shared(n, limits.MOST_PIECES, pieces), "large-set"
    ),
    "all clauses": Limit(
        limits.MOST_CLAUSES_IN_ALL,
        lambda n: shared(n, limits.MOST_CLAUSES, lambda _, count: clauses(count)),
        "large-set",
    ),
    "maps": Limit(
        limits.MOST_MAPS,
        lambda n: "".join(
            f'map m{each} "M{each}", uses own, 2 players, 9 turns\n{_ROWS}' for each in range(n)
        ),
        "large-set",
    ),
    "a line": Limit(
        LONGEST_LINE, lambda n: f'race r "{"x" * (n - len(_QUOTED))}"\n  tokens 5 of 10\n', "long-line"
    ),
    **{name: Limit(limits.MOST_DECLARED, repeated(line), "large-set") for name, line in DECLARED.items()},
}
_QUOTED: Final = 'race r ""'


def found(*texts: str) -> set[str]:
    """Return the codes of what is said about some files."""
    files = [SourceFile(f"rules/own/f{number:03}.sw", text) for number, text in enumerate(texts)]
    return {each.code.slug for each in compile_rules(files).diagnostics}


@pytest.mark.parametrize("what", LIMITS)
def test_as_much_as_may_be_is_taken_and_one_more_is_not(what: str) -> None:
    most, text, slug = LIMITS[what]
    ground = own_set().replace("own_hill", "hill")
    assert slug not in found(ground, text(most))
    assert slug in found(ground, text(most + 1))


def test_as_many_sets_as_may_be_are_taken_and_one_more_is_not() -> None:
    sets = [own_set(f"s{number}") for number in range(limits.MOST_SETS + 1)]
    assert "large-set" not in found(*sets[:-1])
    assert "large-set" in found(*sets)


def test_as_many_mistakes_as_may_be_are_explained_and_then_no_file_is_read() -> None:
    of_one_file = 100
    files = ["x\n" * of_one_file] * (limits.MOST_UNREADABLE // of_one_file)
    assert "too-many-errors" not in found(*files)
    assert "too-many-errors" not in found(*files[1:], own_set())
    assert "too-many-errors" in found(*files, own_set())
