"""Files for editors know every word of the language, and the lexer loses no letter."""

import base64
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner
from pygments import lex
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Error, Keyword

from swdsl.cli.main import swdsl
from swdsl.cli.project import official_sources
from swdsl.editors import EDITORS, kit_for
from swdsl.editors.lexer import SwdslLexer
from swdsl.editors.vocabulary import words
from swdsl.source import SourceFile
from swdsl.syntax.read_line import vocabulary
from tests.tools import lacking

ROOT = Path(__file__).parents[2]
WORDS = {word for word in vocabulary().words if word.isalpha()}
LINE = '  when I attack a region: cost 1 less  # "easy"\n'


def files_of(editor: str) -> dict[str, str]:
    """Return the files of an editor by path."""
    return {each.path: each.text for each in kit_for(editor).artifacts}


def test_every_word_is_in_one_list() -> None:
    known = words()
    assert sorted((*known.declarations, *known.moments, *known.others)) == sorted((*WORDS, "the"))
    assert {"race", "map", "scenario"} <= set(known.declarations)
    assert {"when", "always", "tokens"} <= set(known.moments)


@pytest.mark.parametrize(
    ("editor", "path"),
    [
        ("vscode", "syntaxes/swdsl.tmLanguage.json"),
        ("neovim", "syntax/swdsl.vim"),
        ("vim", "syntax/swdsl.vim"),
        ("emacs", "swdsl-mode.el"),
    ],
)
def test_every_word_is_coloured(editor: str, path: str) -> None:
    written = set(re.findall(r"[A-Za-z]+", files_of(editor)[path]))
    assert written >= WORDS


def test_the_grammar_of_textmate_finds_words_and_comments() -> None:
    patterns = json.loads(files_of("vscode")["syntaxes/swdsl.tmLanguage.json"])["patterns"]
    found = {each.get("name"): re.findall(each["match"], LINE.rstrip("\n")) for each in patterns}
    assert found["keyword.control.swdsl"] == ["when"]
    assert found["comment.line.number-sign.swdsl"] == ['# "easy"']
    assert {"attack", "cost", "less"} <= set(found["keyword.other.swdsl"])
    assert found["constant.numeric.swdsl"] == ["1"]


def test_the_package_of_vs_code_names_files_that_are_there() -> None:
    written = files_of("vscode")
    package = json.loads(written["package.json"])
    named = [package["main"], package["contributes"]["grammars"][0]["path"]]
    named += [each["configuration"] for each in package["contributes"]["languages"]]
    assert [path for path in named if path.removeprefix("./") not in written] == []


def written() -> Iterator[SourceFile]:
    """Yield all rules there are: the official ones, and those of people who invented their own."""
    yield from official_sources()
    for path in sorted((ROOT / "tests/homebrew").rglob("*.sw")):
        yield SourceFile(path.name, path.read_text(encoding="utf-8"))


def test_the_lexer_loses_nothing() -> None:
    lexer = SwdslLexer(stripnl=False, ensurenl=False)
    for source in written():
        found = list(lex(source.text, lexer))
        assert "".join(part for _, part in found) == source.text, source.path
        assert [part for kind, part in found if kind is Error] == [], source.path


def test_the_grammar_of_textmate_leaves_nothing_without_a_colour() -> None:
    """Of what begins first the first pattern counts, as in the editor; what lies between has none."""
    patterns = json.loads(files_of("vscode")["syntaxes/swdsl.tmLanguage.json"])["patterns"]
    known = [re.compile(each["match"]) for each in patterns]
    bare: set[str] = set()
    for line in {line for source in written() for line in source.text.split("\n")}:
        at = 0
        while at < len(line):
            found = [hit for each in known if (hit := each.search(line, at)) and hit[0]]
            first = min(found, key=lambda hit: hit.start(), default=None)
            bare |= set(line[at : first.start() if first else None].split())
            at = first.end() if first else len(line)
    assert bare == set()


