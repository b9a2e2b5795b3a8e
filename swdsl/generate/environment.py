"""The one jinja2 environment: strict, and without any filter of its own."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined


@cache
def environment() -> Environment:
    """Return the environment of all templates; a misspelt field is an error, not an empty text."""
    return Environment(
        loader=PackageLoader("swdsl.generate"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def render(template: str, **values: object) -> str:
    """Return the text of a template filled with the parts of a plan."""
    return environment().get_template(template).render(**values)
