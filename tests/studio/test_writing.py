"""While one writes: the next word, what a name is, another name for it, and a fix that mends."""

from typing import Any

import pytest

from swdsl.pipeline import compile_rules
from swdsl.studio import Studio
from swdsl.studio.signatures import FORMS
from swdsl.syntax.walk import END, reads, walk
from tests.studio.conftest import FROST, SCENARIO, Ask

POWER = """\
power stony "Stony"
  tokens 4
  piece totem "Totem" 3

  when I conquer a hill, once per turn: place 1 totem there
  at scoring: gain 1 coin for each totem I hold
"""


def offered(ask: Ask, text: str, path: str = "a.sw") -> list[str]:
    """Return what is offered where the text has a bar."""
    before, _, after = text.partition("^")
    ask("edit", path=path, text=before + after)
    lines = before.split("\n")
    found = ask("complete", path=path, line=len(lines), column=len(lines[-1]) + 1)
    return [each["text"] for each in found["offers"]]


@pytest.mark.parametrize(
    ("written", "wanted", "unwanted"),
    [
        ("^", {"race", "power", "map", "scenario"}, {"when", "mountain"}),
        ('race x "X"\n  ^', {"tokens", "when", "at", "always", "piece"}, {"race", "mountain"}),
        ('race x "X"\n  when I ^', {"attack", "conquer", "decline"}, {"mountain", "race"}),
        ('race x "X"\n  when I attack a ^', {"region", "mountain"}, {"gain", "own_tokens"}),
        ('race x "X"\n  when I attack a mou^', {"mountain"}, {"region"}),
        ('race x "X"\n  when I atack a mou^', {"mountain"}, set()),
        ('race x "X"\n  whn I conquer a hill: gain 1 ^', {"coin", "token"}, {"mountain"}),
        ('race x "X"\n  at scoring, if option ^', {"own_tokens"}, {"mountain"}),
        ('race x "X"\n  at scoring, if option own_tokens is ^', {"ignored"}, {"own_tokens"}),
        ('race x "X"\n  at scoring:\n    gain 1 coin for each ^', {"region", "mountain"}, {"gain"}),
        ('race x "X" like ^', {"amazons"}, {"flying", "mountain"}),
        ('game g "G"\n  map ^', {"base_2p"}, {"base"}),
        ('game g "G"\n  sets ^', {"base", "underground"}, {"base_2p"}),
        ('map m "M", uses base, 2 players, 10 turns\n  a "A" ^', {"mountain", "hill"}, {"amazons"}),
        ('map m "M", uses base, 2 players, 10 turns\n  a "A" hill | ^\n  bb "B" hill', {"bb"}, {"hill"}),
        ('scenario "S"\n  on valley\n  given\n    Ann plays ^', {"amazons"}, {"green_hill"}),
        ('scenario "S"\n  on valley\n  when Ann attacks ^', {"green_hill"}, {"mountain"}),
        ('scenario "S"\n  game base_2p\n  given\n    ^', {"honey_fields", "turn"}, {"mountain"}),
        ('scenario "S"\n  board ^', {"base"}, {"mountain"}),
        (
            'scenario "S"\n  board base\n    sound sea | beach\n    beach hill\n  given\n    ^',
            {"sound", "beach"},
            {"inner"},
        ),
        ('game g "G"\n  sets base, ^', {"underground"}, {"mountain", "base_2p", "amazons"}),
        ('game g "G"\n  with ^', {"events", "race", "amazons"}, {"mountain", "base_2p"}),
        ('game g "G"\n  without race orcs, race ^', {"amazons"}, {"mountain", "flying"}),
        ('event e "E"\ngame g "G"\n  without event ^', {"e"}, {"mountain", "amazons"}),
        ('event e "E"\nscenario "S"\n  on valley\n  given\n    event e, next ^', {"e"}, {"green_hill"}),
        ('scenario "S"\n  on valley\n  given\n    column: ^', {"flying", "amazons"}, {"green_hill", "reach"}),
        ("variant ^", {"amazons", "flying"}, {"mountain"}),
        ("alike ^", {"mountain"}, {"base_2p"}),
        ("text ^", set(), {"fr"}),
        ('race x "X"\n  at scoring, if I hold at least 2 mou^', {"mountains"}, {"mountain"}),
        ('race x "X"\n  at scoring: gain 1 coin for each mou^', {"mountain"}, {"mountains"}),
        ('race x "X"\n  always: I cannot attack mou^', {"mountain", "mountains"}, set()),
        ('race x "X"\n  when I conquer a hill: I may pay 1 coin, o^', {"otherwise"}, set()),
        ('race x "X"\n  when an opponent attacks a region I hold: I may rep^', {"repel"}, set()),
        ('race x "X"\n  when I conquer a hill: attacks there cost 1 more un^', {"until"}, set()),
        ('race x "X"\n  piece p "P" 3, ^', {"fights", "lost", "stays"}, {"mountain"}),
        ('game g "G"\n  map base_2p\n  ^', {"turns", "players"}, {"mountain"}),
        ('place p "P"\n  piece balrog "Balrog"\n  when ^', {"balrog", "I"}, {"mountain"}),
        ('set s "S"\n  version "1.0"\n  ^', {"players", "die", "uses", "authors"}, {"mountain", "race"}),
        ('pack p "P"\n  d^', {"die"}, {"drop", "players"}),
        ('pack p "P"\n  uses base ^', {"underground"}, {"mountain", "base_2p"}),
        ('pack p "P"\n  combos 6 ^', set(), {"mountain"}),
        ('race x "Some ^"', set(), {"like", "race"}),
        ("# a comment ^", set(), {"race"}),
    ],
)
def test_the_next_word_is_offered(ask: Ask, written: str, wanted: set[str], unwanted: set[str]) -> None:
    found = set(offered(ask, written))
    assert wanted <= found
    assert not unwanted & found


