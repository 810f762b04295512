"""Games on disk: written after every round, and taken up where they were left."""

import asyncio
from pathlib import Path

import pytest
from golden_games import FILES
from tui.controllers import ANN, BEN, NOW, STEADY, Sitting, StillBots, table_for

from hashi.records import Record, RoundLine, Unreadable, parse_record
from hashi.rules import ROUNDS, Game, Pen, Refused
from hashi.table.news import HintTaken
from hashi.table.opening import TableRequest
from hashi.table.options import Options
from hashi.table.proof import Unproved, verify
from hashi.table.seat import Seat
from hashi.table.table import Phase
from hashi.tui.game_file import as_file_name, name_of_game
from hashi.tui.local_table import LocalTable
from hashi.tui.saved_game import (
    Beginning,
    new_game,
    resumed,
)
from hashi.user_files.claim import Claim

EXAMPLES = Path(__file__).parents[2] / "examples"
FAIR = parse_record((EXAMPLES / "fair.hashi").read_text(encoding="utf-8"))


def cut(record: Record, rounds: int) -> Record:
    """The record as it was when so many rounds were over, with what was put right since."""
    ends = [at for at, line in enumerate(record.lines) if isinstance(line, RoundLine)]
    end = ends[rounds] if rounds < len(ends) else None
    box = record.box if end is None else None
    return Record(record.setup, record.starts, record.extras, record.lines[:end], box)


def told(game: Game | None) -> object:
    """All of a game but the card that is turned up."""
    assert game
    return game.starts, game.rounds, game.fixes, game.courses


def kept(beginning: Beginning, file: Path) -> Record:
    """What is written of a table as soon as it is taken up."""
    table = LocalTable(beginning, Claim(file))
    table.game_file.save(table.table)
    return parse_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("rounds", [0, 1, 7, 16, 17])
def test_a_record_becomes_the_table_that_it_tells_of(
    file: Path, rounds: int, tmp_path: Path
) -> None:
    record = cut(parse_record(file.read_text(encoding="utf-8")), rounds)
    beginning = resumed(record, NOW)
    assert told(beginning.table.game) == told(record.replay())
    checking = record.setup.pen is Pen.FREE
    assert beginning.table.round == min(rounds + 1, ROUNDS + checking)
    again = kept(beginning, tmp_path / "game.hashi")
    assert (again.setup, again.starts, again.extras) == (record.setup, record.starts, record.extras)
    assert sorted(map(str, again.lines)) == sorted(map(str, record.lines))


def test_after_a_resume_the_same_cards_come() -> None:
    for rounds in range(ROUNDS):
        beginning = resumed(cut(FAIR, rounds), NOW)
        assert beginning.table.game
        following = [line.card for line in FAIR.lines if isinstance(line, RoundLine)][rounds]
        assert beginning.table.game.card == following
        assert beginning.table.commitment == dict(FAIR.extras)["commitment"]


def test_without_a_secret_the_cards_that_are_left_are_shuffled_anew() -> None:
    record = cut(Record(FAIR.setup, FAIR.starts, (), FAIR.lines), 5)
    orders = set()
    for _ in range(20):
        dealer = resumed(record, NOW).dealer
        order = tuple(dealer.card(round) for round in range(1, ROUNDS + 1))
        assert sorted((*order, dealer.box)) == sorted(FAIR.setup.deck.cards)
        assert order[:5] == tuple(line.card for line in record.lines if isinstance(line, RoundLine))
        orders.add(order)
    assert len(orders) > 1


def test_with_a_secret_that_is_damaged_nobody_knows_the_cards() -> None:
    extras = tuple((word, text[:-4] if word == "secret" else text) for word, text in FAIR.extras)
    with pytest.raises(Unproved):
        resumed(cut(Record(FAIR.setup, FAIR.starts, extras, FAIR.lines), 5), NOW)


def test_a_game_that_is_over_is_taken_up_as_such() -> None:
    over = resumed(FAIR, NOW).table
    assert over.phase is Phase.OVER
    assert over.box == str(FAIR.box)
    assert over.secret == dict(FAIR.extras)["secret"]


def test_with_the_free_pen_the_final_check_is_still_to_come() -> None:
    (file,) = (file for file in FILES if file.stem == "put-right-in-time")
    record = parse_record(file.read_text(encoding="utf-8"))
    open_end = Record(record.setup, record.starts, record.extras, record.lines)
    assert resumed(open_end, NOW).table.phase is Phase.CHECKING


def test_persons_and_bots_sit_where_they_sat() -> None:
    beginning = new_game(TableRequest((ANN, STEADY, BEN), Options()), NOW)
    assert ("seats", "person | steady | person") in beginning.extras
    assert len(FAIR.setup.players) == 2
    record = Record(FAIR.setup, FAIR.starts, (("seats", "person | novice"),))
    ann, ben = FAIR.setup.players
    assert resumed(record, NOW).table.seats == (Seat(ann), Seat(ben, "novice"))


@pytest.mark.parametrize("seats", ["person | ghost", "person", "person | person | person", ""])
def test_seats_that_nobody_understands_are_refused(seats: str) -> None:
    with pytest.raises(Unreadable):
        resumed(Record(FAIR.setup, FAIR.starts, (("seats", seats),)), NOW)


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    (first, *rest) = (line for line in FAIR.lines if isinstance(line, RoundLine))
    twice = (first, RoundLine(2, first.card, first.moves), *rest[1:])
    with pytest.raises(Refused):
        resumed(Record(FAIR.setup, FAIR.starts, FAIR.extras, twice), NOW)


