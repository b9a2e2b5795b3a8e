"""The scenarios of the official boxes and of the home-made components, on whichever kernel there is."""

import sys
from pathlib import Path

import swdsl.runtime.play
from swdsl.cli.project import official_sources
from swdsl.pipeline import compile_rules
from swdsl.scenarios import Status, compile_rulebook, run
from swdsl.source import SourceFile

HOMEBREW = Path(__file__).parents[1] / "homebrew"


def failed() -> list[str]:
    """Return the titles of scenarios that do not come out as they say."""
    own = [SourceFile(path.name, path.read_text(encoding="utf-8")) for path in sorted(HOMEBREW.glob("*.sw"))]
    told = HOMEBREW / "scenarios"
    own += [
        SourceFile(f"scenarios/{path.name}", path.read_text(encoding="utf-8"))
        for path in sorted(told.glob("*.sw"))
    ]
    compiled = compile_rules([*official_sources(), *own], advise=False)
    rulebook = compile_rulebook(compiled.library, carried=compiled.lowered)
    assert len(compiled.library.scenarios) > 1000
    return [each.title for each in compiled.library.scenarios if run(each, rulebook).status is Status.FAILED]


if __name__ == "__main__":
    sys.stdout.write(f"{swdsl.runtime.play.__file__}\n")
    for line in failed():
        sys.stdout.write(f"{line}\n")
