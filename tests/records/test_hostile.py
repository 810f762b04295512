"""Texts from people who mean harm: refused in bounded time and memory, with a sentence."""

import time
import tracemalloc

import hypothesis.strategies as st
import pytest
from hypothesis import example, given, settings
from records.test_record import GAME, PASSES, SOLO

from hashi.i18n.sentences import explain_fault, explain_unreadable
from hashi.records import Unreadable, parse_board_file, parse_record
from hashi.rules import Refused

HOSTILE = {
    "10 MB of nothing": "\n" * 10_000_000,
    "10 MB of one line": "x" * 10_000_000,
    "10 MB of rounds": SOLO + "1. 5/3 | - -\n" * 800_000,
    "a million rounds": SOLO + "".join(f"{n}. 5/3 | - -\n" for n in range(1, 1_000_001)),
    "a long line": SOLO + "# " + "x" * 100_000,
    "a long name": SOLO.replace("Ann", "x" * 90_000),
    "a long move": SOLO + "1. 5/3 | a1 " + "a1-b1 " * 15_000,
    "a long board": SOLO.replace("board: A", "board: " + "o" * 90_000 + "/"),
    "many rows": SOLO.replace("board: A", "board: " + "o/" * 2_400 + "o"),
    "many lines taken away": SOLO.replace("board: A", "board: oo/oo" + " a1-b1" * 800),
    "a huge number": SOLO + "1. " + "9" * 4_900 + "/1 | - -",
    "a huge round": SOLO + "9" * 4_900 + ". 1/1 | - -",
    "a huge island": SOLO + "1. 5/3 | a" + "9" * 4_900 + " -",
    "a huge start": SOLO.replace("a4=3", "a4=" + "9" * 4_900),
    "a huge fix": SOLO.replace("checked", "free") + "fix " + "9" * 4_900 + " Ann: - -",
    "control characters": SOLO.replace("Ann", "\x1b[2JAnn"),
    "a null": SOLO + "\x00",
    "a lone surrogate": SOLO.replace("Ann", "\udcff"),
    "many extras": SOLO + "x: y\n" * 25_000,
    "many columns": SOLO + "1. 5/3 " + "| - - " * 800,
    "backwards text": SOLO.replace("mode: solo", "mode: \u202eolos"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_records_are_refused_quickly(name: str) -> None:
    text = HOSTILE[name]
    tracemalloc.start()
    began = time.process_time()
    with pytest.raises(Unreadable) as unreadable:
        parse_record(text)
    took = time.process_time() - began
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 30_000_000
    assert took < 5, "bounded, on the slowest of machines"
    sentence = explain_unreadable("en", unreadable.value)
    assert len(sentence) < 300
    assert sentence.isprintable()


def test_thousands_of_mistakes_are_put_right_quickly() -> None:
    cross = SOLO.replace("board: A", "board: .o./o.o/.o.").replace("a4=3", "b1=3")
    scrawl = "- " + "b1=b3 " * 100 + "a2=c2 " * 100
    rounds = "".join(f"{n}. {n}/1 | {scrawl}\n" for n in range(1, 7))
    began = time.process_time()
    record = parse_record(cross.replace("checked", "free") + rounds + "fix 5 Ann: - -\n")
    game = record.replay()
    assert len(game.courses[0].mistakes) > 4_000
    assert time.process_time() - began < 5, "bounded, on the slowest of machines"


@settings(max_examples=300)
@given(st.text())
@example("hashi 1")
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    try:
        parse_record(text)
    except Unreadable as unreadable:
        assert explain_unreadable("en", unreadable).isprintable()


@settings(max_examples=500)
@given(st.data())
def test_a_record_with_typing_errors_is_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([GAME, SOLO + PASSES + "box: 6/3\n"]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        instead = data.draw(st.text("ab1c23-=|/. :#\n\tRB\u0663", max_size=2))
        text = text[:at] + instead + text[at + data.draw(st.integers(0, 2)) :]
    try:
        record = parse_record(text)
        assert parse_record(str(record)) == record
        record.replay()
    except Unreadable as unreadable:
        assert unreadable.line
        assert explain_unreadable("en", unreadable)
    except Refused as refused:
        assert explain_fault("en", refused.fault)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 9_000,
        "a = " + "[" * 9_000,
        "a." * 4_000 + "b = 1",
        "name = " + "9" * 9_000,
        "x" * 10_001,
        "\x00",
        "",
    ],
)
def test_hostile_board_files_are_refused(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_board_file(text)
    assert explain_unreadable("en", unreadable.value).isprintable()
