"""`--json` prints one document of the shape that docs/json.md promises."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import Result

from swdsl.diagnostics import ALL_CODES
from tests.cli.conftest import Run

PAGE: Final = Path(__file__).parents[2] / "docs" / "json.md"
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "number": (int, float),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}
BAD: Final = 'race yetis "Yetis"\n  tokens 5 of 10\n  when I attack a mountan: cost 1 less\n'

SCENARIOS: Final = """pack winter "Winter"
  uses base

race yetis "Yetis"
  tokens 5 of 10
  when I attack a mountain: cost 1 less

scenario "Mountains are cheap"
  board base
    foot  hill, edge     | peak
    peak  mountain, edge
  given
    Ann plays alchemist yetis, 5 in hand
    foot: 2 yetis
  when Ann attacks peak
  then cost is 2

scenario "Mountains are dear"
  board base
    foot  hill, edge     | peak
    peak  mountain, edge
  given
    Ann plays alchemist yetis, 5 in hand
    foot: 2 yetis
  when Ann attacks peak
  then cost is 3
"""


def document(result: Result) -> Any:
    """Return the one document on standard output; colour and chatter would not be JSON."""
    return json.loads(result.stdout)


def promised(section: str) -> dict[str, str]:
    """Return the fields of a section of the page with their types, one entry for each name in a row."""
    text = PAGE.read_text(encoding="utf-8").split(f"## {section}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.+?`) \| (.+?) \|", text, re.MULTILINE)
    fields: dict[str, str] = {}
    for names, types in rows:
        several = re.findall(r"`(\w+)`", names)
        kinds = types.split(", ") if ", " in types else [types] * len(several)
        fields.update(zip(several, kinds, strict=True))
    return fields


def assert_shape(value: dict[str, object], section: str) -> None:
    """Hold a value to the page: the same fields, each of its type."""
    fields = promised(section)
    assert list(value) == list(fields)
    for name, kinds in fields.items():
        allowed = tuple(one for kind in kinds.split(" or ") for one in TYPES[kind])
        assert isinstance(value[name], allowed), f"{name} is {value[name]!r}"


def test_list_names_kind_id_set_and_name(folder: Path, run: Run) -> None:
    entries = document(run("list", "--json"))
    for entry in entries:
        assert_shape(entry, "list")
    assert {"kind": "race", "id": "ogres", "set": "underground", "name": "Ogres"} in entries
    assert {entry["kind"] for entry in entries} >= {
        "race",
        "power",
        "relic",
        "place",
        "map",
        "terrain",
        "option",
    }
    keys = [(entry["kind"], entry["set"], entry["id"]) for entry in entries]
    assert len(keys) == len(set(keys))


def test_list_can_be_narrowed(folder: Path, run: Run) -> None:
    entries = document(run("list", "races", "--set", "base", "--json"))
    assert {(entry["kind"], entry["set"]) for entry in entries} == {("race", "base")}
    assert len(entries) == 14


def test_check_tells_place_and_hint(folder: Path, run: Run) -> None:
    (folder / "rules").mkdir()
    (folder / "rules" / "set.sw").write_text('pack winter "Winter"\n  uses base\n')
    (folder / "rules" / "yetis.sw").write_text(BAD)
    result = run("check", "--json")
    (finding,) = document(result)
    assert result.exit_code == 1
    assert_shape(finding, "check")
    assert (finding["code"], finding["severity"], finding["file"]) == (
        "unknown-name",
        "error",
        "rules/yetis.sw",
    )
    assert [finding[key] for key in ("line", "column", "end_line", "end_column")] == [3, 19, 3, 26]
    assert "`mountain`" in finding["hint"]
    places = [{key: label[key] for key in ("file", "line", "column")} for label in finding["labels"]]
    assert places[0] == {"file": "rules/yetis.sw", "line": 3, "column": 19}


def test_check_prints_an_empty_array_when_all_is_well(folder: Path, run: Run) -> None:
    run("new", "map", "glade")
    result = run("check", "--json", "glade.sw")
    assert (document(result), result.exit_code) == ([], 0)


def test_check_reports_files_that_cannot_be_read_as_findings(folder: Path, run: Run) -> None:
    result = run("check", "--json", "nowhere.sw")
    (finding,) = document(result)
    assert_shape(finding, "check")
    assert (finding["code"], result.exit_code) == ("no-such-path", 1)


def test_explain_knows_every_code(folder: Path, run: Run) -> None:
    entries = document(run("explain", "--json"))
    for entry in entries:
        assert_shape(entry, "explain")
        assert entry["severity"] in ("error", "warning")
    assert [entry["code"] for entry in entries] == [code.slug for code in ALL_CODES]
    assert len(entries) >= 45


def test_explain_tells_one_code(folder: Path, run: Run) -> None:
    (entry,) = document(run("explain", "unknown-name", "--json"))
    assert entry["code"] == "unknown-name"


@pytest.mark.parametrize("name", ["mudmen", "power:forest", "The Flying Doormat"])
def test_show_tells_what_was_understood(folder: Path, run: Run, name: str) -> None:
    (component,) = document(run("show", name, "--json"))
    assert_shape(component, "show")
    assert [set(clause) for clause in component["clauses"]] == [{"id", "text", "line", "cites"}] * len(
        component["clauses"]
    )
    assert component["clauses"] != []


def test_show_tells_two_components_together(folder: Path, run: Run) -> None:
    pair = document(run("show", "flying ghouls", "--json"))
    assert_shape(pair, "pair")
    assert [each["id"] for each in pair["components"]] == ["flying", "ghouls"]
    assert pair["tokens"] == 10
    assert "base_3p" in pair["games"]


def test_ask_answers_with_sentences_and_pages(folder: Path, run: Run) -> None:
    answer = document(run("ask", "gnomes", "attack", "--json"))
    assert list(answer) == ["query", "results"]
    assert answer["query"] == "gnomes attack"
    for result in answer["results"]:
        assert_shape(result, "ask")
    first = answer["results"][0]
    assert (first["page"], first["components"]) == ("races/gnomes.html#clause-1", ["underground.gnomes"])


def test_map_is_regions_and_borders(folder: Path, run: Run) -> None:
    board = document(run("map", "base_2p", "--json"))
    assert_shape(board, "map")
    assert (board["id"], board["players"], board["turns"]) == ("base_2p", 2, 10)
    ids = [region["id"] for region in board["regions"]]
    assert len(ids) == len(set(ids)) == 23
    for region in board["regions"]:
        assert set(region) == {"id", "name", "terrain", "symbols", "edge"}
        assert isinstance(region["edge"], bool)
    assert all(one in ids and other in ids for one, other in board["borders"])
    assert len({frozenset(border) for border in board["borders"]}) == len(board["borders"]) == 51


def test_map_without_a_name_is_all_of_them(folder: Path, run: Run) -> None:
    boards = document(run("map", "--json"))
    for board in boards:
        assert_shape(board, "map")
    assert len(boards) == 9


def test_test_counts_and_lists_scenarios(folder: Path, run: Run) -> None:
    (folder / "rules").mkdir()
    (folder / "rules" / "set.sw").write_text(SCENARIOS)
    result = run("test", "--json")
    report = document(result)
    assert_shape(report, "test")
    assert [report[key] for key in ("passed", "failed", "skipped")] == [1, 1, 0]
    assert [each["status"] for each in report["scenarios"]] == ["passed", "failed"]
    assert {key for each in report["scenarios"] for key in each} == {
        *("id", "title", "file", "line", "status", "components", "cites")
    }
    assert result.exit_code == 1


def test_test_skips_what_was_not_asked_for(folder: Path, run: Run) -> None:
    (folder / "rules").mkdir()
    (folder / "rules" / "set.sw").write_text(SCENARIOS)
    result = run("test", "--filter", "cheap", "--json")
    report = document(result)
    assert ([report[key] for key in ("passed", "failed", "skipped")], result.exit_code) == ([1, 0, 1], 0)


def test_map_is_one_document_also_when_it_is_drawn(folder: Path, run: Run) -> None:
    board = document(run("map", "base_2p", "--json", "--svg", "two.svg"))
    assert board["id"] == "base_2p"
    assert (folder / "two.svg").is_file()


def test_mix_tells_who_plays_and_why_not(folder: Path, run: Run) -> None:
    table = document(run("mix", "both_worlds_base_2p", "--json"))
    assert_shape(table, "mix")
    assert [set(each) for each in table["in"]] == [{"kind", "id", "set"}] * len(table["in"])
    assert all({"kind", "id", "set", "reason", "needs"} <= set(each) for each in table["out"])
    assert table["in"] != []
    assert [each for each in table["out"] if not each["reason"].endswith(".")] == []


def test_mix_without_a_name_is_all_of_them(folder: Path, run: Run) -> None:
    tables = document(run("mix", "--json"))
    for table in tables:
        assert_shape(table, "mix")
    assert len(tables) >= 8


def test_simulate_counts_games_and_seats(folder: Path, run: Run) -> None:
    result = run("simulate", "--games", "2", "--json")
    report = document(result)
    assert_shape(report, "simulate")
    assert ([report[key] for key in ("games", "finished", "violations")], result.exit_code) == ([2, 2, 0], 0)
    assert [set(seat) for seat in report["seats"]] == [{"seat", "bot", "wins", "mean_coins"}] * 2
