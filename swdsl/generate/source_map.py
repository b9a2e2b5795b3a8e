"""Where each clause stands: the only generated module that knows lines of source files."""

from collections.abc import Iterable

from swdsl.generate.one_line import Code
from swdsl.generate.plan import ModulePlan
from swdsl.generate.python import Assign, Import, Item, Literal, Mapping, Name, Pair, Row
from swdsl.lower.form import Clause, LoweredSet

_STR, _INT = Name("str"), Name("int")
_PLACE = Item(Name("tuple"), Row((_STR, _INT, _STR)))
_KIND = Item(Name("Final"), Item(Name("dict"), Row((_STR, _PLACE))))


def source_plan(sets: Iterable[LoweredSet], source: Code) -> ModulePlan:
    """Return the source map: name of a clause, file, line, text."""
    entries = tuple(_entry(clause) for each in sets for clause in each.clauses)
    clauses = Assign(Name("CLAUSES"), Mapping(entries, broken=bool(entries)), _KIND)
    groups = ((Import("typing", ("Final",)),), (clauses,))
    return ModulePlan(source, "Where each clause stands.", groups)


def _entry(clause: Clause) -> Pair:
    place = (Literal(clause.span.path), Literal(clause.span.line), Literal(clause.text))
    return Pair(Literal(clause.id), Row(place))
