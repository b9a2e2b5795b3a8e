"""The table in words: choices, reasons, costs and coins a person can read."""

import importlib

from swdsl.play import Match
from swdsl.play.load import OfficialGame
from swdsl.play.screen import Words, board_rows, choice_text, player_lines, score_lines, why_lines
from swdsl.runtime.bots import random_bot
from swdsl.runtime.play import legal
from swdsl.runtime.words import CHANCE, P_ATTACK

WORDS = Words({"underground.mudpool": "Mudpool"}, importlib.import_module("generated.source_map").CLAUSES)


def positions(name: str, seed: int) -> Match:
    """Return a match that stands at its first attack."""
    match = Match.begin(OfficialGame("generated", name)(), seed)
    while match.state.phase != P_ATTACK:
        match.act(match.ask([random_bot] * match.state.game.players))
    return match


def test_every_choice_of_a_whole_game_can_be_said() -> None:
    match = Match.begin(OfficialGame("generated", "underground_2p")(), 5)
    said: set[str] = set()
    while not match.state.over:
        said.update(choice_text(match.state, action, WORDS) for action in legal(match.state))
        match.act(match.ask([random_bot] * 2))
    assert len(said) > 50
    assert all("{" not in text and "_" not in text for text in said)


def test_a_cost_is_explained_item_by_item_with_its_source() -> None:
    match = positions("base_2p", 1)
    region = legal(match.state)[0]
    text = "\n".join(why_lines(match.state, region, WORDS))
    assert "+2  base cost" in text
    assert "rules/base/set.sw:" in text


def test_a_region_out_of_reach_says_why() -> None:
    match = positions("base_2p", 1)
    refused = [r for r in range(match.state.board.count) if r not in legal(match.state)]
    assert "You cannot conquer" in "\n".join(why_lines(match.state, refused[0], WORDS))


def test_coins_of_others_stay_hidden_until_the_end() -> None:
    match = positions("base_3p", 4)
    lines = player_lines(match.state, WORDS, observer=0)
    assert "coins hidden" not in lines[0]
    assert all("coins hidden" in line for line in lines[1:])
    while not match.state.over:
        match.act(match.ask([random_bot] * 3))
    assert not any("hidden" in line for line in player_lines(match.state, WORDS, observer=0))


def test_the_board_has_a_row_for_every_region_and_names_who_holds_it() -> None:
    match = positions("base_2p", 1)
    match.act(legal(match.state)[0])
    rows = board_rows(match.state, WORDS)
    assert len(rows) == match.state.board.count
    assert sum("player" in row[2] for row in rows) == sum(mask.bit_count() for mask in match.state.occ)


def test_scores_are_itemised_and_add_up() -> None:
    match = positions("underground_2p", 2)
    for _ in range(60):
        if match.state.over:
            break
        match.act(match.ask([random_bot] * 2))
    if match.state.actor == CHANCE:
        match.act(match.roll())
    head, *items = score_lines(match.state, 0, WORDS)
    assert int(head.split()[-1].rstrip(":")) == sum(int(item.split()[0]) for item in items)