def test_every_word_that_is_offered_can_be_read(ask: Ask) -> None:
    """Whatever follows a good beginning is taken by the parser: the next offers prove it."""
    line = "  when I attack a region"
    words = offered(ask, f'race x "X"\n{line} ^')
    assert len(words) > 10
    assert [word for word in words if walk(f"{line.strip()} {word}", "component_line")[-1].kind != END] == []


def test_completion_does_not_wait_for_a_compilation(ask: Ask, studio: Studio) -> None:
    ask("open", files={"a.sw": FROST})
    ask("check")
    offered(ask, FROST + "  when I ^")
    assert studio.project._compiled is None


def edited(ask: Ask, edits: list[dict[str, Any]]) -> None:
    """Make edits through the protocol."""
    for edit in sorted(edits, key=lambda each: (each["line"], each["column"]), reverse=True):
        lines = ask("read", path=edit["file"])["text"].split("\n")
        first, last = edit["line"] - 1, edit["end_line"] - 1
        text = lines[first][: edit["column"] - 1] + edit["text"] + lines[last][edit["end_column"] - 1 :]
        ask("edit", path=edit["file"], text="\n".join([*lines[:first], text, *lines[last + 1 :]]))


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (FROST.replace("gain", "gian"), "unexpected-word"),
        (FROST.replace("mountain", "montain"), "unknown-name"),
        (FROST + "  always I may enter any region\n", "missing-colon"),
        (FROST.replace("5 of 10", "5"), "missing-tokens"),
        (FROST.replace("  at", "\tat"), "tabs"),
        (FROST.replace('"Frost Giants"', "“Frost Giants”"), "curly-quotes"),
        (FROST.replace("I hold", "I hold;"), "habit-from-elsewhere"),
        (FROST.replace("race frost", "rce frost"), "unknown-declaration"),
    ],
)
def test_the_fix_that_is_offered_mends(ask: Ask, bad: str, code: str) -> None:
    ask("open", files={"a.sw": bad})
    found = [each for each in ask("check")["findings"] if each["severity"] == "error"]
    assert code in [each["code"] for each in found], found
    line = next(each["line"] for each in found if each["code"] == code)
    fixes = [each for each in ask("fixes", path="a.sw", line=line)["fixes"] if each["code"] == code]
    assert fixes, found
    for fix in fixes:
        ask("open", files={"a.sw": bad})
        edited(ask, fix["edits"])
        assert len([each for each in ask("check")["findings"] if each["severity"] == "error"]) < len(found)


