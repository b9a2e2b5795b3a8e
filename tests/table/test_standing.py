"""The table in words: who stands where, and what stays hidden."""

import importlib

from swdsl.pipeline import compile_rules
from swdsl.play import Match
from swdsl.play.load import OfficialGame
from swdsl.runtime.bots import random_bot
from swdsl.runtime.play import legal
from swdsl.runtime.words import P_ATTACK
from swdsl.table import Talk
from swdsl.table.standing import board_rows, player_lines
from swdsl.workspace import find_sources, official_root

LIBRARY = compile_rules(find_sources(official_root()).sources).library
CLAUSES = importlib.import_module("generated.source_map").CLAUSES


def talk_of(match: Match, language: str = "en") -> Talk:
    """Return who speaks at the table of a match."""
    return Talk(LIBRARY, language, match.state.game, CLAUSES)


def at_first_attack(name: str, seed: int) -> Match:
    """Return a match that stands at its first attack."""
    match = Match.begin(OfficialGame("generated", name)(), seed)
    while match.state.phase != P_ATTACK:
        match.act(match.ask([random_bot] * match.state.game.players))
    return match


def test_coins_of_others_stay_hidden_until_the_end() -> None:
    match = at_first_attack("base_3p", 4)
    talk = talk_of(match)
    lines = player_lines(match.state, talk, observer=0)
    assert "coins hidden" not in lines[0]
    assert all("coins hidden" in line for line in lines[1:])
    while not match.state.over:
        match.act(match.ask([random_bot] * 3))
    assert not any("hidden" in line for line in player_lines(match.state, talk, observer=0))


def test_a_team_mate_is_named() -> None:
    match = at_first_attack("underground_6p", 4)
    lines = player_lines(match.state, talk_of(match), observer=1)
    assert [line.partition(":")[0] for line in lines] == [
        "player 1",
        "player 2 (you)",
        "player 3",
        "player 4",
        "player 5 (your team-mate)",
        "player 6",
    ]


def test_pieces_in_hand_are_told_beside_the_tokens() -> None:
    """Some of them fight: whoever chooses what to attack wants to know how many there are."""
    match = Match.begin(OfficialGame("generated", "base_2p")(), 1)
    s, talk = match.state, talk_of(match)
    kinds = [i for i, home in enumerate(s.game.piece_home) if home == "base.bivouacking"]
    s.power[0] = next(i for i, each in enumerate(s.game.powers) if each.name == "base.bivouacking")
    s.race[0], s.hand[0], s.kit[kinds[0]] = 0, 7, 5
    told = player_lines(s, talk, observer=0)[0]
    assert told.endswith("in 0 regions, 7, 5 × Encampment in hand")


def test_the_board_has_a_row_for_every_region_and_names_who_holds_it() -> None:
    match = at_first_attack("base_2p", 1)
    match.act(legal(match.state)[0])
    rows = board_rows(match.state, talk_of(match))
    assert len(rows) == match.state.board.count
    assert sum("player" in row[2] for row in rows) == sum(mask.bit_count() for mask in match.state.occ)
