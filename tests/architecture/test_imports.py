"""Imports point one way, and each room keeps its library and its secrets to itself."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "swdsl").rglob("*.py"))

# One library, one room: everybody else receives our own values.
LIBRARIES = {
    "click": {"cli"},
    "distributed": {"play"},
    "gymnasium": {"ai"},
    "cryptography": {"packs"},
    "rich": {"cli"},
    "starlette": {"page"},
    "uvicorn": {"cli"},
    "watchfiles": {"page"},
    "jinja2": {"generate", "reference"},
    "lark": {"syntax"},
    "lsprotocol": {"lsp"},
    "markupsafe": {"reference"},
    "networkx": {"graphs"},
    "numpy": {"ai"},
    "pettingzoo": {"ai"},
    "pygls": {"lsp"},
    "pygments": {"editors"},
    "pyspiel": {"ai"},
    "hatchling": {"native"},
    "weasyprint": {"reference"},
}

# Who may look at what was written; all others know only what it means.
MAY_SEE_THE_TREE = {"advice", "syntax", "resolve", "pipeline", "studio", "editors", "cli"}

# Who may find something wrong with what an author wrote, and those who pass it on.
MAY_REPORT = {
    "advice",
    "__init__",
    "diagnostics",
    "syntax",
    "resolve",
    "check",
    "scenarios",
    "packs",
    "pipeline",
    "studio",
    "lsp",
    "whose",
    "workspace",
    "cli",
}

# What a module needs to read or write a file by itself.
DISK = {"os", "shutil", "tempfile", "io", "glob"}
MAY_TOUCH_THE_DISK = {"workspace", "cli", "lsp", "native"}


def room(module: Path) -> str:
    """Return the name of the room a module belongs to."""
    return module.relative_to(ROOT / "swdsl").with_suffix("").parts[0]


@cache  # the names are kept, not the trees: those of all modules are large
def imported(module: Path) -> tuple[str, ...]:
    """Return the absolute dotted names that a module imports, relative ones resolved."""
    return tuple(_imported(module))


def _imported(module: Path) -> Iterator[str]:
    package = module.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*around, *filter(None, [node.module])))
            yield from (f"{base}.{alias.name}" for alias in node.names)


def test_contracts_of_the_project_file_are_kept() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def test_every_library_stays_in_its_room() -> None:
    strays = [
        f"{module.relative_to(ROOT)} imports {name}"
        for module in MODULES
        for name in imported(module)
        if name.split(".")[0] not in {"swdsl", *sys.stdlib_module_names}
        and room(module) not in LIBRARIES.get(name.split(".")[0], set())
    ]
    assert strays == []


def test_only_resolve_sees_both_the_tree_and_the_model() -> None:
    strays = [
        f"{module.relative_to(ROOT)} imports {name}"
        for module in MODULES
        for name in imported(module)
        if name.startswith("swdsl.syntax") and room(module) not in MAY_SEE_THE_TREE
    ]
    assert strays == []


def test_only_what_reads_and_checks_reports_findings() -> None:
    """Whoever prints, draws or plays works on rules that are right: what fails there is a bug of ours."""
    strays = [
        f"{module.relative_to(ROOT)} imports {name}"
        for module in MODULES
        for name in imported(module)
        if name.startswith("swdsl.diagnostics") and room(module) not in MAY_REPORT
    ]
    assert strays == []


def test_runtime_stands_alone() -> None:
    foreign = [
        f"{module.relative_to(ROOT)} imports {name}"
        for module in MODULES
        if room(module) == "runtime"
        for name in imported(module)
        if not name.startswith("swdsl.runtime") and name.split(".")[0] not in sys.stdlib_module_names
    ]
    assert foreign == []


def test_only_the_workspace_touches_the_disk() -> None:
    found = [
        f"{module.relative_to(ROOT)} imports {name}"
        for module in MODULES
        if room(module) not in MAY_TOUCH_THE_DISK
        for name in imported(module)
        if name.split(".")[0] in DISK or name in {"pathlib", "pathlib.Path"}
    ]
    assert found == []


def test_only_the_workspace_opens_files() -> None:
    found = [
        f"{module.relative_to(ROOT)}:{node.lineno}"
        for module in MODULES
        if room(module) not in MAY_TOUCH_THE_DISK
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"
    ]
    assert found == []


def test_generated_modules_know_the_runtime_and_each_other_only() -> None:
    foreign = [
        f"{module.relative_to(ROOT)} imports {name}"
        for module in sorted((ROOT / "generated").rglob("*.py"))
        for name in imported(module)
        if name.split(".")[0] not in {"generated", *sys.stdlib_module_names}
        and not name.startswith("swdsl.runtime")
    ]
    assert foreign == []
