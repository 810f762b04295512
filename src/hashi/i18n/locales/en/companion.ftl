# The companion for those who play on paper, in the browser and in the terminal.

companion-title = Play on paper
companion-link = Let Hashi turn up the cards
companion-about = Hashi turns up the cards, reads them out and keeps the points. You draw on paper.
companion-opening = { $solo ->
    [yes] Enter a 3 or a 4 on an island without a flag. Then turn up the first card.
   *[no] Everyone enters a 3 or a 4 on an island without a flag and passes the sheet to the left. Then turn up the first card.
  }
companion-first = First card
companion-aloud = Read aloud
companion-goals = Who reached a goal?
companion-doubt = { $name }’s sheet, checked at card { $card }, does not show this goal: { $goal }.
companion-doubt-count = Count it all the same
companion-doubt-leave = Leave it out
companion-earlier = Earlier card
companion-later = Later card
companion-points = Points
companion-count = How many islands are finished?
companion-retry = Try again
companion-new = New game
companion-new-sure = End this game and begin a new one?
companion-new-stay = Go on with this game

## Checking a sheet

sheet-title = Check a sheet
sheet-about = Tap islands and lines until they are as on paper, or type them below.
sheet-own = a board of your own
sheet-rows = Its rows, from top to bottom: “.” is water, “o” an island, “R” and “B” one with a flag
sheet-text = The sheet as text: c4=3 is a number, c4-e4 a bridge, c4=e4 two
sheet-check = Check
sheet-clear = Clear the sheet
sheet-take = Enter this number
sheet-back = Back to the cards
sheet-verdict = { $count ->
    [0] Nothing is wrong here.
    [one] One thing is wrong here.
   *[other] { $count } things are wrong here.
  }
sheet-islands = Finished islands: { $islands }, { $points }
sheet-goal = { $goal }: { $reached ->
    [yes] reached
   *[no] not reached
  }
sheet-goal-missing = Noted for { $name }, but not on this sheet: { $goal }.
sheet-concerned = Islands with a mistake do not count.
sheet-cards = Cards taken into account: { $cards }.
sheet-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
  }

## What is wrong with a mark on a sheet, where it differs from what is wrong with a move

sheet-fault-unknown-island = { unknown-island }
sheet-fault-island-taken = There is more than one number on { $island }.
sheet-fault-no-line = No dotted line joins { $first } and { $second }.
sheet-fault-flag-needs-bridge = { $island } has a flag and a number, but no bridge. The bridge comes first, with an earlier card.
sheet-fault-line-full = More than two bridges join { $first } and { $second }.
sheet-fault-bridges-cross = The bridges { $bridge } and { $blocker } cross. Bridges never do.
sheet-fault-island-full = More bridges than the number says: { $ends }.
sheet-fault-more-than-six = More than six bridges: { $ends }. No island takes so many.

## In the terminal

call-left = The game of { $names } stopped at card { $round }. Enter goes on with it, “{ word-new }” begins another:
call-lost = The game that was kept cannot be read. A new one begins.
call-taken = A game is going on in another window already. Stop it there with “{ word-quit }”: it is kept, and goes on here.
call-name = { home-player } (Enter when all are named)
call-goal = { $goal }: { $first }, later { $later }
call-goal-until = { $goal }: { $first } by card { $until }, later { $later }
call-goal-gone = { $goal }: { $later }
call-goals-by = { $name }: { $goals }, together { $points }
call-piles = Cards left in the piles: { $piles }
call-ask-first = Enter for the first card, ? for help:
call-ask = Who reached a goal? Enter for the next card, ? for help:
call-ask-last = Who reached a goal? Enter to count, ? for help:
call-ask-sure = Enter leaves it out, “{ word-count }” counts it all the same:
call-ask-islands = Finished islands of { $name }, or “{ word-sheet }”; ? for help:
call-ask-take = Enter takes { $islands } over, or write another number:
call-ask-sheet = The sheet of { $name }: c4=3 is a number, c4-e4 a bridge, c4=e4 two. An empty line ends it.
call-ask-end = Enter ends, “{ word-undo }” takes the last count back:
call-undone = Taken back: { $name }, { $what }.
call-back-again = Counts again: { $name }, { $what }.
call-nothing-undone = There is nothing to take back.
call-strange = “{ $text }” is not understood.
call-help-left = Enter goes on with the game, “{ word-new }” begins another in its place, “{ word-quit }” leaves it for later.
call-help-first = Enter turns up the first card; who reached a goal is asked after it. “{ word-quit }” stops.
call-help = Write “{ $name } { word-red }”, “{ $name } { word-blue }” or “{ $name } { word-six }”, and “{ $name } { word-red } 6” if it was with card 6. “{ word-undo }” takes the last entry back, “{ word-sheet } { $name }” checks a sheet, “{ word-quit }” stops; the game is kept.
call-help-sure = Enter leaves the goal out, so that you can look at the sheet once more. “{ word-count }” counts it as announced.
call-help-count = Write how many islands are finished, like 9. “{ word-sheet }” checks the sheet and counts for you, “{ word-undo }” takes the last entry back, also a goal, “{ word-quit }” stops; the game is kept.
call-stopped = The game is kept: “{ $program } companion” goes on with it.
word-red = red
word-blue = blue
word-six = six
word-undo = undo
word-sheet = sheet
word-count = count
word-quit = quit
word-new = new
