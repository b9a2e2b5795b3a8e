"""The language server as an editor meets it: a process that speaks the protocol."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lsp.client import ROOT, Client
from tests.studio.conftest import FROST
from tests.tools import imported

pytestmark = pytest.mark.slow

DRAGON = """\
pack mine "Дракон 🐉"
  uses base

race frost_giants "Frost 🐉 Giants"
  tokens 5 of 10

  at scoring: gain 1 coin for each mountain I hold
"""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A server for a folder of two files, the first of them open."""
    imported("pygls", "pygls")
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "a.sw").write_text(FROST, encoding="utf-8")
    (folder / "b.sw").write_text(
        'power stony "Stony"\n  tokens 4\n\n  when frost_giants attack a region I hold: cost 1 more\n',
        encoding="utf-8",
    )
    with Client(folder, language="ru", tiles=True) as found:
        found.open("a.sw", FROST)
        yield found


def applied(text: str, edit: dict[str, Any]) -> str:
    """Make an edit in a text whose places count UTF-16."""
    lines = text.split("\n")

    def offset(place: dict[str, int]) -> int:
        before = lines[place["line"]].encode("utf-16-le")[: place["character"] * 2].decode("utf-16-le")
        return sum(len(line) + 1 for line in lines[: place["line"]]) + len(before)

    start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
    return text[:start] + str(edit["newText"]) + text[end:]


def test_findings_come_and_go_and_their_fix_mends(client: Client) -> None:
    bad = FROST.replace("mountain", "montain")
    client.change("a.sw", bad)
    (found,) = [each for each in client.findings("a.sw") if each["severity"] == 1]
    assert found["code"] == "unknown-name"
    assert "Did you mean `mountain`?" in found["message"]
    (action, *_) = client.ask(
        "textDocument/codeAction",
        textDocument={"uri": client.uri("a.sw")},
        range=found["range"],
        context={"diagnostics": [found]},
    )
    (edit,) = action["edit"]["changes"][client.uri("a.sw")]
    assert applied(bad, edit) == FROST
    client.change("a.sw", FROST, 3)
    assert client.findings("a.sw") == []


def test_a_finding_has_both_places(client: Client) -> None:
    client.change("a.sw", f"{FROST}\n{FROST}", 3)
    found = next(each for each in client.findings("a.sw") if each["code"] == "duplicate-id")
    (other,) = found["relatedInformation"]
    assert other["location"]["range"]["start"]["line"] == 0
    client.change("a.sw", FROST, 4)
    assert client.findings("a.sw") == []


def test_completion_hover_signature_and_definition(client: Client) -> None:
    client.change("a.sw", FROST + "  when I atack a mou\n", 5)
    client.findings("a.sw")
    offers = client.ask_at("textDocument/completion", "a.sw", 4, 20)["items"]
    assert [each["label"] for each in offers] == ["mounted", "mountain"]
    assert applied(FROST + "  when I atack a mou\n", offers[1]["textEdit"]).endswith("a mountain\n")
    client.change("a.sw", FROST, 6)
    assert client.findings("a.sw") == []
    hover = client.ask_at("textDocument/hover", "a.sw", 3, 4)
    assert "гора" in hover["contents"]["value"]
    form = client.ask_at("textDocument/signatureHelp", "a.sw", 3, 20)
    assert form["activeParameter"] == 2
    place = client.ask_at("textDocument/definition", "b.sw", 3, 10)
    assert place["uri"] == client.uri("a.sw")


def test_rename_reaches_every_file(client: Client) -> None:
    client.open("b.sw", Path(client._folder / "b.sw").read_text(encoding="utf-8"))
    assert client.ask_at("textDocument/prepareRename", "b.sw", 3, 10)["placeholder"] == "frost_giants"
    changes = client.ask_at("textDocument/rename", "b.sw", 3, 10, newName="ice_giants")["changes"]
    assert changes.keys() == {client.uri("a.sw"), client.uri("b.sw")}
    places = client.ask_at("textDocument/references", "a.sw", 0, 8, context={"includeDeclaration": True})
    assert len(places) == 2
    assert client.ask_at("textDocument/rename", "a.sw", 0, 8, newName="stony folk") is None
    assert client.notes.pop()["method"] == "window/showMessage"


