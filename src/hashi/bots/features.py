"""What one can see on a sheet: features, each the index of a weight in the evaluation."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hashi.kernel import PackedSheet, Races, Tables, group_of
from hashi.kernel.bits import LINE_WORDS, WORD, bit, count, lowest, signed, without_lowest
from hashi.kernel.compiling import compiled
from hashi.kernel.tables import GOALS
from hashi.rules import ROUNDS, Card, Goal
from hashi.rules.board import MOST_ISLANDS
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.scoring import FLAG_OF, GROUP_SIZE
from hashi.rules.sheet import BRIDGES_PER_LINE, BRIDGES_WITHOUT_NUMBER

Features: TypeAlias = NDArray[np.uint16]
"""How many features a sheet has, and then the features: room for one sheet after the other."""

Outlook: TypeAlias = NDArray[np.int64]
"""What the unseen cards add up to: at n, how many have a number up to n; last, their bridges."""

BRIDGES_UNSEEN = HIGHEST_NUMBER + 1
"""Where an outlook has the bridges."""

# What an island's flag means for it now. It asks for a bridge before the number (R3.4) even when
# its goal is won or lost.
_PLAIN, _FLAG, _LIVE_FLAG = 0, 1, 2
_KINDS = _LIVE_FLAG + len(FLAG_OF)

# How many cases are told apart; what exceeds the last one counts as that.
_MISSING = HIGHEST_NUMBER + 1  # bridges that an island lacks, or those that a blank one has
_SLACK = 5  # bridges by which the room exceeds what is missing; the first case is too little
_ROOM = 8  # bridges that fit around a blank island
_FITS = 8  # unseen cards whose number fits a blank island
_TO_NUMBER = 5  # blank islands of a colour
_TO_BRIDGE = 12  # bridges that its islands are known to lack
_SPOTS = 5  # blank islands that fit an unseen number
_COPIES = 4  # unseen cards with that number
_BLANKS = 6  # blank islands for which no round is left
_SURPLUS = 17  # bridges to come beyond those wanted; the middle case is none

_FINISHED_AT = 0
_NUMBERED_AT = _FINISHED_AT + _KINDS
_BLANK_AT = _NUMBERED_AT + _KINDS * _MISSING * _SLACK
_FITS_AT = _BLANK_AT + _KINDS * _MISSING * _ROOM
_COLOUR_AT = _FITS_AT + _KINDS * _FITS
_GROUP_AT = _COLOUR_AT + len(FLAG_OF) * 2 * _TO_NUMBER * _TO_BRIDGE
_SPOTS_AT = _GROUP_AT + 2 * (GROUP_SIZE + 1)
_BLANKS_AT = _SPOTS_AT + (HIGHEST_NUMBER + 1) * _SPOTS * _COPIES
_SURPLUS_AT = _BLANKS_AT + _BLANKS
FEATURES = _SURPLUS_AT + _SURPLUS
"""How many features there are."""

MOST_FEATURES = 2 * MOST_ISLANDS + GOALS + HIGHEST_NUMBER + 2
"""How many a sheet can have at once."""

_RED, _BLUE, _SIX = map(signed, range(GOALS))  # To Numba each plain constant is a type
_NO_ISLANDS = np.uint64(0)
_BYTE = np.uint64(8)
_ONE_IN_EACH_BYTE = np.uint64(0x0101010101010101)
_LOWEST_BYTE = np.uint64(0xFF)


class Moment(NamedTuple):
    """When a sheet is judged: at the end of which round, and with what still to come."""

    round: int
    races: Races
    outlook: Outlook


def outlook_on(unseen: Iterable[Card]) -> Outlook:
    outlook = np.zeros(BRIDGES_UNSEEN + 1, np.int64)
    for card in unseen:
        outlook[card.number : HIGHEST_NUMBER + 1] += 1
        outlook[BRIDGES_UNSEEN] += card.bridges
    return outlook


@compiled
def see(outlook: Outlook, number: int, bridges: int) -> None:
    """A card is unseen no more."""
    for above in range(number, HIGHEST_NUMBER + 1):
        outlook[above] -= 1
    outlook[BRIDGES_UNSEEN] -= bridges


@compiled
def room_around(tables: Tables, sheet: PackedSheet, island: int) -> int:
    """How many more bridges the lines around an island, and the islands beyond, could take."""
    room = 0
    for word in range(LINE_WORDS):
        lines = tables.lines_at[island, word] & sheet.open[word]
        while lines:
            line = np.uint64(word * WORD) + lowest(lines)
            lines = without_lowest(lines)
            beyond = signed(tables.ends[line, 0]) + signed(tables.ends[line, 1]) - island
            full = signed(sheet.numbers[beyond])
            if full == 0:
                full = BRIDGES_WITHOUT_NUMBER
            room += min(
                BRIDGES_PER_LINE - signed(sheet.bridges[line]),
                full - signed(sheet.degrees[beyond]),
            )
    return room


@compiled
def fitting(sheet: PackedSheet, moment: Moment, island: int, room: int) -> int:
    """How many of the unseen numbers the blank island could still take and be finished with."""
    bridges = signed(sheet.degrees[island])
    highest = min(bridges + room, HIGHEST_NUMBER)
    fewer = max(bridges, 1) - 1
    return max(0, signed(moment.outlook[highest] - moment.outlook[fewer]))


@compiled
def is_lost(
    tables: Tables, sheet: PackedSheet, counting: np.uint64, moment: Moment, island: int
) -> bool:
    """Whether an island can never be finished any more, as far as one sees at a glance."""
    if not counting & bit(island):
        return True
    if sheet.finished & bit(island):
        return False
    room = room_around(tables, sheet, island)
    if sheet.blank & bit(island):
        return fitting(sheet, moment, island, room) == 0
    return room < signed(sheet.numbers[island]) - signed(sheet.degrees[island])


@compiled
def is_alive(
    tables: Tables, sheet: PackedSheet, counting: np.uint64, moment: Moment, goal: int
) -> bool:
    """Whether a colour's goal is still to be won."""
    wanted: np.uint64 = tables.wanted[goal]
    if sheet.awards[goal] or not wanted:
        return False
    while wanted:
        if is_lost(tables, sheet, counting, moment, signed(lowest(wanted))):
            return False
        wanted = without_lowest(wanted)
    return True


