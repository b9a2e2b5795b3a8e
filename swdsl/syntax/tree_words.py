"""The smallest parts of a tree: places, names and quoted texts.

Spans and layout never count when two trees are compared: they say where something stands,
not what it means.
"""

from dataclasses import field
from typing import ClassVar, Final

from swdsl.record import record
from swdsl.source import NOWHERE, Span


@record
class Node:
    """What every part of a tree has: its place in the file.

    A node without fields of its own is a plain subclass: making a dataclass takes a millisecond,
    and there are many of them. Its form says how it is written (see `write.py`).
    """

    form: ClassVar[str] = ""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@record
class Layout:
    """What an author put around a line without meaning anything by it.

    Comments keep their number sign. An empty text among the comments above is a blank line;
    comments below stand at the end of a block, at the depth of its last line.
    """

    blank_before: bool = False
    comments: tuple[str, ...] = ()
    trailing: str | None = None
    below: tuple[str, ...] = ()


NO_LAYOUT: Final = Layout()


@record
class Line(Node):
    """A part of a tree that stands on a line of its own, with the comments around it."""

    layout: Layout = field(default=NO_LAYOUT, compare=False, repr=False, kw_only=True)


@record
class Name(Node):
    """A word the author chose or refers to, as written: `mudpool`, `mudpools`."""

    form = "{text}"
    text: str

    def __str__(self) -> str:
        return self.text


@record
class Quoted(Node):
    """A text in quotes, without them."""

    form = '"{text}"'
    text: str

    def __str__(self) -> str:
        return self.text
