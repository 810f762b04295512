"""What a row of numbers comes to."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles, stdev
from typing import Self


@dataclass(frozen=True)
class Figures:
    """Mean and spread; of no numbers at all, everything is 0."""

    count: int = 0
    mean: float = 0.0
    deviation: float = 0.0
    lowest: float = 0.0
    quarters: tuple[float, float, float] = (0.0, 0.0, 0.0)
    highest: float = 0.0

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Self:
        if not numbers:
            return cls()
        if len(numbers) == 1:
            (only,) = numbers
            return cls(1, float(only), 0.0, only, (only, only, only), only)
        first, median, third = quantiles(numbers, method="inclusive")
        return cls(
            count=len(numbers),
            mean=fmean(numbers),
            deviation=stdev(numbers),
            lowest=min(numbers),
            quarters=(first, median, third),
            highest=max(numbers),
        )

    @property
    def error(self) -> float | None:
        """The standard error of the mean; one number alone has none."""
        return self.deviation / math.sqrt(self.count) if self.count > 1 else None
