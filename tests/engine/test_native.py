"""The compiled kernel plays the same games as the plain one: digests of whole series, copies included.

Machine integers would break first where masks grow wide: boards with more than 32 regions, games with
more than 32 components. Packs are played on it too, and code that is not of these sources never is.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swdsl.workspace.native import STAMP, compiled_folder
from tests import compiled
from tests.engine.digests import CASES, WIDE, digest, table
from tests.engine.packs_digest import home_made_digests, pack_digests
from tests.tools import lacking

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]


def missing() -> str:
    """Say which tool a machine lacks for compiling; nothing when it has all."""
    lacking = [tool for tool in ("mypyc", "setuptools") if importlib.util.find_spec(tool) is None]
    return ", ".join(lacking + [tool for tool in ("gcc",) if shutil.which(tool) is None])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the engine once; reuse what `make native` has built when it is of these sources."""
    if missing():
        lacking(missing())
    if compiled.is_built():
        return compiled_folder()
    folder = tmp_path_factory.mktemp("native")
    compiled.build(folder)
    return folder


def test_plain_and_compiled_games_are_the_same(built: Path) -> None:
    lines = compiled.run("tests.engine.digests", built).splitlines()
    assert lines[0].endswith(".so"), "the plain modules were imported"
    assert lines[1:] == [f"{case}: {digest(case)}" for case in CASES]


def test_packs_play_the_same_on_the_compiled_kernel(built: Path) -> None:
    lines = compiled.run("tests.engine.packs_digest", built).splitlines()
    assert lines[0].endswith(".so")
    assert lines[1:] == [*pack_digests(), *home_made_digests()]


def test_scenarios_pass_on_the_compiled_kernel_too(built: Path) -> None:
    """Their clauses are printed in memory and stand on compiled classes, limits and all."""
    lines = compiled.run("tests.engine.scenarios_told", built).splitlines()
    assert lines[0].endswith(".so")
    assert lines[1:] == []


def test_code_of_other_sources_is_never_used(built: Path, tmp_path: Path) -> None:
    stale = tmp_path / "stale"
    shutil.copytree(built, stale)
    (stale / STAMP).write_text((built / STAMP).read_text(encoding="utf-8")[::-1], encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError) as refusal:
        compiled.run("tests.engine.digests", stale)
    assert "not the sources" in refusal.value.stderr


def test_a_wheel_brings_the_compiled_kernel(tmp_path: Path) -> None:
    """Every command of an installation uses it, and tells so; a variable switches it off."""
    if missing():
        lacking(missing())
    wheels, site = tmp_path / "wheels", tmp_path / "site"
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    native = {**os.environ, "SWDSL_NATIVE": "1"}
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, env=native)
    (wheel,) = wheels.glob("*.whl")
    assert "none-any" not in wheel.name
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site)]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True)
    ask = [sys.executable, "-P", "-m", "swdsl", "--version"]
    environment = {**os.environ, "PYTHONPATH": str(site)}
    told = [
        subprocess.run(
            ask, cwd=tmp_path, env=each, check=True, capture_output=True, text=True
        ).stdout.split()[-2]
        for each in (environment, {**environment, "SWDSL_PLAIN": "1"})
    ]
    assert told == ["compiled", "plain"]


def test_the_cases_are_wide() -> None:
    """Some board has more than 32 regions, some game more than 32 components, one of them both."""
    game = table(WIDE)
    assert game.board.count > 32
    assert len(game.races) + len(game.powers) + len(game.markers) > 32
    assert len(game.races) > 16
