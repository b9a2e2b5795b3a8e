"""`swdsl explain`: what a finding means, why it matters, a bad and a good example."""

import sys

import click

from swdsl.cli.output import print_json
from swdsl.diagnostics import ALL_CODES, CODE_BY_SLUG, did_you_mean
from swdsl.workspace import read_page


@click.command("explain")
@click.argument("code", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print every code with title and severity as JSON.")
def command(code: str | None, as_json: bool) -> None:
    """Explain a finding by its CODE, with examples; without a code, list them all."""
    if as_json:
        chosen = [CODE_BY_SLUG[code]] if code in CODE_BY_SLUG else ALL_CODES
        print_json([{"code": e.slug, "severity": e.severity.value, "title": e.title} for e in chosen])
    elif code is None:
        width = max(len(each.slug) for each in ALL_CODES)
        for each in ALL_CODES:
            click.echo(f"{each.slug:{width}}  {each.severity.value:7}  {each.title}")
    elif code in CODE_BY_SLUG:
        click.echo(read_page(f"docs/diagnostics/{code}.md"), nl=False)
    else:
        click.echo(f"There is no code `{code}`. {did_you_mean(code, CODE_BY_SLUG) or ''}".rstrip(), err=True)
        sys.exit(2)