def test_symbols_colours_folds_and_lenses(client: Client) -> None:
    document = {"textDocument": {"uri": client.uri("a.sw")}}
    (symbol,) = client.ask("textDocument/documentSymbol", **document)
    assert symbol["name"] == "frost_giants"
    assert [each["name"] for each in client.ask("workspace/symbol", query="frost")] == ["frost_giants"]
    assert len(client.ask("textDocument/semanticTokens/full", **document)["data"]) % 5 == 0
    assert client.ask("textDocument/foldingRange", **document)[0]["endLine"] == 3
    lenses = client.ask("textDocument/codeLens", **document)
    assert [each["command"]["command"] for each in lenses] == ["swdsl.show", "swdsl.tile"]
    tile = client.ask(
        "workspace/executeCommand", command="swdsl.tile", arguments=lenses[1]["command"]["arguments"]
    )
    assert tile["svg"].startswith("<svg")


def test_a_scenario_is_run_from_its_lens(client: Client) -> None:
    told = (
        'scenario "Giants score"\n  on valley\n  given\n    Ann plays frost_giants\n'
        "    high_peak: 1 frost_giants\n  when Ann scores\n  then Ann gains 2 coins\n"
    )
    client.open("c.sw", told)
    document = {"textDocument": {"uri": client.uri("c.sw")}}
    (lens,) = client.ask("textDocument/codeLens", **document)
    assert lens["command"]["title"] == "▶ run"
    arguments = lens["command"]["arguments"]
    result = client.ask("workspace/executeCommand", command="swdsl.test", arguments=arguments)
    assert (result["passed"], result["failed"]) == (1, 0)
    (lens,) = client.ask("textDocument/codeLens", **document)
    assert lens["command"]["title"] == "▶ run (passed)"


def test_places_are_right_beyond_the_basic_plane(client: Client) -> None:
    """A dragon counts two, a Cyrillic letter one."""
    line = '  text ru "Гора 🐉" extra\n'
    client.open("d.sw", FROST.replace("frost_giants", "fire_giants") + line)
    found = next(each for each in client.findings("d.sw") if each["severity"] == 1)
    assert found["range"]["start"] == {"line": 4, "character": len(line.encode("utf-16-le")) // 2 - 6}
    client.tell("textDocument/didClose", textDocument={"uri": client.uri("d.sw")})


def test_a_file_is_formatted_but_not_a_broken_one(client: Client) -> None:
    untidy = FROST.replace("for each mountain I hold", "per mountain held by me")
    client.change("a.sw", untidy, 7)
    asked = {"textDocument": {"uri": client.uri("a.sw")}, "options": {"tabSize": 2, "insertSpaces": True}}
    (edit,) = client.ask("textDocument/formatting", **asked)
    assert applied(untidy, edit) == FROST
    client.change("a.sw", FROST.replace("gain", "gian"), 8)
    assert client.ask("textDocument/formatting", **asked) is None


def test_a_document_elsewhere_is_left_alone(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "elsewhere.sw").as_uri()
    document = {"uri": uri, "languageId": "swdsl", "version": 1, "text": FROST}
    client.tell("textDocument/didOpen", textDocument=document)
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}
    assert client.ask("textDocument/completion", **place) is None
    assert client.ask("textDocument/documentSymbol", textDocument={"uri": uri}) == []


def test_a_broken_message_is_answered_and_leaves_no_traceback(tmp_path: Path) -> None:
    imported("pygls", "pygls")
    messages = ["{nope", '{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"position":"x"}}']
    messages += ["[" * 100_000 + "]" * 100_000, '{"jsonrpc":"2.0","method":"exit"}']
    sent = "".join(f"Content-Length: {len(each)}\r\n\r\n{each}" for each in messages).encode()
    done = served(sent, tmp_path)
    assert b"Content-Length" in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("length", ["99999999999", "9" * 5000, "-5", "x"])
def test_a_length_that_is_none_is_no_mistake_of_ours(tmp_path: Path, length: str) -> None:
    imported("pygls", "pygls")
    done = served(f"Content-Length: {length}\r\n\r\n{{}}".encode(), tmp_path)
    assert done.returncode == 0
    assert done.stderr == b""


def served(sent: bytes, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Send bytes to a server, and wait until it leaves."""
    command = [sys.executable, "-P", "-m", "swdsl", "lsp"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        command, input=sent, capture_output=True, cwd=folder, env=environment, timeout=120, check=False
    )
