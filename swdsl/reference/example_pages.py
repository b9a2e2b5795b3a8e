"""Pages of worked examples: one for each set, and from there to everything that an example is about."""

from collections.abc import Iterator

from swdsl.artifact import Artifact
from swdsl.drawing import BoardSketch
from swdsl.drawing.from_model import sketch
from swdsl.model import scenarios as model
from swdsl.model.board import Board
from swdsl.model.clauses import Clause
from swdsl.model.names import Kind, Ref
from swdsl.reference.addresses import set_ref
from swdsl.reference.edition import Edition
from swdsl.reference.examples import Teller, named_ref, region_names
from swdsl.reference.page import Desk, Page
from swdsl.reference.pictures import Pictures, Style
from swdsl.reference.views import Example, Item, Outcome, To, Told

_MOST_LINKS = 12


class Examples:
    """The worked examples of a library, numbered within their sets, with what each is about."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._titles: dict[str, str] = {}
        self._about: dict[Ref, list[model.Scenario]] = {}
        self._citing: dict[str, list[model.Scenario]] = {}
        alike: dict[str, int] = {}
        for scenario in edition.library.scenarios:
            title = Teller(edition, scenario).title()
            alike[title] = alike.get(title, 0) + 1
            self._titles[scenario.id] = title if alike[title] == 1 else f"{title} ({alike[title]})"
            for ref in _subjects(scenario, edition):
                self._about.setdefault(ref, []).append(scenario)
            for cite in scenario.cites:
                self._citing.setdefault(cite, []).append(scenario)

    def scopes(self) -> list[str]:
        """Return the scopes that have examples, in order."""
        return list(dict.fromkeys(scenario.scope for scenario in self.edition.library.scenarios))

    def about(self, desk: Desk, ref: Ref) -> list[To]:
        """Return links to examples of a component: as many as a reader may want."""
        name = self.edition.things[ref].name.casefold().removeprefix("the ")

        def distance(scenario: model.Scenario) -> tuple[bool, int]:
            return name not in scenario.title.casefold(), len(scenario.components)

        nearest = sorted(self._about.get(ref, ()), key=distance)
        return [self.to(desk, each) for each in nearest[:_MOST_LINKS]]

    def citing(self, desk: Desk, cite: str) -> list[To]:
        """Return links to the examples that show a ruling."""
        return [self.to(desk, each) for each in self._citing.get(cite, ())]

    def cites(self) -> list[str]:
        """Return every ruling that some example shows."""
        return list(self._citing)

    def to(self, desk: Desk, scenario: model.Scenario) -> To:
        """Return a link to an example."""
        address = f"{path_of(scenario.scope)}#{anchor_of(scenario)}"
        return To(self.title(scenario), desk.to_address(address))

    def title(self, scenario: model.Scenario) -> str:
        """Return what an example is called; examples that show the same are numbered."""
        return self._titles[scenario.id]


def path_of(scope: str) -> str:
    """Return the page with the examples of a scope."""
    return f"examples/{scope}.html"


def anchor_of(scenario: model.Scenario) -> str:
    """Return the permanent place of an example on its page."""
    return scenario.id.removeprefix(f"{scenario.scope}/").replace("/", ".")


def little_boards(edition: Edition, pictures: Pictures) -> Iterator[tuple[str, str, Artifact]]:
    """Yield the boards that only examples use: the scope, what the board is called, and its picture."""
    maps = {board.id for board in edition.library.boards}
    boards = {(each.scope, each.board.id): each.board for each in edition.library.scenarios}
    little = [(scope, board) for (scope, name), board in boards.items() if name not in maps]
    for scope, board in little:
        title = board_name(edition, scope, board)
        svg = pictures.svg(_sketch(edition, board, title), Style("", title))
        if svg is not None:
            yield scope, title, Artifact(f"examples/{scope}-{board.id}.svg", svg)


def board_name(edition: Edition, scope: str, board: Board) -> str:
    """Return what a board of examples is called: its name, or its number where the language has none."""
    called = edition.names.board(board)
    if edition.language == "en" or called != board.name:
        return called
    own = dict.fromkeys(each.board.id for each in edition.library.scenarios if each.scope == scope)
    return f"{edition.words.kinds[Kind.MAP]} {list(own).index(board.id) + 1}"


def _sketch(edition: Edition, board: Board, title: str) -> BoardSketch:
    regions, usual = region_names(edition, board), edition.naming(board)

    def called(kind: str, id_: str, name: str) -> str:
        return title if kind == "map" else regions[id_] if kind == "region" else usual(kind, id_, name)

    return sketch(board, edition.library, called)


def example_pages(edition: Edition, examples: Examples, pictures: Pictures) -> Iterator[Page]:
    """Yield the pages of worked examples."""
    boards = list(little_boards(edition, pictures))
    words = edition.words.examples
    sets = {rules.id: edition.names.set(rules) for rules in edition.library.sets}
    for scope in examples.scopes():
        desk = Desk(edition, path_of(scope))
        told = [_told(desk, examples, each) for each in edition.library.scenarios if each.scope == scope]
        title = edition.words.labelled(words.title, sets[scope]) if scope in sets else words.title
        others = [
            To(sets.get(each, words.title), desk.to_address(path_of(each))) for each in examples.scopes()
        ]
        shown = [(name, desk.to_address(file.path)) for where, name, file in boards if where == scope]
        content = {"examples": told, "others": others, "boards": shown}
        yield Page(desk.path, "examples.jinja", title, (("", title),), content)


def _told(desk: Desk, examples: Examples, scenario: model.Scenario) -> Example:
    teller = Teller(desk.edition, scenario)
    bills = {
        clause.label: (set_id, clause) for set_id, clause in _frame(desk.edition, scenario) if clause.label
    }
    scenes = tuple(
        Told(
            tuple(map(desk.linker.html, teller.events(scene))),
            tuple(
                Outcome(desk.linker.html(text), tuple(_item(desk, scenario, bills, entry) for entry in bill))
                for text, bill in teller.outcomes(scene)
            ),
        )
        for scene in scenario.scenes
    )
    return Example(
        anchor_of(scenario),
        examples.title(scenario),
        board_name(desk.edition, scenario.scope, scenario.board),
        tuple(map(desk.linker.html, teller.position())),
        scenes,
        tuple(desk.to(ref) for ref in scenario.components if ref in desk.edition.things),
        desk.cites(scenario.cites),
        f"{scenario.span.path}:{scenario.span.line}",
    )


def _frame(edition: Edition, scenario: model.Scenario) -> Iterator[tuple[str, Clause]]:
    for rules in edition.library.sets:
        if rules.id == scenario.board.uses:
            yield from ((rules.id, clause) for _, clauses in rules.frame.clauses for clause in clauses)


def _item(
    desk: Desk, scenario: model.Scenario, bills: dict[str, tuple[str, Clause]], entry: model.Entry
) -> Item:
    """Return a line of a bill: what it comes to, and the rule or component it comes from."""
    ref = named_ref(scenario, desk.edition, entry.name)
    if entry.name in bills:
        set_id, clause = bills[entry.name]
        kind = next(kind for kind, own in desk.edition.library.set(set_id).frame.clauses if clause in own)
        said = desk.edition.speaker.clause(clause, kind).text
        address = f"{desk.edition.addresses.of(set_ref(set_id))}#{clause.id}"
        return Item(entry.number, To(said, desk.to_address(address)))
    if ref is not None:
        return Item(entry.number, desk.to(ref))
    return Item(entry.number, To(entry.name.replace("_", " "), ""))


def _subjects(scenario: model.Scenario, edition: Edition) -> list[Ref]:
    """Return what an example may be about: what its bills and reasons name, and whatever else it names."""
    named = [
        name for scene in scenario.scenes for outcome in scene.every_outcome() for name in _names(outcome)
    ]
    billed = [ref for name in dict.fromkeys(named) if (ref := named_ref(scenario, edition, name)) is not None]
    named_outright = (ref for ref in scenario.components if ref in edition.things)
    return list(dict.fromkeys((*billed, *named_outright)))


def _names(outcome: model.Outcome) -> list[str]:
    match outcome:
        case model.ValueIs(bill=bill) | model.Happens(bill=bill):
            return [entry.name for entry in bill]
        case model.Refused(reasons=reasons) | model.May(reasons=reasons):
            return list(reasons)
        case _:
            return []
