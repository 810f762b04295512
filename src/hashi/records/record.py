"""A whole game as text: the record. Replaying it is loading the game."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from hashi.records.notation import format_board
from hashi.rules import ROUNDS, Card, Game, Move, Refused, Setup, Start
from hashi.rules.faults import BoxCardSeen

FIRST_LINE = "hashi 1"


@dataclass(frozen=True)
class RoundLine:
    """`2. 5/3 | b2 a1=b1 a1-a3 | - -`: one card, and everyone's move as it was first made."""

    round: int
    card: Card
    moves: tuple[Move, ...]

    def __str__(self) -> str:
        return f"{self.round}. " + " | ".join(map(str, (self.card, *self.moves)))


@dataclass(frozen=True)
class FixLine:
    """`fix 2 Ben: b2 d1-d2`: the player replaces the move of that round (R7.2)."""

    round: int
    player: str
    move: Move

    def __str__(self) -> str:
        return f"fix {self.round} {self.player}: {self.move}"


@dataclass(frozen=True)
class NoteLine:
    """`hint 5 Ann` or `bot 7 Ben steady`: the help that a player had in that round."""

    round: int
    player: str
    bot: str | None = None

    def __str__(self) -> str:
        word = "hint" if self.bot is None else "bot"
        return " ".join([word, str(self.round), self.player, *filter(None, [self.bot])])


@dataclass(frozen=True)
class Record:
    """A game as it is written down. `extras` are the lines `word: text` that the rules ignore."""

    setup: Setup
    starts: tuple[Start, ...]
    extras: tuple[tuple[str, str], ...] = ()
    lines: tuple[RoundLine | FixLine | NoteLine, ...] = ()
    box: Card | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        *,
        extras: tuple[tuple[str, str], ...] = (),
        notes: Iterable[NoteLine] = (),
        box: Card | None = None,
    ) -> Self:
        """The record of a game; each note stands after the line of its round."""
        players = game.setup.players
        lines: list[RoundLine | FixLine | NoteLine] = []
        for number, round in enumerate(game.rounds, 1):
            lines.append(RoundLine(number, round.card, round.moves))
            lines.extend(note for note in notes if note.round == number)
            lines.extend(
                FixLine(fix.round, players[fix.player], fix.move)
                for fix in game.fixes
                if fix.after == number
            )
        return cls(game.setup, game.starts, extras, tuple(lines), box)

    def replay(self) -> Game:
        """The game, or `Refused` where the record breaks a rule."""
        return deque(self.steps(), maxlen=1).pop()

    def steps(self) -> Iterator[Game]:
        """The game before the first line, and after each."""
        game = Game.begin(self.setup, self.starts)
        yield game
        for line in self.lines:
            match line:
                case RoundLine(card=card, moves=moves):
                    game = game.reveal(card).play(moves)
                case FixLine(round=round, player=player, move=move):
                    game = game.fix(self.setup.players.index(player), round, move)
            yield game
        if self.box and not self.setup.deck.has_left(self.box, game.seen):
            raise Refused(BoxCardSeen(self.box), ROUNDS, None)

    def __str__(self) -> str:
        setup = self.setup
        headers = [
            ("board", format_board(setup.board)),
            ("deck", setup.deck.name),
            ("mode", setup.mode.value),
            ("pen", setup.pen.value),
            ("players", " | ".join(setup.players)),
            ("start", " | ".join(map(str, self.starts))),
            *self.extras,
        ]
        texts = [FIRST_LINE, *(_header(word, text) for word, text in headers)]
        texts += map(str, self.lines)
        if self.box:
            texts.append(f"box: {self.box}")
        return "\n".join(texts) + "\n"


def _header(word: str, text: str) -> str:
    # After a space, what begins with # would be a comment.
    return f"{word}:{text}" if text.startswith("#") else f"{word}: {text}".rstrip()
