"""Where checks must tell cases apart: what conflicts and what does not, what is idle and what is not."""

import pytest

from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.drawing import GLYPHS, PATTERNS
from swdsl.model import looks
from tests.resolve.written import PACK, about_pack, codes, compiled, read


def found(*lines: str, kind: str = "race") -> list[str]:
    """Return the codes that the clauses of one component earn together, whether or not they can be played."""
    tokens = {"race": "  tokens 5 of 10\n", "power": "  tokens 4\n"}.get(kind, "")
    body = "".join(f"  {line}\n" for line in lines)
    said = about_pack(compiled(rules=f'{PACK}\n{kind} x "X"\n{tokens}{body}'))
    return [each.code.slug for each in said if each.code != NOT_PLAYABLE]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("when I attack a region: cost is 3", "when I attack a mountain: cost is 1"),
        ("when I attack a hill: cost is 3", "when I attack a mountain: cost is 1"),
        ("when I attack a region: cost is 3", "when I attack a region, if round is 2: cost is 1"),
        ("when I attack a region: cost is 3", "when I attack a region, only in decline: cost is 1"),
        ("when I attack a region: cost is 3", "when an opponent attacks a region I hold: cost is 1"),
        ("when I attack a region: cost is 3", "when I attack a region: cost is exactly 1"),
        ("when I attack a region: cost is 3", "when anyone attacks a region: cost is 1"),
        ("when I decline: keep 2 tokens", "when I decline: I may keep all tokens"),
        ("when I attack a region: cost 1 less", "when I attack a region: cost 2 more"),
        ("when I attack a region: cost is 3", "when I conquer a region: they lose 2 tokens"),
    ],
)
def test_clauses_that_can_be_told_apart_do_not_conflict(one: str, other: str) -> None:
    assert found(one, other) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("when I attack a mountain: cost is 3", "when I attack a region with cavern: cost is 1"),
        ("when I decline: keep 2 tokens", "when I decline: keep 3 tokens"),
        (
            "when I attack a region at the edge: cost is 3",
            "when I attack a region with cavern: cost is 1",
        ),
    ],
)
def test_clauses_that_overlap_conflict(one: str, other: str) -> None:
    assert found(one, other) == ["clause-conflict"]


@pytest.mark.parametrize(
    "line",
    [
        "at any time, once per turn: I may gain 1 token",
        "before attack, once per turn: I may roll, then cost 1 less for each pip",
        "at turn start, once per life: gain 3 tokens",
        "always, once per turn: I may reach any region",
        "when I conquer a region, once per turn: gain 1 coin",
    ],
)
def test_a_limit_that_limits_is_silent(line: str) -> None:
    assert codes(line) == []


@pytest.mark.parametrize(
    "line",
    [
        "at turn start, once per turn: gain 1 token",
        "when I decline, once per life: gain 1 coin",
        "when I pick this, once per turn: gain 1 coin",
    ],
)
def test_a_limit_that_limits_nothing_is_named(line: str) -> None:
    assert codes(line) == ["idle-limit"]


@pytest.mark.parametrize(
    "line",
    [
        "at scoring, if round is 5 to 3: gain 1 coin",
        "at turn end, if I scored this turn, unless I scored this turn: gain 1 coin",
        "when I attack a hill forest: cost 1 less",
        "when I roll 7: gain 1 coin",
        "at turn start: roll, then if roll is at least 9, gain 1 coin, otherwise gain 2 coins",
        "at scoring: gain 1 coin for each region I hold up to 0",
        "always: regions I hold have 5 to 2 tokens",
    ],
)
def test_what_contradicts_itself_never_applies(line: str) -> None:
    assert codes(line) == ["never-applies"]


IN_HAND = (
    'piece pot "Pot" 4',
    "at turn start: gain 1 pot",
    "at turn start: I may pay 2 pots, then gain 1 coin",
)
ON_BOARD = ('piece pot "Pot" 4, 1 per player', "when I conquer a hill: place 1 pot there")


@pytest.mark.parametrize(
    "line",
    [
        "when I conquer a region with pot: gain 1 coin",
        "at scoring: gain 1 coin for each region I hold with pot",
        "at scoring, if there are at least 2 pots in regions I hold: gain 1 coin",
        "when I attack a region held by an opponent with pot: cost 1 less",
    ],
)
def test_a_piece_that_only_comes_to_hand_is_nowhere_else(line: str) -> None:
    assert found(*IN_HAND, line) == ["never-applies"]


@pytest.mark.parametrize(
    "line",
    [
        "when I conquer a region without pot: gain 1 coin",
        "when I conquer a region with pot or at the edge: gain 1 coin",
        "at scoring, unless there is a region with pot: gain 1 coin",
    ],
)
def test_what_asks_for_its_absence_applies(line: str) -> None:
    assert found(*IN_HAND, line) == []


def test_a_piece_on_the_board_lies_before_no_player_unless_it_is_put_there() -> None:
    asks = "when I attack a region held by an opponent with pot: cost 1 less"
    assert found(*ON_BOARD, asks) == ["never-applies"]
    put = "when an opponent attacks a region I hold: place 1 pot on them"
    assert found(*ON_BOARD, put, asks) == []
    assert found(*ON_BOARD, put, asks.replace("with pot", "with 2 pots")) == ["never-applies"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("always, once per turn: opponents cannot attack regions I hold", "idle-limit"),
        ("when I decline, only in decline: gain 1 coin", "never-applies"),
    ],
)
def test_what_cannot_be_played_either_is_named_and_refused(line: str, code: str) -> None:
    assert sorted(codes(line)) == sorted([code, "not-playable"])


def test_a_relic_in_decline_never_applies() -> None:
    assert codes("at scoring, only in decline: gain 1 coin", "relic") == ["never-applies"]


def test_warnings_hide_no_errors() -> None:
    lines = ("at turn start, once per turn: gain 1 token", "always: gain 1 coin", "at scoring: cost 1 less")
    assert found(*lines) == ["idle-limit", "wrong-timing", "value-not-known"]


def test_the_drawing_room_draws_every_word_of_a_look() -> None:
    assert PATTERNS.keys() == looks.PATTERNS
    assert GLYPHS.keys() == looks.GLYPHS


GAME = '\ngame evening "An evening"\n  map base_2p\n  sets base, winter\n'


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("", []),
        ('\ntranslation fr for winter\n  set "Contes"\n', ["missing-translation"]),
        ('\ntranslation fr for winter\n  set "Contes"\n  game evening "Une soirée"\n', []),
        ('\ntranslation fr for base\n  game evening "Une soirée"\n', []),
    ],
)
def test_a_game_is_named_in_the_languages_of_its_folder(rows: str, expected: list[str]) -> None:
    board = read("maps/base_2p.sw").text
    compilation = compiled(board=board, rules=PACK + GAME + rows)
    asked = [each for each in about_pack(compilation) if "games" in each.message]
    assert [each.code.slug for each in asked] == expected
