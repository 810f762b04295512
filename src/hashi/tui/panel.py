"""What stands beside the board and below it: card, strip, goals, points, what to do now."""

from collections.abc import Iterable, Iterator

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from hashi.i18n.sentences import printable
from hashi.records.notation import LONGEST_NAME
from hashi.rules import PILES, ROUNDS, Flag, Goal
from hashi.rules.scoring import left_in_piles
from hashi.table.table import Phase
from hashi.table.view import GoalView
from hashi.tui.hints import GETTING_READY
from hashi.tui.inks import Signs
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.turn import bridges_of, entry_of

WIDTH = 40
"""Of all that stands beside the board, in characters."""

POINTS = 3
"""Columns for a player's points."""

MOODS = ("done", "thinking", "away")

FLAGS = {Goal.RED: (Flag.RED, "$red"), Goal.BLUE: (Flag.BLUE, "$blue")}

Part = str | tuple[str, str]


def beside(screen: SeatScreen, signs: Signs) -> Content:
    """Twelve lines, as high as the smallest board."""
    lines: list[Content] = [*_card_and_strip(screen, signs), _piles(screen, signs)]
    lines += [_goal(screen, goal, its) for goal, its in screen.view.goals.items()]
    lines += [_seat(screen, seat, signs) for seat in range(len(screen.view.seats))]
    return Content("\n").join(lines)


def _card_and_strip(screen: SeatScreen, signs: Signs) -> Iterator[Content]:
    """R1.4: all cards in the order of their numbers, with those ticked off that were seen."""
    view, card = screen.view, screen.card
    number = str(card.number) if card else " "
    arches = (signs.arch * card.bridges if card else "").center(5)
    drawing = [
        signs.top,
        f"{signs.side}{number:^5}{signs.side}",
        f"{signs.side}{arches}{signs.side}",
        signs.bottom,
    ]
    numbers = sorted({each.split("/")[0] for each in view.deck})
    bridges = sorted({each.split("/")[1] for each in view.deck})
    heading = "play-strip" if len(view.seen) < ROUNDS else "play-strip-box"
    rows: list[list[Part]] = [[(screen.words.say(heading), "$soft")]]
    for count in bridges:
        cards = [f"{number}/{count}" for number in numbers]
        rows.append(
            [
                (signs.tick.center(5), "$soft") if card in view.seen else f"{printable(card):^5}"
                for card in cards
            ]
        )
    for drawn, row in zip(drawing, rows, strict=True):
        yield Content.assemble((drawn, "bold $ink" if card else "$soft"), " ", *row)


def _piles(screen: SeatScreen, signs: Signs) -> Content:
    """R6.1: alone, the cards lie in three piles."""
    if screen.view.piles is None:
        return Content("")
    left = left_in_piles(len(screen.view.seen))
    parts = (
        signs.played * (pile - ahead) + signs.ahead * ahead
        for pile, ahead in zip(PILES, left, strict=True)
    )
    return Content.assemble((" ".join(parts), "$soft"))


def _goal(screen: SeatScreen, goal: Goal, its: GoalView) -> Content:
    """How far one is, and what it is worth to the first and to others."""
    words = screen.words
    seat = screen.seat or 0
    flag, ink = FLAGS.get(goal, (" ", "$ink"))
    own = [a for a in screen.view.awards if a.goal is goal and a.seat == seat]
    label = set_cell_size(words.say(f"goal-{goal.value}"), 17)
    parts: list[Part] = [(f"{flag} ", f"bold {ink}"), label]
    parts.append(f"{_progress(screen, goal):4}")
    if own:
        parts.append((words.say("play-goal-reached", points=own[0].points), "bold $good"))
    elif not its.open:
        gone = f", {words.say('play-goal-gone', first=its.first)}"
        parts += [(f"{its.later}", "bold $ink"), (gone, "$soft")]
    else:
        parts += [(f"{its.first} ", "bold $ink"), (f"{its.later} ", "$soft")]
        if its.until:
            parts.append((words.say("goal-until", card=its.until), "$soft"))
    return Content.assemble(*parts)


def _progress(screen: SeatScreen, goal: Goal) -> str:
    if goal not in FLAGS:
        needs = screen.view.goals[goal].needs  # 0 where an older server does not say
        return f"{min(screen.sheet.linked, needs)}/{needs}" if needs else ""
    flagged = screen.board.flagged[FLAGS[goal][0]]
    done = sum(str(island) in screen.sheet.finished for island in flagged)
    return f"{done}/{len(flagged)}"


def _seat(screen: SeatScreen, at: int, signs: Signs) -> Content:
    seat, score = screen.view.seats[at], screen.score_of(at)
    is_own = at == screen.seat
    moods = {mood: f" {screen.words.say(f'seat-{mood}')}" for mood in MOODS}
    room = WIDTH - 3 - POINTS - max(map(cell_len, moods.values()))  # the last column is free
    name = set_cell_size(screen.words.name(seat), min(room, LONGEST_NAME))
    points = f"{score.total if score else '':>{POINTS}}"
    parts: list[Part] = [
        (f"{signs.here if is_own else ' '} ", "bold $gold"),
        (name, "bold $ink" if is_own else "$ink"),
        (points, "bold $ink"),
    ]
    if not screen.is_over and screen.view.phase is not Phase.WAITING:
        mood = "done" if seat.done else "thinking" if seat.bot or seat.here else "away"
        parts.append((moods[mood], "$good" if seat.done else "$soft"))
    return Content.assemble(*parts)


