# Why something is not allowed, by its code, and what to do instead.

unknown-island = There is no island on { $island }.
island-taken = { $island } has a { $number } already. Choose an island without a number.
no-line = No dotted line there. Draw along the dotted lines.
flag-needs-bridge = { $island } has a flag and no bridge yet. A number may follow once a bridge of an earlier card leads there.
number-too-small = Too many bridges lead to { $island } for this number.
wrong-bridge-count = The card asks for { $wanted ->
    [one] one bridge
   *[other] { $wanted } bridges
  }. Draw exactly as many, or leave them all out.
all-drawn = { $count ->
    [one] The bridge of this card is drawn. Tap it
   *[other] All { $count } bridges of this card are drawn. Tap one
  } again to take it away.
no-number = Neither end has a number. A bridge needs a number on one of its islands.
line-full = Two bridges lie on this line already.
bridges-cross = That bridge would cross another. Bridges never cross.
island-full = That is one bridge too many: a finished island takes no more.
more-than-six = Six bridges lead to that island already. No island takes more.
start-number = The first number is a 3 or a 4.
start-flag = { $island } has a flag. The first number goes on an island without one.
no-bridge-yet = Before the first card there is only a number to enter.
entry-missing = Enter a 3 or a 4 first.
one-entry = One card, one number. Undo it first.
nothing-to-fix = There is no mistake to put right in that round.
fix-too-late = Too late: a mistake may be put right until the next card but one is turned up.
fix-still-wrong = The new move is wrong, too. { $fault }
fix-has-consequences = That would change what came after. It has to stay.
already-done = You are done with this round. Take it back first.
wrong-round = The round is over.
too-late = Too late: the round is over.
too-many-attempts = You have taken this round back { $count } times. Now it stays.
too-many-attempts-in-all = You have taken back { $count } moves in this game. From now on they stay.
not-stored = The server could not save this. Nothing has changed; try again in a moment.
bots-getting-ready = Bots are getting ready … (once)
no-bot-now = The master has no answer right now. Try again in a moment.
too-many-hints = Too many people think at the moment. Try again in a moment.
no-more-hints = There are no more hints in this round. The next round brings new ones.
too-many-tables = You have opened many tables in a short time. Try again later.
too-many-requests = You asked a lot in a few seconds. Try again in a moment.
too-many-records = You have had many records shown in a short time. Try again later.
no-game = The table was closed before the first card: there is no game to show.
table-broken = This table is damaged. It is tried again when the server starts anew.
seat-taken = Somebody sits there already.
given-too-often = This seat has changed hands too often. Only a bot can take it now: the person who opened this table can give it to one.
name-taken = Somebody at the table is called { $name } already.
bad-name = A name has 1 to 24 characters, and none of | # :
unseen-name = Nothing of that name can be seen. Type one with letters, digits or emoji.
loose-accents = In that name too many accents stand on one letter, or an accent stands alone.
other = That is not possible now.
