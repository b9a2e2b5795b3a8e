"""The verdict in words."""

from collections.abc import Iterator, Mapping

from swdsl.balance.field import Estimate, Field
from swdsl.balance.verdict import FITS, STRONG, UNCLEAR, WEAK, Table, Verdict

Names = Mapping[str, str]
"""Display names by full names."""

_SHOWN_PARTNERS = 3
_AS_WHAT = {"race": "A pick", "power": "A pick", "place": "Finding it", "relic": "Finding it"}
ALIKE = 0.8
"""From so much likeness on, a reader should wonder whether both are needed."""


def verdict_lines(verdict: Verdict, names: Names) -> list[str]:
    """Say everything, the answer first."""
    return [
        *_answer(verdict, names),
        *_disagreements(verdict),
        *_tables(verdict),
        *_partners(verdict, names),
        *_relative(verdict, names),
        *_findings(verdict),
        *_tuned(verdict),
    ]


def _answer(verdict: Verdict, names: Names) -> Iterator[str]:
    main = verdict.main
    name, low, high = names[verdict.name], *main.band
    where = f"place {main.rank} of {main.of} at {main.game}"
    said = {
        STRONG: f"{name} looks too strong: {where}.",
        WEAK: f"{name} looks too weak: {where}.",
        FITS: f"{name} fits: {where}.",
        UNCLEAR: f"{name} may be a little {'strong' if main.estimate.coins > high else 'weak'}: {where}.",
    }
    vague = f"{main.games:,} games are too few to tell whether {name} is strong or weak: {where} so far."
    yield vague if main.is_vague else said[main.judgement]
    yield (
        f"{_AS_WHAT[verdict.kind]} is worth {interval(main.estimate)} beside an average {verdict.kind};"
        f" the middle half of the official ones lies between {low:+.1f} and {high:+.1f}."
    )
    if main.more_games():
        yield f"Some {main.more_games():,} games more would settle it; these were {main.games:,}."


def interval(known: Estimate) -> str:
    """Return a value with its interval."""
    return f"{known.coins:+.1f} coins ({known.low:+.1f} to {known.high:+.1f})"


def _disagreements(verdict: Verdict) -> Iterator[str]:
    """Say when other tables or other bots see it otherwise, beyond what chance explains."""
    main = verdict.main
    for table in verdict.tables[1:]:
        if {main.judgement, table.judgement} == {STRONG, WEAK}:
            yield f"But {_played(table)} it is {table.judgement}: {interval(table.estimate)}."
        elif table.estimate.low > main.estimate.high:
            yield f"But it is worth more {_played(table)}: {interval(table.estimate)}."
        elif table.estimate.high < main.estimate.low:
            yield f"But it is worth less {_played(table)}: {interval(table.estimate)}."


def _played(table: Table) -> str:
    return f"at {table.game} among {table.bot} bots"


def _tables(verdict: Verdict) -> Iterator[str]:
    yield ""
    for table in verdict.tables:
        yield (
            f"  {table.game:24} {table.players} players  {table.bot:8} {interval(table.estimate):34}"
            f"  place {table.rank} of {table.of}, {_games(table.games)}"
        )


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number:,} games"


def _partners(verdict: Verdict, names: Names) -> Iterator[str]:
    if not verdict.partners:
        return
    best, worst = verdict.partners[:_SHOWN_PARTNERS], verdict.partners[-_SHOWN_PARTNERS:]
    yield ""
    yield f"Best with {_listed(best, names)}; worst with {_listed(worst, names)}."


def _listed(partners: tuple[Estimate, ...], names: Names) -> str:
    return ", ".join(f"{names[each.name]} {each.coins:+.1f}" for each in partners)


def _relative(verdict: Verdict, names: Names) -> Iterator[str]:
    relative = verdict.relative
    if relative is None:
        return
    told = f"{relative.form:.0%} of the rules alike, games with it {relative.play:.0%} alike"
    doubt = " Are both needed?" if min(relative.form, relative.play) >= ALIKE else ""
    yield f"Nearest relative: {names[relative.name]}, {told}.{doubt}"


def _findings(verdict: Verdict) -> Iterator[str]:
    if not verdict.findings:
        yield "Nothing looks broken."
    for finding in verdict.findings:
        yield f"{finding.kind}: {finding.message}"


def _tuned(verdict: Verdict) -> Iterator[str]:
    tuned = verdict.tuned
    if tuned is None:
        return
    yield ""
    for value, known in tuned.tried:
        yield f"  {tuned.what} {value:2}: {interval(known)}"
    goal = f"{tuned.target:+.1f} coins"
    if not tuned.reached:
        yield f"No value of {tuned.what} that was tried comes to {goal}; {tuned.new} comes nearest."
    elif tuned.new == tuned.old:
        yield f"{tuned.what} {tuned.old} is right for {goal}."
    else:
        yield f"{tuned.what} {tuned.new} instead of {tuned.old} would come to {goal}."


def ranking_lines(field: Field, names: Names) -> list[str]:
    """Return a whole kind in its order, one line each; a star marks what lies outside the band for sure."""
    wide = max((len(names[each.name]) for each in field.estimates), default=0)
    lines = [f"{field.kind}s, {field.games:,} games; the middle half of the official ones:"]
    lines[0] += f" {field.band[0]:+.1f} to {field.band[1]:+.1f} coins"
    for place, each in enumerate(field.estimates, 1):
        star = " *" if field.stands_out(each) else ""
        lines.append(f"  {place:3}  {names[each.name]:{wide}}  {interval(each)}{star}")
    return lines
