"""Games by name: the official ones as generated modules, a pack's own compiled in memory.

Nothing of a pack is imported from its folder. Its modules are printed from the checked model and run
from memory, so that a stranger's folder never decides what Python executes.
"""

import hashlib
import importlib
import importlib.abc
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TypeAlias

from swdsl.generate.execution import execute
from swdsl.runtime.game import Game

Choices: TypeAlias = tuple[tuple[str, str], ...]
"""Options by their full names, with what a table chose otherwise than the game it plays."""

Clauses: TypeAlias = Mapping[str, tuple[str, int, str]]
"""By the name of a clause: its file, its line, and the sentence itself."""


@dataclass(frozen=True, slots=True)
class OfficialGame:
    """A game that travels with the program; `package` is where its modules are imported from."""

    package: str
    name: str
    choices: Choices = ()

    def __call__(self) -> Game:
        """Build the game."""
        module = importlib.import_module(f"{self.package}.games.{self.name}")
        game: Game = module.new_game(dict(self.choices))
        return game

    def clauses(self) -> Clauses:
        """Return where every clause stands in the rules, and what it says."""
        known: Clauses = importlib.import_module(f"{self.package}.source_map").CLAUSES
        return known


@dataclass(frozen=True, slots=True)
class CompiledGame:
    """A game whose modules are texts just printed: pairs of path below the package and text."""

    modules: tuple[tuple[str, str], ...]
    name: str
    choices: Choices = ()

    def __call__(self) -> Game:
        """Build the game."""
        return self._at_hand()()

    def clauses(self) -> Clauses:
        """Return where every clause stands in the rules, and what it says."""
        return self._at_hand().clauses()

    def put_away(self) -> None:
        """Let Python forget the modules: a program that compiles all day would keep every text it ever ran.

        Games that were built are not touched; whoever builds another one puts the modules back.
        """
        package = self._package()
        sys.meta_path[:] = [
            each for each in sys.meta_path if not (isinstance(each, _FromMemory) and each.package == package)
        ]
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]

    def _at_hand(self) -> OfficialGame:
        """Put the modules where Python finds them."""
        package = self._package()
        if package not in sys.modules:
            sys.meta_path.append(_FromMemory(package, dict(self.modules)))
        return OfficialGame(package, self.name, self.choices)

    def _package(self) -> str:
        key = hashlib.sha256(repr(self.modules).encode()).hexdigest()[:12]
        return f"_swdsl_table_{key}"


class _FromMemory(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of one package among texts."""

    def __init__(self, package: str, texts: Mapping[str, str]) -> None:
        self.package = package
        self._texts = texts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for modules of this package only."""
        place = self._place(fullname)
        if place is None:
            return None
        is_package = place.endswith("__init__.py")
        return importlib.util.spec_from_loader(fullname, self, is_package=is_package)

    def exec_module(self, module: ModuleType) -> None:
        """Run a text as the module it belongs to. It is our own output, printed from a checked model."""
        place = self._place(module.__name__)
        assert place is not None
        execute(self._texts[place], f"<{place}>", module.__dict__)

    def _place(self, fullname: str) -> str | None:
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        stem = fullname[len(self.package) + 1 :].replace(".", "/")
        candidates = [f"{stem}/__init__.py".lstrip("/"), f"{stem}.py"]
        return next((place for place in candidates if place in self._texts), None)
