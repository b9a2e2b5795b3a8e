"""Pages that gather small things: the glossary, the options, the rulings, and the start page."""

from collections.abc import Iterator

from markupsafe import Markup

from swdsl.drawing.colour import tones
from swdsl.drawing.glyphs import draw_glyph
from swdsl.model.content import Look, Neutral, Option, Symbol, Term, Terrain
from swdsl.model.names import COMPONENT_KINDS
from swdsl.reference.addresses import (
    ASKED,
    FIRST_GAME,
    HOME,
    LOOK_UP,
    PAIRS,
    RULINGS,
    anchor,
    asked_place,
    board_ref,
    list_page,
    set_ref,
    sign_place,
)
from swdsl.reference.chips import INK, PAPER
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.icons import ICONS, Icon, draw_icon
from swdsl.reference.map_pages import picture_path
from swdsl.reference.page import Desk, Page
from swdsl.reference.questions import asked
from swdsl.reference.rulebook import rulebook
from swdsl.reference.rulings import Ruling, rulings
from swdsl.reference.set_pages import summary
from swdsl.reference.views import Entry, To
from swdsl.reference.words import Counted
from swdsl.reference.words.concepts import CONCEPTS, Concept, place_of
from swdsl.words import Kind

_GLOSSARY_KINDS = (Kind.TERRAIN, Kind.SYMBOL, Kind.NEUTRAL, Kind.TERM)


def swatch(look: Look) -> Markup:
    """Draw the ground and the sign of a thing, for the eye only: its name stands beside."""
    if look.colour is None and look.glyph is None:
        return Markup("")
    colour = look.colour or "#c9c2b4"
    sign = draw_glyph(look.glyph, tones(colour).ink, 16, 16, 20) if look.glyph else ""
    return Markup(
        '<svg class="swatch" viewBox="0 0 32 32" aria-hidden="true">'
        f'<rect x="1" y="1" width="30" height="30" rx="8" fill="{colour}"/>{sign}</svg>'
    )


def sign_swatch(icon: Icon) -> Markup:
    """Draw a sign of the tiles, for the eye only: its name stands beside."""
    drawn = draw_icon(ICONS[icon], INK, 6, 6, 20)
    return Markup(
        '<svg class="swatch" viewBox="0 0 32 32" aria-hidden="true">'
        f'<rect x="1" y="1" width="30" height="30" rx="15" fill="{PAPER}"/>{drawn}</svg>'
    )


def small_pages(edition: Edition, examples: Examples) -> Iterator[Page]:
    """Yield the start page and everything that shares a page."""
    yield _home(edition)
    yield _glossary(edition)
    yield _options(edition)
    yield _rulings(edition, examples)
    yield _asked(edition)


def _home(edition: Edition) -> Page:
    words, library = edition.words, edition.library
    desk = Desk(edition, HOME)
    kinds = [
        To(words.many[kind], desk.to_address(list_page(kind)), words.count(number, Counted(kind.value)))
        for kind in COMPONENT_KINDS
        if (number := len(edition.components(kind)))
    ]
    first = To(words.beginning.title, desk.to_address(FIRST_GAME), words.beginning.lead)
    content = {
        "begin": [
            *([first] if library.games else []),
            To(words.pairs.title, desk.to_address(PAIRS), words.pairs.lead),
            To(words.beginning.look_up, desk.to_address(LOOK_UP), words.beginning.look_up_lead),
        ],
        "sets": [
            (To(edition.names.set(each), desk.href(set_ref(each.id))), summary(edition, each))
            for each in library.sets
        ],
        "kinds": kinds,
        "maps": [
            (To(edition.names.board(each), desk.href(board_ref(each.id))), picture_path(each))
            for each in library.boards
        ],
        "showcase": [
            (desk.to(each.ref), edition.tile_markup(each))
            for kind in COMPONENT_KINDS
            for each in edition.components(kind)[:3]
        ],
    }
    return Page(HOME, "home.jinja", words.title, (), content)


def _glossary(edition: Edition) -> Page:
    words, path = edition.words, list_page(Kind.TERM)
    groups = [(words.concepts, [_concept(each) for each in CONCEPTS[edition.language]])]
    for kind in _GLOSSARY_KINDS:
        things = [
            thing
            for thing in edition.things.values()
            if isinstance(thing, Terrain | Symbol | Neutral | Term) and thing.ref.kind is kind
        ]
        if things:
            groups.append(
                (words.many[kind], [_entry(Desk(edition, path, thing.ref), thing) for thing in things])
            )
    groups.append((words.overview.signs, [_sign(edition, icon) for icon in Icon]))
    content = {"lead": words.glossary_lead, "groups": groups}
    return Page(path, "entries.jinja", words.glossary, (("", words.glossary),), content)


