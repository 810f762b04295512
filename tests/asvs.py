"""The requirements of OWASP ASVS 5.0.0, by number and level, without their words."""

LEVELS_1_AND_2 = """
1.1 - 1-2
1.2 1-5 6-9
1.3 1-2 3-11
1.4 - 1-3
1.5 1 2
2.1 1 2-3
2.2 1-2 3
2.3 1 2-4
2.4 - 1
3.2 1-2 -
3.3 1 2-4
3.4 1-2 3-6
3.5 1-3 4-5
3.7 - 1-2
4.1 1 2-3
4.2 - 1
4.3 - 1-2
4.4 1 2-4
5.1 - 1
5.2 1-2 3
5.3 1-2 -
5.4 - 1-3
6.1 1 2-3
6.2 1-8 9-12
6.3 1-2 3-4
6.4 1-2 3-4
6.5 - 1-5
6.6 - 1-3
6.8 - 1-4
7.1 - 1-3
7.2 1-4 -
7.3 - 1-2
7.4 1-2 3-5
7.5 - 1-2
7.6 - 1-2
8.1 1 2
8.2 1-2 3
8.3 1 -
8.4 - 1
9.1 1-3 -
9.2 1 2-4
10.1 - 1-2
10.2 - 1-2
10.3 - 1-4
10.4 1-5 6-11
10.5 - 1-5
10.6 - 1-2
10.7 - 1-3
11.1 - 1-2
11.2 - 1-3
11.3 1-2 3
11.4 1 2-4
11.5 - 1
11.6 - 1
12.1 1 2-3
12.2 1-2 -
12.3 - 1-4
13.1 - 1
13.2 - 1-5
13.3 - 1-2
13.4 1 2-5
14.1 - 1-2
14.2 1 2-4
14.3 1 2-3
15.1 1 2-3
15.2 1 2-3
15.3 1 2-7
16.1 - 1
16.2 - 1-5
16.3 - 1-4
16.4 - 1-3
16.5 - 1-3
17.1 - 1
17.2 - 1-4
17.3 - 1-2
"""
"""A section, its requirements of level 1, and those of level 2. Those of level 3 are left out."""


def requirements() -> dict[str, int]:
    """The level of each, as in `{"V1.2.1": 1}`."""
    rows = (row.split() for row in LEVELS_1_AND_2.split("\n") if row)
    return {
        f"V{section}.{number}": level
        for section, *levels in rows
        for level, numbers in enumerate(levels, 1)
        for number in _span(numbers)
    }


def _span(numbers: str) -> range:
    """`-` is none, `3` one, and `3-5` three."""
    first, _, last = numbers.partition("-")
    return range(int(first), int(last or first) + 1) if first else range(0)
