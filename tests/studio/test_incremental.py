"""What is kept between edits changes no answer: a project that was edited says what a fresh one says."""

from collections.abc import Iterator

import pytest

from swdsl.source import SourceFile
from swdsl.studio import Known
from swdsl.studio.project import Project
from tests.studio.conftest import FROST, SCENARIO

pytestmark = pytest.mark.slow

MAP = """\
map strait "Strait"
  on base
  players 2
  turns 9

  region shore "Shore": hill, at edge
  region isle "Isle": mountain, at edge
  region moor "Moor": swamp

  shore: isle, moor
  isle: moor
"""
FRENCH = 'translation fr of mine\n  race frost_giants "Géants du givre"\n'
STONY = 'power stony "Stony"\n  tokens 4\n\n  when frost_giants attack a region I hold: cost 1 more\n'
PACK = 'pack mine "Mine"\n  uses base\n\n'
START = {
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
        ("maps/strait.sw", MAP.replace("  isle: moor\n", "")),
        ("maps/strait.sw", MAP.replace("shore: isle, moor", "shore: isel")),
        ("maps/strait.sw", MAP.replace("swamp", "bog")),
        ("maps/strait.sw", MAP),
    ),
    "a translation is edited": (
        ("fr.sw", FRENCH.replace("frost_giants", "forst_giants")),
        ("fr.sw", FRENCH + FRENCH.partition("\n")[2]),
        ("fr.sw", None),
        ("fr.sw", FRENCH),
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


@pytest.mark.parametrize("name", SERIES)
def test_an_edited_project_says_what_a_fresh_one_says(known: Known, name: str) -> None:
    edited = Project(known, [SourceFile(*each) for each in START.items()])
    edited.compiled()
    said = set()
    for path, text, texts in texts_after(SERIES[name]):
        edited.follow(path, text)
        fresh = Project(known, [SourceFile(*each) for each in texts.items()])
        assert edited.compiled().findings == fresh.compiled().findings
        assert edited.whole().library == fresh.whole().library
        said.add(fresh.compiled().findings)
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
        fresh = Project(known, [SourceFile(*each) for each in texts.items()])
        assert edited.compiled().findings == fresh.compiled().findings
