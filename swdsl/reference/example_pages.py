"""Pages of worked examples: one for each set, and from there to everything that an example is about."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from swdsl.artifact import Artifact
from swdsl.drawing import BoardSketch, Spots
from swdsl.drawing.from_model import sketch
from swdsl.model import scenarios as model
from swdsl.model.board import Board
from swdsl.model.names import Ref
from swdsl.prose import Sentence, typographic
from swdsl.reference.bills import Bills
from swdsl.reference.edition import Edition
from swdsl.reference.example_boards import Table, on_paper, over_board, shared_patterns
from swdsl.reference.example_titles import told_apart
from swdsl.reference.examples import Teller, named_ref, region_names
from swdsl.reference.page import Desk, Page
from swdsl.reference.pictures import Pictures
from swdsl.reference.subjects import Subjects
from swdsl.reference.views import Example, Item, Outcome, To, Told, View
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of examples."""

    path: str
    scope: str
    set_name: str
    name: str
    scenarios: list[model.Scenario]

    @property
    def title(self) -> str:
        """What its page is called."""
        return " – ".join(each for each in (self.set_name, self.name) if each)


class Examples:
    """The worked examples of a library, numbered within their sets, with what each is about."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.bills = Bills(edition)
        self.topics = Subjects(edition.library)
        self.tellers: dict[str, Teller] = {}
        self._about: dict[Ref, list[model.Scenario]] = {}
        self._citing: dict[str, list[model.Scenario]] = {}
        subjects: dict[str, list[Ref]] = {}
        for scenario in edition.library.scenarios:
            self.tellers[scenario.id] = Teller(edition, scenario)
            subjects[scenario.id] = _subjects(scenario, edition)
            for ref in subjects[scenario.id]:
                self._about.setdefault(ref, []).append(scenario)
            for cite in scenario.cites:
                self._citing.setdefault(cite, []).append(scenario)
        titles = {id_: teller.title() for id_, teller in self.tellers.items()}
        self._titles = told_apart(edition, titles, subjects)

    def chapters(self) -> list[Chapter]:
        """Return the examples chapter by chapter: what one file says about one set stands on one page."""
        found: dict[str, list[model.Scenario]] = {}
        for scenario in self.edition.library.scenarios:
            found.setdefault(path_of(scenario), []).append(scenario)
        scopes = [scenarios[0].scope for scenarios in found.values()]
        places = [scopes[: place + 1].count(scope) for place, scope in enumerate(scopes)]
        chapters = (
            Chapter(path, scope, self._set_name(scope), self._name(scenarios[0], place), scenarios)
            for scope, place, (path, scenarios) in zip(scopes, places, found.items(), strict=True)
        )
        return sorted(chapters, key=lambda chapter: scopes.index(chapter.scope))

    def _set_name(self, scope: str) -> str:
        sets = {rules.id: self.edition.names.set(rules) for rules in self.edition.library.sets}
        return sets.get(scope, self.edition.words.examples.title)

    def _name(self, scenario: model.Scenario, place: int) -> str:
        """Return what a chapter is called: files have English names, other languages number them."""
        group = group_of(scenario)
        if group == scenario.scope:
            return ""
        return group.replace("_", " ").capitalize() if self.edition.language == "en" else str(place)

    def about(self, desk: Desk, ref: Ref) -> list[To]:
        """Return links to all examples of a component, the nearest first."""
        return [self.to(desk, each) for each in self.nearest(ref)]

    def nearest(self, ref: Ref) -> list[model.Scenario]:
        """Return the examples of a component, those first that have a title here and are about it."""
        name = self.edition.things[ref].name.casefold().removeprefix("the ")

        def distance(scenario: model.Scenario) -> tuple[bool, bool, int]:
            titled = self.edition.language in {"en", *(language for language, _ in scenario.titles)}
            named = name in scenario.title.casefold() or self.topics.are_named(scenario.title, ref)
            return not titled, not named, len(scenario.components)

        return sorted(self._about.get(ref, ()), key=distance)

    def subjects(self, scenario: model.Scenario) -> list[Ref]:
        """Return everything an example may be about."""
        return _subjects(scenario, self.edition)

    def showing(self, cite: str) -> list[model.Scenario]:
        """Return the examples that show a ruling."""
        return self._citing.get(cite, [])

    def cites(self) -> list[str]:
        """Return every ruling that some example shows."""
        return list(self._citing)

    def to(self, desk: Desk, scenario: model.Scenario) -> To:
        """Return a link to an example."""
        address = f"{path_of(scenario)}#{anchor_of(scenario)}"
        return To(self.title(scenario), desk.to_address(address))

    def title(self, scenario: model.Scenario) -> str:
        """Return what an example is called: no two are called the same."""
        return self._titles[scenario.id]


def list_of_examples() -> str:
    """Return the page that lists all examples."""
    return "examples/index.html"


def group_of(scenario: model.Scenario) -> str:
    """Return the file that an example comes from, or its set where it stands among the rules themselves."""
    *_, group, _ = ("", scenario.scope, *scenario.id.split("/"))
    return group


def path_of(scenario: model.Scenario) -> str:
    """Return the page with an example."""
    group = group_of(scenario)
    return (
        f"examples/{scenario.scope}.html"
        if group == scenario.scope
        else f"examples/{scenario.scope}-{group}.html"
    )


def anchor_of(scenario: model.Scenario) -> str:
    """Return the permanent place of an example on its page."""
    return scenario.id.removeprefix(f"{scenario.scope}/").replace("/", ".")


class ExampleBoards:
    """The boards of examples with room for tokens; each is drawn once."""

    def __init__(self, edition: Edition, pictures: Pictures) -> None:
        self._edition = edition
        boards = {(scope, board.id): board for scope, board in _boards(edition)}
        self.names = {key: board_name(edition, key[0], board) for key, board in boards.items()}
        self._drawn = {
            key: pictures.for_tokens(_sketch(edition, board, self.names[key]))
            for key, board in boards.items()
        }
        self._spots = {key: Spots.on(drawn) for key, drawn in self._drawn.items() if drawn is not None}

    def files(self) -> Iterator[Artifact]:
        """Yield the pictures."""
        for (scope, board), drawn in self._drawn.items():
            if drawn is not None:
                yield Artifact(_picture(scope, board), drawn)

    def view(self, desk: Desk, scenario: model.Scenario, lying: Iterable[Sentence]) -> View | None:
        """Return the board of an example with what stands on it, if the example speaks of regions."""
        table = Table(self._edition, scenario)
        spots = self._spots.get((scenario.scope, scenario.board.id))
        if not table.is_needed or spots is None:
            return None
        spoken = " ".join(each.text for each in lying) or self.names[scenario.scope, scenario.board.id]
        marks = table.marks(spots)
        picture = desk.to_address(_picture(scenario.scope, scenario.board.id))
        whole = "" if picture else self._drawn[scenario.scope, scenario.board.id] or ""
        return View(
            picture,
            round(spots.width),
            round(spots.height),
            over_board(marks, spots, spoken),
            tuple(table.key()),
            on_paper(whole, marks),
        )


def _boards(edition: Edition) -> Iterator[tuple[str, Board]]:
    boards = {(each.scope, each.board.id): each.board for each in edition.library.scenarios}
    yield from ((scope, board) for (scope, _), board in boards.items())


def _picture(scope: str, board_id: str) -> str:
    return f"examples/{scope}-{board_id}.svg"


def board_name(edition: Edition, scope: str, board: Board) -> str:
    """Return what a board of examples is called: its name, or its number where the language has none."""
    called = edition.names.board(board)
    if edition.language == "en" or called != typographic(board.name):
        return called
    own = dict.fromkeys(each.board.id for each in edition.library.scenarios if each.scope == scope)
    return f"{edition.words.kinds[Kind.MAP]} {list(own).index(board.id) + 1}"


def _sketch(edition: Edition, board: Board, title: str) -> BoardSketch:
    regions, usual = region_names(edition, board), edition.naming(board)

    def called(kind: str, id_: str, name: str) -> str:
        return title if kind == "map" else regions[id_] if kind == "region" else usual(kind, id_, name)

    return sketch(board, edition.library, called)


def example_pages(edition: Edition, examples: Examples, boards: ExampleBoards) -> Iterator[Page]:
    """Yield the list of all worked examples, and a page for each chapter of them."""
    chapters = examples.chapters()
    if not chapters:
        return
    yield _index(edition, examples, chapters)
    words = edition.words.examples
    for chapter in chapters:
        desk = Desk(edition, chapter.path)
        told = [told_example(desk, examples, boards, each) for each in chapter.scenarios]
        around = [
            To(each.name or each.title, desk.to_address(each.path), "page" if each is chapter else "")
            for each in chapters
            if each.scope == chapter.scope
        ]
        content = {"examples": told, "chapters": around, "patterns": shared_patterns()}
        crumbs = ((desk.to_address(list_of_examples()), words.title), ("", chapter.title))
        title = edition.words.labelled(words.title, chapter.title)
        yield Page(desk.path, "examples.jinja", title, crumbs, content)


def _index(edition: Edition, examples: Examples, chapters: list[Chapter]) -> Page:
    desk = Desk(edition, list_of_examples())
    groups = [
        (To(each.title, desk.to_address(each.path)), [examples.to(desk, one) for one in each.scenarios])
        for each in chapters
    ]
    title = edition.words.examples.title
    return Page(desk.path, "example_list.jinja", title, (("", title),), {"groups": groups})


def told_example(desk: Desk, examples: Examples, boards: ExampleBoards, scenario: model.Scenario) -> Example:
    """Tell a worked example, with its board."""
    teller = examples.tellers[scenario.id]

    def billed(bill: Iterable[model.Entry]) -> tuple[Item, ...]:
        return tuple(examples.bills.item(desk, scenario, entry) for entry in bill)

    scenes = tuple(
        Told(
            tuple(map(desk.linker.html, teller.events(scene))),
            tuple(
                Outcome(
                    desk.linker.html(text),
                    tuple(examples.bills.item(desk, scenario, entry) for entry in bill),
                )
                for text, bill in teller.outcomes(scene)
            ),
        )
        for scene in scenario.scenes
    )
    position = teller.position()
    lying = (
        said for said, fact in zip(position, scenario.given, strict=True) if isinstance(fact, model.Lies)
    )
    return Example(
        anchor_of(scenario),
        examples.title(scenario),
        boards.names[scenario.scope, scenario.board.id],
        boards.view(desk, scenario, lying),
        tuple(each.text for each in teller.assumed()),
        tuple(map(desk.linker.html, position)),
        scenes,
        tuple(desk.to(ref) for ref in scenario.components if ref in desk.edition.things),
        desk.cites(scenario.cites),
        f"{scenario.span.path}:{scenario.span.line}",
    )


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
