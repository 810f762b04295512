"""Tables over the socket: whole games, drafts, taking back, leaving, and what is refused."""

import random
from collections.abc import Iterator

import pytest
from server.running import Credentials, Json, Opened, Seat, Server, running

from hashi.server.settings import Settings

ANNA, BEN, OPEN = {"name": "Anna"}, {"name": "Ben"}, dict[str, str]()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = Settings(tables_per_hour=1_000)
    with running(tmp_path_factory.mktemp("socket"), settings) as server:
        yield server


def two(server: Server, **options: object) -> tuple[Opened, str]:
    opened = server.open(ANNA, OPEN, **options)
    return opened, server.sit(opened.table, opened.invitation, 1, "Ben")


def play_rounds(seats: dict[int, Seat], until: int, dice: random.Random) -> None:
    """Up to the card of that round."""
    for round in range(until):
        for seat, player in seats.items():
            player.wait_for_table(lambda table, now=round: table["round"] == now)  # type: ignore[misc]
            player.play_turn(seat, dice.choice)


def test_two_people_play_a_whole_game(server: Server) -> None:
    opened, ben_token = two(server)
    dice = random.Random(4)
    with (
        server.seat(opened.table, opened.token) as anna,
        server.seat(opened.table, ben_token) as ben,
        server.seat(opened.table, opened.spectator) as watching,
    ):
        play_rounds({0: anna, 1: ben}, 18, dice)
        tables = [
            someone.wait_for_table(lambda table: table["phase"] == "over")
            for someone in (anna, ben, watching)
        ]
        assert tables[0] == tables[1] == tables[2]
        assert len(tables[0]["seen"]) == 17
        assert tables[0]["winners"]
        assert watching.own == {}
        assert all('"marks"' not in text for text in watching.heard)
        for someone in (anna, ben, watching):
            while someone.news[-1]["event"] != "ended":
                someone.hear()
        assert anna.news == ben.news == watching.news


def test_several_seats_on_one_device(server: Server) -> None:
    opened = server.open(ANNA, BEN)
    with server.seat(opened.table, opened.token) as both:
        assert sorted(both.own) == opened.seats == [0, 1]
        play_rounds({0: both, 1: both}, 3, random.Random(1))
        assert both.wait_for_table(lambda table: table["round"] == 3)["phase"] == "playing"


def first_mark(player: Seat, seat: int) -> str:
    forbidden = player.own[seat]["draft"]["islands"]
    names: list[str] = player.table["islands"]
    return next(island for island in names if island not in forbidden)


def test_a_draft_is_sent_whole_so_undoing_is_nothing_special(server: Server) -> None:
    opened, ben_token = two(server)
    with (
        server.seat(opened.table, opened.token) as anna,
        server.seat(opened.table, ben_token) as ben,
    ):
        play_rounds({0: anna, 1: ben}, 1, random.Random(2))
        anna.wait_for_table(lambda table: table["round"] == 1)
        mark = first_mark(anna, 0)
        for marks in ([mark], [], [mark], [mark]):
            assert anna.ask("draft", round=1, marks=marks)["type"] == "ok"
            assert anna.own[0]["draft"]["marks"] == marks
        with server.seat(opened.table, opened.token) as elsewhere:
            assert elsewhere.own[0]["draft"]["marks"] == [mark], "as it was, wherever one returns"
        ben.wait_for_table(lambda table: table["round"] == 1)
        ben.ask("draft", 1, round=1, marks=[])
        assert not any(f'"marks":["{mark}"]' in text for text in ben.heard)


def test_what_is_done_can_be_taken_back_while_others_think(server: Server) -> None:
    opened, ben_token = two(server)
    with (
        server.seat(opened.table, opened.token) as anna,
        server.seat(opened.table, ben_token) as ben,
    ):
        assert anna.ask("take-back", round=0)["code"] == "not-done"
        anna.play_turn(0, lambda names: names[0])
        hand = anna.own[0]["hand"]
        assert anna.ask("done", round=0, move=hand)["code"] == "already-done"
        assert anna.ask("take-back", round=0)["type"] == "ok"
        assert anna.own[0]["hand"] is None
        assert anna.ask("done", round=0, move=hand)["code"] == "wrong-attempt"
        assert anna.own[0]["draft"]["marks"] == [hand]
        play_rounds({0: anna, 1: ben}, 1, random.Random(3))
        assert anna.ask("take-back", round=0)["code"] == "too-late"


def test_the_last_one_can_take_back_for_two_seconds(server: Server) -> None:
    opened = server.open(ANNA, settles=True)
    with server.seat(opened.table, opened.token) as anna:
        anna.play_turn(0, lambda names: names[0])
        assert anna.ask("take-back", round=0)["type"] == "ok"
        anna.play_turn(0, lambda names: names[0])
        assert anna.wait_for_table(lambda table: table["round"] == 1)["card"]


