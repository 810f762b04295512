"""Numbers are written as people write them."""

import pytest

from hashi.i18n.numbers import decimal, percent, shortest, with_error


@pytest.mark.parametrize(
    ("language", "mean", "spread", "few", "part"),
    [
        ("en", "51.30 ± 0.25", "1234.6", "24.5", "8 %"),
        ("de", "51,30 ± 0,25", "1234,6", "24,5", "8 %"),
        ("it", "51,30 ± 0,25", "1234,6", "24,5", "8%"),
        ("pl", "51,30 ± 0,25", "1234,6", "24,5", "8%"),
        ("el", "51,30 ± 0,25", "1234,6", "24,5", "8%"),
    ],
)
def test_each_language_writes_numbers_in_its_way(
    language: str, mean: str, spread: str, few: str, part: str
) -> None:
    assert with_error(language, 51.3, 0.25) == mean
    assert with_error(language, 51.3, None) == mean.split(" ± ")[0]
    assert decimal(language, 1234.56, 1) == spread
    assert shortest(language, 24.5) == few
    assert shortest(language, 18.0) == "18"
    assert percent(language, 0.075) == part


def test_numbers_are_rounded_as_python_rounds_them() -> None:
    assert decimal("en", 21.575, 2) == f"{21.575:.2f}"
