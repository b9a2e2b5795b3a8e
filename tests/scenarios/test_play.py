"""How sentences are played: defaults, moments, the die, and refusals that change nothing."""

import importlib

import pytest

from tests.scenarios.tables import came, results, told

BOARD = """  board underground
    rim    mudpool, edge         | crag, wood
    crag   black_mountain, edge  | wood
    wood   mushroom_forest
"""


def scenario(lines: str) -> str:
    return f'scenario "It is so"\n{BOARD}{lines}'


def test_cost_is_itemised() -> None:
    lines = """  given
    Ann plays ogres, 5 in hand
    rim: 1 ogres
  when Ann attacks crag
  then cost is 3
"""
    assert came(scenario(lines)) == "cost is 2: base_cost 2, mountain_cost 1, ogres 1 less"


def test_bill_must_name_every_item() -> None:
    lines = """  given
    Ann plays ogres, 5 in hand
    rim: 1 ogres
  when Ann attacks crag
  then cost is 2: base_cost 2
"""
    assert results(scenario(lines)) == ["scenario-failed"]


def test_refused_sentence_changes_nothing() -> None:
    lines = """  given
    Ann plays ogres, 5 in hand
    rim: 1 ogres
  when Ann attacks rim
  then
    refused: already_held
    Ann has 5 in hand
    rim: 1 ogres
"""
    assert results(scenario(lines)) == []


def test_refusal_that_is_not_expected_fails_at_the_sentence() -> None:
    lines = """  given
    Ann plays ogres, 1 in hand
    Bob plays shrooms
    rim: 1 ogres
    crag: 5 shrooms
  when Ann attacks crag
  then Ann has 1 in hand
"""
    assert came(scenario(lines)) == "refused: not_enough_tokens"


def test_wrong_reason_is_told() -> None:
    lines = """  given
    Ann plays ogres, 5 in hand
    rim: 1 ogres
  when Ann attacks rim
  then refused: immune
"""
    assert came(scenario(lines)) == "refused: already_held"


def test_die_that_is_not_written_is_tried_with_every_face() -> None:
    lines = """  given
    Ann plays shrooms, 1 in hand
    rim: 1 shrooms
  when Ann attacks wood
  then Ann holds wood
"""
    # Cost 2 with one token: only the 0 fails.
    assert results(scenario(lines)) == ["scenario-failed"]


def test_die_that_is_never_rolled_is_reported() -> None:
    lines = """  given
    Ann plays shrooms, 5 in hand
    rim: 1 shrooms
  when
    Ann attacks wood
    roll 2
  then Ann holds wood
"""
    assert results(scenario(lines)) == ["scenario-action"]


def test_die_shows_only_its_faces() -> None:
    lines = """  given
    Ann plays shrooms, 1 in hand
    rim: 1 shrooms
  when
    Ann attacks wood
    roll 7
  then Ann holds wood
"""
    assert results(scenario(lines)) == ["scenario-action"]


def test_die_may_be_told_first() -> None:
    lines = """  given
    Ann plays shrooms, 1 in hand
    rim: 1 shrooms
  roll 1
  when Ann attacks wood
  then Ann holds wood
"""
    assert results(scenario(lines)) == []


def test_trying_out_changes_nothing() -> None:
    lines = """  given
    Ann plays shrooms, 5 in hand
    rim: 1 shrooms
  when Ann attacks wood
  then
    Ann may attack crag
    Ann has 3 in hand
    crag: empty
"""
    assert results(scenario(lines)) == []


def test_sentence_waits_for_its_moment() -> None:
    lines = """  given
    Ann plays royal shrooms
    rim: 1 shrooms
    wood: 1 shrooms
  when Ann moves queen to wood
  then wood: queen
"""
    assert results(scenario(lines)) == []


def test_sentence_does_not_wait_for_another_turn() -> None:
    lines = """  given
    Ann plays shrooms, 5 in hand
    Bob plays ogres
    rim: 1 shrooms
  when
    Ann stops
    Ann attacks wood
  then refused: not_offered
"""
    assert results(scenario(lines)) == []


def test_scenes_follow_each_other() -> None:
    lines = """  given
    Ann plays shrooms, 2 in hand
    Bob plays ogres, 4 in hand
    rim: 1 shrooms
    crag: 1 ogres
  when
    Ann attacks wood
    Ann scores
  then Ann gains 3 coins: region_coin 2, shrooms 1
  when Bob attacks wood
  then Ann loses 1 token
"""
    assert results(scenario(lines)) == []


def test_facts_among_actions_are_reported() -> None:
    lines = """  given
    Ann plays shrooms
    rim: 1 shrooms
  when Ann gains 1 coin
  then accepted
"""
    assert results(scenario(lines)) == ["scenario-action"]


def test_actions_among_facts_are_reported() -> None:
    lines = """  given
    Ann plays shrooms
    rim: 1 shrooms
  when Ann scores
  then Ann declines
"""
    assert results(scenario(lines)) == ["scenario-action"]


