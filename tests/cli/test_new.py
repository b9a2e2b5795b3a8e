"""`swdsl new` starts something that is right at once, and covers nothing."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

LOOSE = ("race", "power", "relic", "place", "map")


@pytest.mark.parametrize("kind", LOOSE)
def test_a_loose_skeleton_is_right_at_once(folder: Path, run: Run, kind: str) -> None:
    started = run("new", kind, "Frost Giants")
    assert started.exit_code == 0
    assert started.stdout.startswith("frost_giants.sw written\n")
    checked = run("check", "frost_giants.sw", "--strict")
    assert (checked.stderr, checked.exit_code) == ("", 0)
    assert run("check", "--strict").stdout == f"1 file checked, nothing found: 1 {kind}.\n"
    assert run("format", "--check").exit_code == 0
    assert '"Frost Giants"' in (folder / "frost_giants.sw").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", LOOSE)
def test_a_skeleton_is_commented(folder: Path, run: Run, kind: str) -> None:
    printed = run("new", kind, "frost_giants", "--print").stdout
    assert printed.startswith("# ")
    assert list(folder.iterdir()) == []


def test_a_pack_is_right_at_once(folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("new", "pack", "Winter Tales").exit_code == 0
    monkeypatch.chdir(folder / "winter_tales")
    checked = run("check", "--strict")
    assert (checked.stderr, checked.exit_code) == ("", 0)
    assert run("format", "--check").exit_code == 0


@pytest.mark.parametrize("kind", LOOSE)
def test_in_a_project_a_skeleton_goes_where_it_is_read(
    folder: Path, run: Run, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("new", "pack", "winter_tales")
    monkeypatch.chdir(folder / "winter_tales")
    run("new", kind, "yetis")
    home = "maps" if kind == "map" else "rules"
    assert (folder / "winter_tales" / home / "yetis.sw").is_file()
    checked = run("check", "--strict")
    assert (checked.stderr, checked.exit_code) == ("", 0)
    assert f"1 {kind}" in checked.stdout or "2 races" in checked.stdout


@pytest.mark.parametrize("kind", ["race", "power", "relic", "place", "event", "game"])
def test_a_skeleton_goes_to_the_set_below_rules(folder: Path, run: Run, kind: str) -> None:
    """Beside the folder of the set it belonged to none, and `swdsl check` refused it."""
    for name in ("zebras", "winter"):
        (folder / "rules" / name).mkdir(parents=True)
        (folder / "rules" / name / "set.sw").write_text(f'pack {name} "{name.title()}"\n  uses base\n')
    home = "rules" if kind == "game" else "rules/winter"
    started = run("new", kind, "yetis")
    assert started.stdout.startswith(f"{home}/yetis.sw written\n")
    assert run("check").exit_code == 0


@pytest.mark.parametrize("kind", [*LOOSE, "pack"])
def test_nothing_is_ever_overwritten(folder: Path, run: Run, kind: str) -> None:
    run("new", kind, "yetis")
    files = {path: path.read_bytes() for path in folder.rglob("*.sw")}
    again = run("new", kind, "Yetis")
    assert again.exit_code == 1
    assert "error[file-exists]" in again.stderr
    assert {path: path.read_bytes() for path in folder.rglob("*.sw")} == files


@pytest.mark.parametrize("name", ["", "!", "снег", "1st", "../up"])
def test_a_name_that_cannot_be_an_id_is_refused_or_made_one(folder: Path, run: Run, name: str) -> None:
    result = run("new", "race", name)
    if result.exit_code == 0:
        (path,) = folder.iterdir()
        assert path.name == "up.sw"
    else:
        assert result.exit_code == 2
        assert list(folder.iterdir()) == []


@pytest.mark.parametrize("sign", ["\r", "\n", "\x1b[2J", "\u202e", "\u2028", "\x00"])
@pytest.mark.parametrize("kind", ["race", "pack"])
def test_a_name_with_signs_that_cannot_be_seen_is_refused(
    folder: Path, run: Run, kind: str, sign: str
) -> None:
    result = run("new", kind, f"Fro{sign}st")
    assert result.exit_code == 2
    assert result.stderr.rstrip("\n").isprintable()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("word", ["edge", "land", "water", "a", "race", "coin", "region", "each"])
def test_a_word_of_the_language_is_refused_as_a_name(folder: Path, run: Run, word: str) -> None:
    result = run("new", "race", word)
    assert result.exit_code == 2
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("kind", ["race", "power", "relic", "place"])
def test_a_skeleton_brings_an_example_that_holds(folder: Path, run: Run, kind: str) -> None:
    run("new", kind, "frost_giants")
    tested = run("test", "frost_giants.sw")
    assert (tested.stderr, tested.stdout) == ("", "1 scenario: 1 passed, 0 failed.\n")


def test_a_pack_can_be_played_at_once(folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run("new", "pack", "winter_tales")
    monkeypatch.chdir(folder / "winter_tales")
    assert "races of winter_tales: Winter Tales Folk" in run("mix", "winter_tales_2p").stdout
    assert run("simulate", "--games", "1").stdout.startswith("winter_tales_2p: 1 of 1 games finished")


def test_a_game_has_the_boxes_and_what_is_declared_here(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("new", "game", "Loose Evening").exit_code == 0
    assert run("check", "--strict").exit_code == 0
    assert "sets base, underground\n" in (folder / "loose_evening.sw").read_text(encoding="utf-8")
    run("new", "pack", "winter_tales")
    monkeypatch.chdir(folder / "winter_tales")
    assert run("new", "game", "Long Evening").exit_code == 0
    assert run("check", "--strict").exit_code == 0
    assert run("format", "--check").exit_code == 0
    assert "base and underground and winter_tales on base_2p" in run("mix", "long_evening").stdout
