"""The page about scenarios knows every word it should."""

import re
from pathlib import Path

from swdsl.model.engine_reasons import ENGINE_REASONS
from swdsl.words_of_examples import Verb
from tests.scenarios.tables import told

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "swdsl" / "runtime" / "why_not.py").read_text(encoding="utf-8")


def test_every_reason_is_listed() -> None:
    reasons = set(re.findall(r'(?:Reason\(\s*|else )"([a-z_]+)"', RULINGS))
    assert len(reasons) > 15
    assert sorted(reason for reason in reasons if f"`{reason}`" not in PAGE) == []
    assert sorted(reasons | {"not_offered"}) == sorted(ENGINE_REASONS)


def test_every_verb_is_shown() -> None:
    wanted = {verb.value for verb in Verb} - {"expand", "redeploy", "keep", "conquer"}  # said by other words
    assert sorted(verb for verb in wanted if not re.search(rf"\b{verb}(s|es)?\b", PAGE)) == []


def test_every_example_holds() -> None:
    examples = [each.split("```")[0] for each in PAGE.split("```sw\n")[1:]]
    assert len(examples) == 2
    assert [told(example)[1] for example in examples] == [[], []]
