"""The first page shows what is really there: a race of the box, and a board as it is drawn today."""

from pathlib import Path

from swdsl.model.board import Board
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.docs import overview
from tests.docs.markdown import ROOT, blocks

README = ROOT / "README.md"
PICTURE = ROOT / "docs" / "pictures" / "base_2p.svg"


def library(*more: SourceFile) -> Library:
    """Compile the official rules, and what is added to them."""
    return compile_rules([*find_sources(ROOT).sources, *more]).library


def race(rules: Library, scope: str, name: str) -> Component:
    """Return a race of a set."""
    (found,) = [each for each in rules.components() if (each.ref.scope, each.ref.id) == (scope, name)]
    return found


def board(rules: Library, name: str) -> Board:
    """Return a map by its id."""
    (found,) = [each for each in rules.boards if each.id == name]
    return found


def test_the_example_is_the_race_of_the_box() -> None:
    (example,) = [block for block in blocks(README) if block.language == "sw"]
    pack = SourceFile("page/pack.sw", 'pack page "Page"\n  uses base\n')
    rules = library(pack, SourceFile("page/example.sw", example.text))
    shown, real = race(rules, "page", "halflings"), race(rules, "base", "halflings")
    assert [clause.text for clause in shown.clauses] == [clause.text for clause in real.clauses]
    assert (shown.name, shown.tokens, shown.tray) == (real.name, real.tokens, real.tray)


def test_the_picture_is_of_the_board_as_it_is() -> None:
    drawn = PICTURE.read_text(encoding="utf-8")
    two = board(library(), "base_2p")
    described = drawn.partition("</desc>")[0]
    assert f"{len(two.regions)} regions: " in described
    assert [region.name for region in two.regions if f"{region.name}, " not in described] == []


def test_what_the_table_names_is_there() -> None:
    rows = [line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    folders = [word for row in rows for word in row.split("|")[1].replace("`", "").replace(",", "").split()]
    assert folders
    assert [folder for folder in folders if not Path(ROOT / folder).is_dir()] == []


def test_the_first_picture_shows_what_the_rules_give_today() -> None:
    assert overview.PICTURE.read_text(encoding="utf-8") == overview.drawn(overview.rules())
