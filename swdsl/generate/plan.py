"""What a template prints: modules, classes, methods and functions, held as trees until it asks for lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from swdsl.generate.layout import STEP, printed
from swdsl.generate.one_line import Code, docstring, escaped, flat, quoted
from swdsl.generate.python import Body, Expression, Kernel


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a function is given, with its type; only `self` has none."""

    name: str
    kind: Expression | None = None
    otherwise: Expression | None = None

    @property
    def text(self) -> str:
        """The parameter, as it is declared."""
        kind = "" if self.kind is None else f": {flat(self.kind)}"
        return self.name + kind + ("" if self.otherwise is None else f" = {flat(self.otherwise)}")


@dataclass(frozen=True, slots=True)
class Function:
    """A method of a clause, or a function of a module; methods need no docstring, their clause has one."""

    name: str
    parameters: tuple[Parameter, ...]
    returns: Expression
    body: Body
    doc: str = ""

    @property
    def head(self) -> Code:
        """The first line."""
        given = ", ".join(each.text for each in self.parameters)
        return Code(f"def {self.name}({given}) -> {flat(self.returns)}:")

    @property
    def docstring(self) -> Code:
        """What it is for."""
        return docstring(self.doc)

    @property
    def lines(self) -> tuple[Code, ...]:
        """The body."""
        return printed(self.body, self.margin)

    @property
    def margin(self) -> int:
        """How far from the left its body stands."""
        return 2 * STEP if self.parameters[0].kind is None else STEP


@dataclass(frozen=True, slots=True)
class ClassPlan:
    """A dynamic clause."""

    name: str
    base: Kernel
    doc: str
    attributes: Body
    methods: tuple[Function, ...]

    @property
    def head(self) -> Code:
        """The first line."""
        return Code(f"class {self.name}({flat(self.base)}):")

    @property
    def docstring(self) -> Code:
        """The sentence of the author."""
        return docstring(self.doc)

    @property
    def lines(self) -> tuple[Code, ...]:
        """The attributes."""
        return printed(self.attributes, margin=STEP)


@dataclass(frozen=True, slots=True)
class Block:
    """The clauses of a component, and the function that puts it together."""

    classes: tuple[ClassPlan, ...]
    function: Function


@dataclass(frozen=True, slots=True)
class ModulePlan:
    """A module: where it comes from, statements in groups, then functions with the classes they need."""

    source: Code
    doc: str
    groups: tuple[Body, ...] = ()
    blocks: tuple[Block, ...] = ()
    constant: Body = ()

    @property
    def docstring(self) -> Code:
        """What it is for."""
        return docstring(self.doc)

    @property
    def paragraphs(self) -> tuple[tuple[Code, ...], ...]:
        """The groups of statements before all else."""
        return tuple(map(printed, self.groups))

    @property
    def last(self) -> tuple[Code, ...]:
        """The statement that lists what is defined above."""
        return printed(self.constant)


def files(paths: Sequence[str], otherwise: str) -> Code:
    """Name the files something was written in. Their names are strangers' text too, even in a comment."""
    return Code(", ".join(map(quoted, paths)) or escaped(otherwise))
