"""The one jinja2 environment: strict, and without any filter of its own."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from swdsl.generate.one_line import Code
from swdsl.internal import InternalError


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
        finalize=_only_code,
    )


def render(template: str, **values: object) -> str:
    """Return the text of a template filled with the parts of a plan."""
    return environment().get_template(template).render(**values)


def _only_code(value: object) -> Code:
    """Let nothing into a module that was not printed from a tree: any other text could be somebody's."""
    if not isinstance(value, Code):
        raise InternalError(f"a template prints what is not code: {value!r}")
    return value
