"""A game through the studio is the engine's game: what lights up can be chosen, bills add up."""

import json
import random
from typing import Any

import pytest

from swdsl.cli.answers import why_region
from swdsl.studio import Studio
from swdsl.table import Talk
from tests.studio.conftest import FROST, Ask

TABLES: tuple[dict[str, object], ...] = (
    {"game": "base_2p", "with": ["frost_giants"]},
    {"game": "underground_3p"},
    {"map": "base_4p", "sets": ["base", "underground"]},
)


def played(ask: Ask, table: dict[str, object], seed: int) -> list[dict[str, Any]]:
    """Play a game by chance, one seat by hand; return every table that was seen."""
    ask("open", files={"frost.sw": FROST})
    choice = random.Random(seed)
    language = choice.choice(("en", "fr", "it", "ru"))
    seen = [ask("new_game", table=table, seats=["human"], seed=seed, language=language)]
    while not seen[-1]["over"]:
        now = seen[-1]
        game = now["game"]
        if now["waits_for"] == "human":
            number = choice.choice(now["question"]["choices"])["number"]
            seen.append(ask("choose", game=game, choice=number, step=now["step"], language=language))
        else:
            seen.append(ask("go_on", game=game, language=language))
    return seen


@pytest.mark.parametrize("seed", range(3))
def test_what_is_shown_can_be_done(ask: Ask, seed: int) -> None:
    """Every region that lights up is a choice, every other one says why not, and every bill adds up."""
    for now in played(ask, TABLES[seed], seed):
        if now["phase"] != "attack" or now["question"] is None:
            continue
        texts = {each["region"]: each for each in now["question"]["choices"] if each["key"] != "abandon"}
        for region in now["regions"]:
            attack = region["attack"]
            assert attack["possible"] == (region["id"] in texts)
            assert attack["possible"] == (attack["refusal"] is None)
            if attack["possible"]:
                (choice,) = (
                    each for each in now["question"]["choices"] if each["number"] == attack["choice"]
                )
                assert choice["region"] == region["id"]
            elif attack["refusal"]["key"] != "already_held":
                assert attack["refusal"]["text"].endswith(".")
            if attack["cost"] is not None:
                assert sum(each["amount"] for each in attack["bill"]) == attack["cost"]


def test_coins_of_others_are_hidden_until_the_end(ask: Ask) -> None:
    *before, last = played(ask, TABLES[0], 4)
    assert all(each["players"][0]["coins"] is not None for each in before)
    assert all(each["players"][1]["coins"] is None for each in before)
    assert all(each["coins"] is not None for each in last["players"])
    assert sorted(last["ranking"]) == [0, 1]


def test_undoing_and_choosing_again_gives_the_same_game(ask: Ask) -> None:
    seen = played(ask, TABLES[0], 5)
    game, middle = seen[0]["game"], seen[len(seen) // 2]
    language = {"language": random.Random(5).choice(("en", "fr", "it", "ru"))}
    end = ask("save", game=game)["record"]
    back = ask("undo", game=game, step=middle["step"], **language)
    assert back == middle
    for before, after in zip(seen[len(seen) // 2 :], seen[len(seen) // 2 + 1 :], strict=False):
        if before["waits_for"] == "human":
            key = after["log"][-1]["text"] if after["step"] == before["step"] + 1 else None
            (number,) = (each["number"] for each in before["question"]["choices"] if each["text"] == key)
            ask("choose", game=game, choice=number, **language)
        else:
            ask("go_on", game=game, **language)
    assert ask("save", game=game)["record"] == end


def test_undo_takes_back_the_last_choice_of_a_person(ask: Ask) -> None:
    first = ask("new_game", table={"game": "base_2p"}, seats=["human", "greedy"], seed=3)
    ask("choose", game=first["game"], choice=0)
    assert ask("undo", game=first["game"]) == first
    assert ask("undo", game=first["game"]) == first


def test_a_kept_game_comes_back(ask: Ask, studio: Studio) -> None:
    seen = played(ask, TABLES[2], 6)
    record = ask("save", game=seen[0]["game"])["record"]
    cut = json.loads(record)
    cut["actions"] = cut["actions"][: len(cut["actions"]) // 2]
    again = ask("load", record=json.dumps(cut))
    number = studio.games[again["game"]].match.number
    assert ask("undo", game=seen[0]["game"], step=len(cut["actions"])) | {"game": ""} == again | {"game": ""}
    assert studio.games[seen[0]["game"]].match.number == number


def test_a_race_that_comes_along_is_dealt(ask: Ask) -> None:
    ask("open", files={"frost.sw": FROST})
    table = ask("new_game", table={"game": "base_2p", "with": ["frost_giants"]})
    assert "loose.frost_giants" in [each["race"] for each in table["column"]]


def test_choosing_twice_from_an_old_table_is_refused(ask: Ask, refused: Any) -> None:
    game = ask("new_game", table={"game": "base_2p"}, seats=["human", "human"])["game"]
    ask("choose", game=game, choice=0, step=0)
    assert refused("choose", game=game, choice=0, step=0) == "another-step"
    assert refused("choose", game=game, choice=999) == "no-such-choice"


def test_why_quotes_the_rule(ask: Ask) -> None:
    game = ask("new_game", table={"game": "base_2p"}, seed=1)["game"]
    table = ask("choose", game=game, choice=0)
    inland = next(each for each in table["regions"] if not each["edge"])
    told = ask("why", game=game, region=inland["id"], language="en")
    assert told["refusal"]["key"] == "no_entry_there"
    assert told["refusal"]["text"].startswith(f"You cannot conquer {inland['name']} now. ")
    assert told["refusal"]["clauses"]
    assert told["attack"]["cost"] is None
    near = next(each["id"] for each in table["regions"] if each["attack"]["possible"])
    bill = ask("why", game=game, region=near, language="en")["attack"]["bill"]
    assert all(each["sentence"] and each["source"]["line"] > 0 for each in bill), bill
    assert bill


def test_the_page_says_what_the_terminal_says(ask: Ask, studio: Studio) -> None:
    """One voice: refusal by refusal, and rule by rule of every bill, in the same words and the same order."""
    number = ask("new_game", table={"game": "base_2p"}, seed=2)["game"]
    table = ask("choose", game=number, choice=0)
    game = studio.games[number]
    talk = Talk(game.laid.library, "en", game.laid.game, game.laid.clauses)
    for r, region in enumerate(table["regions"]):
        spoken = " ".join(" ".join(why_region(game.state, r, talk, source=False)).split())
        attack = region["attack"]
        clauses = [*(attack["refusal"] or {"clauses": []})["clauses"], *attack["bill"]]
        told = [
            f"{each['owner']}: {each['sentence']}" if each["owner"] else each["sentence"] for each in clauses
        ]
        text = attack["refusal"]["text"] if attack["refusal"] else f"{region['name']} costs"
        assert spoken.startswith(text)
        assert [spoken.count(each) > 0 for each in told] == [True] * len(told), (spoken, told)
