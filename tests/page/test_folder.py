"""The folder behind the page: its rules are read and written, and nothing else is."""

import asyncio
import json
import re
import socket
import zipfile
from collections.abc import AsyncIterator, Mapping
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner

from swdsl.cli.main import swdsl
from swdsl.cli.studio import FolderDesk, listening
from swdsl.page import assets, static
from swdsl.page.desk import Unsaved

ROOT = Path(__file__).parents[2]
RACE = 'race frost_giants "Frost Giants"\n  tokens 5 of 10\n'


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FolderDesk:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "mine.sw").write_text(RACE)
    monkeypatch.chdir(tmp_path / "folder")
    return FolderDesk(tmp_path / "folder")


def test_files_of_the_folder_are_the_author_s_and_can_be_written(desk: FolderDesk, tmp_path: Path) -> None:
    assert '"path":"mine.sw","own":true' in desk.answer('{"do": "files"}')
    assert desk.save("mine.sw", RACE + "\n") == ""
    assert desk.save("more/other.sw", "") == ""
    assert (tmp_path / "folder" / "mine.sw").read_text() == RACE + "\n"
    assert (tmp_path / "folder" / "more" / "other.sw").exists()


@pytest.mark.parametrize(
    "path",
    [
        "../out.sw",
        "/out.sw",
        "a/../../out.sw",
        "out.txt",
        "packs/a/b.sw",
        "official/a.sw",
        "",
        "a\\b.sw",
        "a\0.sw",
        ".git/a.sw",
    ],
)
def test_nothing_else_is_written(desk: FolderDesk, tmp_path: Path, path: str) -> None:
    before = sorted(tmp_path.rglob("*"))
    assert "is not a file of rules in this folder" in desk.save(path, "x")
    assert sorted(tmp_path.rglob("*")) == before


def test_files_with_impossible_names_leave_the_others_alone(desk: FolderDesk, tmp_path: Path) -> None:
    """They keep nobody from writing, also when they come while the page is open."""
    folder = tmp_path / "folder"
    for name in ("a\\b.sw", "c\nd.sw"):
        (folder / name).write_text(RACE)
    (folder / "LOUD.SW").write_text('power loud "Loud"\n  tokens 4\n')
    assert desk.unsaved() == {}
    again = FolderDesk(folder)
    for each in (desk, again):
        files = json.loads(each.answer('{"do": "files"}'))["answer"]["files"]
        assert [file["path"] for file in files if file["own"]] == ["LOUD.SW", "mine.sw"]


def test_a_link_is_not_followed_out_of_the_folder(desk: FolderDesk, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "folder" / "away").symlink_to(tmp_path / "out")
    (tmp_path / "folder" / "file.sw").symlink_to(tmp_path / "secret.sw")
    (tmp_path / "secret.sw").write_text("secret")
    assert desk.save("away/a.sw", "x")
    assert desk.save("file.sw", "x")
    assert (tmp_path / "secret.sw").read_text() == "secret"
    assert list((tmp_path / "out").iterdir()) == []


def test_what_changed_while_no_page_looked_is_taken_in(desk: FolderDesk, tmp_path: Path) -> None:
    """A new page, or the same one loaded again, shows the disk; what was typed and not saved stays."""
    mine = tmp_path / "folder" / "mine.sw"
    assert desk.unsaved() == {}
    mine.write_text(RACE + "# from another editor\n")
    (tmp_path / "folder" / "new.sw").write_text("# new\n")
    assert desk.unsaved() == {}
    assert "from another editor" in desk.answer('{"do": "read", "path": "mine.sw"}')
    assert "# new" in desk.answer('{"do": "read", "path": "new.sw"}')
    desk.answer('{"do": "edit", "path": "mine.sw", "text": "# typed"}')
    assert desk.unsaved() == {"mine.sw": Unsaved(mine.read_text(), changed=False)}
    mine.write_text(RACE)
    assert desk.unsaved() == {"mine.sw": Unsaved(RACE, changed=True)}
    assert "# typed" in desk.answer('{"do": "read", "path": "mine.sw"}')
    assert desk.save("mine.sw", "# typed") == ""
    (tmp_path / "folder" / "new.sw").unlink()
    assert desk.unsaved() == {}
    assert '"new.sw"' not in desk.answer('{"do": "files"}')


