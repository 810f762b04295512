"""Bots play many games, and figures come of it: how strong a bot is, how hard a board.

A `Match` is a game that is to be played, an `Outcome` what came of it, and a `Summary` what many
outcomes come to. `measure` measures and `generate` invents boards by playing on them.
"""

from hashi.study.deals import shuffled
from hashi.study.figures import Figures
from hashi.study.match import Match, Outcome, matches_on, played_on
from hashi.study.pool import ProcessLost, play_all, processes_at_hand
from hashi.study.summary import GoalFigures, Summary, summarise

__all__ = [
    "Figures",
    "GoalFigures",
    "Match",
    "Outcome",
    "ProcessLost",
    "Summary",
    "matches_on",
    "play_all",
    "played_on",
    "processes_at_hand",
    "shuffled",
    "summarise",
]
