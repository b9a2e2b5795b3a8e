"""The compiled kernel is used only when it is of these very sources; without one nothing changes."""

from importlib import import_module
from pathlib import Path

from swdsl.workspace.native import STAMP, stamp, use_compiled_kernel

ROOT = Path(__file__).parents[2]


def test_the_stamp_follows_every_source(tmp_path: Path) -> None:
    package, generated = tmp_path / "swdsl", tmp_path / "generated"
    (package / "runtime").mkdir(parents=True)
    (generated / "base").mkdir(parents=True)
    for path in (package / "runtime" / "play.py", generated / "base" / "races.py"):
        path.write_text("one = 1\n", encoding="utf-8")
    first = stamp(package, generated)
    (generated / "base" / "races.py").write_text("one = 2\n", encoding="utf-8")
    assert stamp(package, generated) != first
    (generated / "base" / "races.py").write_bytes(b"one = 1\r\n")
    assert stamp(package, generated) == first
    (package / "runtime" / "new.py").touch()
    assert stamp(package, generated) != first


def test_a_folder_without_a_right_stamp_is_left_alone(tmp_path: Path) -> None:
    """Who has the plain kernel already never mixes it with the compiled one."""
    import_module("swdsl.runtime.game")
    assert not use_compiled_kernel(tmp_path)
    (tmp_path / STAMP).write_text(stamp(ROOT / "swdsl", ROOT / "generated"), encoding="utf-8")
    assert not use_compiled_kernel(tmp_path)
