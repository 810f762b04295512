"""What `hashi replay --json` says of a game: the promises of `docs/notation.md`."""

from collections.abc import Iterable
from typing import Any

from hashi.rules import Award, Game, Island, Mistake, Round


def account(game: Game) -> dict[str, Any]:
    """The game as it stands, in plain lists, texts and numbers."""
    players = game.setup.players
    return {
        "ok": True,
        "complete": game.is_over,
        "rounds": [_round(game, number, round) for number, round in enumerate(game.rounds, 1)],
        "players": [_player(game, player) for player in range(len(players))],
        "winners": [players[winner] for winner in game.winners],
        "rank": game.rank,
        "mistakes": [_mistake(players[player], made) for player, made in mistakes(game)],
    }


def mistakes(game: Game) -> list[tuple[int, Mistake]]:
    """All mistakes with the seat of whoever made them, in the order made."""
    made = [(course.player, mistake) for course in game.courses for mistake in course.mistakes]
    return sorted(made, key=lambda each: each[1].round)


def names(islands: Iterable[Island]) -> list[str]:
    return sorted(map(str, islands))


def _round(game: Game, number: int, round: Round) -> dict[str, Any]:
    return {
        "round": number,
        "card": str(round.card),
        "finished": [names(islands) for islands in round.finished],
        "awards": [_award(game, award) for award in round.awards],
    }


def _award(game: Game, award: Award) -> dict[str, Any]:
    return {
        "player": game.setup.players[award.player],
        "goal": award.goal.value,
        "points": award.points,
    }


def _player(game: Game, player: int) -> dict[str, Any]:
    score = game.scores[player]
    return {
        "name": game.setup.players[player],
        "islands": score.islands,
        "red": score.red,
        "blue": score.blue,
        "six": score.six,
        "total": score.total,
        "void": names(game.crossed_out[player]),
    }


def _mistake(name: str, mistake: Mistake) -> dict[str, Any]:
    return {
        "round": mistake.round,
        "player": name,
        "code": mistake.breach.code,
        "islands": names(mistake.breach.islands),
        "fixed": mistake.fixed,
    }
