"""Facts about what is hidden from whom, about who has won, and about each way the die may fall."""

from tests.scenarios.tables import came, results, told

BOARD = """  board underground
    rim    mudpool, edge             | wood, crag
    wood   mushroom_forest, edge     | crag
    crag   black_mountain            | den
    den    mudpool, monster_symbol
"""

POSITION = """  given
    Ann plays wise ogres, 5 in hand, 7 coins
    Bob plays shrooms
    rim: 1 ogres
    crag: 1 ogres
    stack: shiny_orb, stonehedge
"""


def scenario(lines: str) -> str:
    return f'scenario "Something is so"\n{BOARD}{POSITION}{lines}'


def die(lines: str) -> str:
    position = "  given\n    Ann plays shrooms, 1 in hand\n    rim: 1 shrooms\n"
    return f'scenario "Something is so"\n{BOARD}{position}{lines}'


def ending(bob: int, lines: str) -> str:
    position = f"  given\n    Ann has 9 coins\n    Bob has {bob} coins\n    turn 10 of Bob\n"
    return f'scenario "Something is so"\n  on underground_2p\n{position}  when Bob scores\n{lines}'


# ---- what is hidden --------------------------------------------------------------------------------
def test_coins_are_seen_by_their_owner_alone() -> None:
    then = "  when Ann stops\n  then\n    Ann sees Ann's coins\n    Bob cannot see Ann's coins\n"
    assert results(scenario(then)) == []


def test_coins_that_are_hidden_are_told() -> None:
    assert came(scenario("  when Ann stops\n  then Bob sees Ann's coins\n")) == "Bob cannot see Ann's coins"


def test_coins_that_are_seen_are_told() -> None:
    assert came(scenario("  when Ann stops\n  then Ann cannot see Ann's coins\n")) == "Ann sees Ann's coins"


def test_curly_apostrophe_is_one_too() -> None:
    assert results(scenario("  when Ann stops\n  then Bob cannot see Ann’s coins\n")) == []


def test_face_down_markers_are_hidden() -> None:
    assert came(scenario("  when Ann stops\n  then Ann sees shiny_orb\n")) == "Ann cannot see shiny_orb"


def test_markers_on_the_board_are_seen() -> None:
    then = "  when Ann attacks den\n  then Bob cannot see stonehedge, shiny_orb\n"
    assert came(scenario(then)) == "Bob sees shiny_orb"


def test_races_and_powers_in_play_are_seen() -> None:
    assert results(scenario("  when Ann stops\n  then Bob sees wise, ogres\n")) == []


def test_only_players_see() -> None:
    assert results(scenario("  when Ann stops\n  then rim sees Ann's coins\n")) == ["scenario-player"]


def test_only_things_of_the_rules_are_seen() -> None:
    assert results(scenario("  when Ann stops\n  then Ann sees shiny_orbs\n")) != []


# ---- who has won -----------------------------------------------------------------------------------
def test_winner_is_told() -> None:
    assert results(ending(10, "  then Bob wins\n")) == []
    assert came(ending(10, "  then Ann wins\n")) == (
        "Bob wins (Bob: 10 coins, 0 tokens on the board, Ann: 9 coins, 0 tokens on the board)"
    )


def test_victory_may_be_shared() -> None:
    assert results(ending(9, "  then Ann and Bob win\n")) == []
    assert came(ending(9, "  then Ann wins\n")).startswith("Ann and Bob win (")


def test_nobody_wins_before_the_end() -> None:
    assert came(scenario("  when Ann stops\n  then Ann wins\n")) == "the game is not over: turn 1 of Ann"


# ---- each way the die may fall ---------------------------------------------------------------------
def test_facts_for_some_rolls_are_compared_for_those_alone() -> None:
    then = "  when Ann attacks wood\n  for roll 0 then wood: empty\n  for roll 1, 2, 3 then Ann holds wood\n"
    assert results(die(then)) == []


def test_fact_for_one_roll_that_is_not_so_names_the_roll() -> None:
    then = "  when Ann attacks wood\n  for roll 0, 1 then wood: empty\n"
    (finding,) = told(die(then))[1]
    assert finding.message.startswith("Something is so (the die shows 1)")


def test_facts_for_every_roll_add_to_the_others() -> None:
    then = "  for every roll then Ann cannot attack crag\n  for roll 0 then wood: empty\n"
    assert results(die(f"  when Ann attacks wood\n{then}")) == []
    assert results(die(f"  when Ann attacks wood\n  then Ann holds wood\n{then}")) == ["scenario-failed"]


def test_fact_for_a_roll_that_never_comes_is_reported() -> None:
    then = "  when\n    Ann attacks wood\n    roll 1\n  for roll 2 then wood: empty\n"
    assert results(die(then)) == ["scenario-action"]


def test_every_roll_of_a_die_that_is_not_left_open_is_reported() -> None:
    rolled = "  when\n    Ann attacks wood\n    roll 1\n  for every roll then Ann holds wood\n"
    assert results(die(rolled)) == ["scenario-action"]
    assert results(die("  when Ann stops\n  for every roll then wood: empty\n")) == ["scenario-action"]


def test_fact_for_a_face_the_die_does_not_have_is_reported() -> None:
    assert results(die("  when Ann attacks wood\n  for roll 7 then wood: empty\n")) == ["scenario-action"]
