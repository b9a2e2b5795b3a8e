"""The command as the operating system runs it: pipes, colours, folders that vanish."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SWDSL: Final = [sys.executable, "-m", "swdsl"]
#: Runs the command line with workers that are new Pythons.
STARTED: Final = """
import multiprocessing
if __name__ == "__main__":
    multiprocessing.set_start_method({!r})
    from swdsl.cli import main
    main()
"""
#: Runs the command line with a Ctrl-C while one of its modules is read, or when its work begins.
INTERRUPTED: Final = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests may have been told to ignore it
from swdsl.__main__ import main

class Interrupts:
    def find_spec(self, name, *rest):
        if name == {!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupts())
sys.argv = ["swdsl", "list"]
main()
"""
BAD: Final = 'race yetis "Yetis"\n  tokens five\n'


def run(words: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder as a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)} | variables
    result = subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert "Traceback" not in result.stderr
    return result


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    command = " ".join([*SWDSL, "list"]) + " | head -n 2"
    result = run(["sh", "-c", command], tmp_path)
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr == ""


@pytest.mark.parametrize("words", ["explain >&-", "play --game base_2p <&-", "explain nonsense <&- >&- 2>&-"])
def test_streams_that_a_shell_closed_are_no_error(tmp_path: Path, words: str) -> None:
    result = run(["sh", "-c", f"{' '.join(SWDSL)} {words}"], tmp_path, XDG_STATE_HOME=str(tmp_path))
    assert result.returncode == (2 if "nonsense" in words else 0), result.stderr
    assert list(tmp_path.rglob("mistake*")) == []


@pytest.mark.parametrize("name", ["swdsl.cli.main", "swdsl.cli.listing", "swdsl.pipeline"])
def test_ctrl_c_ends_it_without_a_traceback_whenever_it_comes(tmp_path: Path, name: str) -> None:
    result = run([sys.executable, "-c", INTERRUPTED.format(name)], tmp_path)
    assert result.returncode in (1, -signal.SIGINT)
    assert result.stderr in ("", "\nAborted!\n", "Aborted!\n")
    assert result.stdout == ""


def test_there_is_no_colour_in_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "yetis.sw").write_text(BAD)
    result = run([*SWDSL, "check", "yetis.sw"], tmp_path)
    assert result.returncode == 1
    assert result.stderr.startswith("error[")
    assert "\x1b" not in result.stderr + result.stdout


def test_the_version_is_told(tmp_path: Path) -> None:
    assert run([*SWDSL, "--version"], tmp_path).stdout.startswith("swdsl 0.")


@pytest.mark.parametrize(
    "words",
    ["check", "play --game base_2p --players random --save k.json", "map base_2p --svg m.svg", "diff x base"],
)
def test_a_folder_that_is_gone_is_told(tmp_path: Path, words: str) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    command = f"rmdir {gone} && {' '.join(SWDSL)} {words}"
    result = run(["sh", "-c", command], gone)
    assert result.returncode in (1, 2)
    assert "folder" in result.stderr


def test_a_pipe_carries_utf8_whatever_the_system_would_choose(tmp_path: Path) -> None:
    (tmp_path / "frost.sw").write_text('race frost_giants "Великаны"\n  tokens 5 of 10\n', encoding="utf-8")
    result = run([*SWDSL, "show", "frost_giants", "--json"], tmp_path, PYTHONIOENCODING="cp1252")
    assert (json.loads(result.stdout)[0]["name"], result.returncode) == ("Великаны", 0)


OF_PYTHON: Final = (
    "json",
    "random",
    "typing",
    "dataclasses",
    "difflib",
    "multiprocessing",
    "pickle",
    "tomllib",
)
"""Modules of Python that no `swdsl` needs to be found."""


@pytest.mark.parametrize(
    "way", [SWDSL, [str(Path(sys.executable).with_name("swdsl"))]], ids=["module", "script"]
)
def test_nothing_in_a_strangers_folder_is_imported(tmp_path: Path, way: list[str]) -> None:
    trap = f"open({str(tmp_path / 'sprung')!r}, 'w').write('x')\n"
    for name in ("click", "rich", "lark", "jinja2", "networkx", "sitecustomize_", *OF_PYTHON):
        (tmp_path / f"{name}.py").write_text(trap)
    for folder in ("generated", "generated/games", "rich", "swdsl_plugins"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").write_text(trap)
    (tmp_path / "generated" / "games" / "base_2p.py").write_text(trap)
    for command in (
        ["simulate", "--game", "base_2p", "--games", "2", "--jobs", "2"],
        ["check"],
        ["list"],
        ["play", "--game", "__init__"],
        ["play", "--game", "../../os"],
    ):
        run([*way, *command], tmp_path)
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize("start", ["spawn", pytest.param("forkserver", marks=pytest.mark.slow)])
def test_workers_that_are_started_anew_import_nothing_either(tmp_path: Path, start: str) -> None:
    """So other systems, and newer Pythons, start them: as a Python that looks into the current folder."""
    if start not in multiprocessing.get_all_start_methods():
        pytest.skip("this system starts no process like this")
    program = tmp_path / "program.py"
    program.write_text(STARTED.format(start))
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in OF_PYTHON:
        (folder / f"{name}.py").write_text(f"open({str(tmp_path / 'sprung')!r}, 'w').write('x')\n")
    words = ["simulate", "--game", "base_2p", "--games", "2", "--jobs", "2", "--json"]
    result = run([sys.executable, str(program), *words], folder, PYTHONSAFEPATH="")
    assert (result.returncode, json.loads(result.stdout)["games"]) == (0, 2), result.stderr
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize("word", ["\x1b[2J", "\udcff", "--\x1b[2J", "a\nb\u202e"])
@pytest.mark.parametrize("before", [[], pytest.param(["simulate", "--games"], marks=pytest.mark.slow)])
def test_words_of_the_command_line_do_not_steer_the_terminal(
    tmp_path: Path, before: list[str], word: str
) -> None:
    result = run([*SWDSL, *before, word], tmp_path)
    assert result.returncode in (1, 2)
    assert all(line.isprintable() for line in (result.stdout + result.stderr).split("\n"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_path_that_is_no_text_is_refused_and_no_mistake(tmp_path: Path) -> None:
    """The bytes of a path need be no text; Python stands in for them what cannot be encoded."""
    rules = os.fsencode(tmp_path) + b"/\xff folder/rules"
    os.makedirs(rules)
    for name in (b"/yetis.sw", b"/b\xff.sw"):
        with open(rules + name, "w", encoding="utf-8") as file:
            file.write(BAD)
    folder = Path(os.fsdecode(rules)).parent
    for words in (["check"], ["build"], ["list"], ["pack"]):
        result = run([*SWDSL, *words], folder, XDG_STATE_HOME=str(tmp_path / "state"))
        assert result.returncode in (0, 1, 2), (words, result.stderr)
