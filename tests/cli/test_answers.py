"""Each command answers as a user expects: exit codes, did-you-mean, official sets always at hand."""

from pathlib import Path

import click
import pytest

from swdsl.cli.main import swdsl
from tests.cli.conftest import Run

COMMANDS = swdsl.list_commands(click.Context(swdsl))
GOOD_PACK = {
    "rules/set.sw": 'pack winter "Winter"\n  uses base\n',
    "rules/races.sw": 'race yetis "Yetis"\n  tokens 5 of 10\n  when I attack a mountain: cost 1 less\n',
}


def write(folder: Path, files: dict[str, str]) -> None:
    """Put files into a folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(folder: Path, run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: swdsl {command} ")


def test_help_lists_every_command_with_what_it_does(folder: Path, run: Run) -> None:
    lines = run("--help").stdout.splitlines()
    for command in COMMANDS:
        (line,) = [each for each in lines if each.startswith(f"  {command} ")]
        assert len(line.split()) > 3


@pytest.mark.parametrize(
    ("words", "guess"),
    [
        (("chek",), "`check`"),
        (("show", "ogers"), "`ogres`"),
        (("show", "Ogres "), "`ogres`"),
        (("dump", "ogers"), "`ogres`"),
        (("map", "base_2"), "`base_2p`"),
        (("explain", "unknown-nam"), "`unknown-name`"),
        (("list", "rases"), "`races`"),
        (("list", "--set", "bas"), "`base`"),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(
    folder: Path, run: Run, words: tuple[str, ...], guess: str
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert f"Did you mean {guess}" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    "words", [("show", "xyzzy"), ("dump", "xyzzy"), ("map", "xyzzy"), ("explain", "xyzzy"), ("list", "xyzzy")]
)
def test_a_name_like_no_other_is_answered_with_where_to_look(
    folder: Path, run: Run, words: tuple[str, ...]
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.startswith("Nothing is called `xyzzy`. ")
    assert len(result.stderr.strip()) > len("Nothing is called `xyzzy`.")


@pytest.mark.parametrize("words", [("check", "--stric"), ("new", "race"), ("new", "rase", "x"), ("show",)])
def test_misuse_ends_with_two(folder: Path, run: Run, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Usage: swdsl" in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("list",),
        ("show", "ogres"),
        ("map",),
        ("map", "base_2p"),
        ("dump", "ogres"),
        ("explain",),
        ("mix",),
        ("mix", "base_2p"),
        ("simulate", "--games", "1"),
    ],
)
def test_the_official_sets_are_at_hand_in_an_empty_folder(
    folder: Path, run: Run, words: tuple[str, ...]
) -> None:
    result = run(*words)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout != ""
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("command", ["check", "format", "build"])
def test_an_empty_folder_is_told_apart_from_a_good_one(folder: Path, run: Run, command: str) -> None:
    result = run(command)
    assert result.exit_code == 1
    assert "error[no-sources]" in result.stderr
    assert list(folder.iterdir()) == []


def test_findings_end_with_one_and_go_to_standard_error(folder: Path, run: Run) -> None:
    write(folder, GOOD_PACK | {"rules/bad.sw": "race\n"})
    result = run("check")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "rules/bad.sw:1:" in result.stderr


def test_a_good_pack_is_told_so(folder: Path, run: Run) -> None:
    write(folder, GOOD_PACK)
    result = run("check")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "2 files checked, nothing found: 1 race.\n"


def test_warnings_count_only_when_strict(folder: Path, run: Run) -> None:
    unused = 'symbol tree_house "Tree House", colour "#111111", glyph star\n'
    write(folder, GOOD_PACK | {"rules/ground.sw": unused})
    relaxed, strict = run("check"), run("check", "--strict")
    assert "warning[unused-symbol]" in relaxed.stderr
    assert (relaxed.exit_code, strict.exit_code) == (0, 1)


def test_a_path_narrows_what_is_reported_and_not_what_is_known(folder: Path, run: Run) -> None:
    write(folder, GOOD_PACK | {"rules/bad.sw": "race\n"})
    result = run("check", "rules/races.sw")
    assert (result.exit_code, result.stdout) == (0, "1 file checked, nothing found: 1 race.\n")


def test_a_command_works_from_a_folder_inside_the_project(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(folder, GOOD_PACK)
    monkeypatch.chdir(folder / "rules")
    assert run("check").exit_code == 0
    assert run("show", "yetis").exit_code == 0


def test_a_stray_folder_called_maps_is_no_project(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "maps").mkdir()
    (folder / "maps" / "alps.gpx").write_text("not ours")
    (folder / "work").mkdir()
    monkeypatch.chdir(folder / "work")
    run("new", "map", "glade")
    result = run("check")
    assert (result.exit_code, result.stdout) == (0, "1 file checked, nothing found: 1 map.\n")


@pytest.mark.parametrize("name", ["yetis", "Yetis", "winter.yetis", "race:yetis"])
def test_a_component_is_found_by_any_of_its_names(folder: Path, run: Run, name: str) -> None:
    write(folder, GOOD_PACK)
    result = run("show", name)
    assert result.exit_code == 0
    assert "yetis.1  when I attack a mountain: cost 1 less" in result.stdout


def test_two_things_of_one_name_are_both_shown(folder: Path, run: Run) -> None:
    write(folder, GOOD_PACK | {"rules/ogres.sw": 'race ogres "Mild Ogres"\n  tokens 4 of 9\n'})
    shown = run("show", "ogres").stdout
    assert "Ogres  (race of underground, " in shown
    assert "Mild Ogres  (race of winter, " in shown


@pytest.mark.parametrize(
    "names", ["flying ghouls", "Flying Ghouls", "ghouls + flying", "power:flying race:ghouls"]
)
def test_two_names_are_shown_together(folder: Path, run: Run, names: str) -> None:
    shown = run("show", names)
    assert shown.exit_code == 0
    assert "Tokens together: 10 (5 + 5)" in shown.stdout
    assert "ghouls.1  when I decline: keep all tokens" in shown.stdout


def test_dump_prints_the_same_text_twice(folder: Path, run: Run) -> None:
    first, second = run("dump"), run("dump")
    assert first.stdout == second.stdout
    assert "race underground.ogres" in first.stdout


def test_a_drawing_is_written_where_it_was_asked_for(folder: Path, run: Run) -> None:
    result = run("map", "base_2p", "--svg", "pictures/two.svg")
    assert (result.exit_code, result.stdout) == (0, "pictures/two.svg written\n")
    assert (folder / "pictures" / "two.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_map_that_cannot_be_drawn_is_no_traceback(folder: Path, run: Run) -> None:
    write(folder, {"maps/bad.sw": 'map empty "Empty", uses base, 2 players, 10 turns\n'})
    result = run("map", "empty", "--svg", "empty.svg")
    assert result.exit_code == 1
    assert "cannot be drawn" in result.stderr
    assert not (folder / "empty.svg").exists()


def test_a_component_is_shown_by_its_name_in_the_language(folder: Path, run: Run) -> None:
    assert run("show", "cultists", "--lang", "fr").stdout.startswith("Cultistes, Cultists  (race of")
    assert run("show", "cultists").stdout.startswith("Cultists  (race of")
