"""From facts to words, in the language of whoever plays."""

from collections.abc import Iterable, Mapping, Sequence

from hashi.i18n import catalogue
from hashi.i18n.sentences import clauses, explain_unreadable, listed, printable
from hashi.records import Unreadable
from hashi.table.events import (
    Began,
    Called,
    Closed,
    Ended,
    NextTable,
    RoundTakenBack,
    TurnedUp,
)
from hashi.table.news import (
    CrossedOut,
    HintTaken,
    News,
    PutRight,
    RoundOver,
    SeatChanged,
    StoodIn,
)
from hashi.table.refusal import Fact, Refusal
from hashi.table.seat import Seat
from hashi.table.view import HintView, MistakeView, SeatView

PLAIN = str.maketrans(
    {
        **dict.fromkeys("\N{MIDDLE DOT}\N{EN DASH}", "-"),
        **dict.fromkeys("“”„«»", '"'),
        **dict(zip("←→↑↓", "<>^v", strict=True)),
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "…": "...",
        "\N{WORD JOINER}": "",
    }
)
"""What stands for signs that are not letters, where there shall be none."""

HARMLESS = "\n\N{WORD JOINER}"
"""What is said of it all that does not print itself."""


class Words:
    """What the screen says."""

    def __init__(self, language: str, *, plain: bool = False) -> None:
        self.language = language
        self._is_plain = plain

    def say(self, message: str, /, **facts: catalogue.Fact) -> str:
        return self._shown(catalogue.say(self.language, message, **facts))

    def _shown(self, said: str) -> str:
        """As the terminal can show it, and without what would move its cursor: some facts are from
        files and from servers."""
        said = "".join(each if each in HARMLESS else printable(each) for each in said)
        return said.translate(PLAIN) if self._is_plain else said

    def listed(self, names: Iterable[str]) -> str:
        return listed(self.language, names)

    def refusal(self, refused: Refusal) -> str:
        """Why something was not done, with the clause of the rules where one forbids it."""
        words = self._reason(refused.code, refused.facts)
        clause = refused.clause or clauses().get(refused.code)
        return f"{words} ({printable(clause)})" if clause else words

    def unreadable(self, unreadable: Unreadable) -> str:
        return self._shown(explain_unreadable(self.language, unreadable))

    def _reason(self, code: str, facts: Mapping[str, Fact]) -> str:
        """In general words where a server, older or newer than this, gives a reason that cannot be
        said."""
        try:
            return self._known_reason(code, facts)
        except (KeyError, ValueError):
            return self.say("other")

    def _known_reason(self, code: str, facts: Mapping[str, Fact]) -> str:
        """Some reasons have another one within; raises `KeyError` where a message or a fact is
        missing, and `ValueError` for a fact that makes no sense."""
        if isinstance(fault := facts.get("fault"), str):
            others = {name: fact for name, fact in facts.items() if name != "fault"}
            return self.say(code, fault=self._reason(fault, others))
        told = {name: self._fact(name, fact) for name, fact in facts.items()}
        if isinstance(bridge := facts.get("bridge"), str):
            told["first"], told["second"] = bridge.split("-")
        # Of a whole move it is told where it went wrong; of a single mark one sees it.
        if {"bridge", "bridges"} & facts.keys() and catalogue.has(f"fault-{code}"):
            return self.say(f"fault-{code}", **told)
        return self.say(code, **told)

    def _fact(self, name: str, fact: Fact) -> catalogue.Fact:
        if isinstance(fact, list):
            return len(fact) if name == "bridges" else self.listed(fact)
        return fact

    def name(self, seat: Seat | SeatView) -> str:
        """Whoever sits there; bots are called what they are in the language."""
        if seat.name is None:
            return self.say("join-open-seat")
        if seat.bot is None or not seat.name.startswith(seat.bot.capitalize()):
            return printable(seat.name)
        word = self.say(f"bot-{seat.bot}")
        number = seat.name.removeprefix(seat.bot.capitalize())
        return word[0].upper() + word[1:] + number

    def told_in_order(self, log: Sequence[News], names: Sequence[str]) -> list[str]:
        """What the log says, in the names of its time: seats may have changed hands since."""
        then, lines = [*names], list[list[str]]()
        for news in reversed(log):
            lines.append(self.told(news, then))
            if isinstance(news, SeatChanged) and news.before:
                then[news.seat] = printable(news.before)
        return [line for told in reversed(lines) for line in told]

    def told(self, news: News, names: Sequence[str]) -> list[str]:
        """What an entry of the log says; nothing for what is no news to anyone."""
        match news:
            case Began():
                return [self.say("news-began", solo="yes" if len(names) == 1 else "no")]
            case SeatChanged():
                return [self._seat_changed(news, names)]
            case StoodIn(seat=seat):
                return [self.say("news-entry-bot", name=names[seat])]
            case TurnedUp(round=round, card=card):
                return [self.say("news-turned-up", round=round, card=card)]
            case Called(seat=seat, absent=absent):
                return [self.say("news-called", name=names[seat], absent=names[absent])]
            case RoundTakenBack(seat=seat, round=round):
                return [self.say("news-round-taken-back", name=names[seat], round=round)]
            case PutRight(seat=seat, round=round):
                return [self.say("news-put-right", name=names[seat], round=round)]
            case CrossedOut(seat=seat, islands=islands):
                lost = self.listed(islands)
                return [self.say("news-crossed-out", name=names[seat], islands=lost)]
            case HintTaken(seat=seat):
                return [self.say("news-hint", name=names[seat])]
            case Ended():
                return [self.say("news-ended")]
            case Closed():
                return [self.say("news-closed")]
            case RoundOver():
                return self._round_over(news, names)
            case NextTable(by=by):
                asking = self.listed([names[seat] for seat in by]) if by else ""
                return [self.say("news-next", names=asking, count=len(by))]

    def _seat_changed(self, news: SeatChanged, names: Sequence[str]) -> str:
        before = news.before
        left = printable(before) if before else names[news.seat]  # an older server does not say
        if news.to.name is None:
            return self.say("news-left", before=left)
        name = self.name(news.to)
        if before:
            return self.say("news-taken-over", name=name, before=left)
        return self.say("news-seated-sees" if news.sees_sheet else "news-seated", name=name)

    def _round_over(self, news: RoundOver, names: Sequence[str]) -> list[str]:
        finished = enumerate(news.finished or [])
        return [
            *(self.say("news-bot", name=names[seat]) for seat in news.bots),
            *(
                self.say("news-finished", name=names[seat], islands=self.listed(islands))
                for seat, islands in finished
                if islands
            ),
            *(
                self.say(
                    "news-award",
                    name=names[award.seat],
                    goal=self.say(f"goal-{award.goal.value}"),
                    points=award.points,
                )
                for award in news.awards
            ),
        ]

    def mistake(self, mistake: MistakeView) -> str:
        wanted = int(mistake.card.split("/")[1])
        reason = self._reason(mistake.code, {"island": mistake.islands[0], "wanted": wanted})
        islands = self.listed(mistake.islands)
        told = f"{reason} ({mistake.clause})"
        return self.say("check-mistake", round=mistake.round, islands=islands, reason=told)

    def hint(self, hint: HintView) -> str:
        """First where to look, then a move that can be typed as it is written."""
        if not hint.islands:
            return self.say("hint-pass")
        if hint.move is None:
            return self.say("hint-region", islands=self.listed(hint.islands))
        return self.say("hint-move", move=hint.move)
