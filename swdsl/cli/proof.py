"""What is proven about a pack: that it is whole, and, if it is signed, by which key."""

import sys
from typing import Final, NoReturn

from swdsl.cli.output import report, say
from swdsl.cli.project import current_folder
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_packs import PACK_SIGNATURE
from swdsl.packs.seal import Pack
from swdsl.packs.signature import SigningUnavailable, is_genuine, same_key
from swdsl.source import top_of_file
from swdsl.workspace import read_ordinary

_UNSIGNED: Final = "It arrived whole, as its checksums say; who made it is not proven: it is not signed."
_MOST: Final = 10_000  # bytes of a file with a public key


def proof_of(pack: Pack, file: str, maker: str | None) -> str:
    """Return a sentence about what is proven; leave if a signature is false or not the one that is wanted."""
    signature = pack.signature
    if signature is None:
        if maker is not None:
            _refuse(file, "It is not signed.")
        return _UNSIGNED
    try:
        genuine = is_genuine(signature, pack.listing)
    except SigningUnavailable as reason:
        if maker is not None:
            _refuse(file, f"Its signature cannot be checked here: {reason}.")
        return f"It arrived whole; its signature was not checked: {reason}."
    if not genuine:
        _refuse(file, "Its signature is false: it is not what the owner of the key signed.")
    if maker is not None and not same_key(_key(maker), signature.key):
        _refuse(file, f"It is signed with another key: {signature.key}.")
    return f"It arrived whole and unchanged since it was signed with the key {signature.key}."


def _key(maker: str) -> str:
    """Return a public key that was given as it is, or as a file."""
    if maker.startswith("ssh-ed25519 "):
        return maker
    try:
        return read_ordinary(current_folder() / maker, _MOST).decode(errors="replace")
    except OSError as error:
        say(f"The key {maker} cannot be read: {(error.strerror or 'unknown').lower()}.", err=True)
        sys.exit(2)


def _refuse(file: str, message: str) -> NoReturn:
    hint = "Ask whoever sent it for their public key, and for the file again."
    report((Diagnostic.at(PACK_SIGNATURE, top_of_file(file), message, hint=hint),), {})
    say("Nothing was written.", err=True)
    sys.exit(1)
