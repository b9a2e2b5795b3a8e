"""The law of execution, played: what is accepted does what it says, and what cannot be done is refused."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import has_errors, render_report
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE, WRONG_TYPE
from swdsl.languages import LANGUAGE_CODES
from swdsl.pipeline import Compilation, compile_rules
from swdsl.prose import Speaker
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.table import Rulebook
from swdsl.source import SourceFile
from tests.clauses import answers
from tests.scenarios.tables import MAPS, RULES

HERE: Final = Path(__file__).parent
SOURCES: Final = {
    f"{path.stem}/{path.name}": SourceFile(f"{path.stem}/{path.name}", path.read_text(encoding="utf-8"))
    for path in sorted(HERE.glob("*.sw"))
}
TITLES: Final = [
    line.split('"')[1]
    for source in SOURCES.values()
    for line in source.text.splitlines()
    if line.startswith("scenario ")
]
HEADING: Final = 'power page "Page"\n  tokens 4\n  piece pot "Pot" 3\n  piece bolt "Bolt" 2'

#: Sentences that are refused, and the very words that are.
REFUSED: Final = {
    "at turn start, only in decline: roll, then if roll is 0, revive": "revive",
    "at ready, also in decline: roll, then if roll is 0, gain 1 coin, otherwise revive": "revive",
    "when I conquer 2 regions: gain 1 coin": "2",
    "always: I may reach 2 regions": "2",
    "at turn start: gain 1 coin for each region I conquered this turn": "conquered",
    "at ready, if there is a region I conquered this turn: gain 1 coin": "conquered",
    "at ready, if I declined this turn: gain 1 coin": "declined",
    "when I attack a mountain, if I declined this turn: cost 1 less": "declined",
    "before scoring, if I scored this turn: gain 1 coin": "scored",
    "at turn end, if I declined this turn: gain 1 coin": "declined",
    "before scoring: choose a declined opponent, then gain 1 coin for each region they hold": "gain 1 coin",
    "when I score a hill, if I declined this turn: coins 1 more": "declined",
    "when I conquer a region held by my active race: gain 1 coin": "held by my active race",
    "when I attack a region held by my active race or an opponent: cost 1 less": "held by",
    "at turn start, if I expanded this turn: gain 1 coin": "expanded",
    "at turn start, unless it is my turn: gain 1 coin": "my turn",
    "at turn start of an opponent, if it is my turn: gain 1 coin": "my turn",
    "when an opponent attacks a region I hold, if it is my turn: cost 1 more": "my turn",
    "when an opponent picks a combo, if it is my turn: gain 1 coin": "my turn",
    "at turn end: I may use bolt as a relic in play until turn end": "bolt",
    "at turn start of an opponent: I may use bolt as a power of an opponent until turn end": "bolt",
    "at turn start, also in decline: I may use bolt as a relic in play until turn end": "bolt",
    "at ready: choose an opponent, then use bolt as a relic in play until turn end": "bolt",
    "at redeployment: I may leave regions with no tokens": "regions with no tokens",
    "when I conquer a region at the edge or held by an opponent: gain 1 coin": "conquer",
    "when anyone conquers a region not held by an opponent: gain 1 coin": "not held by an opponent",
    "when I conquer a region I conquered this turn: gain 1 coin": "conquer",
    "when I conquer a region within 2 of a region I hold: gain 1 coin": "conquer",
    "when I conquer a region held by an opponent that holds a mountain: gain 1 coin": "that holds a mountain",
    "at scoring, unless I attacked a region held by an opponent this turn: gain 1 coin": "an opponent",
    "at scoring: gain 1 coin for each region I attacked this turn held by nobody": "held by nobody",
    "at scoring, if I conquered a region with lost_tribe this turn: gain 1 coin": "lost_tribe",
    "at scoring: gain 1 coin for each region I conquered this turn without lost_tribe": "lost_tribe",
    "at scoring, if I attacked a lost_tribe this turn: gain 1 coin": "lost_tribe",
    "at scoring, if I conquered a region not held by an opponent this turn: gain 1 coin": "an opponent",
    "always: I cannot fade": "I cannot fade",
    "at turn start: I may score a region held by nobody": "a region held by nobody",
    "at turn start: place 1 token from tray in a region held by an opponent": "held by an opponent",
    "at turn start: I may move 1 token from a region held by an opponent to hand": "held by an opponent",
    "at turn start: remove 1 token of an opponent from a region I hold": "",
    "at scoring: gain 1 coin for each region I hold with no tokens": "region",
    "at scoring: gain 1 coin for each region I hold held by an opponent": "region",
    "when I attack a region: cost 0 less": "cost 0 less",
    "when I score a region: coins 0 more": "coins 0 more",
    "when an opponent picks a combo: price 0 more": "price 0 more",
    "when I roll: roll is 0 higher": "roll is 0 higher",
    "at scoring: gain up to 3 coins for each region I hold": "up to 3",
    "at turn start: place 1 pot in any region I hold": "any",
    "at setup: gain 1 coin": "setup",
    "at round start of an opponent: gain 1 coin": "round start of an opponent",
    "when I attack a region, twice per turn: I may move bolt there, then cost is exactly 1": "bolt",
    "when I conquer a mountain: move bolt there": "move bolt there",
    "at turn start: choose a region I hold, then move bolt there": "move bolt there",
    "at turn start: move 2 tokens to a region I hold": "2 tokens",
    "at turn start: remove all but 1 token from regions I hold": "all but 1",
    "at turn start: place 1 token in a region I hold": "1 token",
    "always, once per turn: opponents cannot attack regions I hold": "once per turn",
    "at any time: gain 1 coin": "",
    "at scoring, if there are no pots in each region I hold: gain 1 coin": "each",
    "at scoring, if there are at least 2 tokens in each region I hold: gain 1 coin": "each",
    "at turn start, unless there is a pot in each mountain: gain 1 coin": "each",
    "at turn start: gain 1 coin, then I may gain 1 token": "I may gain 1 token",
    "at turn start: gain 1 coin, otherwise gain 1 token": "otherwise gain 1 token",
    "at any time: I may pay 1 coin, then gain 1 token, otherwise gain 1 coin": "otherwise gain 1 coin",
    "before attack: I may pay 1 coin, then gain 1 token, otherwise gain 1 coin": "otherwise gain 1 coin",
    "at conquests, once per turn: I may gain 1 token, otherwise gain 1 coin": "otherwise gain 1 coin",
    "when I attack a region: I may pay 1 coin, then cost 1 less, otherwise gain 1 coin": "otherwise",
    "at turn start: I may pay up to 3 coins, then gain 1 token for each paid, otherwise roll": "otherwise",
    "at turn start: I may place 2 pots in regions I hold, otherwise gain 1 coin": "otherwise gain 1 coin",
    "at turn start: I may gain 1 coin, otherwise place all pots in regions I hold": "otherwise",
    "at turn start: I may gain 1 coin, otherwise gain 1 token, otherwise gain 2 coins": "gain 2 coins",
    "at turn start: I may gain 1 coin, otherwise gain 1 token, then if I hold 2 regions, roll": "if I",
    "at ready: I may move 1 token from a region I hold to a region I hold, otherwise gain 1 coin": "other",
    "at turn start, only in decline: I may revive, otherwise gain 1 coin": "otherwise gain 1 coin",
    "at turn start: I may gain 1 coin, otherwise pot may conquer a region bordering a region I hold": "pot",
    "when I decline, only in decline: gain 1 coin": "",
    "at scoring: gain 2 coins from tray": "2 coins",
    "when I conquer a region I hold: gain 1 coin": "I hold",
    "when a declined opponent declines: gain 1 coin": "declines",
    "when an active opponent fades: gain 1 coin": "fades",
    "when my other race picks a combo: gain 1 coin": "picks a combo",
    "when I pick a combo: price 1 less": "pick a combo",
    "when I pick this: place 1 pot in a region I hold": "place 1 pot in a region I hold",
    "when an opponent picks a combo: they lose 1 token": "they lose 1 token",
    "at turn start: lose no tokens": "no",
    "before attack: I may gain 1 coin": "",
    "when I attack a region: they lose 1 token": "they lose 1 token",
    "when I score a region with pot, once per turn: coins 2 more": "once per turn",
    "when I score a region held by my declined race: coins 1 more": "held by my declined race",
    "when an opponent scores a region I hold: coins 1 less": "I hold",
    "when I decline: I may pay 2 coins, then keep all tokens": "keep all tokens",
    "when I decline: I may keep all tokens, then gain 1 coin": "keep all tokens",
    "when I decline, once per game: keep all tokens": "once per game",
    "when I leave a region with 2 tokens: gain 1 coin": "with 2 tokens",
    "when an opponent attacks a region I hold: I may pay 1 coin, then cost 1 more": "cost 1 more",
    "when an opponent attacks a region I hold: place 1 pot there, then cost 1 more": "cost 1 more",
    "when I attack a region: pay 1 coin, then cost 1 less": "cost 1 less",
    "when I conquer a region held by an opponent: pay 1 coin, then they lose 2 tokens": "they lose 2 tokens",
    "when I attack a region held by an opponent: cost 1 less for each mountain they hold": "they hold",
    "when an opponent attacks a region I hold: redeploy": "redeploy",
    "when an opponent rolls: decline": "decline",
    "when I attack a region: cost 1 more for each coin they have up to 2": "coin they have",
    "when I attack a region, once per turn: cost may be 1 less for each forest they hold": "they hold",
    "when I attack a region: I may pay 1 coin, then cost 1 less for each token they have in hand": "they",
}


#: A race is meant, not its player; and one piece, not all.
SHOWN: Final = {
    "en": [
        "Opponents’ declined races cannot attack regions you hold.",
        "When you conquer a region, place a Pot there.",
    ],
    "fr": [
        "Les peuples en déclin des adversaires ne peuvent pas attaquer vos régions.",
        "Quand vous conquérez une région, placez un Pot dans cette région.",
    ],
    "it": [
        "Le Razze in Declino degli avversari non possono attaccare le vostre Regioni.",
        "Quando conquistate una Regione, piazzate un Pot in quella Regione.",
    ],
    "ru": [
        "Народы соперников в упадке не могут нападать на ваши регионы.",
        "Когда вы захватываете регион, поместите Pot в этот регион.",
    ],
}


@cache
def compilation() -> Compilation:
    compiled = compile_rules((*RULES, *MAPS, *SOURCES.values()))
    found = [each for each in compiled.diagnostics if each.span.path in SOURCES]
    assert not has_errors(found), render_report(tuple(found), SOURCES)
    return compiled


@cache
def rulebook() -> Rulebook:
    return replace(compile_rulebook(compilation().library), library=compilation().library, games={})


@pytest.mark.parametrize("title", TITLES)
def test_what_is_accepted_is_played_as_said(title: str) -> None:
    told = next(each for each in compilation().library.scenarios if each.title == title)
    found = run(told, rulebook()).findings
    assert not found, render_report(tuple(found), SOURCES)


@pytest.mark.parametrize("sentence", sorted(REFUSED))
def test_what_cannot_be_played_is_refused_at_the_word(sentence: str) -> None:
    answer = answers([sentence], HEADING)[sentence]
    refused = [each for each in answer.findings if each.code == NOT_PLAYABLE]
    assert refused, str(answer)
    span = refused[0].span
    assert REFUSED[sentence] in answer.source.text[span.start : span.end], str(answer)
    assert "What can be played" in (refused[0].hint or ""), str(answer)


@pytest.mark.parametrize("effect", ["gain pots", "place pots in regions I hold", "remove pots from there"])
def test_several_pieces_say_how_many(effect: str) -> None:
    sentence = f"when I conquer a region: {effect}"
    answer = answers([sentence], HEADING)[sentence]
    (refused,) = [each for each in answer.findings if each.code == WRONG_TYPE]
    assert answer.source.text[refused.span.start : refused.span.end] == "pots"


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_who_is_meant_is_shown(language: str) -> None:
    sentences = [
        "always: declined opponents cannot attack regions I hold",
        "when I conquer a region: place pot there",
    ]
    read = answers(sentences, HEADING)
    said = [Speaker(each.library, language).component(each.component)[-1].text for each in read.values()]
    assert said == SHOWN[language]
