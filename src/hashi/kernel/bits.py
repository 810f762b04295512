"""Sets of islands and of lines as machine words: the bit at an index stands for that index.

A set of islands is one word. A set of lines is two, as 64 islands have up to 112 lines. Inside
compiled code every operand is a `uint64`: mixed with a signed number, it would turn into a float.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import numpy as np
from numba import types

from hashi.kernel.compiling import compiled, instruction

WORD = 64
"""How many bits a word has."""

LINE_WORDS = 2
"""How many words a set of lines has."""

LineSet: TypeAlias = tuple[np.uint64, np.uint64]
Index: TypeAlias = int | np.uint64

signed: Callable[[Any], int] = np.int64  # type: ignore[assignment]
"""Inside compiled code, the type of whole numbers that are not words."""


@instruction
def count(_typing: Any, word: Any) -> Any:
    """How many bits are set."""

    def build(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.ctpop(*words)

    return types.uint64(word), build


@instruction
def lowest(_typing: Any, word: Any) -> Any:
    """The index of the lowest bit that is set; there must be one."""

    def build(context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.cttz(*words, context.get_constant(types.boolean, True))

    return types.uint64(word), build


@compiled
def bit(index: Index) -> np.uint64:
    """The bit that stands for the index in its word."""
    return np.uint64(1) << np.uint64(index) % np.uint64(WORD)


@compiled
def word_of(line: Index) -> np.uint64:
    """Which word of a set has the line's bit."""
    return np.uint64(line) // np.uint64(WORD)


@compiled
def without_lowest(word: np.uint64) -> np.uint64:
    return word & (word - np.uint64(1))


@compiled
def nth(word: np.uint64, n: Index) -> np.uint64:
    """The index of the set bit that has exactly n set bits below it."""
    for _ in range(n):
        word = without_lowest(word)
    return lowest(word)


@compiled
def count_lines(lines: LineSet) -> np.uint64:
    return count(lines[0]) + count(lines[1])


@compiled
def nth_line(lines: LineSet, n: Index) -> np.uint64:
    """The line that has exactly n lines of the set before it."""
    in_first = count(lines[0])
    if n < in_first:
        return nth(lines[0], n)
    return np.uint64(WORD) + nth(lines[1], np.uint64(n) - in_first)


def pack_set(indices: Iterable[int]) -> int:
    """The set as a whole number, of as many bits as it takes."""
    return sum(1 << index for index in indices)


def words_of(packed: int) -> tuple[int, ...]:
    """The words of a set of lines."""
    return tuple(packed >> WORD * word & ((1 << WORD) - 1) for word in range(LINE_WORDS))


def members(*words: np.uint64) -> Iterator[int]:
    """The indices in a set, in order."""
    for place, word in enumerate(words):
        rest = int(word)
        while rest:
            yield WORD * place + (rest & -rest).bit_length() - 1
            rest &= rest - 1
