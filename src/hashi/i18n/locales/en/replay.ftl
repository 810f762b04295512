# The end of a game, and games watched again.

## The end

end-winners = { $many ->
    [many] { $names } share the win
   *[one] { $names } wins
  }
end-rank-of = Rank { $level } of 12, with { $points ->
    [one] one point
   *[other] { $points } points
  }
end-stamp-points = POINTS
end-stamp-rank = RANK
end-replay = Replay
end-print = Print
end-result = Result
end-look = Close and look at the board

## The course of a game

chart-title = The course of the game.
chart-about = Points after each round.
chart-goals = Goals reached
chart-goal = { $goal } with card { $round }.
chart-line = { $name }: { $half } after round { $round }, { $points } at the end.
chart-round = Round
chart-rounds = rounds
chart-table = In numbers

## The proof

proof-title = Was the shuffle fair?
proof-about = The order of the cards was locked away before the game. Now its secret is told.
proof-button = Check the shuffle
proof-checking = Computing …
proof-good = The cards came as fixed before the game.
proof-bad = This does not hold.
proof-here = This browser has computed it: from the secret follow the commitment below and { $cards ->
    [0] the order of the cards
    [one] the first card
    [17] all 17 cards
   *[other] the first { $cards } cards
  }{ $box ->
    [yes] , and the one in the box
   *[no] {""}
  }.
proof-server = The server has computed it: from the secret follow the commitment below and { $cards ->
    [0] the order of the cards
    [one] the first card
    [17] all 17 cards
   *[other] the first { $cards } cards
  }{ $box ->
    [yes] , and the one in the box
   *[no] {""}
  }.
proof-why-server = Browsers compute hashes on secure pages only, and this one came over plain HTTP. With the record, “{ $program } verify” checks it on any other machine.
proof-noted = It is the commitment that this browser noted before the first card.
proof-noted-late = It is the commitment that this browser noted after card { $cards }.
proof-compare = Compare it with the one that you were shown before the game.
proof-not-noted = Before, this browser had noted another commitment: { $noted }
proof-line = The record has no single, proper line “{ $word }: …”, so there is nothing to prove.
proof-commitment = Table and secret do not fit the commitment.
proof-card = In round { $round } the shuffle gives { $expected }, and the record says { $found }.
proof-box = The shuffle puts { $expected } into the box, and the record says { $found }.

## Choosing a record

replay-title = Replay
replay-open-title = Watch a game again
replay-own = Your games
replay-other = Another game
replay-open-about = Every game leaves a record: a few lines of text. Choose its file, drop it on this page, or paste the text.
replay-kept = It is looked at and forgotten: the server keeps nothing of it.
replay-file = Choose a file
replay-paste = The record as text
replay-show = Show
replay-drop = Let go to show this record
replay-reading = Reading the record …
replay-another = Another record
replay-bad-title = This record cannot be shown
replay-refused = { $place }: { $message } ({ $clause })
replay-refused-player = { $place }, { $player }: { $message } ({ $clause })
replay-too-long = This is far longer than any record of a game.
replay-too-many-marks = There are more bridges in this record than any game needs.
replay-not-over = The game goes on. Its record can be read when it is over.
replay-not-allowed = Only those at the table can open its record here. With the file, everybody can watch: choose it below.
replay-no-such-table = There is no such table.
replay-other-problem = That did not work. Try again in a moment.

## Watching

replay-game = { $names }
replay-step-start = First entries
replay-step-round = Round { $round }
replay-step-fix = { $name } puts round { $round } right
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-players = Whose sheet is shown
replay-player = { $name }, { $points ->
    [one] one point
   *[other] { $points } points
  }
replay-sheet = { $name }’s sheet, { $step }
replay-keys = Arrow keys step and change the player; Home and End go to the beginning and the end, and the space bar plays and pauses. On the board, swipe.
replay-received = { $number } on { $island }, written by { $name }
replay-not-moved = Nothing new on this sheet
replay-no-bridges = no bridges
replay-bridge = { $count ->
    [one] { $from }⁠–⁠{ $to }
   *[other] { $count } × { $from }⁠–⁠{ $to }
  }
replay-finished = Finished: { $islands }
replay-award = { $goal }: { $points } points
replay-bot = A bot moved ({ $bot })
replay-mistake = Mistake at { $islands }: { $reason }
replay-mistake-fixed = Mistake at { $islands }, put right after round { $round }: { $reason }
replay-wins = { $many ->
    [many] { $names } share the win with { $points } points.
   *[one] { $names } wins with { $points } points.
  }
replay-rank = { $points } points: { $rank }, rank { $level } of 12.
replay-broken-off = { $many ->
    [many] The record ends here. { $names } lead with { $points } points.
   *[one] The record ends here. { $names } leads with { $points } points.
  }
replay-broken-off-alone = The record ends here. So far: { $points ->
    [one] one point
   *[other] { $points } points
  }.
home-replay = Watch a game again
