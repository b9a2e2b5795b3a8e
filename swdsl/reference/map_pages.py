"""Pages about maps: the picture, the table of regions, the shape of the board; and pages about games."""

from collections.abc import Iterator

from markupsafe import Markup

from swdsl.artifact import Artifact
from swdsl.drawing.from_model import sketch
from swdsl.model.board import Board, Region
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Game
from swdsl.reference.addresses import board_ref, game_ref, list_page, set_ref
from swdsl.reference.edition import Edition
from swdsl.reference.geography import UNCOLOURED, Geography, geography
from swdsl.reference.page import Desk, Page
from swdsl.reference.pictures import Pictures, Style
from swdsl.reference.tables import spoken_guest, spoken_lack
from swdsl.reference.views import Row, To
from swdsl.reference.words import Counted, Words
from swdsl.words import Kind
from swdsl.words_of_files import Share


def map_pages(edition: Edition, pictures: Pictures) -> Iterator[Page]:
    """Yield the list of maps and the page of each."""
    words, path = edition.words, list_page(Kind.MAP)
    desk = Desk(edition, path)
    cards = [
        (
            To(edition.names.board(each), desk.href(board_ref(each.id)), _extent(edition, each)),
            picture_path(each),
        )
        for each in edition.library.boards
        if picture(edition, each, pictures) is not None
    ]
    content = {"maps": [(to, desk.to_address(image)) for to, image in cards]}
    yield Page(path, "maps.jinja", words.many[Kind.MAP], (("", words.many[Kind.MAP]),), content)
    for board in edition.library.boards:
        yield _page(edition, board, pictures)


def picture_files(edition: Edition, pictures: Pictures) -> Iterator[Artifact]:
    """Yield the pictures of all maps as files of their own."""
    for board in edition.library.boards:
        svg = picture(edition, board, pictures)
        if svg is not None:
            yield Artifact(picture_path(board), svg)


def picture_path(board: Board) -> str:
    """Return where the picture of a map stands."""
    return f"maps/{board.id}.svg"


def picture(edition: Edition, board: Board, pictures: Pictures, prefix: str = "map-") -> str | None:
    """Draw a map in the words of an edition."""
    words, name = edition.words, edition.names.board(board)
    regions = words.count(len(board.regions), Counted.REGION)
    borders = words.count(len(board.borders), Counted.BORDER)
    spoken = words.map_alt.format(name=name, regions=regions, borders=borders)
    return pictures.svg(sketch(board, edition.library, edition.naming(board)), Style(prefix, spoken))


def _extent(edition: Edition, board: Board) -> str:
    words = edition.words
    turns, regions = words.count(board.turns, Counted.TURN), words.count(len(board.regions), Counted.REGION)
    return f"{words.count(board.players, Counted.PLAYER)} · {turns} · {regions}"


def rows(desk: Desk, board: Board, shape: Geography) -> list[Row]:
    """Return the table of regions."""
    return [_row(desk, board, region, shape) for region in board.regions]


def _row(desk: Desk, board: Board, region: Region, shape: Geography) -> Row:
    edition = desk.edition
    look = edition.looks.get(region.terrain)
    near = (board.region(each) for each in shape.neighbours[region.id])
    return Row(
        region.id,
        edition.names.region(board, region),
        desk.to(region.terrain),
        look.colour if look is not None and look.colour else UNCOLOURED,
        tuple(desk.to(mark) for mark in region.marks),
        region.edge,
        tuple(_to_region(edition, board, each) for each in near),
        shape.distances[region.id],
    )


def _to_region(edition: Edition, board: Board, region: Region) -> To:
    return To(edition.names.region(board, region), f"#region-{region.id}")