def test_pygments_finds_the_lexer_by_its_name() -> None:
    found = list(lex(LINE, get_lexer_by_name("swdsl", stripnl=False)))
    assert (Keyword.Reserved, "when") in found
    assert (Comment.Single, '# "easy"') in found


@pytest.mark.parametrize("editor", EDITORS)
def test_an_editor_is_set_up_by_a_command(
    editor: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(swdsl, ["editor", editor])
    assert result.exit_code == 0, result.output
    written = {path.relative_to(tmp_path / f"swdsl-{editor}").as_posix() for path in tmp_path.rglob("*.*")}
    assert written >= {path for path in files_of(editor) if "." in path.rpartition("/")[2]}
    assert kit_for(editor).advice.partition("FOLDER")[0] in result.output


ACT = """
const shown = [];
const made = { webview: {}, onDidDispose() {} };
const vscode = {
  workspace: { getConfiguration: () => ({ get: (name) => name }), createFileSystemWatcher: () => null },
  window: { createWebviewPanel: (...given) => { shown.push(given); return made; } },
  ViewColumn: { Beside: -2 },
};
let given;
class LanguageClient { constructor(...all) { given = all; } start() {} }
const { Module } = require("node:module");
const load = Module._load;
const stubs = { vscode, "vscode-languageclient/node": { LanguageClient } };
Module._load = (name, ...rest) => stubs[name] ?? load(name, ...rest);
require(process.argv[1]).activate({ subscriptions: [] });
const options = given[3];
const svg = "<svg><script>1</script>Великаны</svg>";
(async () => {
  for (const each of ["swdsl.show", "swdsl.tile", "swdsl.tile"]) {
    await options.middleware.executeCommand(each, ["race:x"], async () => ({ svg }));
  }
  const { language, tiles } = options.initializationOptions;
  console.log(JSON.stringify({ options: { language, tiles }, shown: shown.length, html: made.webview.html }));
})();
"""


def test_the_extension_of_vs_code_shows_a_tile_as_a_picture(tmp_path: Path) -> None:
    """What it is given never becomes markup; one page beside the text shows one tile after the other."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs Node")
    place = tmp_path / "extension.js"
    place.write_text(files_of("vscode")["extension.js"], encoding="utf-8")
    done = subprocess.run([node, "-e", ACT, str(place)], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["options"] == {"language": "language", "tiles": True}
    assert told["shown"] == 1
    assert "<script" not in told["html"]
    picture = base64.b64decode(told["html"].partition("base64,")[2].partition('"')[0]).decode()
    assert picture == "<svg><script>1</script>Великаны</svg>"
    assert "default-src 'none'; img-src data:" in told["html"]


@pytest.mark.slow
def test_the_extension_of_vs_code_is_built(tmp_path: Path) -> None:
    """As its page says: `npm install`, `npm run package`, and there is a file to install."""
    npm = shutil.which("npm")
    if npm is None:
        lacking("npm")
    assert npm is not None
    for path, text in files_of("vscode").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    for order in (["install", "--no-audit", "--no-fund", "--ignore-scripts"], ["run", "package"]):
        done = subprocess.run([npm, *order], cwd=tmp_path, capture_output=True, text=True, check=False)
        if done.returncode and order[0] == "install" and "network" in done.stderr:
            lacking("the packages of npm")
        assert done.returncode == 0, done.stderr[-2000:]
    (built,) = tmp_path.glob("*.vsix")
    with ZipFile(built) as archive:
        names = set(archive.namelist())
        grammar = archive.read("extension/syntaxes/swdsl.tmLanguage.json").decode()
    assert grammar == files_of("vscode")["syntaxes/swdsl.tmLanguage.json"]
    assert {"extension/extension.js", "extension/node_modules/vscode-languageclient/node.js"} <= names
    assert not any("vsce" in name for name in names)
