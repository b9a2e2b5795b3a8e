"""The player aid: on one page, everything that holds at one table."""

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Game
from swdsl.reference.edition import Edition
from swdsl.reference.press import print_on_one_page
from swdsl.reference.render import asset, render
from swdsl.reference.rulebook import rulebook
from swdsl.reference.words import Chapter

SIZES: Final = (8.6, 8.0, 7.4, 6.9, 6.5, 6.1, 5.7, 5.3, 4.9, 4.5)
_AT_HAND: Final = frozenset(Chapter) - {Chapter.NEEDED, Chapter.SETUP, Chapter.END}
# A page of four columns holds about this many letters of one point; it serves to start near the right size.
_ROOM: Final = 700_000


def print_aid(edition: Edition, game: Game) -> bytes:
    """Print the aid for a game in the largest letters that fit one page; the edition knows its table only."""
    length = len(aid_html(edition, game, SIZES[0]))
    likely = [size for size in SIZES if length * size * size < _ROOM] or SIZES[-1:]
    return print_on_one_page(lambda size: aid_html(edition, game, size), likely)


def aid_html(edition: Edition, game: Game, size: float) -> str:
    """Return the aid for a game, in letters of a size."""
    words = edition.words
    board = edition.library.board(game.map)
    groups = (
        (words.many[kind], [_short(edition, each) for each in edition.components(kind)])
        for kind in COMPONENT_KINDS
    )
    return render(
        "paper_aid.jinja",
        words=words,
        language=edition.language,
        style=Markup(asset("paper.css")),
        size=size,
        name=edition.names.game(game),
        players=game.players or board.players,
        turns=game.turns or board.turns,
        chapters=list(_chapters(edition, game)),
        groups=[group for group in groups if group[1]],
        active_note=edition.speaker.active_note,
    )


def _chapters(edition: Edition, game: Game) -> Iterator[dict[str, object]]:
    """Yield the chapters a player looks up during play, with the rules that hold in this game."""
    frame = edition.library.set(edition.tables.of(game).frame)
    for passage in rulebook(edition, frame):
        if passage.chapter in _AT_HAND:
            ground = [sentence.text for sentence in passage.ground]
            held = [rule.sentence.text for rule in passage.rules.held]
            yield {"title": passage.title, "course": [*passage.course, *ground], "rules": held}


def _short(edition: Edition, component: Component) -> dict[str, object]:
    _, rules = edition.told(component)
    return {
        "name": edition.names.of(component),
        "number": component.tokens,
        "extra": component.attack_only,
        "text": " ".join(rule.sentence.text for rule in rules.held),
    }
