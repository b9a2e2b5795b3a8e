"""Tools that a contributor's machine may lack: the test says so and is skipped; in CI it fails."""

import importlib
import os
from types import ModuleType

import pytest


def lacking(tool: str) -> None:
    """Skip this test for want of a tool, or fail it where everything must be there."""
    if os.environ.get("CI"):
        pytest.fail(f"CI must have {tool}")
    pytest.skip(f"needs {tool}")


def imported(name: str, tool: str) -> ModuleType:
    """Import a library that only some machines have."""
    try:
        return importlib.import_module(name)
    except ImportError:
        lacking(tool)
        raise
