"""What the table says: choices, refusals, bills and scores, in sentences of the reference."""

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.play import Match
from swdsl.play.load import OfficialGame
from swdsl.runtime.bots import random_bot
from swdsl.runtime.describe import Told
from swdsl.runtime.play import legal
from swdsl.runtime.why_not import why_not
from swdsl.runtime.words import P_ATTACK, P_PICK, V_CONQUER
from swdsl.table import bill, moved, offers, score
from swdsl.table.picture import signs_for
from swdsl.table.standing import board_rows
from swdsl.table.words import WORDS
from swdsl.words import Kind
from tests.table.test_standing import CLAUSES, at_first_attack, talk_of


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_a_refusal_is_a_whole_sentence(language: str) -> None:
    assert all(text.endswith(".") for text in WORDS[language].refusals.values())


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_choice_and_every_refusal_of_a_whole_game_can_be_said(language: str) -> None:
    match = Match.begin(OfficialGame("generated", "underground_2p")(), 5)
    talk = talk_of(match, language)
    said: set[str] = set()
    refused: set[str] = set()
    while not match.state.over:
        s = match.state
        said.update(talk.choice(s, action) for action in legal(s))
        if s.phase == P_ATTACK:
            reasons = (why_not(s, V_CONQUER + r) for r in range(s.board.count))
            refused.update(talk.refusal(s, each).text for each in reasons if each is not None)
        match.act(match.ask([random_bot] * 2))
    assert len(said) > 50
    assert len(refused) > 3
    assert all("{" not in text and "_" not in text for text in said | refused)


def test_every_clause_of_the_source_map_has_its_sentence() -> None:
    talk = talk_of(at_first_attack("base_2p", 1))
    assert [name for name in CLAUSES if not talk.sentence(name)] == []


def test_a_bill_adds_up_and_quotes_the_reference() -> None:
    match = at_first_attack("base_2p", 1)
    talk = talk_of(match)
    account = bill(talk, match.state, legal(match.state)[0])
    assert account.total == sum(line.amount for line in account.lines)
    assert account.lines[0].quote.sentence == "Each conquest costs you 2 tokens."
    assert "rules/base/set.sw:" in talk.source(account.lines[0].quote.clause)


def test_a_region_out_of_reach_quotes_the_rule_of_entry() -> None:
    match = at_first_attack("base_2p", 1)
    s, talk = match.state, talk_of(match)
    reasons = {
        each.key: each for r in range(s.board.count) if (each := why_not(s, V_CONQUER + r)) is not None
    }
    refusal = talk.refusal(s, reasons["no_entry_there"])
    assert "cannot enter there" in refusal.text
    assert any("at the edge of the board" in quote.sentence for quote in refusal.quotes)
    water = talk.refusal(s, reasons["closed_ground"])
    assert [quote.owner for quote in water.quotes]


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_the_column_tells_tokens_prices_and_rules(language: str) -> None:
    match = Match.begin(OfficialGame("generated", "base_2p")(), 1)
    assert match.state.phase == P_PICK
    talk = talk_of(match, language)
    column = offers(talk, match.state)
    assert [each.price for each in column] == [0, 1, 2, 3, 4, 5]
    race = match.state.game.races[match.state.column_races[0]]
    power = match.state.game.powers[match.state.column_powers[0]]
    assert column[0].tokens == race.tokens + power.tokens
    assert len(column[0].rules) == 2
    assert all(text for offer in column for _, sentences in offer.rules for text in sentences)


def test_scores_and_coins_that_moved_add_up() -> None:
    match = at_first_attack("underground_2p", 2)
    talk = talk_of(match)
    match.state.journal = []
    seen = 0
    while not match.state.over:
        before = list(match.state.coins)
        account = score(talk, match.state, 0)
        assert account.total == sum(line.amount for line in account.lines)
        match.state.journal = []
        match.act(match.ask([random_bot] * 2))
        for each in moved(talk, match.state.journal or ()):
            assert match.state.coins[each.player] - before[each.player] == each.total
            seen += 1
    assert seen > 5


def test_signs_are_unique_and_short() -> None:
    signs = signs_for(["Mine", "Magic Source", "Magic Sword", "Mire", "Mine"])
    assert list(signs.values()) == ["M", "S", "A", "I"]


def test_a_terrain_is_not_called_by_a_power_of_the_same_id() -> None:
    """`forest` is a ground and a power; French has two words for them."""
    talk = talk_of(at_first_attack("base_2p", 1), "fr")
    assert (talk.ground("base.forest"), talk.name("base.forest", Kind.POWER)) == ("Forêt", "Des Forêts")
    assert talk.combo("base.elves", "base.forest") == "Elfes (Des Forêts)"
    assert talk.owner("base.forest") == "Forêt"  # what an item rests on that is no clause
    assert {row[1].split(", ")[0] for row in board_rows(at_first_attack("base_2p", 1).state, talk)} >= {
        *("Forêt", "Colline", "Marais"),
    }


def test_coins_that_move_stand_in_the_case_of_what_is_moved() -> None:
    talk = talk_of(at_first_attack("base_2p", 4), "ru")
    assert talk.coins(1) == "1 монета"
    assert [talk.coins_moved(number) for number in (1, 3, 5)] == ["1 монету", "3 монеты", "5 монет"]
    told = talk.told(Told("pick", {"race": "base.orcs", "power": "base.hill", "price": 1, "coins": 0}))
    assert told.endswith("за 1 монету")
