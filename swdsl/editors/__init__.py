"""Files for editors, made from the grammar, so that no colour and no word in them can be stale."""

from swdsl.editors.kits import EDITORS, Kit, kit_for

__all__ = ["EDITORS", "Kit", "kit_for"]