def round_of(screen: SeatScreen, now: int) -> str:
    """Which card it is and, where a round has a limit, how much time is left."""
    view = screen.view
    told = screen.words.say("round-of", round=view.round) if 1 <= view.round <= ROUNDS else ""
    if view.deadline is None:
        return told
    seconds = max(0, -((now - view.deadline) // 1_000))
    return f"{told}  {seconds // 60}:{seconds % 60:02}"


def what_to_do(screen: SeatScreen) -> tuple[str, str]:
    """What is asked for now, and how it stands."""
    words, view, own = screen.words, screen.view, screen.own
    if own and screen.draft and screen.is_opening:
        return _first_entry(screen)
    if own and screen.draft and screen.card:
        return _turn(screen)
    is_checking = view.phase is Phase.CHECKING
    if own and own.hand is not None:
        waiting = [screen.names[at] for at, seat in enumerate(view.seats) if not seat.done]
        if waiting:
            return words.say("turn-done", names=words.listed(waiting)), _while_waiting(screen)
        return words.say("turn-settling"), words.say("play-next")
    if own and is_checking:
        return words.say("check-final"), words.say("play-checked")
    if view.phase is Phase.OVER:
        return words.say("news-ended"), ""
    return words.say("invite-title"), ""


def _while_waiting(screen: SeatScreen) -> str:
    """Why it takes long, if that is because of the bots, and what can be done meanwhile."""
    view, words = screen.view, screen.words
    told = []
    if not screen.bots_ready and any(seat.bot and not seat.done for seat in view.seats):
        told.append(words.say(GETTING_READY))
    if screen.own and screen.own.take_back:
        told.append(words.say("play-take-back"))
    return " ".join(told)


def keys(screen: SeatScreen) -> str:
    """Those that do something now."""
    return screen.words.say(f"play-foot-{_situation(screen)}")


def _situation(screen: SeatScreen) -> str:
    own, phase = screen.own, screen.view.phase
    if screen.is_over:
        return "over"
    if own is None:
        return "watch"
    if own.hand is not None:
        return "done"
    if phase is Phase.CHECKING:
        return "check"
    if screen.is_opening:
        return "opening"
    if screen.marks:
        return "marked"
    return "back" if own.take_back else "turn"


def _first_entry(screen: SeatScreen) -> tuple[str, str]:
    words = screen.words
    if screen.marks:
        island, _, number = screen.marks[0].partition("=")
        what = words.say("opening-number", number=number, island=island)
    else:
        what = words.say("opening-title")
    seats = len(screen.view.seats)
    neighbour = screen.names[((screen.seat or 0) + 1) % seats]
    solo = "yes" if seats == 1 else "no"
    if screen.own and screen.own.hint:
        return what, words.hint(screen.own.hint)
    return what, words.say("play-opening", neighbour=neighbour, solo=solo)


def _turn(screen: SeatScreen) -> tuple[str, str]:
    words, card, marks = screen.words, screen.card, screen.marks
    assert card
    assert screen.own
    drawn, wanted, entry = bridges_of(marks).total(), card.bridges, entry_of(marks)
    what = words.say("turn-start", number=card.number, bridges=wanted)
    if marks:
        written = words.say("turn-no-entry")
        if entry:
            written = words.say("turn-entry", number=card.number, island=entry)
        bridges = "turn-bridges" if drawn <= wanted else "turn-more-bridges"
        what = f"{written}, {words.say(bridges, drawn=drawn, wanted=wanted)}"
    return what, words.hint(screen.own.hint) if screen.own.hint else _standing(screen)


def _standing(screen: SeatScreen) -> str:
    """How far the turn is."""
    words, card, draft = screen.words, screen.card, screen.draft
    assert card
    assert draft
    missing = card.bridges - bridges_of(screen.marks).total()
    if draft.stuck:
        return words.say("turn-stuck")
    if not screen.marks:
        return words.say("play-nothing")
    if missing == card.bridges:
        return words.say("play-no-bridges")
    if missing > 0:
        return words.say("turn-missing", count=missing)
    # The free pen lets one draw more; whether that is right is told when one asks.
    return words.say("turn-whole") if missing == 0 else ""


def wrapped(text: str, width: int) -> list[str]:
    """Lines that fit, also where a letter takes two columns."""
    lines = [""]
    for word in text.split():
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def log(told: Iterable[str], trouble: str, width: int, height: int) -> Content:
    """The latest lines that fit, and below them what is the trouble, if anything is."""
    warning = wrapped(trouble, width) if trouble else []
    lines = [part for line in told for part in wrapped(line, width)]
    latest = lines[max(0, len(lines) + len(warning) - height) :]
    warned = [Content.assemble((line, "bold $red")) for line in warning]
    return Content("\n").join([*map(Content, latest), *warned])
