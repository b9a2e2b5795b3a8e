"""Lines nobody could read are refused with a reason, and those below the limit are read by everybody."""

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.pipeline import compile_rules
from swdsl.prose import Speaker
from swdsl.source import SourceFile
from swdsl.syntax import parse
from tests.lower.libraries import SETS, sources

HEAD = 'pack winter "Winter"\n  uses base\n\nrace yetis "Yetis"\n  tokens 5 of 10\n'


def nested(depth: int) -> SourceFile:
    """Return rules with descriptions so deep within each other."""
    return SourceFile("w.sw", f"{HEAD}  when I attack {'a region bordering ' * depth}a hill: cost 1 less\n")


def slugs(source: SourceFile) -> list[str]:
    """Return what is found in a text alone."""
    return [each.code.slug for each in parse(source).diagnostics]


@pytest.mark.parametrize("depth", [30, 100, 3000])
def test_descriptions_too_deep_within_each_other_are_refused(depth: int) -> None:
    assert slugs(nested(depth)) == ["long-line"]


def test_what_is_just_allowed_is_told_in_every_language() -> None:
    source = nested(20)
    assert slugs(source) == []
    library = compile_rules([*sources(*SETS), source]).library
    race = library.set("winter").components[0]
    for language in LANGUAGE_CODES:
        assert Speaker(library, language).clause(race.clauses[0], race).text.endswith(".")


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x9b", "\u202e", "\u2066"])
@pytest.mark.parametrize("text", ['race yetis "Ye{}tis"', "# a com{}ment"])
def test_signs_that_nobody_sees_are_refused_also_in_names_and_comments(text: str, sign: str) -> None:
    assert "stray-character" in slugs(
        SourceFile("w.sw", HEAD.replace('race yetis "Yetis"', text.format(sign)))
    )


def test_signs_of_other_scripts_are_welcome() -> None:
    assert slugs(SourceFile("w.sw", HEAD.replace("Yetis", "Йети’s naïve 雪人 é"))) == []
