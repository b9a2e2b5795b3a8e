"""What is kept between edits changes no answer: a project that was edited says what a fresh one says."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from swdsl.kept import Kept, Views
from swdsl.pipeline import read_file
from swdsl.source import SourceFile
from swdsl.studio import Known
from swdsl.studio.project import Project
from tests.studio.conftest import FROST, SCENARIO

pytestmark = pytest.mark.slow

MAP = """\
map strait "Strait", uses base, 2 players, 9 turns
  shore "Shore" hill, edge      | isle, moor
  isle  "Isle"  mountain, edge  | moor
  moor  "Moor"  swamp
"""
FRENCH = 'translation fr for mine\n  race frost_giants "Géants du givre"\n'
STONY = 'power stony "Stony"\n  tokens 4\n\n  when frost_giants attack a region I hold: cost 1 more\n'
PACK = 'pack mine "Mine"\n  uses base\n\n'
GROUND = """\
term frozen "Frozen": a region with a cavern

option thaw "When does it thaw?":
    late "It thaws late" or
    early "It thaws early"

power icy "Icy"
  tokens 4
  when I attack a frozen: cost 1 less
"""
THAWED = "variant icy, option thaw is early\n  drop 1\n  when I attack a frozen: cost 2 less\n"
START = {
    "ground.sw": GROUND,
    "frost.sw": PACK + FROST,
    "stony.sw": STONY,
    "maps/strait.sw": MAP,
    "fr.sw": FRENCH,
    "scenarios/a.sw": SCENARIO,
}

SERIES: dict[str, tuple[tuple[str, str | None], ...]] = {
    "a component is added, broken, mended": (
        ("ember.sw", FROST.replace("frost", "ember").replace("Frost", "Ember")),
        ("ember.sw", FROST.replace("frost", "ember").replace("gain", "gian")),
        ("ember.sw", FROST.replace("frost", "ember").replace("mountain", "montain")),
        ("ember.sw", FROST.replace("frost", "ember").replace("1 coin", "2 coins")),
    ),
    "a component that others name is renamed, and back": (
        ("frost.sw", PACK + FROST.replace("frost_giants", "ice_giants")),
        ("stony.sw", STONY.replace("frost_giants", "ice_giants")),
        ("stony.sw", STONY),
        ("frost.sw", PACK + FROST),
    ),
    "a component that others name is deleted, and comes back": (
        ("frost.sw", PACK + FROST.replace("race frost", "# race frost")),
        ("frost.sw", None),
        ("frost.sw", PACK + FROST),
    ),
    "one starts from another whose sentence is broken": (
        (
            "like.sw",
            'race rime "Rime" like frost_giants\n  tokens 6 of 11\n\n  when I decline: gian 1 coin\n',
        ),
        ("frost.sw", PACK + FROST.replace("coin for", "cion for")),
        (
            "like.sw",
            'race rime "Rime" like frost_giants\n  tokens 6 of 11\n\n  when I decline: gain 1 coin\n',
        ),
        ("frost.sw", PACK + FROST),
    ),
    "a twin comes and goes": (
        ("twin.sw", FROST.replace("frost", "hoar").replace("Frost", "Hoar")),
        ("twin.sw", FROST.replace("frost", "hoar").replace("mountain", "hill")),
        ("twin.sw", None),
    ),
    "a map is edited": (
        ("maps/strait.sw", MAP.replace("edge      | isle, moor", "edge")),
        ("maps/strait.sw", MAP.replace("| isle, moor", "| isel, moor")),
        ("maps/strait.sw", MAP.replace("swamp", "bog")),
        ("maps/strait.sw", MAP),
    ),
    "a translation is edited": (
        ("fr.sw", FRENCH.replace("frost_giants", "forst_giants")),
        ("fr.sw", FRENCH + FRENCH.partition("\n")[2]),
        ("fr.sw", None),
        ("fr.sw", FRENCH),
    ),
    "a term means something else, and its users do not change": (
        ("ground.sw", GROUND.replace("a cavern", "a magic_source")),
        ("rime.sw", 'power rimy "Rimy"\n  tokens 4\n  when I attack a frozen: cost 2 less\n'),
        ("ground.sw", "# one line more\n" + GROUND),
        ("ground.sw", GROUND.replace("term frozen", "term frosty")),
        ("ground.sw", GROUND),
    ),
    "a variant comes, changes and goes, and so does its option": (
        ("thaw.sw", THAWED),
        ("thaw.sw", THAWED.replace("cost 2", "cost 3")),
        ("ground.sw", GROUND.replace('late" or', 'late" or\n    never "It never thaws" or')),
        ("ground.sw", GROUND.replace("    early", "    soon")),
        ("ground.sw", GROUND),
        ("thaw.sw", None),
    ),
    "a mistake stays while something else is written": (
        ("stony.sw", STONY.replace("frost_giants", "frots_giants")),
        ("ground.sw", "# one line more\n" + GROUND),
        ("ground.sw", GROUND.replace("cost 1", "cost 2")),
        ("stony.sw", STONY),
    ),
    "a nearer name hides an official one": (
        ("near.sw", 'term mountain "Mountain": a region with a mine\n'),
        ("near.sw", 'term mountain "Mountain": a region with a cavern\n'),
        ("near.sw", None),
    ),
    "a piece that others name lives otherwise": (
        ("pieces.sw", 'race cairn "Cairn"\n  tokens 5 of 10\n  piece stone "Stone" 3\n'),
        ("user.sw", 'power heavy "Heavy"\n  tokens 4\n  when I attack a region with stone: cost 1 less\n'),
        ("pieces.sw", 'race cairn "Cairn"\n  tokens 5 of 10\n  piece stone "Stone" 3, stays in decline\n'),
        ("pieces.sw", 'race cairn "Cairn"\n  tokens 5 of 10\n'),
    ),
    "a pack gets another name, and builds on less": (
        ("frost.sw", PACK.replace("pack mine", "pack ours") + FROST),
        ("frost.sw", PACK.replace("  uses base\n", "") + FROST),
        ("frost.sw", PACK + FROST),
    ),
    "a scenario is edited, and what it sees": (
        ("scenarios/a.sw", SCENARIO.replace("frost_giants", "frots_giants")),
        ("frost.sw", PACK + FROST.replace("frost_giants", "frots_giants")),
        ("scenarios/a.sw", SCENARIO),
        ("frost.sw", PACK + FROST),
        ("scenarios/b.sw", SCENARIO),
    ),
}


def texts_after(
    edits: tuple[tuple[str, str | None], ...],
) -> Iterator[tuple[str, str | None, dict[str, str]]]:
    texts = dict(START)
    for path, text in edits:
        if text is None:
            del texts[path]
        else:
            texts[path] = text
        yield path, text, dict(texts)


def memories() -> Iterator[Kept[object] | Views[object, object]]:
    """Find everything that any room keeps between compilations."""
    for name, module in list(sys.modules.items()):
        if name.startswith("swdsl."):
            yield from (each for each in vars(module).values() if isinstance(each, Kept | Views))


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Compile as a program does that was just started."""
    found = {id(each): each for each in memories()}
    before = {key: dict(vars(each)) for key, each in found.items()}
    assert found
    read_file.cache_clear()
    for each in found.values():
        each.__init__()  # type: ignore[misc]
    yield
    for key, each in found.items():
        vars(each).update(before[key])


