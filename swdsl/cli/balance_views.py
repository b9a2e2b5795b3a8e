"""The verdict for programs, and as a picture."""

from collections.abc import Mapping, Sequence

from swdsl.balance.field import Estimate, Field
from swdsl.balance.verdict import Table, Tuned, Verdict
from swdsl.drawing.intervals import Chart, Row, draw_intervals


def verdict_as_json(verdict: Verdict, kept: Sequence[str | None]) -> dict[str, object]:
    """Return the fields of docs/json.md."""
    main, relative = verdict.main, verdict.relative
    return {
        "component": verdict.name,
        "kind": verdict.kind,
        "game": main.game,
        "bots": main.bot,
        "verdict": main.judgement,
        **_numbers(main.estimate),
        "band": [round(each, 2) for each in main.band],
        "rank": main.rank,
        "of": main.of,
        "games": main.games,
        "more_games": main.more_games(),
        "players": [_table(each) for each in verdict.tables if each.bot == main.bot],
        "strengths": [_table(each) for each in verdict.tables if each.game == main.game],
        "partners": [{"component": each.name, **_numbers(each)} for each in verdict.partners],
        "relative": relative
        and {"component": relative.name, "form": round(relative.form, 3), "play": round(relative.play, 3)},
        "findings": [
            {"kind": finding.kind, "message": finding.message, "replay": path}
            for finding, path in zip(verdict.findings, kept, strict=True)
        ],
        "tuned": _tuned(verdict.tuned) if verdict.tuned else None,
    }


def _numbers(known: Estimate) -> dict[str, object]:
    return {"coins": round(known.coins, 2), "low": round(known.low, 2), "high": round(known.high, 2)}


def _table(table: Table) -> dict[str, object]:
    return {
        "game": table.game,
        "players": table.players,
        "bots": table.bot,
        **_numbers(table.estimate),
        "rank": table.rank,
        "of": table.of,
        "games": table.games,
    }


def _tuned(tuned: Tuned) -> dict[str, object]:
    return {
        "number": tuned.what,
        "old": tuned.old,
        "new": tuned.new,
        "target": round(tuned.target, 2),
        "reached": tuned.reached,
        "tried": [{"value": value, **_numbers(known)} for value, known in tuned.tried],
    }


def ranking_as_json(game: str, bot: str, seed: int, fields: Sequence[Field]) -> dict[str, object]:
    """Return the fields of docs/json.md."""
    return {
        "game": game,
        "bots": bot,
        "games": fields[0].games if fields else 0,
        "seed": seed,
        "components": [
            {
                "kind": field.kind,
                "component": each.name,
                **_numbers(each),
                "rank": place,
                "of": len(field.estimates),
                "stands_out": field.stands_out(each),
            }
            for field in fields
            for place, each in enumerate(field.estimates, 1)
        ],
    }


def draw_field(field: Field, names: Mapping[str, str], chosen: str) -> str:
    """Draw a whole kind, with the band of the official ones, and one of them marked."""
    rows = tuple(
        Row(names[each.name], each.low, each.coins, each.high, each.name == chosen)
        for each in field.estimates
    )
    title = f"{field.kind}s, {field.games:,} games"
    return draw_intervals(
        Chart(title, "coins beside an average pick, 95 % interval; shaded: the middle half", rows, field.band)
    )
