"""The Markdown reference: every language, everything in it, whole links, no markup from names."""

import re
from posixpath import dirname, join, normpath

import pytest

from swdsl.model.ruleset import Library
from swdsl.reference import MARKDOWN_FOLDER, reference_artifacts
from swdsl.reference.markdown_text import escaped, heading, table

LINK = re.compile(r"(?<!\\)\]\(([^)]*)\)")


@pytest.fixture(scope="module")
def files(library: Library) -> dict[str, str]:
    return {file.path: file.text for file in reference_artifacts(library)}


def test_every_language_has_the_same_files(files: dict[str, str]) -> None:
    by_language: dict[str, set[str]] = {}
    for path in files:
        folder, _, rest = path.removeprefix(f"{MARKDOWN_FOLDER}/").partition("/")
        by_language.setdefault(folder, set()).add(rest)
    assert set(by_language) == {"en", "fr", "it", "ru"}
    assert len({frozenset(names) for names in by_language.values()}) == 1
    assert {"README.md", "meadow/rulebook.md", "meadow/races.md", "meadow/maps.md"} <= by_language["en"]


def test_no_link_is_broken(files: dict[str, str]) -> None:
    broken = []
    for path, text in files.items():
        for link in LINK.findall(text):
            file, _, anchor = link.partition("#")
            target = normpath(join(dirname(path), file)) if file else path
            if target not in files or (anchor and f'<a id="{anchor}"></a>' not in files[target]):
                broken.append(f"{path} -> {link}")
    assert broken == []


def test_rules_are_numbered_sentences_with_their_rulings(files: dict[str, str]) -> None:
    races = files[f"{MARKDOWN_FOLDER}/en/meadow/races.md"]
    assert '## <a id="race-moles"></a>Moles' in races
    assert re.search(r"^1\. .*\(X-7\)$", races, re.MULTILINE)
    assert re.search(r"^3\. .*brings 2 extra Victory coins, even in decline", races, re.MULTILINE)


def test_hostile_names_stay_text(files: dict[str, str]) -> None:
    assert all("<script" not in text for text in files.values())
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in files[f"{MARKDOWN_FOLDER}/en/meadow/races.md"]


def test_names_follow_the_language(files: dict[str, str]) -> None:
    assert "Кроты" in files[f"{MARKDOWN_FOLDER}/ru/meadow/races.md"]


def test_files_end_with_one_line_feed_and_hold_no_trailing_space(files: dict[str, str]) -> None:
    for path, text in files.items():
        assert text.endswith("\n"), path
        assert not text.endswith("\n\n"), path
        assert [line for line in text.splitlines() if line != line.rstrip()] == [], path


def test_text_that_looks_like_markdown_is_escaped() -> None:
    assert escaped("1. *a* | [b](c) # `d`\n_e_") == r"1\. \*a\* \| \[b\](c) \# \`d\` \_e\_"
    assert heading(2, "A # B", "x") == r'## <a id="x"></a>A \# B'
    assert table(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"