@compiled
def largest_group(tables: Tables, sheet: PackedSheet, finished: np.uint64) -> int:
    """R5.3: how many finished islands hang together, as far as the goal asks."""
    largest = 0
    while count(finished) > largest:
        group = group_of(tables, sheet, signed(lowest(finished)))
        finished &= ~group
        largest = max(largest, signed(count(group)))
    return min(largest, GROUP_SIZE)


@compiled
def read(
    tables: Tables, sheet: PackedSheet, counting: np.uint64, moment: Moment, features: Features
) -> None:
    """Note the features of a sheet as it is at the end of a round.

    Only the islands in `counting` can be finished: not those with a mistake (R7.5).
    """
    sheet.finished &= counting
    features[0] = 0
    red = is_alive(tables, sheet, counting, moment, _RED)
    blue = is_alive(tables, sheet, counting, moment, _BLUE)
    live_red = tables.wanted[_RED] if red else _NO_ISLANDS
    live_blue = tables.wanted[_BLUE] if blue else _NO_ISLANDS
    spots = np.uint64(0)  # By number, a byte each: the blank islands that could take it.
    demand = 0
    islands = counting
    while islands:
        island = signed(lowest(islands))
        islands = without_lowest(islands)
        kind = _kind(tables, live_red, live_blue, island)
        if sheet.finished & bit(island):
            _note(features, _FINISHED_AT + kind)
        elif sheet.blank & bit(island):
            spots += _note_blank(tables, sheet, moment, island, kind, features)
            demand -= signed(sheet.degrees[island])
        else:
            demand += _note_numbered(tables, sheet, island, kind, features)
    if red:
        _note_colour(tables, sheet, moment, _RED, features)
    if blue:
        _note_colour(tables, sheet, moment, _BLUE, features)
    _note_group(tables, sheet, moment, features)
    _note_cards(features, moment, spots, demand, signed(count(sheet.blank & counting)))


@compiled
def _note(features: Features, feature: int) -> None:
    features[0] += 1
    features[features[0]] = feature


@compiled
def _kind(tables: Tables, live_red: np.uint64, live_blue: np.uint64, island: int) -> int:
    if tables.unflagged & bit(island):
        return _PLAIN
    if live_red & bit(island):
        return _LIVE_FLAG + _RED
    if live_blue & bit(island):
        return _LIVE_FLAG + _BLUE
    return _FLAG


@compiled
def _note_blank(
    tables: Tables, sheet: PackedSheet, moment: Moment, island: int, kind: int, features: Features
) -> np.uint64:
    """An island without a number; the answer has a byte of 1 for each number it could take."""
    room = room_around(tables, sheet, island)
    bridges = signed(sheet.degrees[island])
    fits = fitting(sheet, moment, island, room)
    of_kind = kind * _MISSING + min(bridges, HIGHEST_NUMBER)
    _note(features, _BLANK_AT + of_kind * _ROOM + min(room, _ROOM - 1))
    _note(features, _FITS_AT + kind * _FITS + min(fits, _FITS - 1))
    if fits == 0 or (bridges == 0 and kind != _PLAIN):  # R3.4
        return np.uint64(0)
    beyond = np.uint64(min(bridges + room, HIGHEST_NUMBER) + 1)
    up_to_highest = _ONE_IN_EACH_BYTE >> _BYTE * (_BYTE - beyond)
    return up_to_highest & _ONE_IN_EACH_BYTE << _BYTE * np.uint64(max(bridges, 1))


