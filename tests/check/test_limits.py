"""What is larger than any table is refused before anything is worked out from it."""

import time

import pytest

from swdsl import limits
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.lower.libraries import SETS, sources

PACK = 'pack winter "Winter"\n  uses base\n'
SET = 'set own "Own"\n  players {players}\n  start_coins 5\n  combos {combos}\n  price 1\n  die {die}\n'
RACE = '\nrace yetis "Yetis"\n  tokens 5 of 10\n'


def found(text: str) -> list[tuple[str, str]]:
    """Return codes and headlines of what is said about a text beside the boxes."""
    source = SourceFile("rules/winter/w.sw", text)
    said = compile_rules([*sources(*SETS), source]).diagnostics
    return [(each.code.slug, each.message) for each in said if each.span.path == source.path]


def numbered(players: str = "2 to 5", combos: str = "6", die: str = "0 1") -> str:
    """Return a set with these numbers."""
    return SET.format(players=players, combos=combos, die=die)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ('map m "M", uses base, 9 players, 10 turns\n', 9),
        ('map m "M", uses base, 2 players, 101 turns\n', 101),
        ('game g "G"\n  map base_2p\n  sets base\n  players 9\n', 9),
        ('game g "G"\n  map base_2p\n  sets base\n  turns 101\n', 101),
        (numbered(players="2 to 9"), 9),
        (numbered(players="9"), 9),
        (numbered(combos="31"), 31),
        (numbered(die=" ".join(["1"] * 31)), 31),
    ],
)
def test_numbers_of_the_table_have_limits_of_their_own(text: str, number: int) -> None:
    [(slug, message)] = found(text)
    assert slug == "large-number"
    assert message.startswith(f"{number} ")


_ROWS = '  a "A" hill, edge | b\n  b "B" forest, edge\n'
_GAME = f'map m "M", uses base, 2 players, 10 turns\n{_ROWS}game g "G"\n  map m\n  sets base\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f'map m "M", uses base, 1 players, 10 turns\n{_ROWS}', "The map `m` is for nobody to play against."),
        ('map m "M", uses base, 2 players, 10 turns\n', "The map `m` has no regions."),
        (f"{_GAME}  players 0\n", "0 players are too few."),
        (f"{_GAME}  players 1\n", "1 players are too few."),
        (f"{_GAME}  turns 0\n", "it lasts 0 turns."),
        (numbered(combos="0"), "`combos` is not said like this."),
    ],
)
def test_a_table_that_nobody_could_play_at_is_refused(text: str, said: str) -> None:
    assert any(message.endswith(said) for _, message in found(text))


@pytest.mark.parametrize(
    "line",
    [
        "  at scoring: gain 1000 coins\n",
        "  when I attack a hill: cost 1000 more\n",
        '  piece totem "Totem" 1000\n',
        "  when I conquer a region: gain 0001000 tokens\n",
        "  at scoring: gain 1 coin for each 1000 hills I hold\n",
    ],
)
def test_no_number_is_larger_wherever_it_stands(line: str) -> None:
    assert ("large-number", "Numbers go up to 999.") in found(PACK + RACE + line)


def test_numbers_in_names_and_comments_are_no_numbers() -> None:
    assert "large-number" not in dict(found(PACK + RACE.replace("Yetis", "Yetis of 2026") + "  # 1984\n"))


def test_scenarios_have_the_same_limit() -> None:
    text = 'scenario "Rich"\n  on base_2p\n  given\n    Ann has 1000 coins\n'
    assert "large-number" in dict(found(text))


def test_a_chain_of_games_is_refused_and_does_not_recurse() -> None:
    first = 'game g0 "G"\n  map base_2p\n  sets base\n'
    rest = "".join(f'game g{n} "G" like g{n - 1}\n' for n in range(1, limits.MOST_DECLARED))
    slugs = [slug for slug, _ in found(first + rest)]
    assert slugs.count("long-chain") == limits.MOST_DECLARED - limits.LONGEST_CHAIN - 1


def test_what_a_component_inherits_counts() -> None:
    clauses = "".join(f"  at scoring, named {{0}}{n}: gain {n} coins\n" for n in range(1, 61))
    text = PACK + RACE + clauses.format("a") + '\nrace more "More" like yetis\n' + clauses.format("b")
    assert ("large-component", "`more` has 120 clauses; 100 are the most there can be.") in found(text)


def test_few_lines_that_make_many_clauses_are_refused_in_time() -> None:
    clauses = "".join(f"  at scoring, named a{n}: gain {n} coins\n" for n in range(1, 100))
    many = "".join(f'\nrace r{n} "R{n}" like yetis\n' for n in range(100))
    started = time.process_time()
    assert [slug for slug, _ in found(PACK + RACE + clauses + many)] == ["large-set"]
    assert time.process_time() - started < 15


@pytest.mark.parametrize(
    ("clause", "what"),
    [
        ("when I decline, once per game: the game lasts 101 rounds more", "rounds"),
        ("when I conquer a region, 51 times per game: the game lasts 2 rounds more", "rounds"),
        ("when I attack an enemy, 15 times per game per opponent: the game lasts 1 round more", "rounds"),
        ("after scoring, 101 times per life: I may pay 1 coin, then play another turn", "turns"),
    ],
)
def test_no_clause_makes_a_game_longer_than_games_may_be(clause: str, what: str) -> None:
    [(slug, message)] = found(f"{PACK}{RACE}  {clause}\n")
    assert slug == "not-playable"
    assert f"more than {limits.MOST_TURNS_ADDED} {what}" in message


def test_a_clause_may_make_a_game_as_long_as_games_may_be() -> None:
    assert found(f"{PACK}{RACE}  when I decline, 50 times per game: the game lasts 2 rounds more\n") == []
