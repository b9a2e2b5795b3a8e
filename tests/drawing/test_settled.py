"""The official boards as they are kept: exactly what comes of them when they are laid out."""

from pathlib import Path

import pytest

from swdsl.drawing import survey
from swdsl.drawing.from_model import sketch
from swdsl.drawing.settled import kept, name_of
from swdsl.drawing.survey import settle
from swdsl.drawing.web import weave
from swdsl.pipeline import compile_rules
from swdsl.workspace import find_sources, official_root

LIBRARY = compile_rules(find_sources(official_root()).sources).library
WEBS = {board.id: weave(sketch(board, LIBRARY)) for board in LIBRARY.boards}
FOLDER = Path(survey.__file__).parent / "settled"


def test_every_official_board_is_kept_and_nothing_else() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {name_of(web) for web in WEBS.values()}


def test_what_is_kept_is_read_as_it_was_written() -> None:
    for name in map(name_of, WEBS.values()):
        found = kept(name)
        assert found is not None
        assert found.as_text() == (FOLDER / name).read_text(encoding="utf-8")


def test_nothing_is_kept_of_other_boards() -> None:
    assert kept("0123456789abcdef.json") is None


@pytest.mark.slow
@pytest.mark.parametrize("name", WEBS)
def test_a_board_comes_to_rest_where_it_is_kept(name: str, request: pytest.FixtureRequest) -> None:
    text = settle(WEBS[name]).as_text()
    file = FOLDER / name_of(WEBS[name])
    if request.config.getoption("--accept"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text == file.read_text(encoding="utf-8"), "run pytest --accept tests/drawing/test_settled.py"
