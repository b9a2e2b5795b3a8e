"""Names in generated Python: legal, readable, and never in each other's way."""

import builtins
import keyword
from collections.abc import Collection, Iterable

_TAKEN = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins))
_MODULES = frozenset({*keyword.kwlist, "games", "maps", "source_map"})
_LOCAL = frozenset({"self", "s", "slot", "there", "they", "by", "r", "step", "choice", "game", "board"})


def function_name(word: str, imported: Collection[str] = ()) -> str:
    """Return a name for a function; one that Python or the module already uses gets an underscore."""
    return _out_of_the_way(word, {*_TAKEN, *_LOCAL, *imported})


def module_name(word: str) -> str:
    """Return a name for a module or package that others import by it."""
    return _out_of_the_way(word, _MODULES)


def _out_of_the_way(word: str, taken: Collection[str]) -> str:
    """Add an underscore to a word that is taken, whatever it ends in: no two words become the same."""
    return f"{word}_" if word.rstrip("_") in taken else word


def class_name(words: str) -> str:
    """Return a name for a class: `frost_ogres.2` becomes `FrostOgres2`."""
    return "".join(part[:1].upper() + part[1:] for part in words.replace(".", "_").split("_"))


def told_apart(word: str, others: Iterable[str]) -> str:
    """Return a name that differs from the others, and from the words of Python."""
    plain = f"{word}_" if keyword.iskeyword(word) else word
    taken = set(others)
    number, name = 2, plain
    while name in taken:
        name, number = f"{plain}_{number}", number + 1
    return name


def plural(word: str) -> str:
    """Return the plural of an id, by the regular rules."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "z", "ch", "sh")) else f"{word}s"
