"""What depends on options of the game: tests, and lists of which only a part is chosen."""

from collections.abc import Iterator, Sequence

from swdsl.generate.identifiers import attribute_name
from swdsl.generate.layout import Value, lay_out, quoted, row
from swdsl.lower.form import OptionTest

Options = tuple[OptionTest, ...]
Listed = tuple[Options, Value]

_LOCALS = ("board", "game", "terms", "clauses", "chosen")


def option_test(test: OptionTest) -> str:
    """Print the test that a game has made a choice, or has not."""
    return f"game.option({quoted(test.option)}) {'==' if test.made else '!='} {quoted(test.choice)}"


def option_tests(options: Options, tests: dict[str, str]) -> str:
    """Return one name for a test of several options; `tests` collects what each name stands for."""
    names = []
    for test in options:
        wanted = test.choice if test.made else f"not_{test.choice}"
        unique = attribute_name(wanted, (*_LOCALS, *tests.values()))
        names.append(tests.setdefault(option_test(test), unique))
    return " and ".join(names)


def chosen(key: str, element: str, listed: Sequence[Listed]) -> Iterator[str]:
    """Yield the statements that list what the options of the game leave."""
    runs: list[tuple[Options, list[Value]]] = []
    for options, value in listed:
        if runs and runs[-1][0] == options:
            runs[-1][1].append(value)
        else:
            runs.append((options, [value]))
    start = f"{key}: tuple[{element}, ...] = "
    if runs[0][0]:
        yield f"    {start}()"
        start = f"{key} += "
    tests: dict[str, str] = {}
    for options, values in runs:
        if options:
            known = len(tests)
            test = option_test(options[0]) if len(options) == 1 else option_tests(options, tests)
            yield from (f"    {name} = {said}" for said, name in list(tests.items())[known:])
            yield f"    if {test}:"
        yield from lay_out(row(values), 8 if options else 4, before=start)
        start = f"{key} += "
