"""Codes for packs that travel: what they say of themselves, and files that are none."""

from typing import Final

from swdsl.diagnostics.code import Code, error

INCOMPLETE_PACK: Final = error("incomplete-pack", "A pack does not say enough of itself to travel")
UNKNOWN_LANGUAGE: Final = error("unknown-language", "A pack is written in a newer version of the language")
OLD_VERSION: Final = error("old-version", "A set is older than a pack needs")
NOT_A_PACK: Final = error("not-a-pack", "A file is no pack")
PACK_PATH: Final = error("pack-path", "A pack reaches outside itself")
PACK_LINK: Final = error("pack-link", "A pack has a link in it")
PACK_FOREIGN_FILE: Final = error("pack-foreign-file", "A pack carries something other than rules and texts")
PACK_TOO_LARGE: Final = error("pack-too-large", "A pack has too many or too large files")
PACK_DAMAGED: Final = error("pack-damaged", "A pack is not what its author sealed")
PACK_SIGNATURE: Final = error("pack-signature", "A pack is not signed by whom it should be")

CODES: Final[tuple[Code, ...]] = (
    INCOMPLETE_PACK,
    UNKNOWN_LANGUAGE,
    OLD_VERSION,
    NOT_A_PACK,
    PACK_PATH,
    PACK_LINK,
    PACK_FOREIGN_FILE,
    PACK_TOO_LARGE,
    PACK_DAMAGED,
    PACK_SIGNATURE,
)