def _concept(concept: Concept) -> Entry:
    said = (Markup.escape(concept.definition),)
    return Entry(place_of(concept), concept.name, "", sentences=said)


def _sign(edition: Edition, icon: Icon) -> Entry:
    name, meaning = edition.words.overview.sign[icon]
    said = (Markup.escape(f"{meaning[:1].upper()}{meaning[1:]}."),)
    return Entry(sign_place(icon), name, "", swatch=sign_swatch(icon), sentences=said)


def _entry(desk: Desk, thing: Terrain | Symbol | Neutral | Term) -> Entry:
    edition = desk.edition
    said = edition.said_of(thing)
    return Entry(
        anchor(thing.ref),
        edition.names.of(thing),
        edition.words.kinds[thing.ref.kind],
        To(edition.set_name(thing.ref.scope), desk.href(set_ref(thing.ref.scope))),
        Markup("") if isinstance(thing, Term) else swatch(thing.look),
        () if said is None else (desk.linker.html(said),),
        uses=tuple(desk.to_speaking(each) for each in edition.uses.naming(thing.ref)),
    )


def _asked(edition: Edition) -> Page:
    words, desk = edition.words, Desk(edition, ASKED)
    titles = {chapter.value: title for chapter, title in words.chapters.items()}
    books = [
        (rules, {passage.chapter for passage in rulebook(edition, rules)})
        for rules in edition.library.sets
        if rules.frame.clauses
    ]
    entries = [
        Entry(
            asked_place(each.id),
            each.question,
            "",
            sentences=(Markup.escape(each.answer),),
            chapters=tuple(
                To(
                    f"{edition.names.set(rules)} – {titles[each.chapter]}",
                    f"{desk.href(set_ref(rules.id))}#{each.chapter}",
                )
                for rules, chapters in books
                if each.chapter in chapters
            ),
        )
        for each in asked(edition)
    ]
    content = {"lead": words.asked.lead, "groups": [("", entries)]}
    return Page(ASKED, "entries.jinja", words.asked.title, (("", words.asked.title),), content)


def _options(edition: Edition) -> Page:
    words, path = edition.words, list_page(Kind.OPTION)
    desk = Desk(edition, path)
    groups = [
        (edition.names.set(rules), [_option(desk, option) for option in rules.options])
        for rules in edition.library.sets
        if rules.options
    ]
    title = words.many[Kind.OPTION]
    return Page(path, "entries.jinja", title, (("", title),), {"lead": words.options_lead, "groups": groups})


def _option(desk: Desk, option: Option) -> Entry:
    edition = desk.edition
    return Entry(
        anchor(option.ref),
        edition.names.question(option),
        edition.words.kinds[Kind.OPTION],
        choices=tuple(edition.speaker.answer(option.ref, each.id).text for each in option.choices),
        cites=desk.cites(option.cites),
        uses=tuple(desk.to_speaking(each) for each in edition.uses.naming(option.ref)),
    )


def _ruling(desk: Desk, ruling: Ruling, examples: Examples) -> Entry:
    edition, words = desk.edition, desk.edition.words
    subject = None if ruling.subject is None or ruling.subject not in edition.things else ruling.subject
    return Entry(
        ruling.codes[0],
        ruling.question,
        words.ruling,
        # An example's title says already what holds: only its numbers and reasons are left to be told.
        sentences=tuple(Markup.escape(each) for each in ruling.answers) if ruling.options else (),
        results=() if ruling.options else ruling.answers,
        why=tuple(desk.linker.html(each) for each in ruling.why),
        code=", ".join(ruling.codes),
        also=ruling.codes[1:],
        uses=() if subject is None else (desk.to(subject),),
        options=tuple(To(words.kinds[Kind.OPTION], desk.href(each.ref)) for each in ruling.options),
        examples=tuple(examples.to(desk, each) for each in ruling.examples),
    )


def _rulings(edition: Edition, examples: Examples) -> Page:
    words = edition.words
    desk = Desk(edition, RULINGS)
    groups: dict[str, list[Entry]] = {words.everybody: []}
    for kind in COMPONENT_KINDS:
        groups[words.many[kind]] = []
    for ruling in rulings(edition, examples):
        title = words.everybody if ruling.subject is None else words.many[ruling.subject.kind]
        groups[title].append(_ruling(desk, ruling, examples))
    filled = [(title, entries) for title, entries in groups.items() if entries]
    content = {"lead": words.rulings_lead, "groups": filled}
    return Page(RULINGS, "entries.jinja", words.rulings, (("", words.rulings),), content)
