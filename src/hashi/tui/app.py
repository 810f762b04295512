"""The screen of `hashi play`."""

import asyncio
import gc
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.content import Content
from textual.filter import LineFilter
from textual.geometry import Size
from textual.widgets import Input, Static
from textual.worker import Worker, WorkerFailed

from hashi.draw.text import NARROW
from hashi.i18n.catalogue import locale
from hashi.records import find_board
from hashi.table.refusal import Refusal
from hashi.tui import overlays, panel, sheets, sizes
from hashi.tui.chooser import Chooser, Menu, Start
from hashi.tui.client import NoTable, TableClient
from hashi.tui.controller import Controller
from hashi.tui.examples import what_to_type
from hashi.tui.inks import BOXES, PLAIN, THEMES, NoColour
from hashi.tui.keyboard import key_of
from hashi.tui.sizes import SMALLEST, smallest_for
from hashi.tui.threads import in_thread
from hashi.tui.words import Words


class Play(App[None]):
    """Paints a controller, and hands keys and clicks on to it."""

    CSS = """
    Screen { background: $paper; color: $ink; }
    #table, #overlay { height: 1fr; }
    #overlay { align: center middle; padding-right: 1; display: none; }
    #page { width: auto; max-width: 100%; height: auto; }
    #head, #what, #keys { height: 1; padding: 0 1; }
    #head, #keys, #log { color: $soft; }
    #what { text-style: bold; margin-top: 1; }
    #why { height: 2; padding: 0 1; }
    #why.refusal { color: $red; }
    #middle { height: auto; }
    #board { width: auto; margin: 0 1; }
    #beside { width: 40; }
    #others { width: auto; height: 1fr; margin: 0 1; }
    #log { height: 1fr; padding: 0 1; }
    #line { padding: 0 1; background: $leaf; color: $ink; }
    #line > .input--placeholder { color: $soft; }
    """
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
        Binding("tab,shift+tab,colon", "type", priority=True),
        Binding("escape", "escape", priority=True),
    ]

    def __init__(
        self,
        words: Words,
        start: TableClient | Menu,
        open_table: Callable[[Start], Awaitable[TableClient]] | None = None,
        *,
        plain: bool = False,
        theme: str = "dark",
    ) -> None:
        """Begin at a table, or with a menu, and open what was chosen; `open_table` may raise
        `NoTable`."""
        super().__init__()
        for each in THEMES:
            self.register_theme(each)
        self.theme = theme
        self.controller: Controller | None = None
        self.failure: BaseException | None = None
        """What went wrong inside, and ended this."""
        self._words = words
        self._open_table = open_table
        self._is_plain = plain
        self._signs = PLAIN if plain else BOXES
        self._chooser: Chooser | None = None
        self._room = SMALLEST
        self._pitch = NARROW
        self._occasions = -1
        """Of the controller, as far as they are seen."""
        self._opening: Worker[None] | None = None
        """The next table, with the same people."""
        self._early: list[events.Key] = []
        """Keys for the menu that came while it did not know which games were left."""
        if isinstance(start, Menu):
            self._chooser = Chooser(words, start)
        else:
            self._sit_down(start)

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [NoColour()] if self._is_plain else super().get_line_filters()

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with Container():
                yield Static(id="head")
                with Horizontal(id="middle"):
                    yield Static(id="board")
                    yield Static(id="beside")
                yield Static(id="what")
                yield Static(id="why")
                yield Static(id="log")
                yield Input(id="line", compact=True)
                yield Static(id="keys")
            yield Static(id="others")
        with Container(id="overlay"):
            yield Static(id="page")

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._hear_of_failure)
        with suppress(NotImplementedError):  # Windows has no such signals
            loop.add_signal_handler(signal.SIGTERM, self.exit)
        self._room = self.size
        self.app_resume_signal.subscribe(self, self._draw_anew)
        self.set_interval(1, self._see_the_time)
        self.paint()
        self.call_after_refresh(self._load_the_rest)

    async def on_unmount(self) -> None:
        if self.controller:
            await self.controller.table.close()

    def _draw_anew(self, _: App[None]) -> None:
        """The shell has written on the screen since Ctrl-Z."""
        self.refresh(layout=True)

    def on_resize(self, event: events.Resize) -> None:
        if event.size == self._room:  # as at the start, when all is painted already
            return
        self._room = event.size
        # The screen lays itself out when a timer says so, and Textual 8.2 forgets that one when
        # another size comes at the wrong moment: told again, it does so all the same.
        self.screen.post_message(events.Resize(event.size, event.size))
        self.paint()

    def _sit_down(self, table: TableClient) -> None:
        self.controller = Controller(self._words, table, self.run_worker, self.paint)
        self._occasions = -1

    def _load_the_rest(self) -> None:
        """What counts, as plurals do, is loaded when there is something to see, and before a key
        has to wait for it; all that is there by now stays."""
        locale(self._words.language)
        gc.freeze()
        gc.enable()
        if self._chooser:
            self.run_worker(self._offer_games(self._chooser))
        self._start()

    def _start(self) -> None:
        """What happens by itself begins when there is something to see."""
        if self.controller:
            self.controller.table.start()

    def _see_the_time(self) -> None:
        if self.controller and self.controller.table.view.deadline is not None:
            self.paint()

    def _hear_of_failure(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What a callback of the loop came to; tasks of a table let theirs fail."""
        error = context.get("exception")
        if "handle" in context and isinstance(error, Exception):
            self._handle_exception(error)
        else:
            loop.default_exception_handler(context)

    def _handle_exception(self, error: Exception) -> None:
        """Whatever goes wrong here ends this, and is for `failure` alone: no program's inside is
        shown to whoever plays, and what was played is on disk. Who started this says so."""
        if self.failure is None:
            self.failure = error.error if isinstance(error, WorkerFailed) else error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Where Textual would print all it knows of the error."""
        self._close_messages_no_wait()

    # Painting

    def paint(self) -> None:
        """Show everything as it is now."""
        if not self.is_running:
            return
        overlay = self._overlay()
        self.query_one("#overlay").display = overlay is not None
        self.query_one("#table").display = overlay is None
        if overlay is not None:
            self._update("#page", overlay)
        elif self.controller:
            self._paint_table(self.controller)
        self._see_to_the_line()

    def _see_to_the_line(self) -> None:
        """What is typed there is for one occasion."""
        if self.controller and self.controller.occasions != self._occasions:
            self._occasions = self.controller.occasions
            self.query_one("#line", Input).clear()
            self.set_focus(None)

    def _update(self, place: str, content: Content | str) -> None:
        self.query_one(place, Static).update(content)

    def _overlay(self) -> Content | None:
        """What lies over the board."""
        if self._is_too_small:
            return Content(overlays.too_small(self._words, self._wanted, self._room))
        if self._chooser:
            return self._chooser.content(self._signs, self._room.height)
        return overlays.overlay_of(self.controller) if self.controller else None

    @property
    def _wanted(self) -> Size:
        return smallest_for(self.controller.screen.board if self.controller else find_board("A"))

    @property
    def _is_too_small(self) -> bool:
        return sizes.is_too_small(self._room, self._wanted)

    def _paint_table(self, controller: Controller) -> None:
        screen = controller.screen
        others = self._paint_others(controller)
        width = self._room.width - others - 2
        self._pitch = sizes.pitch_in(self._room, screen.board, others)
        game = self._words.say("game")
        round = panel.round_of(screen, controller.table.now)
        self._update("#head", f"{game}{round:>{width - len(game)}}")
        self._update(
            "#board", sheets.own_sheet(screen, self._signs, controller.cursor, self._pitch)
        )
        self._update("#beside", panel.beside(screen, self._signs))
        what, why = controller.message()
        self._update("#what", Content(what))
        self._update("#why", Content("\n".join(panel.wrapped(why, width))))
        self.query_one("#why").set_class(controller.is_refusal, "refusal")
        told = self._words.told_in_order(controller.table.news, screen.names)
        height = sizes.log_lines(self._room, screen.board, self._pitch)
        self._update("#log", panel.log(told, controller.trouble, width, height))
        self.query_one("#line", Input).placeholder = what_to_type(screen, controller.mistakes)
        keys = self._words.say("play-typing-keys") if self.focused else panel.keys(screen)
        self._update("#keys", Content(keys))

    def _paint_others(self, controller: Controller) -> int:
        """The others' sheets, where there is room for them; how wide they are, or will be after
        the first entries, so that the board keeps its size."""
        screen = controller.screen
        others = [at for at in range(len(screen.names)) if at != screen.seat]
        fitting, width = sizes.others_sheets(self._room, screen.board)
        shown = others[:fitting] if screen.view.sheets else []
        self.query_one("#others").display = bool(shown)
        named = [
            Content.assemble(screen.names[at], "\n", sheets.others_sheet(screen, at, self._signs))
            for at in shown
        ]
        self._update("#others", Content("\n").join(named))
        return width if others else 0

    # Keys, mouse, and what is typed

    async def on_key(self, event: events.Key) -> None:
        key = key_of(event, self._words.language)
        if self._is_too_small:
            if key == "q":
                self.exit()
        elif self._chooser:
            self._choose(self._chooser, key, event)
        elif self.controller and self.focused is None:
            await self._play(self.controller, key)

    async def _offer_games(self, chooser: Chooser) -> None:
        """Those that were left are read when the menu is there."""
        chooser.offer(await in_thread(chooser.menu.unfinished_games))
        self.paint()
        for event in self._early:
            await self.on_key(event)

    def _choose(self, chooser: Chooser, key: str, event: events.Key) -> None:
        if chooser.games is None:
            self._early.append(event)
            return
        if key == "q" and not chooser.is_typing:
            self.exit()
            return
        key = event.key if chooser.is_typing else key
        self._begin(chooser, chooser.press(key, event.character))

    def _begin(self, chooser: Chooser, start: Start | None) -> None:
        if start:
            chooser.is_busy = True
            self.run_worker(self._open(chooser, start))
        self.paint()

    async def _open(self, chooser: Chooser, start: Start) -> None:
        assert self._open_table
        try:
            table = await self._open_table(start)
        except NoTable as why:
            chooser.problem = str(why)
            chooser.is_busy = False
        else:
            self._chooser = None
            self._sit_down(table)
            self._start()
        self.paint()

    async def _play(self, controller: Controller, key: str) -> None:
        match key:
            case "q":
                self.exit()
            case "a" if controller.overlay == "end":
                if self._opening is None or self._opening.is_finished:
                    self._opening = self.run_worker(self._again(controller))
            case _:
                controller.press(key)

    async def _again(self, controller: Controller) -> None:
        try:
            table = await controller.table.again()
        except Refusal as refused:
            controller.refuse(self._words.refusal(refused))
            return
        await controller.table.close()
        self._sit_down(table)
        self._start()
        self.paint()

    def on_descendant_focus(self) -> None:
        self.paint()

    def on_descendant_blur(self) -> None:
        self.paint()

    def on_paste(self, event: events.Paste) -> None:
        if self._chooser and not self._is_too_small:
            self._chooser.paste(event.text)
            self.paint()

    def on_mouse_scroll_up(self) -> None:
        self._scroll("up")

    def on_mouse_scroll_down(self) -> None:
        self._scroll("down")

    def _scroll(self, key: str) -> None:
        if self._chooser and not self._is_too_small:
            self._begin(self._chooser, self._chooser.press(key, None))

    def on_click(self, event: events.Click) -> None:
        if self._chooser and event.widget is self.query_one("#page") and not self._is_too_small:
            self._begin(self._chooser, self._chooser.click(event.y))
        elif self.controller and event.widget is self.query_one("#board"):
            controller = self.controller
            place = sheets.place_at(
                controller.screen, controller.cursor, self._pitch, event.x, event.y
            )
            if place:
                controller.click(place)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.controller and event.value.strip():
            self.controller.type(event.value)
        else:
            self.set_focus(None)

    def check_action(
        self,
        action: str,
        parameters: tuple[object, ...],  # noqa: ARG002 - Textual passes them
    ) -> bool:
        if action == "type" and self._chooser:  # a colon there is a part of a link
            return False
        return action in ("leave", "suspend_process") or not self._is_too_small

    def action_leave(self) -> None:
        self.exit()

    def action_type(self) -> None:
        is_there = self.controller is not None and self.controller.overlay is None
        self.set_focus(None if self.focused or not is_there else self.query_one("#line"))

    def action_escape(self) -> None:
        if self.focused:
            self.query_one("#line", Input).clear()
            self.set_focus(None)
        elif self._chooser:
            self._chooser.press("escape", None)
            self.paint()
        elif self.controller:
            self.controller.press("escape")