def meaning(project: Project) -> tuple[object, ...]:
    """Return everything that is known of a project, places of the author's own things among it."""
    compilation = project.whole().compilation
    own = [each for each in compilation.library.sets if each.span.path in project.own]
    lowered = [each for each in compilation.lowered if each.id in {one.id for one in own}]
    return (
        project.compiled().findings,
        compilation.library,
        compilation.lowered,
        compilation.names.named,
        repr(own),
        repr(lowered),
    )


def test_the_series_begin_with_rules_that_can_be_played(known: Known) -> None:
    """What could not be read at all would be read again each time, and nothing would be proven."""
    start = Project(known, [SourceFile(*each) for each in START.items()])
    assert not start.compiled().has_errors


@pytest.mark.parametrize("name", SERIES)
def test_an_edited_project_says_what_a_fresh_one_says(known: Known, name: str) -> None:
    edited = Project(known, [SourceFile(*each) for each in START.items()])
    edited.compiled()
    said = set()
    for path, text, texts in texts_after(SERIES[name]):
        edited.follow(path, text)
        found = meaning(edited)
        with nothing_kept():
            assert found == meaning(Project(known, [SourceFile(*each) for each in texts.items()]))
        said.add((found[0], repr(found[2])))
    assert len(said) > 1, "the edits of a series must make a difference"


def test_all_series_after_each_other(known: Known) -> None:
    """What one series leaves behind must not be taken for an answer in the next."""
    edited = Project(known, [SourceFile(*each) for each in START.items()])
    for edits in SERIES.values():
        edited.replace_all(START)
        edited.compiled()
        texts = START
        for path, text, after in texts_after(edits):
            edited.follow(path, text)
            edited.compiled()
            texts = after
        found = edited.compiled().findings
        with nothing_kept():
            assert found == Project(known, [SourceFile(*each) for each in texts.items()]).compiled().findings
