"""What can be found: entries that answer, names of things, and the index of one language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that answers: its title, its sentences, its page, the names it is about, its weight.

    `asked` are other ways in which people ask for it: they are looked through, but never shown.
    """

    kind: str
    title: str
    sentences: tuple[str, ...]
    page: str
    about: tuple[int, ...] = ()
    rank: int = 2
    asked: tuple[str, ...] = ()
    defines: bool = False


@dataclass(frozen=True, slots=True)
class Name:
    """A thing: its name here and elsewhere, the component it is or belongs to, strange forms of its name."""

    id: str
    here: str
    elsewhere: str
    component: str = ""
    forms: str = ""


@dataclass(frozen=True, slots=True)
class Index:
    """All that can be found in one language.

    Two components meet on the page `meeting`; `boxes` are the names of boxes.
    """

    names: tuple[Name, ...]
    entries: tuple[Entry, ...]
    idle: str = ""
    plain: str = ""
    alike: tuple[str, ...] = ()
    counting: str = ""
    defining: tuple[str, ...] = ()
    asking: str = ""
    openings: tuple[str, ...] = ()
    meeting: str = ""
    meeting_title: str = ""
    boxes: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """An entry that was found, and the sentence in it that answers best."""

    entry: Entry
    snippet: str
