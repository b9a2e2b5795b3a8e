"""Nobody breaks a studio: whatever is asked, the answer is a reply, and its code says that it was refused."""

import json
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swdsl.limits import LARGEST_SOURCE, MOST_LINES
from swdsl.studio import HANDLERS, Known, Studio
from swdsl.studio.playing import MOST_GAMES
from swdsl.studio.studio import LARGEST_REQUEST

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ("path", "text", "files", "game", "language", "choice", "table", "component", "seats", "line", "map")
REQUESTS = st.fixed_dictionaries(
    {"do": st.sampled_from([*HANDLERS, "", "check "]) | VALUES}, optional=dict.fromkeys(FIELDS, VALUES)
)


@given(REQUESTS | VALUES)
def test_any_json_gets_a_reply(request: object) -> None:
    reply = json.loads(Studio().answer_text(json.dumps(request)))
    assert reply["ok"] or reply["error"]["code"] != "our-mistake", reply


@given(st.text())
def test_any_text_gets_a_reply(text: str) -> None:
    assert "ok" in json.loads(Studio().answer_text(text))


@settings(max_examples=40)
@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_any_rules_are_answered(text: str) -> None:
    studio = Studio()
    studio.answer({"do": "open", "files": {"a.sw": text}})
    for do in ("check", "list", "test", "mix", "new_game"):
        reply = json.loads(studio.answer_text(json.dumps({"do": do})))
        assert reply["ok"] or reply["error"]["code"] != "our-mistake", (do, reply)


@pytest.mark.parametrize(
    "path",
    [
        *(
            "../a.sw",
            "/a.sw",
            "a",
            "a.py",
            "x/./a.sw",
            "official/a.sw",
            "a\n.sw",
            "a\\b.sw",
            "\u202ea.sw",
            "",
        ),
        *(".git/a.sw", "x/.hidden.sw"),
    ],
)
def test_a_path_that_leads_elsewhere_is_refused(refused: Any, path: str) -> None:
    assert refused("edit", path=path, text="") in ("bad-path", "bad-request")


def test_sizes_are_bounded(studio: Studio, refused: Any) -> None:
    assert refused("edit", path="a.sw", text="x" * (LARGEST_SOURCE + 1)) == "bad-request"
    files = {f"{name}.sw": "#" * LARGEST_SOURCE for name in range(3)}
    assert refused("open", files=files) == "too-large"
    assert "too-large" in studio.answer_text(" " * (LARGEST_REQUEST + 1))
    assert "bad-request" in studio.answer_text("[" * 200_000)


def test_a_game_that_is_refused_leaves_no_trace(studio: Studio, refused: Any) -> None:
    assert refused("new_game", table={"game": "base_2p"}, seats=["planner:99999"]) == "no-such-player"
    assert refused("new_game", table={"game": "base_2p"}, seats=["greedy"] * 3) == "no-such-player"
    assert refused("new_game", table={"game": "base_2p"}, options={"own_tokens": "x"}) == "no-such-option"
    assert refused("new_game", table={"game": "bse_2p"}) == "no-such-table"
    assert refused("simulate", table={"game": "base_2p"}, bots=["planner"]) == "no-such-player"
    assert refused("simulate", table={"game": "base_2p"}, games=10**6) == "bad-request"
    assert studio.games == {}


def test_games_are_bounded(ask: Any, refused: Any) -> None:
    for _ in range(MOST_GAMES):
        ask("new_game", table={"game": "base_2p"})
    assert refused("new_game", table={"game": "base_2p"}) == "too-many-games"


@pytest.mark.parametrize(
    "record",
    ["", "{}", '{"format": "swdsl-game", "version": 2}', "[" * 100_000],
)
def test_a_record_that_is_none_is_refused(refused: Any, record: str) -> None:
    assert refused("load", record=record) == "unreadable-record"


def test_a_record_of_choices_that_nobody_has_is_refused(ask: Any, refused: Any, known: Known) -> None:
    game = ask("new_game", table={"game": "base_2p"})["game"]
    record = json.loads(ask("save", game=game)["record"]) | {"actions": [1 << 29]}
    assert refused("load", record=json.dumps(record)) == "rules-changed"


@pytest.mark.parametrize("text", ["", "\n", "# a remark\n", "x\n"])
def test_a_file_that_declares_nothing_has_an_outline(ask: Any, text: str) -> None:
    """It was a mistake of ours whenever an editor opened an empty file."""
    ask("open", files={"a.sw": text})
    assert ask("symbols", path="a.sw")["symbols"] == []


def test_the_longest_file_is_folded_in_time(ask: Any) -> None:
    lines = "x\n  # y\n" * (MOST_LINES // 2 - 1)
    ask("open", files={"a.sw": lines})
    started = time.process_time()
    ask("folds", path="a.sw")
    assert time.process_time() - started < 5