def test_nothing_that_changes_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved before anybody watches, and files that come or go with their folder."""
    rules = tmp_path / "project" / "rules"
    rules.mkdir(parents=True)
    (rules / "mine.sw").write_text(RACE)
    theirs = rules.parent / "packs" / "theirs"
    theirs.mkdir(parents=True)
    (theirs / "a.sw").write_text('power loud "Loud"\n  tokens 4\n')
    monkeypatch.chdir(rules.parent)
    desk = FolderDesk(rules.parent)

    async def told(path: str, changes: AsyncIterator[Mapping[str, str | None]]) -> str | None:
        async with asyncio.timeout(60):
            async for found in changes:
                assert not [each for each in found if each.startswith("packs/")]  # of others, nothing is told
                if path in found:
                    return found[path]
        pytest.fail("nobody watches any more")

    async def watch() -> None:
        changes = desk.changes()
        (rules / "mine.sw").write_text("# saved in between\n")
        assert await told("rules/mine.sw", changes) == "# saved in between\n"
        (rules / "new").mkdir()
        (rules / "new" / "one.sw").write_text("# with its folder\n")
        assert await told("rules/new/one.sw", changes) == "# with its folder\n"
        (rules / "new").rename(tmp_path / "away")
        assert await told("rules/new/one.sw", changes) is None
        (rules / "mine.sw").write_bytes(b"\xff")  # somebody is just writing it
        (rules / "last.sw").write_text("# last\n")
        assert await told("rules/last.sw", changes) == "# last\n"
        desk.stopping = lambda: True
        assert [each async for each in changes] == []

    assert desk.unsaved() == {}
    asyncio.run(watch())


def test_files_that_are_no_part_of_the_project_are_not_told_either(desk: FolderDesk, tmp_path: Path) -> None:
    """In a folder of loose files those below it are not read: neither at the beginning nor later."""

    async def first() -> Mapping[str, str | None]:
        async for found in desk.changes():
            return found
        return {}

    (tmp_path / "folder" / "below").mkdir()
    (tmp_path / "folder" / "below" / "one.sw").write_text(RACE)
    (tmp_path / "folder" / "other.sw").write_text(RACE)
    assert list(asyncio.run(first())) == ["other.sw"]


def test_without_the_built_page_it_is_said_what_to_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "files", lambda _: tmp_path)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(swdsl, ["studio", "--no-open"])
    assert result.exit_code == 1
    assert "make studio" in result.output


def test_the_modules_of_a_static_page_are_those_it_needs() -> None:
    packed = zipfile.ZipFile(BytesIO(static._modules()))
    names = packed.namelist()
    assert "swdsl/studio/studio.py" in names
    assert "swdsl/syntax/table.json" in names
    assert {"swdsl/prose/fr/effects.toml", "swdsl/studio/words/fr.toml"} <= set(names)
    assert not [name for name in names if name.startswith(("swdsl/cli/", "swdsl/page/", "swdsl/workspace/"))]
    assert not [name for name in names if "/tests/" in name]
    assert static._modules() == static._modules()
    assert '"""' not in packed.read("networkx/classes/graph.py").decode()


@pytest.mark.slow
def test_what_is_left_out_of_python_is_asked_for_by_nobody(built: None) -> None:
    """Neither by us, nor by a library; of Python's own modules only by those for terminals and networks."""
    names = "|".join(sorted(static._UNASKED)).encode()
    asked = re.compile(rb"^ *(?:import|from) (" + names + rb")\b", re.MULTILINE)
    whole = assets.static_page()[static._STANDARD]
    left = static._without_unasked(whole)
    assert len(left) < len(whole) - 300_000
    packed = (zipfile.ZipFile(BytesIO(each)) for each in (static._modules(), left))
    asking = {name for each in packed for name in each.namelist() if asked.search(each.read(name))}
    assert asking == {
        *("_sitebuiltins.py", "site.py", "asyncio/__main__.py"),  # a prompt for people
        *("heapq.py", "logging/handlers.py", "multiprocessing/connection.py"),
    }


def test_the_page_of_a_folder_has_a_policy_and_no_script_of_its_own() -> None:
    """There no server can say it: the page does, before anything is loaded."""
    page = (ROOT / "swdsl/page/source/index.html").read_text(encoding="utf-8")
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    assert page.index("Content-Security-Policy") < page.index("<link")
    assert re.findall(r"<script[^>]*>[^<]*", page) == ['<script type="module" src="page.js">']
    assert re.findall(r"\son\w+=|https?:|javascript:", page) == []


def test_answers_are_sent_at_once() -> None:
    """For a socket that does not say it speaks TCP, asyncio lets small parts lie for 40 ms."""
    with listening("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()) as caller:
        accepted, _ = door.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP
            caller.sendall(b"?")
            assert accepted.recv(1) == b"?"


def test_the_project_itself_is_not_read_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the official rules are the author's own: beside themselves each would be a second one."""
    monkeypatch.chdir(ROOT)
    answer = json.loads(FolderDesk(ROOT).answer('{"do": "check"}'))["answer"]
    assert answer["findings"] == []