@pytest.mark.parametrize(
    ("do", "what", "code"),
    [
        ("done", {"round": 0, "move": "a1=x"}, "unreadable"),
        ("done", {"round": 0, "move": "z9=3"}, "unknown-island"),
        ("done", {"round": 1, "move": "-"}, "wrong-round"),
        ("done", {"round": -1, "move": "-"}, "wrong-round"),
        ("done", {"round": 10**40, "move": "-"}, "wrong-round"),
        ("draft", {"round": 0, "marks": ["a1"] * 65}, "one-entry"),
        ("draft", {"round": 0, "marks": ["a2=3", "a3=3"]}, "one-entry"),
        ("fix", {"round": 1, "move": "-"}, "fix-with-checked-pen"),
        ("fix", {"round": -1, "move": "-"}, "fix-with-checked-pen"),
        ("hint", {"round": 0, "step": 2}, "first-half-first"),
        ("hint", {"round": 1, "step": 1}, "wrong-round"),
        ("call", {"round": 0, "absent": 1}, "too-early"),
        ("call", {"round": 0, "absent": -1}, "not-waited-for"),
        ("call", {"round": 0, "absent": 10**40}, "not-waited-for"),
        ("give", {"target": -1, "to": "random"}, "seat-taken"),
        ("give", {"target": 10**40, "to": "random"}, "seat-taken"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    server: Server, do: str, what: Json, code: str
) -> None:
    opened, _ = two(server)
    with server.seat(opened.table, opened.token) as anna:
        before = server.stored(), server.table(opened.table)
        refused = anna.ask(do, **what)
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert (server.stored(), server.table(opened.table)) == before


@pytest.mark.parametrize("seat", [-1, -2, 2, 10**18, -(10**40)])
@pytest.mark.parametrize("do", ["draft", "done", "take-back", "fix", "hint", "call", "leave"])
def test_nobody_holds_a_seat_that_is_not_there(server: Server, seat: int, do: str) -> None:
    all_commands: dict[str, Json] = {
        "draft": {"round": 0, "marks": []},
        "done": {"round": 0, "move": "-"},
        "take-back": {"round": 0},
        "fix": {"round": 0, "move": "-"},
        "hint": {"round": 0, "step": 1},
        "call": {"round": 0, "absent": 0},
        "leave": {},
    }
    opened = server.open(ANNA, BEN)
    with server.seat(opened.table, opened.token) as both:
        assert both.ask(do, seat, **all_commands[do])["code"] == "not-your-seat"


def test_a_rule_is_refused_with_its_clause_and_facts(server: Server) -> None:
    opened = server.open(ANNA)
    with server.seat(opened.table, opened.token) as anna:
        flagged = next(iter(anna.own[0]["draft"]["islands"]))
        refused = anna.ask("done", round=0, move=f"{flagged}=3")
        assert refused["clause"] == "R2.1"
        assert refused["facts"] == {"island": flagged}


def test_who_leaves_is_let_go_and_the_next_one_goes_on(server: Server) -> None:
    opened, ben_token = two(server)
    with (
        server.seat(opened.table, opened.token) as anna,
        server.seat(opened.table, ben_token) as ben,
        server.seat(opened.table, ben_token) as bens_other_tab,
    ):
        assert ben.ask("leave", 1)["type"] == "ok"
        assert ben.close_code() == 1000
        assert bens_other_tab.close_code() == 1000
        left = anna.wait_for_table(lambda table: table["seats"][1]["name"] is None)
        assert left["seats"][1]["here"] is False
        for by in (Credentials(ben_token), Credentials(opened.invitation)):
            with pytest.raises(Exception, match="403"), server.socket(opened.table, by):
                pass
        cleo_token = server.sit(opened.table, opened.invitation, 1, "Cleo")
        with server.seat(opened.table, cleo_token) as cleo:
            assert cleo.table["seats"][1]["name"] == "Cleo"
            play_rounds({0: anna, 1: cleo}, 2, random.Random(5))
        with (
            pytest.raises(Exception, match="403"),
            server.socket(opened.table, Credentials(ben_token)),
        ):
            pass


def test_whoever_opened_the_table_gives_seats_away_and_closes_it(server: Server) -> None:
    opened, ben_token = two(server)
    with (
        server.seat(opened.table, opened.token) as anna,
        server.seat(opened.table, ben_token) as ben,
    ):
        assert ben.ask("close", 1)["code"] == "openers-only"
        assert ben.ask("give", 1, target=0, to="random")["code"] == "openers-only"
        assert anna.ask("give", target=1, to="random")["type"] == "ok"
        assert ben.close_code() == 1000
        assert anna.table["seats"][1]["bot"] == "random"
        assert anna.ask("leave")["type"] == "ok"
        assert anna.own == {}, "she holds no seat any more, and still the table"
        assert anna.ask("draft", round=0, marks=[])["code"] == "not-your-seat"
        assert anna.ask("close")["type"] == "ok"
        assert anna.ask("close")["code"] == "table-over"


def test_markup_in_a_name_stays_what_it_is(server: Server) -> None:
    opened = server.open({"name": "<b>Anna & 'Eve'</b>"})
    with server.seat(opened.table, opened.token) as anna:
        assert anna.table["seats"][0]["name"] == "<b>Anna & 'Eve'</b>"
