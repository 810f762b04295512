"""Where one sits at a table: the cursor, the marks of the turn, and what each key does."""

from collections.abc import Callable, Coroutine
from typing import Literal

from hashi.records import Unreadable, find_board, parse_island, parse_move, parse_start, tidied
from hashi.rules import Line, Pen
from hashi.table.commands import AnyCommand, Done, Draft, Fix, Hint, TakeBack
from hashi.table.news import RoundOver
from hashi.table.refusal import Refusal
from hashi.table.table import Phase
from hashi.table.view import MistakeView, OwnView
from hashi.tui import panel, sheets
from hashi.tui.client import TableClient
from hashi.tui.hints import GETTING_READY, ask_for_hint
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.turn import Marks, first_entry, marked, move_of, read_fix
from hashi.tui.words import Words

Page = Literal["keys", "rules", "mistakes", "where"]
"""What is asked for, and goes away with any key."""

Cover = Page | Literal["reveal", "curtain", "waiting", "closed", "end"]

LOST = "lost"
"""Why something was not done that the table's `trouble` tells already, as long as it lasts."""

ARROWS = ("left", "right", "up", "down")
FIX = "fix"
LOOKED = ""
"""With the final check one is done whatever one says."""


class Controller:
    """One table, and all that those at this keyboard do there.

    `run` takes what is to be waited for; `on_change` is called when there is something new to see.
    """

    def __init__(
        self,
        words: Words,
        table: TableClient,
        run: Callable[[Coroutine[None, None, None]], object],
        on_change: Callable[[], None],
    ) -> None:
        self.words = words
        self.table = table
        self._run = run
        self._on_change = on_change
        self.cursor = sheets.middle(find_board(table.view.options.board))
        self.marks: Marks = ()
        self._unanswered = 0
        self.told = ""
        """Said once, in place of how the turn stands; `is_refusal` if it is a reason."""
        self.is_refusal = False
        self._hints_wanted: set[tuple[int, int]] = set()
        """The turns for which a hint is being worked out."""
        self.occasions = 0
        """How often someone was done, sat down, had the board covered, or saw a round end: what was
        said and typed until then was for then."""
        self.is_drawing = False
        self._is_passing = False
        self._lifted: int | None = None
        self._last: int | None = None
        """Whoever was done last, of those here."""
        self.revealed: RoundOver | None = None
        self._asked_for: Page | None = None
        self.rules_page = 0
        self._looks_at_board = False
        self._heard = len(table.news)
        self._before = self._sitting
        self._confirm()
        table.on_change = self._see

    # What is before one

    @property
    def screen(self) -> SeatScreen:
        table = self.table
        return SeatScreen(self.words, table.view, self._own, self.marks, table.bots_ready)

    @property
    def _own(self) -> OwnView | None:
        """Of those here, whoever is not done yet; or else whoever was done last."""
        own = self.table.own
        if self.table.view.phase in (Phase.OPENING, Phase.PLAYING, Phase.CHECKING):
            for each in own.values():
                if each.hand is None:
                    return each
        last = own.get(self._last) if self._last is not None else None
        return last or next(iter(own.values()), None)

    @property
    def overlay(self) -> Cover | None:
        """What lies over the board, if anything does."""
        phase = self.table.view.phase
        if self._asked_for:
            return self._asked_for
        if phase is Phase.WAITING:
            return "waiting"
        if phase is Phase.CLOSED:
            return "closed"
        if phase is Phase.OVER:
            return None if self._looks_at_board else "end"
        if self.revealed:
            return "reveal"
        return "curtain" if self._hides() else None

    def _hides(self) -> bool:
        """Several at one keyboard: whether someone else may still be looking."""
        own = self._own
        return bool(len(self.table.own) > 1 and own and own.draft and own.seat != self._lifted)

    @property
    def _sitting(self) -> tuple[int | None, bool]:
        """Who sees the board, and whether they do."""
        return self._own.seat if self._own else None, self.overlay is None

    @property
    def last(self) -> OwnView | None:
        """Whoever was done last, of those here, while that can be taken back."""
        own = self.table.own.get(self._last) if self._last is not None else None
        return own if own and own.hand is not None else None

    @property
    def mistakes(self) -> list[MistakeView]:
        """R7: what whoever is to move can still put right."""
        view, own = self.table.view, self._own
        if own is None or view.options.pen is Pen.CHECKED or self.screen.is_over:
            return []
        found = view.mistakes if own.mistakes is None else own.mistakes
        seen = len(view.seen)
        return [each for each in found or () if each.seat == own.seat and each.until > seen]

    def message(self) -> tuple[str, str]:
        """What to do, and how it stands, or why something was not done."""
        what, how = panel.what_to_do(self.screen)
        if self.is_drawing:
            return what, self.words.say("play-which-way")
        if self._turn in self._hints_wanted:
            is_ready = self.table.bots_ready
            how = self.words.say("hint-thinking" if is_ready else GETTING_READY)
        return what, self.told or how

    @property
    def _turn(self) -> tuple[int, int] | None:
        """The seat and the round, while there is something to be done."""
        own = self._own
        return (own.seat, self.table.view.round) if own and own.hand is None else None

    @property
    def trouble(self) -> str:
        return self.words.say(self.table.trouble) if self.table.trouble else ""

    # What changes

    def _see(self) -> None:
        """Something happened at the table."""
        for news in self.table.news[self._heard :]:
            if isinstance(news, RoundOver):
                self._round_over(news)
        self._heard = len(self.table.news)
        if not self._unanswered:
            self._confirm()
        self._show()

    def _show(self) -> None:
        seat, sees = self._sitting
        before, self._before = self._before, (seat, sees)
        if seat != before[0] or sees < before[1]:
            self._turn_page()
        self._on_change()

    def _turn_page(self) -> None:
        self._hush()
        self.occasions += 1

    def _round_over(self, news: RoundOver) -> None:
        """What it brought is looked at together, and mistakes that can be put right by each."""
        self._lifted = self._last = None
        self._turn_page()
        if len(self.table.own) > 1:
            self.revealed = news
        elif self.mistakes:
            self._asked_for = "mistakes"

    def _confirm(self) -> None:
        """The marks are those that the table knows."""
        draft = self._own.draft if self._own else None
        self.marks = draft.marks if draft else ()

    def _hush(self) -> None:
        self.told, self.is_refusal = "", False
        self.is_drawing = self._is_passing = False

    def _tell(self, told: str) -> None:
        self._hush()
        self.told = told
        self._show()

    def refuse(self, reason: str) -> None:
        """Say why something was not done, beside the board."""
        self._hush()
        self._looks_at_board = self.screen.is_over
        self.told, self.is_refusal = reason, True
        self._show()

    def _send(self, command: AnyCommand) -> None:
        self._unanswered += 1
        self._run(self._ask(command))

    async def _ask(self, command: AnyCommand) -> None:
        """Whatever is refused changes nothing."""
        refused: Refusal | None = None
        try:
            await self.table.send(command)
        except Refusal as refusal:
            refused = refusal
        self._unanswered -= 1
        if refused:
            if not self._unanswered:
                self._confirm()
            if refused.code == LOST:
                self._show()
            else:
                self.refuse(self.words.refusal(refused))
            return
        match command:
            case Done(seat=seat):
                self._last = seat
                self._turn_page()
            case TakeBack() | Fix():
                self._turn_page()
        self._see()

    async def _be_hinted(self, command: Hint) -> None:
        """What comes when the turn is over, be it a reason, is no longer of interest."""
        told = ""
        try:
            await ask_for_hint(self.table, command)
        except Refusal as refused:
            told = "" if refused.code == LOST else self.words.refusal(refused)
        turn = (command.seat, command.round)
        self._hints_wanted.discard(turn)
        if turn == self._turn:
            self._hush()
            self.told, self.is_refusal = told, bool(told)
        self._show()

    # What keys do

    def press(self, key: str) -> None:
        """A key, by its name."""
        match self.overlay:
            case "rules" if key == "r":
                self.rules_page += 1
            case "keys" | "rules" | "mistakes" | "where":
                self._asked_for = None
            case "reveal" if key == "enter":
                self.revealed = None
            case "curtain" if key == "enter":
                self._lift()
            case "curtain" if key == "t":
                self._lifted = None
                self._take_back(self.last)
            case "end" if key in ("enter", "escape"):
                self._looks_at_board = True
            case None:
                self._press(key)
        self._show()

    def _lift(self) -> None:
        """The curtain, for whoever is next; mistakes are what they see first."""
        self._lifted = self._own.seat if self._own else None
        self.cursor = sheets.middle(self.screen.board)  # where the other was is nobody's business
        if self.mistakes:
            self._asked_for = "mistakes"

    def _press(self, key: str) -> None:
        screen = self.screen
        is_passing = self._is_passing
        is_drawing = self.is_drawing
        self._hush()
        match key:
            case "?":
                self._asked_for = "keys"
            case "r":
                self._asked_for, self.rules_page = "rules", 0
            case "m" if screen.view.options.pen is Pen.FREE and not screen.is_over:
                self._asked_for = "mistakes"
            case "enter" if screen.is_over:
                self._looks_at_board = False
            case "s":
                self._asked_for = "where"
            case "t":
                self._take_back(self._own)
            case "enter":
                self._finish(is_passing=is_passing)
            case _ if key in ARROWS:
                self._go(key, draws=is_drawing)
            case _ if key.removeprefix("shift+") in ARROWS:
                self._go(key.removeprefix("shift+"), draws=True)
            case _ if screen.draft:
                self._change_turn(key)

    def _change_turn(self, key: str) -> None:
        match key:
            case "space":
                self.mark(str(self.cursor))
            case "b":
                self.is_drawing = True
            case "u" | "backspace":
                self._draw(self.marks[:-1])
            case "escape":
                self._draw(())
            case "h":
                self._ask_for_hint()

    def _go(self, arrow: str, *, draws: bool) -> None:
        beyond = sheets.neighbour(self.screen.board, self.cursor, arrow)
        if beyond and draws:
            self.mark(str(Line.between(self.cursor, beyond)))
        elif beyond:
            self.cursor = beyond
        elif draws and self.screen.draft:
            self.refuse(self.words.refusal(Refusal("no-line")))

    def click(self, at: str) -> None:
        """The mouse on an island or a line."""
        if self.overlay is None:
            self.cursor = parse_island(at.split("-")[0])
            self.mark(at)

    def mark(self, at: str) -> None:
        """Mark an island or a line, or take that back."""
        screen = self.screen
        if not screen.draft or self.overlay:
            return
        self._hush()
        try:
            if screen.is_opening:
                self._draw(first_entry(at, screen.draft, self.marks))
            elif screen.card:
                numbers = screen.sheet.numbers
                self._draw(marked(at, screen.draft, self.marks, screen.card, numbers))
        except Refusal as refused:
            self.refuse(self.words.refusal(refused))

    def _draw(self, marks: Marks) -> None:
        """Show marks at once; what the table says next confirms them."""
        own = self._own
        if own and marks != self.marks:
            self.marks = marks
            self._send(Draft(own.seat, self.table.view.round, marks))

    def _finish(self, *, is_passing: bool) -> None:
        """Done; or, once all are, the next card."""
        own, screen = self._own, self.screen
        if own is None or own.hand is not None:
            self._run(self.table.hurry())
        elif screen.view.phase is Phase.CHECKING:
            self._be_done(LOOKED)
        elif screen.draft is None:
            return
        elif not self.marks and screen.is_opening:
            self.refuse(self.words.refusal(Refusal("entry-missing", "R2.1")))
        elif not self.marks and not is_passing:
            self._tell(self.words.say("play-pass"))
            self._is_passing = True
        else:
            self._be_done(self.marks[0] if screen.is_opening else move_of(self.marks))

    def _be_done(self, move: str) -> None:
        own = self._own
        if own:
            self._send(Done(own.seat, self.table.view.round, move, own.attempt))

    def _take_back(self, own: OwnView | None) -> None:
        """The move in hand or, alone, that of the previous card, of which an older server knows
        nothing."""
        if own and own.take_back:
            self._send(TakeBack(own.seat, own.take_back.round, own.take_back.attempt))
        elif own and own.hand is not None:
            self._send(TakeBack(own.seat, self.table.view.round, own.attempt))

    def _ask_for_hint(self) -> None:
        own = self._own
        if own and self._turn and self._turn not in self._hints_wanted:
            self._hints_wanted.add(self._turn)
            command = Hint(own.seat, self.table.view.round, 2 if own.hint else 1)
            self._run(self._be_hinted(command))

    def type(self, text: str) -> None:
        """A move as a record writes it, or `fix 2 b2 d1-d2`."""
        own, words = self._own, tidied(text).split()
        if own is None or self.overlay or not words:
            return
        try:
            if words[0] == FIX:
                self._send(read_fix(own.seat, words[1:]))
            elif self.screen.view.phase is Phase.CHECKING:
                self.refuse(panel.what_to_do(self.screen)[1])
            else:
                (parse_start if self.screen.is_opening else parse_move)(" ".join(words))
                self._be_done(" ".join(words))
        except Unreadable as unreadable:
            self.refuse(self.words.unreadable(unreadable))
