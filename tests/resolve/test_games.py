"""Games: what they start from, what is in and out, and which options they settle."""

from swdsl.model.names import Ref
from swdsl.model.ruleset import Game
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.words import Kind
from tests.resolve.written import BOXES, read

FILES = [read(path) for path in (*BOXES, "rules/base/races.sw", "rules/base/powers.sw", "maps/base_2p.sw")]
RELICS = read("rules/underground/relics.sw")


def game(text: str) -> tuple[Game, list[str]]:
    """Return the last game of a text, and what is said about it."""
    compilation = compile_rules([*FILES, RELICS, SourceFile("games/games.sw", text)])
    said = [each.code.slug for each in compilation.diagnostics if each.span.path.startswith("games/")]
    return compilation.library.games[-1], said


DUEL = 'game duel "Duel"\n  map base_2p\n  sets base\n'


def test_a_game_names_its_map_and_sets() -> None:
    found, said = game(DUEL)
    assert (found.map, found.sets, said) == ("base_2p", ("base",), [])


def test_a_game_like_another_says_only_what_differs() -> None:
    found, said = game(f'{DUEL}\ngame short "Short" like duel\n  turns 5\n  without race orcs\n')
    assert (found.map, found.sets, found.turns, said) == ("base_2p", ("base",), 5, [])
    assert [(each.included, each.ref) for each in found.selections] == [
        (False, Ref(Kind.RACE, "base", "orcs"))
    ]


def test_all_of_a_kind_may_be_left_out() -> None:
    found, said = game(DUEL.replace("sets base", "sets base, underground") + "  without relics\n")
    assert [(each.kind, each.ref) for each in found.selections] == [(Kind.RELIC, None)]
    assert said == []


def test_one_answer_settles_the_same_question_of_every_set() -> None:
    text = DUEL.replace("sets base", "sets base, underground") + "  option own_tokens is ignored\n"
    found, _ = game(text)
    expected = [(Ref(Kind.OPTION, scope, "own_tokens"), "ignored") for scope in ("base", "underground")]
    assert list(found.options) == expected


def test_what_a_game_gets_wrong_is_said() -> None:
    assert game(DUEL + "  option own_tokens is forgotten\n")[1] == ["unknown-choice"]
    assert game(DUEL + "  without race orks\n")[1] == ["unknown-name"]
    assert game(DUEL.replace("base_2p", "base_9p"))[1] == ["unknown-name"]
    assert game(DUEL.replace("sets base", "sets bass"))[1] == ["unknown-name"]


def test_games_that_start_from_each_other_are_said() -> None:
    text = 'game one "One" like two\n  map base_2p\n  sets base\n\ngame two "Two" like one\n'
    assert set(game(text)[1]) == {"definition-cycle"}


def test_alike_things_need_their_sets() -> None:
    good = SourceFile("games/alike.sw", "alike base.mountain, underground.black_mountain\n")
    (alike,) = compile_rules([*FILES, good]).library.equivalences
    assert [str(each) for each in alike.members] == ["base.mountain", "underground.black_mountain"]
    assert game("alike mountain, black_mountain\n\n" + DUEL)[1] == ["unknown-name", "unknown-name"]