@compiled
def _note_numbered(
    tables: Tables, sheet: PackedSheet, island: int, kind: int, features: Features
) -> int:
    """An island with a number that is not finished; the answer is how many bridges it asks for."""
    missing = signed(sheet.numbers[island]) - signed(sheet.degrees[island])
    to_spare = room_around(tables, sheet, island) - missing
    slack = min(max(to_spare, -1), _SLACK - 2) + 1
    _note(features, _NUMBERED_AT + (kind * _MISSING + missing) * _SLACK + slack)
    return missing if to_spare >= 0 else 0


@compiled
def _note_colour(
    tables: Tables, sheet: PackedSheet, moment: Moment, goal: int, features: Features
) -> None:
    """R5.1, R5.2: how much the goal still asks for, and whether one would be the first.

    That a goal is near shows only in all of its islands together.
    """
    first = signed(moment.round <= moment.races[goal])
    to_number = signed(count(tables.wanted[goal] & sheet.blank))
    to_bridge = 0
    unfinished: np.uint64 = tables.wanted[goal] & ~sheet.finished
    while unfinished:
        island = signed(lowest(unfinished))
        unfinished = without_lowest(unfinished)
        asked = max(signed(sheet.numbers[island]), 1)  # R3.4: a bridge even before a number
        to_bridge += max(asked - signed(sheet.degrees[island]), 0)
    of_goal = (goal * 2 + first) * _TO_NUMBER + min(to_number, _TO_NUMBER - 1)
    _note(features, _COLOUR_AT + of_goal * _TO_BRIDGE + min(to_bridge, _TO_BRIDGE - 1))


@compiled
def _note_group(tables: Tables, sheet: PackedSheet, moment: Moment, features: Features) -> None:
    """R5.3: how many of the islands that the goal asks for hang together."""
    if sheet.awards[_SIX]:
        return
    first = signed(moment.round <= moment.races[_SIX])
    group = largest_group(tables, sheet, sheet.finished)
    _note(features, _GROUP_AT + first * (GROUP_SIZE + 1) + group)


@compiled
def _note_cards(
    features: Features, moment: Moment, spots: np.uint64, demand: int, blanks: int
) -> None:
    """Where the unseen numbers could go, and whether the bridges will do for all."""
    outlook = moment.outlook
    numbers = 0
    for number in range(1, HIGHEST_NUMBER + 1):
        copies = outlook[number] - outlook[number - 1]
        numbers += number * copies
        if copies:
            places = signed(spots >> _BYTE * np.uint64(number) & _LOWEST_BYTE)
            of_number = number * _SPOTS + min(places, _SPOTS - 1)
            _note(features, _SPOTS_AT + of_number * _COPIES + min(copies, _COPIES - 1))
    rounds_left = ROUNDS - moment.round
    _note(features, _BLANKS_AT + min(max(blanks - rounds_left, 0), _BLANKS - 1))
    unseen = outlook[HIGHEST_NUMBER]
    if unseen:
        ends = 2 * outlook[BRIDGES_UNSEEN] * rounds_left / unseen
        wanted = demand + numbers * min(rounds_left, blanks) / unseen
        surplus = signed(np.floor((ends - wanted) / 2)) + _SURPLUS // 2
        _note(features, _SURPLUS_AT + min(max(surplus, 0), _SURPLUS - 1))


def reached(goal: Goal, *, first: bool) -> int:
    """The feature that the goal is reached, as the first or later."""
    if goal is Goal.SIX:
        return _GROUP_AT + first * (GROUP_SIZE + 1) + GROUP_SIZE
    return _COLOUR_AT + (list(FLAG_OF).index(goal) * 2 + first) * _TO_NUMBER * _TO_BRIDGE


def unfinished(missing: int) -> list[int]:
    """The features of islands that lack so many bridges, and have room for them."""
    return [
        _NUMBERED_AT + (kind * _MISSING + missing) * _SLACK + slack
        for kind in range(_KINDS)
        for slack in range(1, _SLACK)
    ]


FINISHED = range(_FINISHED_AT, _NUMBERED_AT)
"""The features of finished islands."""