def mended(ask: Ask, text: str) -> str:
    """Take the first fix again and again, as somebody who clicks on every button; return the text then."""
    ask("open", files={"a.sw": text})
    for _ in range(5):
        lines = [each["line"] for each in ask("check")["findings"] if each["severity"] == "error"]
        fixes = [fix for line in lines for fix in ask("fixes", path="a.sw", line=line)["fixes"]]
        if not fixes:
            break
        edited(ask, fixes[0]["edits"])
    found: str = ask("read", path="a.sw")["text"]
    return found


@pytest.mark.parametrize(
    "bad",
    [
        FROST.replace("gain 1 coin for each mountain", "gian 1 coin for each montain"),
        FROST.replace("at scoring: gain", "at scorng: gian"),
        FROST.replace("  at scoring", "      at scoring"),
        FROST.replace("  at scoring: gain", "      at scoring: gian"),
    ],
    ids=["two slips", "two in one breath", "too far right", "and with a slip"],
)
def test_slips_are_mended_one_after_another(ask: Ask, bad: str) -> None:
    assert mended(ask, bad) == FROST


def test_no_fix_takes_a_line_away_to_be_rid_of_what_is_wrong(ask: Ask) -> None:
    """A line that swallows the wrong one below it would leave fewer errors, and less of the text."""
    ask("open", files={"a.sw": FROST.replace("mountain", "montain") + "    at scoring gain 2 coins\n"})
    assert [each["line"] for each in ask("check")["findings"]] == [4, 5]
    (fix,) = ask("fixes", path="a.sw", line=4)["fixes"]
    assert [each["text"] for each in fix["edits"]] == ["mountain"]
    assert fix["edits"][0]["column"] > 3


def test_what_is_to_be_declared_is_declared_above_the_clauses(ask: Ask) -> None:
    """It must not stand in the place of the sentence that named it."""
    text = FROST + "  when I conquer a hill: place 1 rune there\n"
    ask("open", files={"a.sw": text})
    (fix,) = (each for each in ask("fixes", path="a.sw", line=5)["fixes"] if each["code"] == "unknown-name")
    edited(ask, fix["edits"])
    assert ask("check")["errors"] == 0
    assert ask("read", path="a.sw")["text"] == text.replace(
        "  at scoring", '  piece rune "Rune" 3\n  at scoring'
    )


def test_fixes_can_be_tried_one_by_one(ask: Ask) -> None:
    """So that a page never waits for all of them; together they are the same."""
    bad = FROST.replace("gain 1 coin", "gian 1 coin, gain 1 cion")
    ask("open", files={"a.sw": bad})
    whole = ask("fixes", path="a.sw", line=4)
    steps = [ask("fixes", path="a.sw", line=4, tries=1)]
    while steps[-1]["next"] is not None:
        steps.append(ask("fixes", path="a.sw", line=4, first=steps[-1]["next"], tries=1))
    found = [fix for step in steps for fix in step["fixes"]]
    assert whole == {"fixes": found, "next": None}
    assert 0 < len(found) < len(steps)


