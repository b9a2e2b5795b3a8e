"""The player aid: on one sheet, everything that holds at one table."""

import re
from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from swdsl.drawing.glyphs import draw_glyph
from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Game
from swdsl.reference.edition import Edition
from swdsl.reference.emblems import deep
from swdsl.reference.heraldry import Arms
from swdsl.reference.press import print_to_fit
from swdsl.reference.render import asset, render
from swdsl.reference.rulebook import rulebook
from swdsl.words_of_files import Chapter

SIZES: Final = (10.4, 9.8, 9.3, 8.8, 8.3, 7.9, 7.5, 7.1, 6.8, 6.5, 6.2, 5.9, 5.6, 5.3, 4.9, 4.5)
_AT_HAND: Final = frozenset(Chapter) - {Chapter.GOAL, Chapter.NEEDED, Chapter.SETUP, Chapter.END}
_MARKUP: Final = re.compile(r"<(style|svg).*?</\1>|<[^>]*>", re.DOTALL)
# A page of four columns holds about this many letters of one point; it serves to start near the right size.
_ROOM: Final = 450_000
_READABLE: Final = 6.5  # rather both sides of a sheet than smaller letters


def print_aid(edition: Edition, game: Game) -> bytes:
    """Print the aid for a game in the largest letters that fit one page, or both sides of a sheet.

    The edition knows its table only.
    """
    length = len(_MARKUP.sub("", aid_html(edition, game, SIZES[0])))
    pages = 1 if length * _READABLE * _READABLE < _ROOM else 2
    likely = [size for size in SIZES if length * size * size < _ROOM * pages] or SIZES[-1:]
    return print_to_fit(lambda size: aid_html(edition, game, size), likely, pages)


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
            course = [*passage.course, *ground]
            if course or held:
                yield {"title": passage.title, "course": course, "rules": held}


def _short(edition: Edition, component: Component) -> dict[str, object]:
    _, rules = edition.told(component)
    return {
        "name": edition.names.of(component),
        "emblem": _emblem(edition.arms[component.ref]),
        "number": component.tokens,
        "extra": component.attack_only,
        "text": " ".join(rule.sentence.text for rule in rules.held),
    }


def _emblem(arms: Arms) -> Markup:
    drawn = draw_glyph(arms.glyph, deep(arms.colour), 12, 12, 24)
    return Markup(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{drawn}</svg>')
