"""The formatter: one canonical text, no comment lost, official files already as it wants them."""

from pathlib import Path

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse

ROOT = Path(__file__).parents[2]
OFFICIAL = sorted(path for folder in ("rules", "maps") for path in (ROOT / folder).rglob("*.sw"))


def formatted(text: str) -> str:
    parsed = parse(SourceFile("owls.sw", text))
    assert [one.message for one in parsed.diagnostics] == []
    return format_file(parsed.file)


def test_official_files_were_found() -> None:
    assert len(OFFICIAL) >= 20


@pytest.mark.parametrize("path", OFFICIAL, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_official_file_is_formatted(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert formatted(text) == text


SENTENCES = [
    ("at the start of my turn: get 1 coin", "at turn start: gain 1 coin"),
    (
        "whenever I attack a region, once a turn: cost is 1 less",
        "when I attack a region, once per turn: cost 1 less",
    ),
    ("always: I may not enter my regions", "always: I cannot enter regions I hold"),
    ("at scoring: gain 1 coin per gem held by me", "at scoring: gain 1 coin for each gem I hold"),
    ("when me attacks an region: cost 1 less", "when I attack a region: cost 1 less"),
    ("when opponent attack region: roll", "when opponents attack regions: roll"),
    ("at scoring: gain 1 coins, gain 2 coin", "at scoring: gain 1 coin, then gain 2 coins"),
    ("at scoring, if I hold 3 regions: roll", "at scoring, if I hold exactly 3 regions: roll"),
    ("at scoring, if round is exactly 3: roll", "at scoring, if round is 3: roll"),
    ("at scoring, if I hold 3 or more regions: roll", "at scoring, if I hold at least 3 regions: roll"),
    ("always: regions at edge are immune to anyone", "always: regions at the edge are immune to everyone"),
    ("when I attack a gem or owl region: roll", "when I attack a gem or an owl region: roll"),
    ("always: I may occupy gems or owls", "always: I may occupy gems or owls"),
    ("always: I may enter at any region", "always: I may enter any region"),
    ("at scoring: gain 1 coin for each 3 gems I own", "at scoring: gain 1 coin for every 3 gems I hold"),
    ("at scoring: gain 1 coin for every gem I hold", "at scoring: gain 1 coin for each gem I hold"),
    (
        "at ready: get 1 coin for each step from a gem to a gem with 1 token without an owl",
        "at ready: gain 1 coin for each step from a gem to a gem with exactly 1 token without an owl",
    ),
    ("at scoring: gain 1 coin for each of my regions", "at scoring: gain 1 coin for each region I hold"),
    ("at scoring: steal 1 coin from an opponent", "at scoring: gain 1 coin from an opponent"),
    ("when I attack a gem an opponent holds: roll the die", "when I attack a gem held by an opponent: roll"),
    ("when I attack a region occupied by an enemy: roll", "when I attack a region held by an enemy: roll"),
    ("when I attack an opponent: roll", "when I attack a region held by an opponent: roll"),
    ("when an opponent attacks me: roll", "when an opponent attacks regions I hold: roll"),
    ("when I decline: keep all my tokens", "when I decline: keep all tokens"),
    ("at scoring: put my owl in each of my regions", "at scoring: place owl in each region I hold"),
    (
        "at scoring, if I conquered a gem this turn: roll",
        "at scoring, if there is a gem I conquered this turn: roll",
    ),
    (
        "at scoring: gain 1 coin for each opponent adjacent to me",
        "at scoring: gain 1 coin for each opponent that holds a region adjacent to a region I hold",
    ),
    (
        "when I attack a region with gem without owl: roll",
        "when I attack a region with gem and without owl: roll",
    ),
    (
        "when I attack a region: replace defender by 1 token",
        "when I attack a region: replace the defender by 1 token",
    ),
    (
        "when I pick this: swap my power for a power in column",
        "when I pick this: swap my power for a power in the column",
    ),
]


@pytest.mark.parametrize(("written", "canonical"), SENTENCES)
def test_sentence_has_one_form(written: str, canonical: str) -> None:
    assert formatted(f'race owls "Owls"\n  {written}\n') == f'race owls "Owls"\n  {canonical}\n'


def test_every_comment_is_kept() -> None:
    text = """# The owls.

# They fly.
race   owls "Owls" # birds
  # How many.
  tokens 5  # of ten

  at scoring,   # the end
    # of the turn
    once per life: gain 1 coin # wealth
  # Nothing else.

# The bats.
race bats "Bats"

# The end.
"""
    assert (
        formatted(text)
        == """# The owls.

# They fly.
race owls "Owls"  # birds
  # How many.
  tokens 5  # of ten

  # the end
  # of the turn
  at scoring, once per life: gain 1 coin  # wealth
  # Nothing else.

# The bats.
race bats "Bats"

# The end.
"""
    )


def test_blocks_are_set_apart_and_blank_lines_never_double() -> None:
    text = (
        'terrain ice "Ice"\nterrain fog "Fog"\n\n\n\nterrain mud "Mud"\nrace owls "Owls"\nrace bats "Bats"\n'
    )
    assert formatted(text) == (
        'terrain ice "Ice"\nterrain fog "Fog"\n\nterrain mud "Mud"\n\nrace owls "Owls"\n\nrace bats "Bats"\n'
    )


def test_long_clause_breaks_behind_its_colon_and_then_at_commas() -> None:
    clause = (
        "when an opponent conquers a region I hold, only in decline, once per turn per opponent: "
        "I may move 1 token to a region I hold, then they pay 1 coin to me, then gain 1 token from tray"
    )
    assert formatted(f'race owls "Owls"\n  {clause}\n') == (
        'race owls "Owls"\n'
        "  when an opponent conquers a region I hold, only in decline, once per turn per opponent:\n"
        "    I may move 1 token to a region I hold, then they pay 1 coin to me, then gain 1 token from tray\n"
    )


def test_rows_of_a_map_stand_in_columns() -> None:
    text = 'map pond "Pond", 2 players\n  ooze "Ooze" mud, edge | b\n  b "The Bank" sand at 1 20\n'
    assert formatted(text) == (
        'map pond "Pond", 2 players\n  ooze  "Ooze"      mud, edge    | b\n  b     "The Bank"  sand at 1 20\n'
    )


def test_rows_of_a_translation_are_aligned_by_kind() -> None:
    text = 'translation ru for pond\n  race owls "Совы": feminine\n  race b "Б"\n  map "Пруд"\n'
    assert formatted(text) == (
        'translation ru for pond\n  race owls "Совы": feminine\n  race b    "Б"\n  map "Пруд"\n'
    )
