"""What repeats is logged once a minute."""

import logging
import sys

from hashi.server.log import REPEAT_SECONDS, OncePerMinute


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def line(message: str, *facts: object) -> logging.LogRecord:
    """Also tells the exception that is being handled."""
    return logging.LogRecord("hashi", logging.ERROR, "", 0, message, facts, sys.exc_info())


def test_a_line_comes_once_a_minute_and_then_says_how_often_it_did_not() -> None:
    time = Time()
    filter = OncePerMinute(time)
    assert filter.filter(line("not stored: %s", "full"))
    assert not any(filter.filter(line("not stored: %s", "full")) for _ in range(1_000))
    assert filter.filter(line("not stored: %s", "locked")), "another one"
    time.now += REPEAT_SECONDS
    late = line("not stored: %s", "full")
    assert filter.filter(late)
    assert late.getMessage() == "not stored: full (and 1000 times more in the last minutes)"
    time.now += REPEAT_SECONDS
    again = line("not stored: %s", "full")
    assert filter.filter(again)
    assert again.getMessage() == "not stored: full"


def test_lines_are_alike_whatever_details_follow_them() -> None:
    filter = OncePerMinute(Time())
    assert filter.filter(line("socket.accept() failed\nsocket: <fd=7>"))
    assert not filter.filter(line("socket.accept() failed\nsocket: <fd=8>"))


def test_exceptions_of_two_kinds_are_two_events() -> None:
    filter = OncePerMinute(Time())

    def is_told(error: Exception) -> bool:
        try:
            raise error
        except Exception:
            return filter.filter(line("Exception in ASGI application"))

    assert is_told(ValueError("one"))
    assert is_told(KeyError("two"))
    assert not is_told(ValueError("three"))


def test_exceptions_from_two_places_are_two_events() -> None:
    filter = OncePerMinute(Time())

    def here() -> None:
        raise ValueError

    def there() -> None:
        raise ValueError

    told = []
    for place in (here, there, here):
        try:
            place()
        except ValueError:
            told.append(filter.filter(line("Exception in ASGI application")))
    assert told == [True, True, False]


def test_lines_are_forgotten() -> None:
    time = Time()
    filter = OncePerMinute(time)
    for number in range(1_000):
        time.now += 1
        assert filter.filter(line("table %s cannot be loaded", number))
    assert len(filter._seen) <= REPEAT_SECONDS
