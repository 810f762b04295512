# What is wrong with a game, a record or a proof: where it happened is told as well, as nobody sees a board.

list-and = { $most } and { $last }

## Why the rules refuse something, by its code

fault-unknown-island = { unknown-island } Choose one that the board shows.
fault-island-taken = { island-taken }
fault-no-line = No dotted line joins { $first } and { $second }. Draw along the dotted lines.
fault-flag-needs-bridge = { flag-needs-bridge }
fault-number-too-small = { $bridges ->
    [one] { $bridges } bridge leads
   *[other] { $bridges } bridges lead
  } to { $island } already, too many for a { $number }. Choose an island with fewer.
fault-wrong-bridge-count = The card asks for { $wanted ->
    [one] { $wanted } bridge
   *[other] { $wanted } bridges
  } and the move draws { $bridges }. Draw exactly as many, or leave them all out.
fault-no-number = Neither { $first } nor { $second } has a number. A bridge needs a number on one of its islands.
fault-line-full = Two bridges join { $first } and { $second } already. Choose another line.
fault-bridges-cross = The bridge { $bridge } would cross { $blocker }. Bridges never cross.
fault-island-full = The bridge { $bridge } is one too many for the number on { $ends }. A finished island takes no more bridges.
fault-more-than-six = Six bridges lead to { $ends } already. No island takes more.
fault-start-number = The first number is a 3 or a 4, not { $number }.
fault-start-flag = { start-flag }
fault-card-not-left = The card { $card } cannot come: it was seen, or the deck has none like it.
fault-box-card-seen = The card in the box cannot be { $card }: that card was played.
fault-game-over = The game is over after 17 cards.
fault-nothing-to-fix = There is no mistake of that player to put right in that round.
fault-fix-too-late = { fix-too-late }
fault-fix-still-wrong = The new move is wrong too. { $fault }
fault-fix-has-consequences = With the new move, the one of round { $round } would break a rule. { $fault }
fault-fix-misses-award = With the new move an award of round { $round } would not have been reached.

## What a whole sheet cannot have

fault-start-missing = There is no 3 or 4 on an island without a flag. The first number of every sheet is one.
fault-number-not-shown = { $most ->
    [0] No card has shown a { $number }.
    [one] The number { $number } stands there { $found } times. The cards and the first entry allow it once.
   *[other] The number { $number } stands there { $found } times. The cards and the first entry allow it { $most } times at most.
  }
fault-flag-too-early = The number came too early on { $islands }. An island with a flag needs a bridge of an earlier card, and there can have been none.
fault-bridges-not-shown = Bridges on the sheet: { $found }. The cards cannot make exactly as many: each gives all of its bridges or none, { $most } together.

## What cannot be read, and what to write instead