def test_trying_fixes_spares_scenarios_and_advice(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is right stays out, and nobody looks for sentences that will not be shown."""
    ask("open", files={"a.sw": FROST, "scenarios/told.sw": SCENARIO})
    assert ask("check")["findings"] == []
    ask("edit", path="a.sw", text=FROST.replace("gain", "gian"))
    ask("check")
    seen: list[tuple[frozenset[str], bool]] = []

    def noted(files: Any, sound: Any, read: Any, *, advise: bool = True) -> Any:
        seen.append((frozenset(each.path for each in files), advise))
        return compile_rules(files, sound, read, advise=advise)

    monkeypatch.setattr("swdsl.studio.project.compile_rules", noted)
    assert ask("fixes", path="a.sw", line=4)["fixes"]
    assert seen
    assert not any("scenarios/told.sw" in paths or advise for paths, advise in seen)


def test_the_canonical_form_is_offered_on_its_line_only(ask: Ask) -> None:
    ask("open", files={"a.sw": FROST.replace("for each mountain I hold", "per mountain held by me")})
    assert ask("fixes", path="a.sw", line=1)["fixes"] == []
    (fix,) = ask("fixes", path="a.sw", line=4)["fixes"]
    edited(ask, fix["edits"])
    assert ask("read", path="a.sw")["text"] == FROST


def test_a_place_tells_its_sentence(ask: Ask) -> None:
    ask("open", files={"a.sw": FROST})
    clause = ask("hover", path="a.sw", line=4, column=5, language="en")
    assert clause["text"] == [ask("show", component="frost_giants")["rules"][0]["sentence"]]
    name = ask("hover", path="a.sw", line=1, column=8, language="ru")
    assert name["text"][0].startswith("**Frost Giants**")
    assert "frost_giants`" in name["text"][0]
    assert name["text"][-1] == "Больше нигде не упоминается."
    ground = ask("hover", path="a.sw", line=4, column=36)
    assert ground["text"][0].startswith("**Mountain**")
    assert ask("hover", path="a.sw", line=2, column=1)["text"] == []


def test_names_lead_to_their_declaration_and_back(ask: Ask) -> None:
    ask(
        "open",
        files={
            "a.sw": POWER,
            "b.sw": 'variant stony, option rain is yes\n\noption rain "Rain?": no or yes\n',
        },
    )
    declared = ask("definition", path="a.sw", line=6, column=38)["place"]
    assert (declared["file"], declared["line"], declared["column"]) == ("a.sw", 3, 9)
    places = ask("references", path="a.sw", line=3, column=10)["places"]
    assert [each["line"] for each in places] == [3, 5, 6]
    elsewhere = ask("definition", path="a.sw", line=5, column=20)["place"]
    assert elsewhere["file"] == "official/rules/base/set.sw"
    assert {each["file"] for each in ask("references", path="b.sw", line=1, column=10)["places"]} == {
        "a.sw",
        "b.sw",
    }


def test_a_thing_gets_another_name_everywhere(ask: Ask, refused: Any) -> None:
    other = 'power stately "Stately"\n  tokens 4\n\n  when I attack a region with a totem: cost 1 less\n'
    ask("open", files={"a.sw": POWER, "b.sw": other})
    assert ask("check")["errors"] == 0, ask("check")
    edits = ask("rename", path="b.sw", line=4, column=33, name="effigy")["edits"]
    assert {each["file"] for each in edits} == {"a.sw", "b.sw"}
    edited(ask, edits)
    assert ask("check")["errors"] == 0
    assert "totem" not in ask("read", path="a.sw")["text"] + ask("read", path="b.sw")["text"]
    assert refused("rename", path="a.sw", line=1, column=8, name="stately") == "bad-name"
    assert refused("rename", path="a.sw", line=1, column=8, name="Bad Name") == "bad-name"
    assert refused("rename", path="a.sw", line=5, column=20, name="knoll") == "not-yours"
    assert refused("rename", path="a.sw", line=2, column=1, name="knoll") == "no-name-here"


def test_another_name_reaches_translations_and_scenarios(ask: Ask) -> None:
    """Wherever it is asked for, also where letters beyond the basic plane stand before it in the line."""
    power = POWER.replace("place 1 totem there", "place 1 totem there  # 🐉 гора")
    rows = 'translation ru for {}\n  power stony "Каменный"\n  piece totem "Тотем 🐉"\n'
    told = SCENARIO.replace("plays frost_giants", "plays stony humans").replace("frost_giants", "humans")
    files = {
        "a.sw": 'pack mine "Дракон 🐉"\n  uses base\n\n' + power,
        "ru.sw": rows.format("mine"),
        "s.sw": told,
    }
    ask("open", files=files)
    assert ask("check")["errors"] == 0, ask("check")
    wanted = {"a.sw": "stony", "ru.sw": "stony", "s.sw": "stony"}
    for path, line, column in (("a.sw", 4, 8), ("ru.sw", 2, 10)):
        edits = ask("rename", path=path, line=line, column=column, name="rocky")["edits"]
        assert {each["file"] for each in edits} == set(wanted)
    edited(ask, edits)
    edited(ask, ask("rename", path="ru.sw", line=3, column=10, name="effigy")["edits"])
    assert ask("check")["errors"] == 0
    for path in wanted:
        text = ask("read", path=path)["text"]
        assert "stony" not in text
        assert "totem" not in text


def test_a_row_that_cannot_be_read_gets_the_other_name_too(ask: Ask) -> None:
    """While somebody writes, some row is always broken; the name in it would be forgotten."""
    broken = 'power odd "Odd"\n  tokens 4\n\n  when stony attack a hil hill cost 1 more  # stony "stony"\n'
    lost = 'race lost "Lost\n  when stony attack a region I hold: cost 1 more\n'
    ask("open", files={"a.sw": POWER, "b.sw": broken, "c.sw": lost})
    edited(ask, ask("rename", path="a.sw", line=1, column=8, name="rocky")["edits"])
    assert ask("read", path="b.sw")["text"] == broken.replace("when stony", "when rocky")
    assert ask("read", path="c.sw")["text"] == lost.replace("when stony", "when rocky")


def test_a_word_in_a_broken_row_that_may_mean_something_else_stays(ask: Ask) -> None:
    broken = 'race odd "Odd"\n  tokens 4\n\n  when totem attack a hil hill cost 1 more\n'
    another = 'event totem "Totem"\n  at round start: gain 1 coin\n'
    ask("open", files={"a.sw": POWER, "b.sw": broken, "c.sw": another})
    edited(ask, ask("rename", path="a.sw", line=3, column=10, name="effigy")["edits"])
    assert ask("read", path="b.sw")["text"] == broken


def test_a_plural_stays_a_plural(ask: Ask) -> None:
    ask(
        "open",
        files={
            "a.sw": 'term fen: a swamp\n\nrace x "X"\n  tokens 5 of 10\n\n  always: I cannot attack fens\n'
        },
    )
    edited(ask, ask("rename", path="a.sw", line=1, column=7, name="marsh")["edits"])
    assert "cannot attack marshes" in ask("read", path="a.sw")["text"]
    assert ask("check")["errors"] == 0


def test_a_file_is_outlined_folded_and_coloured(ask: Ask) -> None:
    ask("open", files={"a.sw": "# One.\n# Two.\n\n" + POWER})
    (symbol,) = ask("symbols", path="a.sw")["symbols"]
    assert (symbol["name"], symbol["kind"], symbol["end_line"]) == ("stony", "power", 9)
    assert [each["kind"] for each in symbol["inside"]] == ["piece", "clause", "clause"]
    assert ask("folds", path="a.sw")["folds"] == [
        {"first": 4, "last": 9, "kind": "region"},
        {"first": 1, "last": 2, "kind": "comment"},
    ]
    words = ask("colours", path="a.sw")["words"]
    assert words[0] == [1, 1, 6, "comment"]
    assert [4, 1, 5, "keyword"] in words
    assert [4, 7, 5, "class"] in words
    assert [8, 20, 4, "enumMember"] in words
    assert [each["do"] for each in ask("lenses", path="a.sw")["lenses"]] == ["show"]
    assert [each["name"] for each in ask("find", letters="stony")["symbols"]] == ["stony"]


@pytest.mark.parametrize(("rule", "word"), [(rule, word) for rule in FORMS for word in FORMS[rule]])
def test_the_example_of_a_form_can_be_read(rule: str, word: str) -> None:
    form = FORMS[rule][word]
    assert reads(form.example, rule)
    assert form.example.startswith(word)


def test_a_signature_knows_its_part(ask: Ask) -> None:
    ask("open", files={"a.sw": POWER})
    parts = [ask("signature", path="a.sw", line=5, column=column)["now"] for column in (10, 30, 50)]
    assert parts == [0, 1, 2]
