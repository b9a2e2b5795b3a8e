"""The registry of codes: every kind of finding, in the order `swdsl explain` lists them.

To add a code, declare it in the module of its family and name it in that module's `CODES`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from swdsl.diagnostics import (
    codes_clauses,
    codes_content,
    codes_files,
    codes_limits,
    codes_maps,
    codes_names,
    codes_packs,
    codes_scenarios,
    codes_syntax,
)
from swdsl.diagnostics.code import Code

ALL_CODES: Final[tuple[Code, ...]] = (
    *codes_syntax.CODES,
    *codes_names.CODES,
    *codes_clauses.CODES,
    *codes_maps.CODES,
    *codes_content.CODES,
    *codes_scenarios.CODES,
    *codes_limits.CODES,
    *codes_files.CODES,
    *codes_packs.CODES,
)

CODE_BY_SLUG: Final[Mapping[str, Code]] = MappingProxyType({code.slug: code for code in ALL_CODES})
