"""Templates: strict, escaping, and from this package only."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined


@cache
def environment() -> Environment:
    """Return the environment of all templates. A name that is not given is our bug, not an empty string."""
    made = Environment(
        loader=PackageLoader("swdsl.reference"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "sort_keys": True}
    return made


def render(template: str, **content: object) -> str:
    """Fill in a template."""
    return environment().get_template(template).render(content)


@cache
def asset(name: str) -> str:
    """Return a file that goes to the reader as it is."""
    loader = environment().loader
    assert loader is not None
    return loader.get_source(environment(), name)[0]
