"""`swdsl map`: a board as a table, as graph facts, as a picture, or as data."""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click

from swdsl.artifact import Artifact
from swdsl.cli.lookup import nothing_called
from swdsl.cli.output import print_json, report, say, say_painted
from swdsl.cli.project import current_folder, load_and_compile
from swdsl.model.board import Board
from swdsl.model.ruleset import Library
from swdsl.workspace import save_file


@click.command("map")
@click.argument("board_id", metavar="[MAP]", required=False)
@click.option("--svg", "svg", type=click.Path(path_type=Path), help="Draw the map into this file.")
@click.option("--draw", "here", is_flag=True, help="Draw the map here, in characters.")
@click.option("--json", "as_json", is_flag=True, help="Print the map as JSON.")
def command(board_id: str | None, svg: Path | None, here: bool, as_json: bool) -> None:
    """Show a MAP: its table, its graph facts, its picture. Without a name, list the maps."""
    library = load_and_compile().library
    if board_id is None and as_json:
        print_json([_as_json(each) for each in library.boards])
        return
    if board_id is None:
        for each in library.boards:
            say(f"{each.id:16} {len(each.regions):3} regions  {each.players} players  {each.name}")
        return
    boards = {each.id: each for each in library.boards}
    if board_id not in boards:
        nothing_called(board_id, boards, instead="Run `swdsl map` to see what there is.")
    board = boards[board_id]
    if svg is not None and not _draw(board, library, svg):
        sys.exit(1)
    if as_json:
        print_json(_as_json(board))
    elif svg is not None:
        say(f"{svg} written")
    elif here:
        _draw_here(board, library)
    else:
        say(_as_text(board, library))


def _draw(board: Board, library: Library, target: Path) -> bool:
    """Draw a map into a file; whether that went well, which is said if not."""
    from swdsl.drawing import UndrawableBoard, draw_svg, lay_out
    from swdsl.drawing.from_model import sketch

    drawn = sketch(board, library)
    try:
        picture = draw_svg(drawn, lay_out(drawn))
    except UndrawableBoard as problem:
        say(f"`{board.id}` cannot be drawn: {problem}", err=True)
        return False
    problems = save_file(current_folder(), Artifact(str(target), picture))
    report(problems, {})
    return not problems


def _draw_here(board: Board, library: Library) -> None:
    """Draw a map in the terminal: names, symbols and ground."""
    from swdsl.cli.canvas import canvas_for, painted
    from swdsl.drawing.terminal import Label, draw_text
    from swdsl.table.picture import signs_for

    canvas = canvas_for(board.id, library)
    if canvas is None:
        say(f"`{board.id}` cannot be drawn here: see `swdsl map {board.id} --svg FILE`.", err=True)
        sys.exit(1)
    names = {symbol.ref: symbol.name for each in library.sets for symbol in each.symbols}
    regions = {region.id: region for region in board.regions}
    signs = signs_for(names[mark] for region in board.regions for mark in region.marks)
    labels = {}
    for number, name in enumerate(canvas.regions):
        marks = tuple(names[mark] for mark in regions[name].marks)
        labels[number] = Label(regions[name].name, notes=marks, signs="".join(signs[each] for each in marks))
    picture = draw_text(canvas.grid, labels, canvas.patterns)
    say_painted("\n".join(painted(picture, canvas, {})))
    key = "   ".join(f"{sign} {name}" for name, sign in signs.items())
    if key:
        say(f" {key}")
    for number in picture.cramped:
        label = labels[number]
        say(f" {label.name}: {', '.join(label.notes)}")


def _as_json(board: Board) -> dict[str, object]:
    return {
        "id": board.id,
        "name": board.name,
        "set": board.uses,
        "players": board.players,
        "turns": board.turns,
        "regions": [
            {
                "id": region.id,
                "name": region.name,
                "terrain": region.terrain.id,
                "symbols": [mark.id for mark in region.marks],
                "edge": region.edge,
            }
            for region in board.regions
        ],
        "borders": [[border.one, border.other] for border in board.borders],
    }


def _as_text(board: Board, library: Library) -> str:
    from swdsl.graphs.facts import board_facts

    impassable = {t.ref for each in library.sets for t in each.terrains if t.impassable}
    passable = frozenset(region.id for region in board.regions if region.terrain not in impassable)
    facts = board_facts(board, passable)
    near = board.neighbours()
    title = f"{board.name} ({board.id}): {board.players} players, {board.turns} turns, words of {board.uses}"
    rows = [("region", "terrain and symbols", "edge", "borders", "middle", "neighbours")]
    for region, numbers in zip(board.regions, facts.regions, strict=True):
        ground = ", ".join([region.terrain.id, *(mark.id for mark in region.marks)])
        edge = "edge" if region.edge else str(numbers.steps_from_edge or "")
        cells = (str(numbers.borders), f"{numbers.centrality:.2f}", ", ".join(near[region.id]))
        rows.append((region.id, ground, edge, *cells))
    terrains = Counter(region.terrain.id for region in board.regions)
    summary = (
        f"{len(board.regions)} regions, {facts.borders} borders, {facts.mean_borders} per region on average, "
        f"{facts.diameter or '?'} steps across."
    )
    lines = [
        title,
        "",
        *_table(rows),
        "",
        summary,
        f"Terrains: {', '.join(f'{count} {name}' for name, count in sorted(terrains.items()))}.",
        f"Choke points: {', '.join(facts.chokes) or 'none'}.",
        "Column `edge`: on the rim, or steps from it. Column `middle`: share of shortest ways through it.",
    ]
    return "\n".join(lines)


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
