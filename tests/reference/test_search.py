"""The index: whatever answers is in it, and leads to a place that exists."""

import json

from swdsl.finding.answers import Entry, Index, Name
from swdsl.finding.finder import Finder
from swdsl.finding.kept_index import as_data, from_data
from swdsl.model.ruleset import Library
from swdsl.reference.edition import Edition
from swdsl.reference.search import index_of, search_script


def found(library: Library, language: str) -> dict[str, Entry]:
    """Return the index by address."""
    return {each.page: each for each in index_of(library, language).entries}


def first(library: Library, language: str, question: str) -> str:
    """Return the page that answers a question first."""
    return Finder(index_of(library, language)).find(question)[0].entry.page


def test_everything_that_answers_is_in_the_index(library: Library) -> None:
    index = found(library, "en")
    expected = {
        "races/moles.html",
        "races/moles.html#clause-1",
        "powers/idle.html",
        "relics/lost_spade.html",
        "places/old_well.html",
        "pieces/index.html#piece-meadow-molehill",
        "glossary/index.html#terrain-meadow-grass",
        "glossary/index.html#symbol-meadow-spring",
        "glossary/index.html#neutral-meadow-badger",
        "glossary/index.html#term-meadow-wet",
        "options/index.html#option-meadow-digging",
        "rulings/index.html#X-7",
        "sets/meadow.html",
        "sets/meadow.html#setup",
        "sets/meadow.html#every_race.base_cost",
        "maps/field.html",
        "games/evening.html",
        "examples/meadow-scenarios.html#scenarios.moles_dig_towards_the_pond",
    }
    assert expected - index.keys() == set()


def test_index_leads_to_pages_that_exist(library: Library, pages: dict[str, str]) -> None:
    for page in found(library, "ru"):
        path, _, place = page.partition("#")
        assert f"ru/{path}" in pages
        assert not place or f'id="{place}"' in pages[f"ru/{path}"], page


def test_names_of_other_languages_lead_there_too(library: Library) -> None:
    assert first(library, "ru", "Кроты") == "races/moles.html"
    assert first(library, "en", "кроты") == "races/moles.html"


def test_plurals_accents_case_and_typos_are_forgiven(library: Library) -> None:
    assert first(library, "en", "MÖLE") == "races/moles.html"
    assert first(library, "en", "moels") == "races/moles.html"


def test_two_names_give_what_they_do_to_each_other(library: Library) -> None:
    assert first(library, "en", "idle moles").startswith("examples/meadow-scenarios.html")


def test_two_names_give_the_page_where_both_meet(library: Library) -> None:
    shown, meeting, *_ = Finder(index_of(library, "en")).find("idle moles")
    assert shown.entry.page.startswith("examples/")
    assert meeting.entry.page == "pairs/index.html#power:meadow.idle+race:meadow.moles"
    assert meeting.entry.title == "Idle + Moles"
    # What nothing shows together is told first: both, each with its rules.
    alone = Finder(index_of(library, "en")).find("lost spade idle")[0]
    assert alone.entry.page == "pairs/index.html#relic:meadow.lost_spade+power:meadow.idle"
    assert alone.snippet.startswith("Lost Spade: ")


def test_a_piece_stands_for_what_brings_it(library: Library) -> None:
    answers = Finder(index_of(library, "en")).find("molehill lost spade")
    assert "pairs/index.html#race:meadow.moles+relic:meadow.lost_spade" in [
        each.entry.page for each in answers
    ]


def test_a_thing_asked_for_by_name_is_told_whole(library: Library) -> None:
    answer = Finder(index_of(library, "en")).find("moles")[0]
    assert answer.entry.page == "races/moles.html"
    rules = found(library, "en")["races/moles.html#clause-1"].sentences[0]
    assert rules in answer.snippet


def test_the_sentence_that_answers_is_shown(library: Library) -> None:
    answers = Finder(index_of(library, "en")).find("how many coins does a player begin with")
    assert answers[0].snippet == "Each player begins with 4 Victory coins."


def test_something_is_found_while_anything_is_near(library: Library) -> None:
    finder = Finder(index_of(library, "en"))
    assert finder.find("springtime badgering")
    assert finder.find("how many")
    assert finder.find("…") == []


def test_an_empty_index_answers_nothing() -> None:
    assert Finder(Index((), ())).find("moles") == []


def test_script_is_data_that_a_browser_can_load(library: Library) -> None:
    index = index_of(library, "ru")
    script = search_script(index)
    head, _, rest = script.partition(" = ")
    assert head == "globalThis.swdslSearch"
    assert len(json.loads(rest.rstrip(";\n"))["entries"]) == len(index.entries)
    assert "Кроты" in script


def test_a_name_of_another_language_beats_words_that_are_like_it(library: Library) -> None:
    assert first(library, "ru", "moles") == "races/moles.html"


