# What `hashi play` says, beside what the pages say, too.

## Choosing

play-go-on = Go on
play-people = At one keyboard
play-join = Join a table
play-join-link = Invitation
play-own-board = your own
play-choose = ↑ ↓ choose, ← → change, Enter plays, R rules in short, ? keys, Q leaves
play-choose-names = Type the names with commas between them: Ann, Ben. Enter plays, Ctrl-C leaves.
play-need-names = Type two to four different names, with commas between them: Ann, Ben.
play-join-how = Type or paste the link, then your name. Enter joins, Esc goes back.
play-choose-game = ↑ ↓ choose, Enter goes on, Esc back, Q leaves
play-games-folder = These games are in { $folder }
play-open-elsewhere = open in another program

## A round

play-strip = May still come
play-strip-box = Stayed in the box
play-goal-reached = { $points } reached
play-goal-gone = no longer { $first }
play-opening = { $solo ->
    [yes] Space writes a 3 on an island without a flag, once more a 4. Enter: done.
   *[no] Space writes a 3 on an island without a flag, once more a 4. Enter: done. { $neighbour } gets this board: be nasty.
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
play-next = Enter: go on. T takes your move back.
play-checked = M lists mistakes. Enter: I have looked.
play-fix = To put it right, type : and then fix, the round and a move: { $fix }
play-type = Moves are written like this: { $move }
play-type-entry = First entries are written like this: { $entry }
play-type-fix = A mistake is put right like this: { $fix }
play-type-or-fix = A move: { $move }   Put a mistake right: { $fix }
play-where = The game is kept. To go on later: { $program } play { $place }
play-look = The game is kept. To look at it again: { $program } replay { $place }
play-promise = The order of the cards was locked away before the game. Its commitment:
play-promise-check = Note it down: after the game “{ $program } verify” computes it from the record.
play-not-kept = The game cannot be saved at the moment. Play on: it is tried again after each round.
play-no-bot = The bot cannot move at the moment. It tries again …

## The keys at the foot of the screen, as they fit the moment: 78 columns at most

play-foot-all = ? all keys
play-foot-opening = Space 3 or 4 · ← ↑ ↓ → walk · Enter done · H hint · R rules · { play-foot-all }
play-foot-turn = Space number · Shift+arrow bridge · H hint · : type a move · { play-foot-all }
play-foot-back = Space number · Shift+arrow bridge · H hint · T back · : type · { play-foot-all }
play-foot-marked = Space number · Shift+arrow bridge · U undo · Enter done · { play-foot-all }
play-foot-done = T take your move back · S where it is kept · R rules in short · { play-foot-all }
play-foot-check = M mistakes · : put one right · Enter I have looked · { play-foot-all }
play-foot-over = Enter back to the count · S where it is kept · R rules · Q leave · { play-foot-all }
play-foot-watch = S where it is kept · R rules in short · Q leave · { play-foot-all }
play-typing-keys = Enter plays what you typed · Esc clears it and goes back to the board

## Over the board

play-curtain = It is your turn. Nobody else looks. Enter!
play-curtain-back = T: whoever moved last takes it back.
play-on = Enter: go on
play-back = Any key: back
play-leave = Q: leave
play-record = The game is kept in { $file }
play-end-keys = A: play again · Enter: look at the board · Q: leave
play-too-small = The game needs { $columns } columns and { $lines } lines, and this terminal has { $found }. Make it larger, or its letters smaller.
play-keys-bridge-key = B, then ← ↑ ↓ →
play-keys-bridge = draw a bridge where Shift does nothing
play-keys-type-key = : or Tab
play-keys-type = type a whole move: c4 c4-e4 c4=c6
play-keys-back-key = T
play-keys-back = take your move back
play-keys-hint-key = { keys-hint-key }
play-keys-hint = { keys-hint }
play-keys-mistakes-key = M
play-keys-mistakes = look for mistakes, with the free pen
play-keys-where-key = S
play-keys-where = say where the game is kept, and the commitment
play-keys-rules-key = R
play-keys-rules = the rules in short
play-rules-keys = R: next page · any other key: back
play-keys-leave-key = Q
play-keys-leave = leave; the game is kept

## At a server's table

play-seat-not-kept = Your seat cannot be kept on this machine: if you leave, you cannot come back to it.
play-strange-server = { play-not-understood } Trying again …

## Before the screen

play-no-terminal = This game needs a terminal to itself: start it in one, and not through a pipe.
play-join-alone = --join goes with one --name at most, and without FILE, --bot, --board and --pen: whoever opened the table has chosen those.
play-bad-link = This is no invitation to a table: copy the whole link that was sent to you.
play-no-server = No server of Hashi answers there. Does it run, and is the link right?
play-not-understood = Server and game do not understand each other: one of them may be older, or a proxy stands between them.
play-elsewhere = The server points to another address, and the game does not follow it there. Does the link have to begin with https in place of http?
play-no-table = The server lets nobody in with this link: the table is gone, or a part of the link is missing.
play-seated = You have a seat at this table already, under another name: leave out --name to go back to it.
play-broken = The game stumbled over a mistake of its own, and had to end.
play-crash = What happened is written in { $file }
play-not-saved = What was played last could not be saved: { $reason }.
play-taken = Another program is playing the game in this file. Leave it there first.
play-taken-up = The game in it goes on with its own players, board and pen: leave out { $options }.
play-no-file = No file for a new game can be written in { $folder }.
