"""`hashi companion` and `hashi sheet`, as people meet them around a table."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from cli.test_spoken_languages import plain_words
from click.testing import CliRunner, Result
from i18n.pseudo import pseudo_language

from hashi.cli import hashi as command
from hashi.cli.answers import WORDS, meaning
from hashi.cli.speech import speaking
from hashi.i18n.catalogue import languages, say
from hashi.records import board_file, format_board_file
from hashi.rules import ROUNDS, Goal
from hashi.user_files.claim import Claim, Taken


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the game that goes on, in a data folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "hashi.user_files.folders.user_data_path", lambda name: tmp_path / "data" / name
    )
    return tmp_path / "data" / "hashi" / "companion.json"


def hashi(*args: str, typed: tuple[str, ...] = ()) -> Result:
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(command, args, input=text, prog_name="hashi")


NEXT = ("",)
TO_THE_COUNT = NEXT * (ROUNDS + 1)
"""Enter for each card, and once more after the last."""


def test_a_whole_game_of_two_with_goals_undone_and_counted(kept: Path) -> None:
    told = hashi(
        "companion",
        typed=(
            *("Ann", "Ben", "", ""),
            *("ann red", "Ben red", "undo", "", ""),
            *("Ben red", "Ann blue 2", "Ben blue", ""),
            *NEXT * (ROUNDS - 3),
            *("9", "x", "8", "undoo", "undo", "7", ""),
        ),
    )
    assert (told.exit_code, told.exception) == (0, None)
    assert "Ann scores red flags: 9 points." in told.output
    assert "Ben scores red flags: 5 points." in told.output
    assert "Ann scores blue flags: 7 points." in told.output
    assert "Ben scores blue flags: 3 points." in told.output
    assert "Card 17:" in told.output
    assert "“x” is not understood." in told.output
    assert "Ann: islands 18, red flags 9, blue flags 7, six linked 0, together 34" in told.output
    assert "Ben: islands 16, red flags 5, blue flags 3, six linked 0, together 24" in told.output
    assert told.output.count("Ann wins with 34 points.") == 2
    assert "Ben: islands 14" in told.output
    assert not kept.exists()


def test_alone_one_has_piles_deadlines_and_a_rank() -> None:
    told = hashi("companion", "--name", "Ann", typed=(*TO_THE_COUNT, "18", ""))
    assert "Cards left in the piles: 6 + 5 + 5" in told.output
    assert "Cards left in the piles: 0 + 0 + 2" in told.output
    assert "blue flags: 7 by card 7, later 3" in told.output
    assert "36 points: Minion, rank 1 of 12." in told.output
    assert told.exit_code == 0


def test_a_game_that_stops_is_kept_and_offered_and_a_finished_one_is_not(kept: Path) -> None:
    told = hashi("companion", "--name", "Ann", "--name", "Ben", typed=("", "", "Ann six", "quit"))
    assert told.output.endswith("The game is kept: “hashi companion” goes on with it.\n")
    cards = json.loads(kept.read_bytes())["cards"]
    assert len(cards) == 2
    told = hashi("companion", typed=("",))  # and then the terminal is closed
    assert "The game of Ann and Ben stopped at card 2. Enter goes on" in told.output
    assert f"Card 2: {cards[1]}" in told.output
    assert "Ann: six linked 8, together 8" in told.output
    assert (told.exit_code, json.loads(kept.read_bytes())["cards"]) == (0, cards)
    told = hashi("companion", "--name", "Cleo", typed=("new", "", "quit"))
    assert json.loads(kept.read_bytes())["players"] == ["Cleo"]
    told = hashi("companion", typed=("", *NEXT * ROUNDS, "4"))
    assert "8 points: Minion" in told.output
    assert not kept.exists()
    assert "stopped" not in hashi("companion", typed=()).output


def test_a_kept_game_that_nobody_can_read_makes_room_for_a_new_one(kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    for text in ("{", '{"players": []}', '{"players": ["Ann"], "cards": ["9/9"]}', "\x00"):
        kept.write_text(text, encoding="utf-8")
        told = hashi("companion", "--name", "Ann", typed=("", "quit"))
        assert told.output.startswith("The game that was kept cannot be read.")
        assert (told.exit_code, json.loads(kept.read_bytes())["players"]) == (0, ["Ann"])


def test_a_folder_that_cannot_be_written_is_told(kept: Path) -> None:
    kept.parent.parent.write_text("no folder", encoding="utf-8")
    told = hashi("companion", "--name", "Ann", typed=("",))
    assert told.exit_code == 1
    assert "It cannot be written" in told.output


@pytest.mark.parametrize("language", languages())
def test_a_game_that_another_program_has_is_left_alone(language: str, kept: Path) -> None:
    hashi("companion", "--name", "Ann", typed=("", "quit"))
    before = kept.read_bytes()
    other = Claim(kept)
    told = hashi("--language", language, "companion", "--name", "Ben", typed=("new", "", ""))
    assert told.exit_code == 1
    assert told.output.splitlines()[-1].endswith(say(language, "call-taken"))
    assert kept.read_bytes() == before
    other.release()
    assert "The game of Ann" in hashi("companion", typed=("quit",)).output


def test_the_game_is_ours_from_the_first_question_to_the_end(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[object] = []

    def answer(question: str, **_: object) -> str:
        questions.append(question)
        with pytest.raises(Taken):
            Claim(kept)
        return "quit"

    monkeypatch.setattr("hashi.cli.answers.click.prompt", answer)
    told = hashi("companion", "--name", "Ann")
    assert (told.exit_code, len(questions)) == (0, 1)
    assert list(kept.parent.iterdir()) == []


def test_what_cannot_be_is_told_and_changes_nothing(kept: Path) -> None:
    typed = ("Dan red", "Ann red 2", "Ann red 0", "Ann red", "ann RED", "undo", "undo", "sheet Dan")
    told = hashi("companion", "--name", "Ann", "--name", "Ben", typed=("", *typed, "red", "quit"))
    for sentence in (
        "Nobody called “Dan” plays in this game.",
        "There is no card 2 yet; turned up so far: 1.",
        "There is no card 0 yet",
        "Ann has scored that goal already.",
        "Taken back: Ann, red flags.",
        "There is nothing to take back.",
    ):
        assert sentence in told.output
    assert "entries" not in json.loads(kept.read_bytes())
    assert "“red” is not understood. Write “Ann red”" in told.output


def test_names_that_cannot_be_are_asked_for_again(kept: Path) -> None:
    typed = ("Ann", "Ann", "Ben", "", "", "quit")
    told = hashi("companion", "--name", "a|b", typed=typed)
    assert "“a|b” cannot be a name; use 1 to 24 characters without “|”, “#” and" in told.output
    assert "Two players are called “Ann”." in told.output
    assert told.output.count("Card 1:") == 1
    assert json.loads(kept.read_bytes())["players"] == ["Ann", "Ben"]


def test_each_name_is_checked_when_it_is_typed(kept: Path) -> None:
    hashi("companion", typed=("Ann", "x" * 30, "Ben:", "Ben", "", "", "quit"))
    assert json.loads(kept.read_bytes())["players"] == ["Ann", "Ben"]


def test_somebody_has_to_play() -> None:
    told = hashi("companion", typed=("", "Ann", "", "", "quit"))
    assert "Say who plays: one to four names." in told.output
    assert "Card 1:" in told.output


def test_bytes_that_are_no_text_are_answered_with_a_sentence() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "hashi", "sheet", "-"],
        input=b"c2=3 \xff\xfe",
        capture_output=True,
        timeout=CEILING_SECONDS,
        check=False,
    )
    assert told.returncode == 1
    assert b"Error: -: Line 1: This is no text in UTF-8." in told.stderr
    assert b"Traceback" not in told.stderr


def test_a_sheet_can_be_checked_at_any_time_and_counts_at_the_end() -> None:
    sheet = ("sheet", "c2=3 c2-d2", "c2=a2 d2=1", "a2=2", "")
    told = hashi("companion", "--name", "Ann", typed=(*TO_THE_COUNT, *sheet, "", ""))
    assert "Nothing is wrong here." in told.output
    assert "Enter takes 3 over" in told.output
    assert "6 points: Minion" in told.output


def test_a_goal_that_a_checked_sheet_lacks_is_counted_only_if_it_is_said_twice(kept: Path) -> None:
    checked = ("", "sheet Ben", "c2=3", "", "Ann red")  # nobody has checked the sheet of Ann
    told = hashi(
        *("companion", "--name", "Ann", "--name", "Ben"),
        typed=(*checked, "Ben red", "?", "x", "", "quit"),
    )
    doubt = say("en", "companion-doubt", name="Ben", card=1, goal=say("en", "goal-red"))
    help_sure = say("en", "call-help-sure")
    assert told.output.count(doubt) == 1
    assert f"\n{help_sure}\n" in told.output
    assert f"“x” is not understood. {help_sure}\n" in told.output
    assert "Ben scores" not in told.output
    told = hashi("companion", typed=("", "Ben red", "count", "sheet Ben", "c2=3", "", "quit"))
    assert f"{doubt}\n" in told.output
    assert "Ben scores red flags: 9 points." in told.output
    assert say("en", "sheet-goal-missing", name="Ben", goal="red flags") in told.output
    reached = [entry["player"] for entry in json.loads(kept.read_bytes())["entries"]]
    assert reached == [0, 1]


def test_half_an_island_is_refused_in_a_sentence() -> None:
    told = hashi("companion", "--name", "Ann", typed=(*TO_THE_COUNT, "5.5", "5,5", "5", ""))
    for typed in ("5.5", "5,5"):
        assert say("en", "unreadable-not-a-count", text=typed) in told.output
    assert "Ann: islands 10" in told.output


def test_one_slip_loses_nothing_of_a_sheet() -> None:
    sheet = ("sheet", "c2=3 c2d2 c2=a2", "c2-d2 d2=1", "")
    told = hashi("companion", "--name", "Ann", typed=("", *NEXT * ROUNDS, *sheet, "", ""))
    assert told.output.count("“c2d2” is no mark") == 1
    assert "Nothing is wrong here." in told.output
    assert "Enter takes 2 over" in told.output


def test_the_count_of_a_faulty_sheet_can_be_taken_over_or_put_right() -> None:
    wrong = ("sheet", "c2=3 a2=c2 c2-d2 b1-b4 b4=4 d2=1", "")
    told = hashi("companion", "--name", "Ann", typed=(*TO_THE_COUNT, *wrong, "", ""))
    assert "The bridges a2-c2 and b1-b4 cross. Bridges never do. (R4.2)" in told.output
    assert "Cards taken into account: 17." in told.output
    assert "2 points: Minion" in told.output
    told = hashi("companion", "--name", "Ann", typed=(*TO_THE_COUNT, *wrong, "4", ""))
    assert "8 points: Minion" in told.output


def test_at_the_count_one_gets_its_own_help_and_a_goal_taken_back_can_be_entered_anew() -> None:
    typed = ("Ann red 17", "", "?", "undo", "Ann blue 17", "", "Ann red", "9", "")
    told = hashi("companion", "--name", "Ann", typed=(*NEXT * ROUNDS, *typed))
    help_count = say("en", "call-help-count")
    assert f"for help: ?\n{help_count}\n" in told.output
    assert f"“Ann red” is not understood. {help_count}" in told.output
    assert "Taken back: Ann, red flags." in told.output
    assert told.output.count(say("en", "call-ask-last")) == 4
    assert "islands 18, red flags 0, blue flags 3, six linked 0, together 21" in told.output


def test_names_with_blanks_and_names_that_are_words_can_score(kept: Path) -> None:
    names = ("--name", "Ann  Lee", "--name", "sheet", "--name", "undo")
    typed = (
        "",
        "ann lee red",
        "sheet red",
        "undo  six",
        "sheet 6",
        "Ann   Lee 6 1",
        "Dan 6",
        "quit",
    )
    told = hashi("companion", *names, typed=typed)
    assert "Nobody called “Dan” plays" in told.output
    entries = [(it["player"], it["goal"]) for it in json.loads(kept.read_bytes())["entries"]]
    assert entries == [(0, "red"), (1, "red"), (2, "six"), (1, "six"), (0, "six")]


def test_one_may_stop_before_the_first_card(kept: Path) -> None:
    told = hashi("companion", "--name", "Ann", typed=("quit",))
    assert (told.exit_code, "Card 1" in told.output, kept.exists()) == (0, False, False)


def test_only_enter_turns_up_the_first_card(kept: Path) -> None:
    typed = ("?", "undo", "sheet Ann", "new", "quit")
    told = hashi("companion", "--name", "Ann", typed=typed)
    help_first = say("en", "call-help-first")
    assert f"? for help: ?\n{help_first}\n" in told.output
    for said in typed[1:-1]:
        assert f"“{said}” is not understood. {help_first}\n" in told.output
    assert ("Card 1" in told.output, kept.exists()) == (False, False)
    assert "Card 1" in hashi("companion", "--name", "Ann", typed=("?", "")).output


def test_only_enter_goes_on_with_a_game_and_only_a_word_begins_another(kept: Path) -> None:
    hashi("companion", "--name", "Ann", typed=("", "quit"))
    told = hashi("companion", "--name", "Ben", typed=("?", "no", "quit"))
    help_left = say("en", "call-help-left")
    assert f"begins another: ?\n{help_left}\n" in told.output
    assert f"“no” is not understood. {help_left}\n" in told.output
    assert "Card 1" not in told.output
    assert json.loads(kept.read_bytes())["players"] == ["Ann"]


def test_that_a_kept_game_cannot_be_read_is_told_once(kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text("{", encoding="utf-8")
    told = hashi("companion", typed=())  # the terminal is closed where names are asked for
    assert told.output.count(say("en", "call-lost")) == 1
    assert say("en", "call-stopped") not in told.output


def test_ones_own_board_is_kept_with_the_game(kept: Path) -> None:
    Path("mine.toml").write_text(format_board_file(board_file("Strait")), encoding="utf-8")
    hashi("companion", "--name", "Ann", "--board", "mine.toml", typed=("", "quit"))
    assert "/" in json.loads(kept.read_bytes())["board"]
    told = hashi("companion", "--board", "nowhere")
    assert (told.exit_code, "There is no board" in told.output) == (1, True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_understood_in_the_language_that_is_spoken_and_in_english(
    language: str, word: str
) -> None:
    with speaking(["--language", language]):
        for spoken in (say(language, f"word-{word}"), say("en", f"word-{word}")):
            assert meaning(spoken) == word
            assert meaning(spoken.upper()) == word


@pytest.mark.parametrize("language", languages())
def test_goals_are_named_in_the_language_that_is_spoken(language: str, kept: Path) -> None:
    for goal in Goal:
        word = say(language, f"word-{goal}")
        args = ("--language", language, "companion", "--name", "Ann")
        told = hashi(*args, typed=("", f"Ann {word}", f"{goal} 1", say(language, "word-quit")))
        award = say(
            language,
            "news-award",
            name="Ann",
            goal=say(language, f"goal-{goal}"),
            points={"red": 9, "blue": 7, "six": 8}[goal],
        )
        assert award in told.output
        assert told.output.endswith(f"{say(language, 'call-stopped')}\n")
        assert say(language, "unreadable-goal-twice", text="Ann") in told.output
        kept.unlink()


def test_right_and_wrong_sheets_are_told_apart_by_the_exit_code() -> None:
    file = Path("sheet.txt")
    file.write_text("c2=3 c2-d2\nc2=a2 d2=1 a2=2\n", encoding="utf-8")
    told = hashi("sheet", "sheet.txt")
    assert told.exit_code == 0
    assert "Finished islands: 3, 6 points" in told.output
    told = hashi("sheet", "sheet.txt", "--cards", "1/2")
    assert told.exit_code == 1
    assert "(R3.3)" in told.output
    told = hashi("sheet", "-", typed=("c2=3", "c2-d3"))
    assert told.exit_code == 1
    assert "No dotted line joins c2 and d3." in told.output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("nowhere.txt",), "cannot be opened"),
        (("bad.txt",), "Error: bad.txt: Line 2: “c2+d2” is no mark"),
        (("long.txt",), "longer than 5000 characters"),
        (("bytes.txt",), "no text in UTF-8"),
        (("bad.txt", "--board", "Z"), "There is no board “Z”"),
        (("bad.txt", "--cards", "5/3 5/3"), "Error: --cards: The card 5/3 cannot come"),
        (("bad.txt", "--cards", "five"), "“five” is not a card"),
    ],
)
def test_what_is_no_sheet_is_told_in_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    Path("bad.txt").write_text("c2=3\nc2+d2\n", encoding="utf-8")
    Path("long.txt").write_text("c2=3 " * 9_000, encoding="utf-8")
    Path("bytes.txt").write_bytes(b"\xff\xfe\x00")
    told = hashi("sheet", *args)
    assert told.exit_code == 1
    assert told.output.startswith("Error: ")
    assert sentence in told.output


@pytest.fixture
def pseudo(tmp_path: Path) -> Iterator[str]:
    with pseudo_language(tmp_path / "locales") as language:
        yield language


def test_no_word_is_left_in_english(pseudo: str) -> None:
    game = (
        *("Ann", "Ben", "", "", "?", "x", "Ann red", "undo", "undo", "Dan red"),
        *("sheet Ann", "c2=3 a2=c2 b1-b4 f5=1 a9=1", "", "Ann blue", "?", "count"),
        *("sheet Ann", "", "quit"),
    )
    told = hashi("--language", pseudo, "companion", typed=game)
    typed = {"Dan", "red", "blue", "undo", "quit", "count"}
    assert plain_words(told.output) - typed == set()
    told = hashi("--language", pseudo, "companion", typed=("", *TO_THE_COUNT, "1", "99", "2", ""))
    assert plain_words(told.output) == set()
    assert "Traceback" not in told.output