def test_who_plays_what_can_be_a_fact() -> None:
    lines = """  given
    Ann plays wise shrooms
    rim: 1 shrooms
  when Ann declines
  then Ann declined wise shrooms
"""
    assert results(scenario(lines)) == []


def test_sentence_about_one_piece_answers_no_question_about_another() -> None:
    text = (
        'pack winter "Winter"\n  uses underground\n\n'
        'race yetis "Yetis"\n  tokens 5 of 10\n'
        '  piece sled "Sled" 1, 1 per region\n  piece drum "Drum" 1, 1 per region\n'
        "  before scoring: I may move sled to a region I hold\n"
        "  before scoring: I may move drum to a region I hold\n\n"
    )
    lines = """  given
    Ann plays yetis
    rim: 1 yetis, sled
    wood: 1 yetis, drum
    crag: 1 yetis
  when Ann moves drum to crag
  then
    rim: sled
    crag: drum, 0 sled
"""
    assert results(text + scenario(lines)) == []


def test_answers_of_one_moment_come_in_any_order() -> None:
    position = """  given
    Ann plays ogres
    rim: 1 ogres, crypt_of_the_tomb_raider
    wood: 1 ogres, scepter_of_avarice
"""
    answers = ["Ann uses crypt_of_the_tomb_raider in crag", "Ann uses scepter_of_avarice in rim"]
    then = "  then\n    crag: tomb_raiders_ghost\n    rim: scepter_of_avarice\n"
    for first, second in (answers, answers[::-1]):
        assert results(scenario(f"{position}  when\n    {first}\n    {second}\n{then}")) == []


def test_taking_something_away_answers_no_question_about_bringing_something() -> None:
    lines = """  given
    Ann plays ogres
    Ann declined shrooms
    rim: 1 ogres, crypt_of_the_tomb_raider
    wood: 1 ogres, altar_of_souls
    crag: 2 shrooms
  when Ann removes 1 token from crag
  then crag: 1 shrooms, 0 tomb_raiders_ghost
"""
    assert results(scenario(lines)) == []


def test_failure_quotes_the_clauses_behind_the_coins() -> None:
    lines = """  given
    Ann plays shrooms
    rim: 1 shrooms
    wood: 1 shrooms
  when Ann scores
  then Ann gains 9 coins
"""
    (finding,) = told(scenario(lines))[1]
    assert "The coins come from:" in finding.message
    assert (
        "2  region_coin  at scoring, also in decline, named region_coin: gain 1 coin for each"
        in finding.message
    )
    assert "(rules/underground/races.sw:" in finding.message


def test_failure_quotes_the_clauses_behind_the_cost() -> None:
    lines = """  given
    Ann plays ogres, 5 in hand
    rim: 1 ogres
  when Ann attacks crag
  then cost is 9
"""
    (finding,) = told(scenario(lines))[1]
    assert "The attack costs 2:" in finding.message
    assert "1 less  ogres" in finding.message
    assert "cost 1 less  (rules/underground/races.sw:" in finding.message


def test_homebrew_is_played_as_it_stands() -> None:
    text = (
        'pack winter "Winter"\n  uses underground\n\n'
        'race yetis "Yetis"\n  tokens 5 of 10\n  when I attack a black_mountain: cost 2 less\n\n'
    )
    lines = """  given
    Ann plays yetis, 5 in hand
    rim: 1 yetis
  when Ann attacks crag
  then cost is 1: base_cost 2, mountain_cost 1, yetis 2 less
"""
    assert results(text + scenario(lines)) == []


def test_position_that_cannot_be_fails_whatever_the_facts_say(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = importlib.import_module("swdsl.scenarios.run")  # the package has a function of that name
    monkeypatch.setattr(runner, "check", lambda state: ["coins add up to 7"])
    lines = "  given\n    Ann plays ogres, 5 in hand\n    rim: 1 ogres\n"
    lines += "  when Ann attacks wood\n  then accepted\n"
    (finding,) = told(scenario(lines))[1]
    assert finding.code.slug == "scenario-failed"
    assert "coins add up to 7" in finding.message


def test_game_brings_its_options_and_its_rounds() -> None:
    text = (
        'pack winter "Winter"\n  uses underground\n\n'
        'game short "Short"\n  map underground_2p\n  sets underground\n  turns 3\n'
        "  option own_tokens is ignored\n\n"
        'scenario "The game decides"\n  game short\n  given\n    Ann plays shrooms, 9 in hand\n'
        "    Ann declined ogres\n    Bob has 9 coins\n    frost_lamp: 1 ogres\n    turn 3 of Ann\n"
        "  when Ann attacks frost_lamp\n  then cost is 2: base_cost 2\n"
        "  when Bob scores\n  then Bob wins\n"
    )
    assert results(text) == []
