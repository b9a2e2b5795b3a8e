"""What simulations found about components: as a table, as CSV, as JSON and as a picture."""

import csv
import io
from collections.abc import Sequence

from swdsl.drawing.intervals import Chart, Row, draw_intervals
from swdsl.play.tally import Tally


def component_lines(components: Sequence[Tally]) -> list[str]:
    """Return one line per component under a heading."""
    if not components:
        return []
    wide = max(len(each.name) for each in components)
    lines = [f"  {'':5}  {'':{wide}}  picked  coins each  95 % interval  turns held  declined after"]
    for each in components:
        after = "-" if each.declined_after is None else f"{each.declined_after:.1f}"
        interval = f"{each.low:.1f} to {each.high:.1f}"
        lines.append(
            f"  {each.kind:5}  {each.name:{wide}}  {each.picks:6}  {each.coins:10.1f}  {interval:>13}"
            f"  {each.held:10.1f}  {after:>14}"
        )
    return lines


def components_as_json(components: Sequence[Tally]) -> list[dict[str, object]]:
    """Return the fields of docs/json.md."""
    return [
        {
            "kind": each.kind,
            "id": each.name.rpartition(".")[2],
            "set": each.name.rpartition(".")[0],
            "picks": each.picks,
            "coins": round(each.coins, 2),
            "low": round(each.low, 2),
            "high": round(each.high, 2),
            "held": round(each.held, 2),
            "declined_after": None if each.declined_after is None else round(each.declined_after, 2),
        }
        for each in components
    ]


def components_as_csv(components: Sequence[Tally]) -> str:
    """Return the same fields as lines with commas, the first one naming them."""
    rows = components_as_json(components)
    text = io.StringIO()
    names = ["kind", "id", "set", "picks", "coins", "low", "high", "held", "declined_after"]
    writer = csv.DictWriter(text, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def components_as_svg(title: str, components: Sequence[Tally]) -> str:
    """Return a picture of all intervals."""
    rows = tuple(Row(each.name.rpartition(".")[2], each.low, each.coins, each.high) for each in components)
    return draw_intervals(Chart(title, "coins per pick, with the 95 % interval", rows))
