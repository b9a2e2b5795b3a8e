"""`swdsl explain`: what a finding means, why it matters, a bad and a good example."""

import click

from swdsl.cli.lookup import nothing_called
from swdsl.cli.output import print_json, say
from swdsl.diagnostics import ALL_CODES, CODE_BY_SLUG
from swdsl.workspace import read_page


@click.command("explain")
@click.argument("code", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print every code with title and severity as JSON.")
def command(code: str | None, as_json: bool) -> None:
    """Explain a finding by its CODE, with examples; without a code, list them all."""
    if code is not None and code not in CODE_BY_SLUG:
        nothing_called(code, CODE_BY_SLUG, instead="Run `swdsl explain` to see every code.")
    chosen = ALL_CODES if code is None else (CODE_BY_SLUG[code],)
    if as_json:
        print_json([{"code": e.slug, "severity": e.severity.value, "title": e.title} for e in chosen])
    elif code is not None:
        say(read_page(f"docs/diagnostics/{code}.md"), nl=False)
    else:
        width = max(len(each.slug) for each in chosen)
        for each in chosen:
            say(f"{each.slug:{width}}  {each.severity.value:7}  {each.title}")
