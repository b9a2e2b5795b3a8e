"""How large things may be. Whatever stays within these numbers compiles, plays and ends.

Each limit has a finding that names it; `docs/security.md` lists them.
"""

from typing import Final

LARGEST_TERM: Final = 64
"""Descriptions of regions in a term, with every term in it written out."""
