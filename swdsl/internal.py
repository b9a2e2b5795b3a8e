"""`InternalError`: our bug, not the author's."""


class InternalError(Exception):
    """A bug in swdsl, never in the rules. Not caught anywhere; please report it."""
