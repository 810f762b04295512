# What `hashi play` says on its screen, beside what the pages say, too.

## Choosing

play-people = At one keyboard
play-own-board = your own
play-choose = ↑ ↓ choose, ← → change, Enter plays, Q leaves
play-choose-names = Type the names, with commas between them: Ann, Ben. Enter plays.
play-need-names = Type two to four different names, with commas between them: Ann, Ben.

## A round

play-strip = May still come
play-opening = { $solo ->
    [yes] Space writes a 3 on an island without a flag, and again a 4. Enter: done.
   *[no] Space writes a 3 on an island without a flag, and again a 4. Enter: done. { $neighbour } will play on this board.
  }
play-nothing = Space writes the number, Shift and an arrow draw a bridge. Enter twice passes.
play-no-bridges = No bridges yet. Enter leaves them out.
play-pass = Nothing is written. Enter once more passes.
play-all-drawn = { $count ->
    [one] The bridge of this card is drawn. Draw it
   *[other] All { $count } bridges of this card are drawn. Draw one
  } again to take it away.
play-which-way = Which way? An arrow draws the bridge.
play-take-back = T takes your move back.
play-next = Enter: next card. T takes your move back.
play-checked = M lists mistakes. Enter: I have looked.
play-fix = To put it right, type fix, the round and a move, as in “fix { $round } c4 c4-e4”.
play-type = A move: c4 c4-e4 c4=c6
play-keys = Space number · Shift+arrow bridge · Enter done · U undo · H hint · ? all keys
play-where = The game is kept. To go on later: hashi play { $place }
play-not-kept = The game cannot be saved at the moment: it goes on, and is tried again after each round.

## Covers

play-curtain = It is your turn, { $name }. Nobody else looks. Enter!
play-curtain-back = T: whoever was last takes their move back.
play-on = Enter: next card
play-back = Any key: back to the board
play-leave = Q leaves.
play-record = The game is kept in { $file }
play-end-keys = A plays again · Enter shows the board · Q leaves
play-too-small = The game needs { $columns } columns and { $lines } lines. This terminal has { $found }: make it larger, or its letters smaller.
play-typing = With : or Tab you can type a whole move, such as “c4 c4-e4 c4=c6”, or “c2=3” at the start.
play-keys-draw-key = Shift + ← ↑ ↓ →, or B and ← ↑ ↓ →
play-keys-draw = draw a bridge; again for two; again for none
play-keys-type-key = : or Tab
play-keys-type = type a move
play-keys-back-key = T
play-keys-back = take your move back
play-keys-hint-key = H
play-keys-hint = hint: first where, then what
play-keys-where-key = S, M
play-keys-where = where the game is kept; look for mistakes (free pen)
play-keys-leave-key = Q
play-keys-leave = leave; the game is kept

## Beginning and leaving

play-no-terminal = A full-screen game needs a terminal: start it in one, and not through a pipe.
play-bad-link = This is no invitation: copy the whole link that whoever opened the table can pass on.
play-no-server = No server of Hashi answers there. Is it running, and is the link right?
play-no-table = The server lets nobody in with this link: the table is no longer there, or a part of the link is missing.
play-no-seat = All seats at this table are taken.
