"""Generated modules, recorded: what an author's sentences become."""

from pathlib import Path

import pytest

from swdsl.generate import generate
from tests.conftest import Recorded
from tests.lower.libraries import pack

CASES = sorted((Path(__file__).parent / "cases").glob("*.sw"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_rules_file_becomes_a_module(case: Path, recorded: Recorded) -> None:
    library = pack(case.read_text(encoding="utf-8"))
    modules = [
        artifact.text
        for artifact in generate(library)
        if artifact.path.startswith("generated/trial/") and not artifact.path.endswith("__init__.py")
    ]
    recorded(case.with_suffix(".txt"), "\n".join(modules))
