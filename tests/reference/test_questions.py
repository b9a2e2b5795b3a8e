"""Questions as people ask them at the table, with the page that answers, here and in the browser.

A line of `questions/<language>.txt` is a question and, behind the arrow, parts of addresses that answer it.
"""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from swdsl.finding.answers import Index
from swdsl.finding.finder import Finder
from swdsl.languages import LANGUAGE_CODES
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference.render import asset
from swdsl.reference.search import index_of, search_script
from swdsl.workspace import find_sources
from tests.tools import lacking

ROOT = Path(__file__).parents[2]
#: The whole index of a language must be a small file beside its pages.
MOST_BYTES = 600_000
_ASK = """
const fs = require("fs"), vm = require("vm");
for (const file of process.argv.slice(1)) vm.runInThisContext(fs.readFileSync(file, "utf8"));
const asked = JSON.parse(fs.readFileSync(0, "utf8"));
swdslFind(asked[0]);
const start = process.hrtime.bigint();
const answers = asked.map((question) => swdslFind(question).map(({ page, snippet }) => [page, snippet]));
const each = Number(process.hrtime.bigint() - start) / 1e6 / asked.length;
console.log(JSON.stringify({ answers, each }));
"""


@cache
def library() -> Library:
    return compile_rules(find_sources(ROOT).sources).library


@cache
def index(language: str) -> Index:
    return index_of(library(), language)


def questions(language: str) -> list[tuple[str, list[str]]]:
    """Return the recorded questions, each with what the address of its answer may contain."""
    text = (Path(__file__).parent / "questions" / f"{language}.txt").read_text(encoding="utf-8")
    rows = (line.split(" => ") for line in text.splitlines())
    return [(question, pages.split("|")) for question, pages in rows]


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_the_first_answer_is_right(language: str) -> None:
    finder = Finder(index(language))
    wrong = {
        question: finder.find(question)[0].entry.page
        for question, pages in questions(language)
        if not any(page in finder.find(question)[0].entry.page for page in pages)
    }
    # 55 of 60 is what readers were promised; every English one is right, and stays so.
    assert len(wrong) * 12 <= (0 if language == "en" else len(questions(language))), wrong


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_there_are_enough_questions(language: str) -> None:
    assert len({question for question, _ in questions(language)}) >= 60


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_the_index_is_small(language: str) -> None:
    assert len(search_script(index(language)).encode()) <= MOST_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_the_browser_answers_the_same(language: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        lacking("node")
    assert node is not None
    (tmp_path / "index.js").write_text(search_script(index(language)), encoding="utf-8")
    (tmp_path / "find.js").write_text(asset("find.js"), encoding="utf-8")
    asked = [question for question, _ in questions(language)] + ["ghuols", "zzz", "how many", "…", "D-11"]
    ran = subprocess.run(
        [node, "-e", _ASK, str(tmp_path / "index.js"), str(tmp_path / "find.js")],
        input=json.dumps(asked),
        capture_output=True,
        check=True,
        encoding="utf-8",
        timeout=60,
    )
    finder = Finder(index(language))
    here = [[[found.entry.page, found.snippet] for found in finder.find(question)] for question in asked]
    answered = json.loads(ran.stdout)
    assert answered["answers"] == here
    # The bound that readers notice is 50 ms; a loaded machine gets some room.
    assert answered["each"] < 150
