"""Playing on paper, over HTTP: pages, answers in every language, and bodies of strangers."""

import json
import warnings
from typing import Any

import pytest
from litestar.testing import TestClient
from server.running import SetClock

from hashi.companion.words import MOST_TOLD
from hashi.i18n.catalogue import languages, say
from hashi.records import board_file, board_names, format_board, format_board_file
from hashi.rules import ROUNDS
from hashi.server.app import make_app
from hashi.server.settings import Settings

Json = dict[str, Any]
RIGHT = "c2=3 c2-d2 c2=a2 d2=1 a2=2"


@pytest.fixture(scope="module")
def client() -> TestClient[Any]:
    """Of a server that was never started: it needs neither a store nor bots for this."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        return TestClient(make_app(Settings(), SetClock(step=100)))


def ask(
    client: TestClient[Any], body: object, part: str = "", language: str = "en"
) -> tuple[int, Json]:
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    answer = client.post(f"/api/companion{part}", content=json.dumps(body), headers=headers)
    return answer.status_code, answer.json()


def test_the_pages_are_linked_from_the_home_page_and_from_printing(
    client: TestClient[Any],
) -> None:
    for path in ("/", "/print"):
        assert 'href="/companion"' in client.get(path).text
    assert 'href="/companion/sheet"' in client.get("/companion").text
    page = client.get("/companion/sheet").text
    assert all(f'<option value="{name}">' in page for name in board_names())


def test_a_game_is_called_from_the_first_card_to_the_last(client: TestClient[Any]) -> None:
    call: Json = {"players": ["Ann", "Ben"]}
    for round in range(1, ROUNDS + 1):
        status, told = ask(client, {"call": call, "act": "next"})
        call = told["call"]
        assert (status, told["standing"]["round"]) == (200, round)
        assert told["standing"]["card"] == call["cards"][-1]
    assert len(set(call["cards"])) == ROUNDS
    _, told = ask(client, {"call": call, "act": "next"})
    assert told == {"problem": f"{say('en', 'fault-game-over')} (R3.8)"}
    for player, islands in enumerate((3, 4)):
        count = {"entry": "count", "player": player, "islands": islands}
        _, told = ask(client, {"call": told.get("call", call), "act": count})
    assert told["standing"]["winners"] == [1]


@pytest.mark.parametrize("language", languages())
def test_what_was_undone_is_told_in_the_language_of_the_visitor(
    client: TestClient[Any], language: str
) -> None:
    red = {"entry": "reached", "player": 0, "goal": "red", "round": 1}
    back = {"entry": "taken-back", "player": 0, "goal": "red"}
    call = {"players": ["Ann"], "cards": ["5/3"], "entries": [red, back]}
    facts = {"name": "Ann", "what": say(language, "goal-red")}
    told: Json = {"call": call}
    for words in (
        say(language, "call-back-again", **facts),
        say(language, "call-undone", **facts),
        say(language, "call-nothing-undone"),
    ):
        _, told = ask(client, {"call": told["call"], "act": "undo"}, language=language)
        assert told["undone"] == words
    assert told["call"] == {"players": ["Ann"], "cards": ["5/3"]}


@pytest.mark.parametrize("language", languages())
def test_what_cannot_have_happened_is_told_in_the_language_of_the_visitor(
    client: TestClient[Any], language: str
) -> None:
    _, told = ask(client, {"call": {"players": []}}, language=language)
    assert told == {"problem": say(language, "unreadable-nobody-plays")}
    sheet = {"board": "A", "text": "c2=3 c2+d2"}
    _, told = ask(client, sheet, "/sheet", language)
    assert told == {"problem": say(language, "unreadable-not-a-mark", text="c2+d2")}


def test_a_sheet_is_checked_with_and_without_the_cards(client: TestClient[Any]) -> None:
    _, told = ask(client, {"board": "A", "text": RIGHT}, "/sheet")
    assert (told["verdict"], told["faults"]) == (say("en", "sheet-verdict", count=0), [])
    assert (told["finished"], told["notes"]) == (3, [])
    assert told["sheet"]["bridges"] == {"c2-d2": 1, "a2-c2": 2}
    _, told = ask(client, {"board": "A", "text": RIGHT, "cards": ["1/2"]}, "/sheet")
    assert [fault[-5:-1] for fault in told["faults"]] == ["R3.4", "R3.3", "R3.6"]
    _, told = ask(client, {"board": "A", "text": f"{RIGHT} a4=4 a4-b4 b4=4 b1-b4"}, "/sheet")
    assert (told["faults"][0][-6:], told["finished"]) == ("(R4.2)", 1)
    assert told["islands"] == ["a2", "b1", "b4", "c2"]


@pytest.mark.parametrize("language", languages())
def test_a_goal_that_a_checked_sheet_lacks_is_entered_only_by_those_who_are_sure(
    client: TestClient[Any], language: str
) -> None:
    call: Json = {"players": ["Ann", "Ben"], "cards": ["5/3"]}
    sheet = {"board": "A", "text": RIGHT, "cards": ["5/3"], "owner": {"call": call, "player": 1}}
    call = ask(client, sheet, "/sheet", language)[1]["call"]
    red = {"entry": "reached", "player": 1, "goal": "red", "round": 1}
    goal = say(language, "goal-red")
    _, told = ask(client, {"call": call, "act": red}, language=language)
    assert told["doubt"] == say(language, "companion-doubt", name="Ben", card=1, goal=goal)
    assert (told["call"], told["standing"]["awards"]) == (call, [])
    _, told = ask(client, {"call": call, "act": red, "sure": True}, language=language)
    assert (told["doubt"], told["standing"]["awards"][0]["points"]) == (None, 9)
    sheet["owner"] = {"call": told["call"], "player": 1}
    _, told = ask(client, sheet, "/sheet", language)
    assert told["notes"][0] == say(language, "sheet-goal-missing", name="Ben", goal=goal)
    sheet["owner"] = {"call": call, "player": 2}
    assert "problem" in ask(client, sheet, "/sheet", language)[1]


def test_boards_are_drawn_by_name_by_rows_and_from_files(client: TestClient[Any]) -> None:
    board = board_file("Strait").board
    lines = " ".join(map(str, sorted(board.without)))
    for text in (
        format_board(board),
        "\n".join([*board.rows, lines]),
        format_board_file(board_file("Strait")),
    ):
        _, told = ask(client, {"text": text}, "/board")
        assert told["board"] == format_board(board)
        assert f'id="island-{board.islands[0]}"' in told["drawing"]
    assert ask(client, {"text": "A"}, "/board")[1]["board"] == "A"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1 to 26 columns"),
        ("oo\no", "Row 2 is not as long as the first"),
        ("ox\noo", "“x” in row 1 is not a cell"),
        ("oo\noo", "It has 4 islands, and 18 are needed."),
        ("rows = [", "not in the TOML format"),
        ("oo\noo a1-z9", "no line a1-z9"),
    ],
)
def test_what_is_wrong_with_a_board_is_told_as_in_the_terminal(
    client: TestClient[Any], text: str, sentence: str
) -> None:
    status, told = ask(client, {"text": text}, "/board")
    assert status == 200
    assert sentence in told["problem"]


def test_of_many_faults_some_are_told_and_how_many_there_are(client: TestClient[Any]) -> None:
    text = " ".join(f"{column}{row}=3" for column in "ghijk" for row in range(1, 7))
    _, told = ask(client, {"board": "A", "text": f"c2=3 {text}"}, "/sheet")
    assert told["verdict"] == say("en", "sheet-verdict", count=30)
    assert len(told["faults"]) == MOST_TOLD + 1
    assert told["faults"][-1] == say("en", "sheet-more", count=30 - MOST_TOLD)


RED = {"entry": "reached", "player": 0, "goal": "red", "round": 1}
FAR_AWAY = {"entry": "reached", "round": 2**53, "player": -(2**53), "goal": "red"}

BAD_CALLS: list[object] = [
    None,
    [],
    {},
    {"call": None},
    {"call": {"players": "Ann"}},
    {"call": {"players": [1]}},
    {"call": {"players": ["Ann"], "secret": 1}},
    {"call": {"players": ["Ann"], "entries": [RED | {"goal": "green"}]}},
    {"call": {"players": ["Ann"], "entries": [RED | {"round": 1.5}]}},
    {"call": {"players": ["Ann"], "entries": [RED | {"round": 2**53}]}},
    {"call": {"players": ["Ann"], "entries": [RED | {"entry": "other"}]}},
    {"call": {"players": ["Ann"], "entries": [{"entry": "count", "player": 0}]}},
    {"call": {"players": ["Ann"], "entries": [RED] * 61}},
    {"call": {"players": ["Ann"] * 21}},
    {"call": {"players": ["Ann"], "cards": ["5/3"] * 21}},
    {"call": {"players": ["Ann"], "board": "o/" * 2501}},
    {"call": {"players": ["Ann"]}, "act": "yes"},
    {"call": {"players": ["Ann"]}, "more": 1},
]


@pytest.mark.parametrize("body", BAD_CALLS)
def test_a_body_that_is_no_call_is_refused(client: TestClient[Any], body: object) -> None:
    status, problem = ask(client, body)
    assert (status, problem["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    ("part", "body"),
    [
        ("", {"call": {"players": ["\ud800"]}}),
        ("", {"call": {"players": ["a\x00b"]}}),
        ("", {"call": {"players": ["Ann"], "board": "\x1b[2J/"}}),
        ("", {"call": {"players": ["Ann"], "cards": ["9" * 99]}}),
        ("", {"call": {"players": ["Ann"], "cards": ["5/3"] * 400}}),
        ("", {"call": {"players": ["Ann"], "entries": [FAR_AWAY] * 60}}),
        ("/sheet", {"board": "A", "text": "a1=a2 " * 830}),
        ("/sheet", {"board": "o/" * 2000, "text": ""}),
        ("/sheet", {"board": "A", "text": "c2=3", "cards": ["x"]}),
        ("/sheet", {"board": "A", "text": "٣=٣ c²=3"}),
        ("/board", {"text": "[" * 4000 + "="}),
        ("/board", {"text": "o" * 4000}),
        ("/board", {"text": "\ud800="}),
    ],
)
def test_bodies_of_strangers_get_a_sentence_or_are_refused(
    client: TestClient[Any], part: str, body: object
) -> None:
    status, told = ask(client, body, part)
    assert status in (200, 400)
    assert told.get("problem") or told.get("code") == "bad-request" or "faults" in told


def test_a_body_that_is_too_long_is_refused(client: TestClient[Any]) -> None:
    status, problem = ask(client, {"board": "A", "text": "c2=3 " * 3_000}, "/sheet")
    assert (status, problem["code"]) == (413, "bad-request")


def test_a_page_of_another_site_gets_no_answer(client: TestClient[Any]) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    for part, body in (
        ("", {"call": {"players": ["Ann"]}}),
        ("/board", {"text": "A"}),
        ("/sheet", {"board": "A", "text": ""}),
    ):
        answer = client.post(f"/api/companion{part}", json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
