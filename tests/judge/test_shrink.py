"""A difference becomes a scenario: few sentences, a short turn, and what the judge says of it."""

from dataclasses import replace
from pathlib import Path

import pytest

import swdsl.runtime
from swdsl.pipeline import compile_rules
from swdsl.runtime import State
from swdsl.scenarios import compile_rulebook, run
from swdsl.source import SourceFile
from tests.judge.components import Trial
from tests.judge.shrink import write_small
from tests.judge.trials import official

GENEROUS = "when I conquer a region: gain 1 coin"
CHEAP = "when I attack a hill: cost 1 less"
TEXT = f"""pack said "Said"
  uses base

power said "Said"
  tokens 4
  {GENEROUS}
  {CHEAP}
"""


@pytest.mark.slow
def test_a_difference_shrinks_to_a_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine is made to give a coin too many; the scenario holds again when it does not."""
    right = swdsl.runtime.gain_coins

    def wrong(s: State, slot: int, number: int, name: str, region: int = -1) -> None:
        right(s, slot, number + 1, name, region)

    monkeypatch.setattr(swdsl.runtime, "gain_coins", wrong)
    path = write_small(Trial(1, "said", "power", TEXT, (GENEROUS, CHEAP)), tmp_path)
    monkeypatch.undo()
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert GENEROUS in text
    assert CHEAP not in text
    assert len(text.splitlines()) < 25
    assert findings(text) == []


def findings(text: str) -> list[str]:
    """Play the scenario of a file, and return what is not so."""
    compilation = compile_rules([*official("base"), SourceFile("said/it.sw", text)])
    rulebook = replace(compile_rulebook(compilation.library), library=compilation.library)
    (scenario,) = [each for each in compilation.library.scenarios if each.span.path == "said/it.sw"]
    return [str(each) for each in run(scenario, rulebook).findings]
