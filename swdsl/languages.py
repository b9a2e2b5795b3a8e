"""The languages there are, and how something is said in each of them: who forgets one hears it from mypy."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

T = TypeVar("T")


def in_each_language(*, en: T, fr: T, it: T, ru: T) -> Mapping[str, T]:
    """Return texts, or whole tables of them, by the code of their language."""
    return MappingProxyType({"en": en, "fr": fr, "it": it, "ru": ru})
