"""The page on the engine tells the truth: its example runs, and its tables are complete."""

import re
from pathlib import Path

import swdsl.runtime
from swdsl.runtime import OPTIONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def test_the_ten_lines_play_a_game() -> None:
    """The first example is run as it stands."""
    example = PAGE.split("```python\n")[1].split("```")[0]
    names: dict[str, object] = {}
    exec(compile(example, "engine.md", "exec"), names)
    winner = names["winner"]
    assert isinstance(winner, tuple)
    assert winner[0] > 40


def test_what_is_said_to_be_printed_is_printed() -> None:
    """A block that names a generated module stands there; `...` leaves something out."""
    shown = re.findall(r"```python\n# (generated/\S+)\n(.*?)```", PAGE, re.DOTALL)
    assert len(shown) == 4
    for path, block in shown:
        printed = iter((ROOT / path).read_text(encoding="utf-8").splitlines())
        for line in block.splitlines():
            assert line.strip() in {"...", "...,"} or line in printed, f"{path} has no line {line}"


def test_every_option_is_in_the_table() -> None:
    """Names, values and the default in front."""
    for name, values in OPTIONS.items():
        assert f"| `{name}` | {', '.join(f'`{value}`' for value in values)} |" in PAGE


def test_the_vocabulary_exists() -> None:
    """Every function the page promises to generated code is exported."""
    vocabulary = PAGE.split("## 3. Vocabulary")[1].split("## 4.")[0]
    called = set(re.findall(r"`(\w+)\(s", vocabulary))
    assert len(called) > 60
    assert sorted(name for name in called if not hasattr(swdsl.runtime, name)) == []
