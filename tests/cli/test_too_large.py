"""A project that is too large is refused by every command with the reason, in time."""

import time
from pathlib import Path

import pytest

from swdsl import limits
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "words",
    [
        ("check",),
        ("list",),
        ("show", "ogres"),
        ("map",),
        ("dump",),
        ("mix",),
        ("play",),
        ("simulate",),
        ("pack",),
        ("build",),
    ],
)
def test_every_command_says_that_it_is_too_large(folder: Path, run: Run, words: tuple[str, ...]) -> None:
    terms = "".join(f"term t{number}: hill\n" for number in range(limits.MOST_DECLARED))
    (folder / "rules").mkdir()
    (folder / "rules/set.sw").write_text(f'pack winter "Winter"\n  uses base\n\n{terms}')
    started = time.process_time()
    said = run(*words)
    assert said.exit_code == 1
    assert "large-set" in said.stderr
    assert time.process_time() - started < 30


def test_a_file_beside_one_that_is_too_large_is_not_called_sound(folder: Path, run: Run) -> None:
    """It said that nothing was found in a file which nobody had looked at."""
    (folder / "rules").mkdir()
    (folder / "rules/set.sw").write_text('pack winter "Winter"\n  uses base\n')
    terms = "".join(f"term t{number}: hill\n" for number in range(limits.MOST_DECLARED))
    (folder / "rules/terms.sw").write_text(terms)
    rules = 'race yetis "Yetis"\n  tokens 5 of 10\n  when I attack a blorb: cost 1 less\n'
    (folder / "rules/yetis.sw").write_text(rules)
    said = run("check", "rules/yetis.sw")
    assert said.exit_code == 1
    assert "large-set" in said.stderr
