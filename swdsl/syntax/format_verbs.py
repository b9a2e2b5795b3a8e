"""Verbs in the third person."""


def third_person(verb: str) -> str:
    """Return the form behind `an opponent`: `attacks`, `passes`, `occupies`."""
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "ch")) else f"{verb}s"
