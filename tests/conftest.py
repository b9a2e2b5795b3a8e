"""The one snapshot mechanism: the `recorded` fixture, `--accept`, and the search for orphans.

A recorded file stands in a folder `recorded` beside its test, or among the cases of a folder `cases`,
where `.sw` files are the input and everything else is recorded. When the whole suite has run, a recorded
file that no test has read fails the run; under `--accept` it is removed.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# No test looks at a clock: on a machine that others use as well, the slowest example says nothing.
# Whoever works here tries new examples each time; in CI they stay the same, so that red is about the change.
settings.register_profile("swdsl", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("swdsl")

TESTS = Path(__file__).parent
READ = pytest.StashKey[set[str]]()
ORPHANS = pytest.StashKey[list[str]]()

Recorded = Callable[[Path | str, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept", action="store_true", help="record what the tests say now; then read the diff"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[READ] = set()
    config.stash[ORPHANS] = []


@pytest.fixture
def recorded(request: pytest.FixtureRequest) -> Recorded:
    """Compare a text with a recorded file, or record it under `--accept`.

    A name is looked up in the folder `recorded` beside the test; a path must lie in a folder `cases`.
    """
    if request.node.get_closest_marker("slow"):
        pytest.fail("record in fast tests only: every run must be able to tell which files are read")

    def compare(file: Path | str, actual: str) -> None:
        path = request.path.parent / "recorded" / file if isinstance(file, str) else file
        request.config.stash[READ].add(path.relative_to(TESTS).as_posix())
        if request.config.getoption("--accept"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(actual, encoding="utf-8", newline="\n")
        assert path.exists(), f"nothing recorded yet: run pytest --accept, then read {path}"
        assert actual == path.read_text(encoding="utf-8")

    return compare


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Collect what a worker of pytest-xdist has read."""
    if error is None:
        node.config.stash[READ].update(node.workeroutput["recorded"])


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    config = session.config
    read: set[str] = config.stash[READ]
    if hasattr(config, "workeroutput"):
        config.workeroutput["recorded"] = sorted(read)
    elif exitstatus == pytest.ExitCode.OK and _ran_everything(config):
        orphans = sorted(_recorded_files() - read)
        if config.getoption("--accept"):
            for orphan in orphans:
                (TESTS / orphan).unlink()
        elif orphans:
            config.stash[ORPHANS] = orphans
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for orphan in config.stash[ORPHANS]:
        terminalreporter.write_line(f"ORPHAN tests/{orphan}: recorded, but no test reads it", red=True)


def _ran_everything(config: pytest.Config) -> bool:
    chosen = config.args_source is not pytest.Config.ArgsSource.TESTPATHS
    narrowed = (
        config.option.keyword or config.option.markexpr not in ("", "not slow") or config.option.deselect
    )
    return not chosen and not narrowed


def _recorded_files() -> set[str]:
    beside = {path for path in TESTS.rglob("recorded/**/*") if path.is_file()}
    cases = {path for path in TESTS.rglob("cases/**/*") if path.is_file() and path.suffix != ".sw"}
    return {path.relative_to(TESTS).as_posix() for path in beside | cases}
