"""Numbers as people write them in a language."""

from babel.numbers import format_decimal

from hashi.i18n.catalogue import locale, say


def decimal(language: str, number: float, places: int) -> str:
    """With so many decimal places: 51.30 in English, 51,30 in German."""
    return format_decimal(round(number, places), f"0.{'0' * places}", locale(language))


def shortest(language: str, number: float) -> str:
    """With no more decimal places than it needs, and three at most: 51.5."""
    return format_decimal(number, "0.###", locale(language))


def with_error(language: str, mean: float, error: float | None) -> str:
    """The mean, and its standard error if it has one."""
    told = decimal(language, mean, 2)
    return told if error is None else f"{told} ± {decimal(language, error, 2)}"


def percent(language: str, part: float) -> str:
    return say(language, "share", percent=round(100 * part))
