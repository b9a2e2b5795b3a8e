"""Clauses nobody published, played as examples: rolls answered by rolls, what stood in a conquered region."""

from swdsl.diagnostics import Severity
from tests.scenarios.tables import told

PACK = """pack told "Told"
  uses base underground

power loaded "Loaded"
  tokens 4
  before attack, once per turn: I may roll, then cost 1 less for each pip
  when I roll at least 2: gain 1 coin

power lucky "Lucky"
  tokens 4
  when I roll 0, once per turn: I may roll

race gamblers "Gamblers"
  tokens 6 of 11
  at turn start: I may roll, then gain 1 coin for each pip

power phoenix "Phoenix"
  tokens 4
  at turn start, only in decline, once per life: I may revive

power bounty "Bounty"
  tokens 4
  piece bounty_mark "Bounty Mark" 1
  after scoring: I may place bounty_mark in a region held by an opponent
  when anyone conquers a region with bounty_mark: they gain 3 coins, then remove bounty_mark

power hunting "Hunting"
  tokens 4
  when I conquer a region with a neutral: gain 2 coins
  when I conquer a region without a neutral: gain 1 coin
"""


def findings(example: str) -> list[str]:
    """Play one example with the pack and return everything that is not so."""
    text = PACK + '\nscenario "An example of the pack"\n' + example
    return [
        " / ".join([finding.message, *(label.text for label in finding.labels)])
        for finding in told(text, "told/pack.sw")[1]
        if finding.severity is Severity.ERROR
    ]


def test_a_roll_before_an_attack_is_heard() -> None:
    example = """  on valley
  given
    Ann plays loaded humans, 5 in hand
    tall_wood: 1 humans
  when
    Ann rolls
    roll 3
  then Ann gains 1 coin: loaded 1
"""
    assert findings(example) == []


LUCKY = """  on caves
  given
    Ann plays loaded ogres, 2 in hand
    west_mud: 1 ogres, stonehedge
    stonehedge: lucky
    north_wood: 2 shrooms
    Bob plays shrooms
  when
    Ann rolls
    roll 0
"""


def test_a_roll_before_an_attack_may_be_answered_by_another() -> None:
    example = """    Ann uses lucky
    roll 3
    Ann attacks north_wood
  then
    Ann holds north_wood, west_mud
    north_wood: 1 ogres
"""
    assert findings(LUCKY + example) == []


def test_nobody_must_roll_again() -> None:
    example = """    Ann passes
    Ann attacks north_wood
  then refused
"""
    assert findings(LUCKY + example) == []


def test_a_roll_that_was_offered_may_be_declined() -> None:
    example = """  on valley
  given
    Ann plays gamblers
    tall_wood: 1 gamblers
  when Ann scores
  then Ann gains 1 coin: region_coin 1
"""
    assert findings(example) == []


def test_a_race_cannot_revive_beside_an_active_one() -> None:
    example = """  on valley
  given
    Ann plays humans
    Ann declined phoenix elves
    tall_wood: 1 humans
    green_hill: 1 elves
  when Ann uses phoenix
  then refused
"""
    assert findings(example) == []


def test_a_race_revives_where_there_is_no_active_one() -> None:
    example = """  on valley
  given
    Ann declined phoenix elves
    green_hill: 1 elves
  when Ann uses phoenix
  then Ann plays phoenix elves
"""
    assert findings(example) == []


def test_a_conquest_knows_the_pieces_that_stood_there() -> None:
    example = """  on valley
  given
    Ann plays humans, 9 in hand
    Bob plays bounty elves
    tall_wood: 1 humans
    green_hill: 1 elves, bounty_mark
  when Ann attacks green_hill
  then
    Ann gains 3 coins: bounty 3
    green_hill: 0 bounty_mark
"""
    assert findings(example) == []


def test_a_conquest_knows_the_neutrals_that_stood_there() -> None:
    example = """  on valley
  given
    Ann plays hunting humans, 9 in hand
    salt_fen: 1 humans
  when Ann attacks tribe_wood
  then Ann gains 2 coins: hunting 2
  when Ann attacks cave_hill
  then Ann gains 1 coin: hunting 1
"""
    assert findings(example) == []
