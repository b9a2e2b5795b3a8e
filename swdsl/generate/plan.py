"""What a template prints: modules, classes, methods and functions, with every line ready."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Method:
    """A method or function: its first line without the colon, and its body."""

    signature: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClassPlan:
    """A dynamic clause."""

    name: str
    base: str
    doc: str
    attributes: tuple[str, ...]
    methods: tuple[Method, ...]


@dataclass(frozen=True, slots=True)
class FunctionPlan:
    """A component or the frame."""

    signature: str
    doc: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """The clauses of a component, and the function that puts it together."""

    classes: tuple[ClassPlan, ...]
    function: FunctionPlan


@dataclass(frozen=True, slots=True)
class ModulePlan:
    """A module of components."""

    source: str
    doc: str
    imports: tuple[str, ...]
    blocks: tuple[Block, ...]
    constant: tuple[str, ...]