def test_a_new_game_proves_its_cards_when_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "game.hashi"

    async def play() -> None:
        sitting = Sitting(LocalTable(new_game(TableRequest((ANN,), Options()), NOW), Claim(file)))
        await sitting.type("c3=3" if "c3" in sitting.table.view.islands else "d3=3")
        await sitting.press("enter")
        for _ in range(ROUNDS):
            await sitting.type("- -")
            await sitting.press("enter")
        await sitting.table.close()

    asyncio.run(play())
    proof = verify(parse_record(file.read_text(encoding="utf-8")))
    assert (proof.cards, proof.box) == (ROUNDS, True)


def test_the_record_is_there_after_the_set_up_and_after_every_round(tmp_path: Path) -> None:
    file = tmp_path / "game.hashi"

    async def play() -> None:
        sitting = Sitting(table_for(file))
        await sitting.type("e2=3")
        assert not file.exists()
        for round in range(3):
            await sitting.press("enter")
            record = parse_record(file.read_text(encoding="utf-8"))
            assert len(record.lines) == round
            await sitting.type("- -")

    asyncio.run(play())


class FullDisk:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._broken = monkeypatch.context()

    def __enter__(self) -> None:
        def fail(*_: object) -> None:
            raise OSError(28, "full")

        self._broken.__enter__().setattr("hashi.user_files.claim.write", fail)

    def __exit__(self, *_: object) -> None:
        self._broken.__exit__(None, None, None)


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.hashi"

    async def play() -> None:
        sitting = Sitting(table_for(file))
        await sitting.type("e2=3")
        with FullDisk(monkeypatch):
            await sitting.press("enter")
            assert sitting.table.view.round == 1
            assert sitting.controller.trouble.startswith("The game cannot be saved at the moment.")
            await sitting.press("shift+left")
            assert sitting.why.startswith("Neither end has a number.")  # can be read all the same
        await sitting.type("- -")
        await sitting.press("enter")
        assert sitting.controller.trouble == ""
        assert len(parse_record(file.read_text(encoding="utf-8")).lines) == 1

    asyncio.run(play())


def test_what_somebody_else_wrote_stays_and_the_game_goes_on_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "game.hashi"

    async def play() -> None:
        sitting = Sitting(table_for(file))
        await sitting.type("e2=3")
        await sitting.press("enter")
        file.write_text("mine", encoding="utf-8")
        await sitting.type("- -")
        await sitting.press("enter")
        assert sitting.table.file.name == "game 2.hashi"
        assert sitting.table.trouble is None
        await sitting.table.close()

    asyncio.run(play())
    beside = file.with_name("game 2.hashi")
    assert file.read_text(encoding="utf-8") == "mine"
    assert len(parse_record(beside.read_text(encoding="utf-8")).lines) == 1
    assert sorted(file.parent.iterdir()) == sorted([file, beside])


@pytest.mark.parametrize("is_full", [False, True])
def test_who_leaves_a_game_that_could_not_be_saved_has_one_more_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_full: bool
) -> None:
    file = tmp_path / "game.hashi"

    async def play() -> LocalTable:
        sitting = Sitting(table_for(file))
        await sitting.type("e2=3")
        with FullDisk(monkeypatch):
            await sitting.press("enter")
            if is_full:
                await sitting.table.close()
        if not is_full:
            await sitting.table.close()
        return sitting.table

    table = asyncio.run(play())
    assert (file.exists(), table.game_file.error is None) == (not is_full, not is_full)


def test_a_hint_is_kept_before_its_round_is_over(tmp_path: Path) -> None:
    file = tmp_path / "game.hashi"

    async def ask() -> None:
        sitting = Sitting(table_for(file, bots=StillBots("c4 c4=e4 c4-c5")))
        await sitting.type("e2=3")
        await sitting.press("enter", "h")
        await sitting.table.close()

    async def go_on() -> None:
        text = file.read_text(encoding="utf-8")
        assert "hinted: 1 Ann\n" in text
        beginning = resumed(parse_record(text), NOW)
        table = LocalTable(beginning, Claim(file))
        assert isinstance(table.news[-1], HintTaken)
        table.game_file.save(table.table)
        assert file.read_text(encoding="utf-8") == text
        sitting = Sitting(table)
        await sitting.type("- -")
        await sitting.press("enter")
        await table.close()

    asyncio.run(ask())
    asyncio.run(go_on())
    text = file.read_text(encoding="utf-8")
    assert "hint 1 Ann\n" in text
    assert "hinted" not in text


def test_a_line_about_another_rounds_hint_is_kept_as_it_is() -> None:
    extras = (("hinted", "3 Ann"), ("hinted", "1 Nobody"))
    beginning = resumed(Record(FAIR.setup, FAIR.starts, extras), NOW)
    assert beginning.extras == extras
    assert not beginning.table.hinted


def test_files_are_named_by_date_and_players() -> None:
    name = name_of_game(["Ann", "../Ben"])
    assert name.endswith(" Ann, ___Ben")
    assert name[:4].isdecimal()


def test_long_names_make_no_name_that_is_too_long_for_a_file(tmp_path: Path) -> None:
    names = ["\N{GRINNING FACE}" * 24, "𝒜" * 24, "Ω" * 24, "x" * 24]
    name = as_file_name(names)
    assert len(name.encode()) <= 160
    Claim(tmp_path / f"{name_of_game(names)}.hashi").release()


def test_cards_to_come_and_secrets_are_not_told_by_accident() -> None:
    beginning = new_game(TableRequest((ANN,), Options()), NOW)
    assert beginning.dealer.secret.hex() not in repr(beginning)
    left = resumed(Record(FAIR.setup, FAIR.starts), NOW).dealer
    assert "Card(" not in repr(left)
