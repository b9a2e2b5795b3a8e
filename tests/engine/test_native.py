"""The compiled engine plays the same games as the plain one: digests of whole series, copies included.

Machine integers would break first where masks grow wide: boards with more than 32 regions, games with
more than 32 components.
"""

import importlib.util
import shutil
from pathlib import Path

import pytest

from tests.bench import native
from tests.engine.digests import CASES, WIDE, digest, table
from tests.tools import lacking

pytestmark = pytest.mark.slow


def missing() -> str:
    """Say which tool a machine lacks for compiling; nothing when it has all."""
    lacking = [tool for tool in ("mypyc", "setuptools") if importlib.util.find_spec(tool) is None]
    return ", ".join(lacking + [tool for tool in ("gcc",) if shutil.which(tool) is None])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the engine once; reuse what `make native` has built when it is no older than its sources."""
    if missing():
        lacking(missing())
    if native.is_built():
        return native.NATIVE
    folder = tmp_path_factory.mktemp("native")
    native.build(folder)
    return folder


def test_plain_and_compiled_games_are_the_same(built: Path) -> None:
    compiled = native.run("-m", "tests.engine.digests", folder=built).splitlines()
    assert compiled[0].endswith(".so"), "the plain modules were imported"
    assert compiled[1:] == [f"{case}: {digest(case)}" for case in CASES]


def test_the_cases_are_wide() -> None:
    """Some board has more than 32 regions, some game more than 32 components, one of them both."""
    game = table(WIDE)
    assert game.board.count > 32
    assert len(game.races) + len(game.powers) + len(game.markers) > 32
    assert len(game.races) > 16
