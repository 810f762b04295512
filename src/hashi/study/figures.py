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
    quarter: float = 0.0
    median: float = 0.0
    three_quarters: float = 0.0
    highest: float = 0.0

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Self:
        if not numbers:
            return cls()
        several = len(numbers) > 1
        quarters = quantiles(numbers, method="inclusive") if several else [numbers[0]] * 3
        deviation = stdev(numbers) if several else 0.0
        return cls(
            len(numbers), fmean(numbers), deviation, min(numbers), *quarters, max(numbers)
        )

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / math.sqrt(self.count) if self.count else 0.0

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.error:.2f}"
