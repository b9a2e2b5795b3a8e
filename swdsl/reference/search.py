"""The index behind the search box: one line per thing to be found, as a script that needs no network."""

import json
from collections.abc import Iterable, Iterator

from swdsl.model.content import Component, Term
from swdsl.model.names import Ref
from swdsl.reference.addresses import RULINGS, board_ref, game_ref, set_ref
from swdsl.reference.edition import Edition
from swdsl.words import Kind

Entry = dict[str, str]


def search_script(edition: Edition) -> str:
    """Return the index as JavaScript: pages opened from the disk may load scripts, but not data."""
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, sort_keys=True) for each in entries(edition))
    return f"window.swdslSearch = [\n{lines}\n];\n"


def entries(edition: Edition) -> Iterator[Entry]:
    """Yield everything that can be found: title, kind, set, address, other names, and what is said there."""
    yield from _components(edition)
    yield from _small_things(edition)
    words, names, library = edition.words, edition.names, edition.library
    for rules in library.sets:
        titles = (each.title for each in words.passages.values())
        yield _entry(edition, set_ref(rules.id), names.set(rules), "", [words.rulebook, *titles])
        for option in rules.options:
            answers = (names.choice(option, each) for each in option.choices)
            yield _entry(edition, option.ref, names.question(option), rules.id, answers)
    for board in library.boards:
        regions = (names.region(board, each) for each in board.regions)
        yield _entry(edition, board_ref(board.id), names.board(board), board.uses, regions)
    for game in library.games:
        yield _entry(edition, game_ref(game.id), names.game(game), "", ())
    cited = {each.id for each in edition.uses.rulings()}
    for cite in sorted(cited | {cite for each in library.scenarios for cite in each.cites}):
        yield Entry(title=cite, kind=words.ruling, set="", at=f"{RULINGS}#{cite}", names="", also="")


def _components(edition: Edition) -> Iterator[Entry]:
    for component in edition.library.components():
        said = (sentence.text for sentence in edition.speaker.component(component))
        entry = _entry(edition, component.ref, edition.names.of(component), component.ref.scope, said)
        yield entry | {"names": " ".join(dict.fromkeys(edition.names.elsewhere(component)))}


def _small_things(edition: Edition) -> Iterator[Entry]:
    for ref, thing in edition.things.items():
        if not isinstance(thing, Component):
            name = thing.name if isinstance(thing, Term) else f"{thing.name} {thing.plural}"
            names = dict.fromkeys([name, *edition.names.elsewhere(thing)])
            yield _entry(edition, ref, edition.names.of(thing), ref.scope, ()) | {"names": " ".join(names)}


def _entry(edition: Edition, ref: Ref, title: str, set_id: str, also: Iterable[str]) -> Entry:
    kind = edition.words.kinds[ref.kind] if ref.kind is not Kind.SET else edition.words.rulebook
    return Entry(
        title=title,
        kind=kind,
        set=edition.set_name(set_id) if set_id else "",
        at=edition.addresses.of(ref),
        names="",
        also=" ".join(dict.fromkeys(also)),
    )