unreadable-line = Line { $line }: { $problem }
unreadable-after-box = Nothing may follow the card in the box.
unreadable-board-name-taken = Another board is called “{ $text }”. Give this one a name of its own.
unreadable-board-size = A board has 1 to { $columns } columns and 1 to { $rows } rows.
unreadable-box-too-early = The box card may be named after round { $wanted } only.
unreadable-control-character = The line holds a control character. Write plain text.
unreadable-count-too-early = Islands are counted when all { $wanted } cards were turned up.
unreadable-fix-with-checked-pen = With the checked pen there is nothing to put right. Leave this out.
unreadable-goal-twice = { $text } has scored that goal already. Each goal counts once.
unreadable-header-missing = The line “{ $word }: …” is missing before the first round.
unreadable-header-too-late = The line “{ $word }: …” belongs before the first round.
unreadable-header-twice = The line “{ $word }: …” stands twice.
unreadable-island-count = Islands: { $found }. A board that can be played on has { $fewest } to { $most }.
unreadable-lesson-refused = Step { $step } breaks a rule ({ $clause }); step 0 is the game before the lesson.
unreadable-lesson-twice = Another lesson is called “{ $text }” already. Give the file another name.
unreadable-line-twice = The line { $text } is taken away twice.
unreadable-line-too-long = The line is longer than { $most } characters.
unreadable-model-not-wanted = The model move of step { $step } is not what that step wants.
unreadable-move-count = Moves: { $found }, players: { $wanted }. Put “|” before the move of each.
unreadable-name-twice = Two players are called “{ $text }”. Give each a name of their own.
unreadable-no-deals = The file holds no deal; write one on each line, as all 18 cards in order.
unreadable-no-such-card = There is no card { $found } yet; turned up so far: { $most }.
unreadable-no-such-island = This board has no island { $text }.
unreadable-no-such-line = This board has no line { $text } that could be taken away.
unreadable-nobody-plays = Say who plays: one to four names.
unreadable-not-a-board = “{ $text }” is not a board; join its rows by “/”.
unreadable-not-a-board-name = “{ $text }” cannot be the name of a board; use 1 to { $most } characters without “|”, “#” and “:”.
unreadable-not-a-bridge = “{ $text }” is not a bridge; write c4-e4 for one and c4=e4 for two.
unreadable-not-a-card = “{ $text }” is not a card; write number and bridges like 5/3.
unreadable-not-a-cell = “{ $text }” in row { $row } is not a cell; use “.”, “o”, “R” and “B”.
unreadable-not-a-choice = “{ $text }” is not possible here; choose one of: { $known }.
unreadable-not-a-count = “{ $text }” is not a number of islands; write a whole one, like 9.
unreadable-not-a-deal = A deal is all 18 cards of the { $deck } deck in some order.
unreadable-not-a-lesson-name = “{ $text }” cannot be the name of a lesson; name the file like 13-island-tour.toml, in lower case.
unreadable-not-a-line = “{ $text }” is not a line; write it like c4-e4.
unreadable-not-a-list = “{ $text }” must be there, as a list of texts in square brackets.
unreadable-not-a-mark = “{ $text }” is no mark; write c4=3 for a number, c4-e4 for a bridge and c4=e4 for two.
unreadable-not-a-move = “{ $text }” is not a move; write it like “c4 c4-e4”, or “- -” to pass.
unreadable-not-a-name = “{ $text }” cannot be a name; use 1 to { $most } characters without “|”, “#” and “:”.
unreadable-not-a-record = A record begins with the line “{ $wanted }”.
unreadable-not-a-start = “{ $text }” is not a first entry; write it like c2=3.
unreadable-not-a-text = “{ $text }” must be there, as a text in quotation marks.
unreadable-not-a-want = “{ $text }” is not something that a step can ask for; write it like “number on c1”, “no bridges”, “bridge to c1”, “finished” or “goal red”.
unreadable-not-an-island = “{ $text }” is not an island; write column and row like c4.
unreadable-not-tables = “{ $text }” must be there; write [[{ $text }]] above each.
unreadable-not-toml = The file is not in the TOML format.
unreadable-not-utf8 = This is no text in UTF-8. Choose another file, or save it as UTF-8.
unreadable-note-too-early = Round { $found } was not played before this line.
unreadable-player-count = { $found } players are too many; this game has room for { $most }.
unreadable-possible-not-a-list = “{ $text }” may be left out. If it is there, it must be a list of texts in square brackets.
unreadable-possible-not-a-text = “{ $text }” may be left out. If it is there, it must be a text in quotation marks.
unreadable-ragged-board = Row { $row } is not as long as the first: { $cells } against { $wanted }.
unreadable-round-order = Round { $wanted } should come here, not round { $found }.
unreadable-start-count = First entries: { $found }, players: { $wanted }. Put “|” between them.
unreadable-strange-line = “{ $text }” is not a line like “1. 5/3 | c4 c4-e4” or “fix 1 Ann: - -”.
unreadable-too-long = The text is longer than { $most } characters.
unreadable-too-many-boards = Board files: { $found }. Only the first { $most } are read, in the order of their names.
unreadable-too-many-islands = That cannot be: the board has { $most } islands, and not { $found }.
unreadable-too-many-steps = Steps: { $found }. A lesson has { $most } at most.
unreadable-unknown-board = There is no board “{ $text }”; known are { $known }. Of your own, write the rows.
unreadable-unknown-deck = There is no deck “{ $text }”; these are known: { $known }.
unreadable-unknown-entry = The entry “{ $text }” is not known; a file has: { $known }.
unreadable-unknown-player = Nobody called “{ $text }” plays in this game.

## What keeps a record from proving that its cards came in the order fixed before the game

unproved-line-missing = This record cannot be verified: the line “{ $word }: …” is missing. A table writes “table”, “commitment” and “secret” into the record of a game that is over.
unproved-line-twice = This record cannot be verified: the line “{ $word }: …” stands twice.
unproved-no-such-round = Round { $round } has no card: a game ends after { $most }.
unproved-not-64-digits = The { $word } should be 64 of the digits 0-9 and a-f, not “{ $text }”.
unproved-not-a-table = “{ $text }” is not the id of a table; that is made of A-Z, a-z, 0-9, “_” and “-”.
unproved-wrong-box = { proof-box }
unproved-wrong-card = { proof-card }
unproved-wrong-commitment = { proof-commitment } They make { $expected }, and the record says { $found }.
