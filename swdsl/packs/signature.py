"""Signatures: who made a pack, and that nobody changed it since. Made and checked with Ed25519.

A checksum that travels inside a pack proves that the pack arrived whole. Only a signature proves who made it,
and only to those who know whose key it is. Keys are the user's own affair: an Ed25519 key of OpenSSH will do.
"""

from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.packs.entries import Entry

SIGNATURE: Final = "pack.sig"
"""The entry with the signature of the list of contents."""

_PURPOSE: Final = b"swdsl pack 1\n"  # so that a signature made for something else never fits
_LARGEST: Final = 1000


class SignatureError(Exception):
    """A key or a signature that cannot be used, with the reason."""


class SigningUnavailable(SignatureError):  # noqa: N818 - it says what is missing, not what went wrong
    """The library that signs is not installed."""


@dataclass(frozen=True, slots=True)
class Signature:
    """A signature and the public key it was made with, as OpenSSH writes it."""

    key: str
    data: bytes


def sign(listing: bytes, private_key: bytes) -> Entry:
    """Return the entry with a signature of a list of contents."""
    _needed()
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    try:
        load = (
            serialization.load_ssh_private_key
            if b"OPENSSH" in private_key[:100]
            else serialization.load_pem_private_key
        )
        key = load(private_key, password=None)
    except (ValueError, TypeError) as error:
        raise SignatureError("it is no key without a passphrase that OpenSSH could have made") from error
    except Exception as error:  # the library has errors of its own for kinds of keys it does not know
        raise SignatureError("it is of an unknown kind") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise SignatureError("it is not an Ed25519 key")
    public = key.public_key().public_bytes(serialization.Encoding.OpenSSH, serialization.PublicFormat.OpenSSH)
    return Entry(SIGNATURE, public + b"\n" + key.sign(_PURPOSE + listing).hex().encode() + b"\n")


def read_signature(entries: Sequence[Entry]) -> Signature | None:
    """Return the signature of a pack, None if it has none; raises `SignatureError` if it is none."""
    found = [entry.data for entry in entries if entry.path == SIGNATURE]
    if not found:
        return None
    try:
        if len(found) > 1 or len(found[0]) > _LARGEST:
            raise ValueError
        key, signed, end = found[0].decode("ascii").split("\n")
        kind, encoded = key.split(" ")
        if kind != "ssh-ed25519" or end:
            raise ValueError
        b64decode(encoded, validate=True)
        return Signature(key, bytes.fromhex(signed))
    except ValueError as error:
        raise SignatureError("its signature is none") from error


def is_genuine(signature: Signature, listing: bytes) -> bool:
    """Whether a list of contents is what the owner of the key signed."""
    _needed()
    from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = serialization.load_ssh_public_key(signature.key.encode())
        if not isinstance(key, Ed25519PublicKey):
            return False
        key.verify(signature.data, _PURPOSE + listing)
    except (InvalidSignature, UnsupportedAlgorithm, ValueError):
        return False
    return True


def same_key(one: str, other: str) -> bool:
    """Whether two lines of OpenSSH name the same public key; comments behind it do not matter."""
    return one.split()[:2] == other.split()[:2] and len(one.split()) > 1


def _needed() -> None:
    try:
        import cryptography  # noqa: F401
    except ImportError as error:
        raise SigningUnavailable("signatures need `pip install swdsl[sign]`") from error