def _page(edition: Edition, board: Board, pictures: Pictures) -> Page:
    words, path, name = edition.words, edition.addresses.of(board_ref(board.id)), edition.names.board(board)
    desk = Desk(edition, path)
    shape = geography(edition.library, board)
    svg = picture(edition, board, pictures)
    content = {
        "board": board,
        "name": name,
        "set": To(edition.set_name(board.uses), desk.href(set_ref(board.uses))),
        "extent": _extent(edition, board),
        "picture": None if svg is None else Markup(svg),
        "file": desk.to_address(picture_path(board)),
        "rows": rows(desk, board, shape),
        "shape": shape,
        "grounds": [
            (desk.to(each.ref), each.look.colour or UNCOLOURED, number) for each, number in shape.grounds
        ],
        "chokes": [_to_region(edition, board, each) for each in shape.chokes],
        "central": [_to_region(edition, board, each) for each in shape.central],
        "busiest": [_to_region(edition, board, each) for each in shape.busiest],
    }
    crumbs = ((desk.to_address(list_page(Kind.MAP)), words.many[Kind.MAP]), ("", name))
    return Page(path, "map.jinja", name, crumbs, content)


def game_pages(edition: Edition) -> Iterator[Page]:
    """Yield the list of games and the page of each."""
    words, path = edition.words, list_page(Kind.GAME)
    desk = Desk(edition, path)
    games = [_game_card(desk, each) for each in edition.library.games]
    yield Page(path, "games.jinja", words.many[Kind.GAME], (("", words.many[Kind.GAME]),), {"games": games})
    for game in edition.library.games:
        yield _game(edition, game)


def _game_card(desk: Desk, game: Game) -> tuple[To, str]:
    """Return a game as it stands in the list: where it leads, what is on its table, and its board."""
    edition, board = desk.edition, desk.edition.library.board(game.map)
    words, players = edition.words, game.players or board.players
    counts = (words.count(players, Counted.PLAYER), words.count(game.turns or board.turns, Counted.TURN))
    sets = " + ".join(edition.set_name(each) for each in game.sets)
    note = " · ".join((sets, *counts))
    return To(edition.names.game(game), desk.href(game_ref(game.id)), note), desk.to_address(
        picture_path(board)
    )


def _game(edition: Edition, game: Game) -> Page:
    words, path, name = edition.words, edition.addresses.of(game_ref(game.id)), edition.names.game(game)
    desk = Desk(edition, path)
    board = edition.library.board(game.map)
    options = {option.ref: option for rules in edition.library.sets for option in rules.options}
    chosen = [
        (edition.names.question(options[ref]), edition.names.choice(options[ref], answer))
        for ref, value in game.options
        if ref in options
        for answer in options[ref].choices
        if answer.id == value
    ]
    content = {
        "name": name,
        "map": To(edition.names.board(board), desk.href(board_ref(board.id)), _extent(edition, board)),
        "sets": [To(edition.set_name(each), desk.href(set_ref(each))) for each in game.sets],
        "players": game.players or board.players,
        "turns": game.turns or board.turns,
        "guests": [
            spoken_guest(each, edition.things, edition.names, words)
            for each in edition.tables.of(game).guests
        ],
        "teams": _teams(game, game.players or board.players, words),
        "groups": _on_table(desk, game),
        "absent": [
            To(
                desk.to(each.ref).text,
                desk.href(each.ref),
                spoken_lack(each, edition.things, edition.names, words),
            )
            for each in edition.tables.absent(game)
            if each.ref in edition.things
        ],
        "options": chosen,
    }
    crumbs = ((desk.to_address(list_page(Kind.GAME)), words.many[Kind.GAME]), ("", name))
    return Page(path, "game.jinja", name, crumbs, content)


def _teams(game: Game, players: int, words: Words) -> str:
    """Say who plays together, and what they share; nothing where everybody plays alone."""
    if game.teams is None:
        return ""
    shared = {Share.COINS: words.team_coins, Share.PEACE: words.team_peace}
    size = game.teams.size
    told = [
        words.teams.format(size=size, apart=players // size),
        *(shared[each] for each in game.teams.shared),
    ]
    return words.semicolon.join(told)


def _on_table(desk: Desk, game: Game) -> list[tuple[str, list[To]]]:
    edition = desk.edition
    present = edition.tables.present(game)
    groups = (
        (
            edition.words.many[kind],
            [desk.to(each.ref) for each in edition.components(kind) if each.ref in present],
        )
        for kind in COMPONENT_KINDS
    )
    return [(title, [To(each.text, each.href) for each in links]) for title, links in groups if links]