def test_a_whole_name_is_meant_before_a_longer_one() -> None:
    index = Index(
        (
            Name("b.dwarves", "Dwarves", "", "race:b.dwarves"),
            Name("b.iron", "Iron Dwarves", "", "race:b.iron"),
        ),
        (
            Entry("Race", "Iron Dwarves", ("7 tokens, and many more.",), "races/iron.html", (1,), 4),
            Entry("Race", "Dwarves", ("3 tokens.",), "races/dwarves.html", (0,), 4),
        ),
    )
    finder = Finder(index)
    assert finder.find("dwarves many")[0].entry.page == "races/dwarves.html"
    assert finder.find("iron dwarves")[0].entry.page == "races/iron.html"


def test_a_short_beginning_is_a_name_only_at_the_end() -> None:
    index = Index(
        (
            Name("b.raiders", "Raiders", "", "race:b.raiders"),
            Name("b.mining", "Mining", "", "power:b.mining"),
        ),
        (
            Entry("Race", "Raiders", ("Each conquest is cheaper.",), "races/raiders.html", (0,), 4),
            Entry("Power", "Mining", ("Coins for mines.",), "powers/mining.html", (1,), 4),
        ),
        meeting="pairs/index.html",
    )
    finder = Finder(index)
    assert finder.find("min raiders conquest")[0].entry.page == "races/raiders.html"
    assert finder.find("raiders min")[0].entry.page.startswith("pairs/")


def test_what_something_is_is_answered_by_its_definition() -> None:
    index = Index(
        (),
        (
            Entry("Question", "When may I roll the die?", ("Roll the die once.",), "asked", rank=4),
            Entry("Term", "Die", ("It shows pips.",), "term", rank=3, defines=True),
        ),
        idle="what is a the when may i",
        defining=("what is",),
    )
    finder = Finder(index)
    assert finder.find("what is the die")[0].entry.page == "term"
    assert finder.find("when roll the die")[0].entry.page == "asked"


def test_how_long_a_game_is_is_told_in_figures(library: Library) -> None:
    entry = found(library, "en")["questions/index.html#asked-rounds"]
    board = library.boards[0]
    assert f"{board.players} players: {board.turns} turn" in entry.sentences[0]


def test_what_becomes_of_things_is_answered_for_each_of_them(library: Library) -> None:
    finder = Finder(index_of(library, "en"))
    answers = {asked: finder.find(asked)[0].snippet for asked in ("moles in decline", "molehill conquered")}
    assert answers == {
        "moles in decline": "In decline, this is left: "
        "Each Grass you hold brings 2 extra Victory coins, even in decline.",
        "molehill conquered": "Goes back to its owner when the region is conquered, lost or left.",
    }


def test_an_index_is_had_back_as_it_was_kept(library: Library) -> None:
    index = index_of(library, "fr")
    assert from_data(as_data(index)) == index


def test_what_nobody_kept_is_no_index() -> None:
    for text in ("", "null", "[]", "{}", '{"names":[[1,2,3,4,5,6]],"entries":[]}', "[" * 100_000):
        assert from_data(text) is None


def test_what_asks_for_a_time_is_answered_by_what_asks_for_a_time() -> None:
    asked = (("Where may I rest?", "place"), ("When may I rest?", "time"), ("How many may rest?", "number"))
    index = Index(
        (),
        tuple(Entry("Question", title, ("At the inn.",), page) for title, page in asked),
        idle="where when how many may i",
        openings=("when", "where", "many much"),
    )
    finder = Finder(index)
    answers = [
        finder.find(f"{question} does it rest")[0].entry.page for question in ("when", "where", "how much")
    ]
    assert answers == ["time", "place", "number"]


def test_a_form_of_an_ordinary_word_is_no_name_that_begins_alike() -> None:
    index = Index(
        (Name("b.killer", "Killer", "", "race:b.killer"), Name("b.bones", "Bones", "", "race:b.bones")),
        (
            Entry("Race", "Killer", ("Nothing.",), "killer", (0,), 4),
            Entry("Race", "Bones", ("One token for each that is killed.",), "bones", (1,), 4),
        ),
    )
    assert Finder(index).find("bones killing")[0].entry.page == "bones"
    assert Finder(index).find("killers")[0].entry.page == "killer"


def test_what_others_play_is_never_shown_as_what_holds(library: Library) -> None:
    edition = Edition(library, "en")
    entries = index_of(library, "en").entries
    answers = {
        edition.speaker.answer(option.ref, choice.id).text
        for rules in library.sets
        for option in rules.options
        for choice in option.choices[1:]
    }
    rules = [each for each in entries if each.kind == edition.words.rule]
    spoken = [said for each in rules for said in each.sentences if any(answer in said for answer in answers)]
    assert spoken
    assert all(said.startswith("Tables may instead play: ") for said in spoken)
