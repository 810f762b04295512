# What the command line says.

## Help

help-hashi =
    Hashi, the flip-and-write game of islands and bridges by Jeffrey D. Allers.

    Without a command, the game opens in the browser.
help-help = Show this message and exit.
help-version = Show the version and exit.
help-language = The language to speak. Default: that of your system.
help-seed = Of deals and bots.
help-processes = Default: one for each core.
help-json = Print one JSON object.
help-force = Write over a file that exists.

help-play =
    Play in the terminal, on a full screen.

    You play alone, with bots, or several at one keyboard. The game is kept in FILE, or else in your data folder; where FILE is there, the game in it goes on.
help-play-name = Who plays; more than once for several at one keyboard.
help-play-bot = Who plays with you, up to three times: random, novice, steady or master.
help-play-board = The board to play on.
help-play-pen = With the free pen mistakes are written, as on paper.
help-play-plain = Without colours and special characters.
help-play-light = Dark ink on light paper.
help-play-dark = Light ink on dark paper.
help-play-join = Take a seat at a table of a server, by the link that invites you.

help-replay =
    Tell recorded games round by round, and what they came to.

    In the drawings (4) is a finished island, 4 one that wants more bridges, o one without a number and x4x one that is crossed out; R and B are flags.
help-replay-json = Print one JSON object per file and line.

help-verify =
    Check that cards came in the order fixed before the game.

    The record of a table names the table, the commitment that it showed at its start, and the secret that it revealed at its end. The secret decides the commitment and the order: if you saw the commitment before the game, nobody has changed the order since.

help-simulate =
    Let bots play many games, and say what they come to.

    Ctrl-C ends it with the result so far.
help-simulate-board = The board to play on.
help-simulate-bot = Who plays: once for solo games, two to four times for a table. See `{ $program } bots`.
help-simulate-deals = Play the deals in this file.
help-simulate-games = Make so many deals instead.
help-simulate-think = For each move: 50ms, 0.25s, or a number of playouts, with which games can be repeated.
help-simulate-records = Write a record of each game there.
help-simulate-plot = Draw the figures, as PNG or SVG.
help-simulate-json = Print the scores as one JSON object.

help-bots = List the bots, and how strong they are.
help-bots-measure = Measure anew, and print the file that keeps it.
help-bots-think = As in `{ $program } simulate`.

help-serve = Serve tables to browsers, terminals and bots, until Ctrl-C.
help-serve-host = Where to listen.
help-serve-lan = Let phones in the same network join, and show how.
help-serve-database = Where the tables are kept. Default: a file in your data folder.
help-serve-public-url = Where people reach the server behind a proxy.
help-serve-proxy = A proxy whose word on the visitor's address is taken.

help-print =
    Make a PDF to print: the game, or a game that was played.

    Of boards it prints sheets, the cards with their backs, a pad for the points, and the rules on a page; of a recorded game, FILE.hashi, a keepsake. Printed on both sides and flipped on the long edge, each card has its back behind it, and the first board the second.
help-print-into = Where to write it. Default: hashi.pdf, or the name of the record.
help-print-paper = The size of the paper.
help-print-only = Print only this; may be given more than once.
help-print-copies = How many sheets of each board.
help-print-two = Two sheets on a page.
help-print-one-sided = For printing on one side of the paper: without the backs of the cards.
help-print-black = In black and white, which saves ink; flags differ by shape.
help-companion =
    Turn up the cards and keep the points, while you play on paper.

    A game that stops is kept, and offered the next time.
help-companion-name = Who plays: once for each; alone, one plays solo.
help-companion-board = The board of the sheets.
help-sheet =
    Say what is wrong with a sheet that was drawn on paper.

    The file (or - for what is typed) has numbers like c4=3 and bridges like c4-e4, or c4=e4 for two. The exit code is 0 if nothing is wrong.
help-sheet-cards = The cards turned up so far, in their order, like "5/3 2/1": more can be told with them.
help-backup = Copy all tables into a new file, also while the server runs.
help-backup-database = Where the tables are kept, as for `{ $program } serve`.
help-where =
    Say where games and everything else are kept.

    data holds everything that is kept; games and boards, two folders in it, hold the games of `{ $program } play` and your own boards; cache holds what can be made again. With one of these names, only that folder is printed, for scripts.

help-boards =
    List, show, check, measure and generate boards.

    A board is named by its name, its file, or its rows on one line as in a record; - reads it from standard input. Board files in the folder “boards” of your data folder are known by the names in them.
help-boards-list = Name the boards of the game, and your own.
help-boards-show = Draw a board.
help-boards-show-line = Print the board on one line, as in a record.
help-boards-check = Say whether boards can be read and played on.
help-boards-measure =
    Say how hard a board is, and how fair its openings.

    Bots play on it to find out.
help-boards-measure-openings = How many games to play from each opening.
help-boards-measure-think = For each move.
help-boards-measure-bot = Who plays; the last one plays the openings.
help-boards-generate = Invent boards of a wanted difficulty.
help-boards-generate-difficulty = Easy and hard are like the sides A and B.
help-boards-generate-into = Write the board files there, instead of printing them.

## The language

language-unspoken = Hashi does not speak “{ $wish }”. Choose one of these: { $known }.

## Files

file-unopened = The file cannot be opened: { $reason }.
file-unwritten = It cannot be written: { $reason }.
file-exists = { $file } exists. Name another file, or write over it with --force.
output-unwritten = The output cannot be written: { $reason }.
where-no-home = There is no such folder: this user has no home folder.
folder-missing = There is no folder { $folder }.
reason-no-name = this cannot be the name of a file
reason-other = error { $code }
reason-eacces = permission denied
reason-eexist = file exists
reason-eisdir = is a directory
reason-enametoolong = file name too long
reason-enoent = no such file or directory
reason-enospc = no space left on device
reason-enotdir = not a directory
reason-erofs = read-only file system

## hashi replay

report-title = { $names }, { $mode ->
    [solo] solo
   *[table] table
  }, { $pen ->
    [free] free pen
   *[checked] checked pen
  }, { $rounds } of { $all } rounds
report-pile = a pile is used up
report-right-with-it = round { $round } is right with it
report-mistake = Mistake ({ $clause }): { $reason }
report-mistakes = Mistake ({ $clause }) at { $islands }: { $reason }
report-final-count = { $name } has { $goal } at the final count: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## hashi verify

verified-none = No card to check yet; table and secret fit the commitment { $commitment }.
verified-cards = { $cards ->
    [one] The first card
    [17] All 17 cards
   *[other] The first { $cards } cards
  }{ $box ->
    [yes] {" "}and the one in the box
   *[no] {""}
  } came as fixed before the game, if the commitment that you were shown then is { $commitment }.

## hashi simulate

games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
simulated-alone = { $names } alone on { $board }, { games }
simulated-table = { $names } at one table on { $board }, { games }
simulated-time = { games } in { $seconds } s.
simulated-part = Interrupted after { $done } of { games }: the result so far.
simulated-nothing = Interrupted: too early for a result.
generated-part = Interrupted after { $done } of { $steps } steps: the boards that lead so far.
simulated-spread = { $points } points, spread { $spread }; { $lowest } to { $highest }, the middle half { $first } to { $third }
simulated-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
simulated-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
  }
share = { $percent } %
column-points = points
column-wins = wins
column-goal = goal
column-reached = reached
column-higher = higher
column-median = median round
column-by-round = by round 1 to { $rounds }
column-opening = opening
column-games = games
playing = Playing
playing-step = Playing, step { $step } of { $steps }
need-deals = Say which deals to play: --deals FILE, or --games N.
deals-and-games = --deals and --games do not go together: choose one of them.
need-picture-name = The picture's name ends in .png or .svg.
records-there = { $folder } has records already. Name another folder with --records.
need-matplotlib =
    Pictures need Matplotlib. Install it with:
    {"  "}{ $command }
need-process = A process that played games has ended. Is there enough memory? Try --processes 1.
need-think = “{ $text }” is no time and no number of playouts; write 50ms, 0.25s or 2000.
need-bot = There is no bot “{ $name }”; these are known: { $known }.
need-board = There is no board “{ $name }”; known are { $known }. Of your own, name the file or write the rows.
need-plain-island = every island has a flag, and the first number goes on one without.
too-many-bots = A table has room for { $most } bots.
think-time = { $milliseconds } ms a move
think-playouts = { $playouts ->
    [one] { $playouts } playout a move
   *[other] { $playouts } playouts a move
  }

plot-points = { $name }: { $points } points
plot-total = total at the end (dashed: the mean)
plot-goals = Goals reached by the end of each round
plot-round = round
plot-share = share of the games
plot-openings = Points by opening
plot-mean = mean total, with its standard error

## hashi bots

bots-alone = alone on { $board }
bot-random-about = Plays anything that is allowed.
bot-novice-about = Likes to finish islands now, and takes a goal only when it is a move away.
bot-steady-about = Looks at every move with the card in hand, and keeps room for the cards to come.
bot-master-about = Tries its moves out in many possible futures, and keeps an eye on your sheet.

## hashi boards

board-A = The easier side.
board-B = The harder side: more lines cross, and flags stand where few lines lead.
board-Harbour = Easier than side A: blue flags lead down from the north-western quay, each a bridge or two from good hubs.
board-Lagoon = Easier than side A: neighbours lie close around open water, and hardly a line crosses another.
board-Skerries = Harder than side B: the rocks in the middle are soon full, and the flags on the outer ones wait for bridges.
board-Strait = Harder than side B: many lines cross between the two shores, and the flags stand on far corners.
board-is-a-side = This board is a design of our own, not a copy of the printed one: the printed leaflets say how many islands and flags a side has, and not where. If you own the printed game, write the board that you have into a file of two lines, name = "Mine" and rows = ["o.B.Ro", …], with . for water, o for an island and R or B for one with a flag, and see what `{ $program } boards check` says.
board-is-by-chance = A board of our own, drawn by chance and chosen by play: see `{ $program } boards measure { $board }`.
board-is-generated = A board of our own, drawn by chance and chosen by play: { $bot } reaches { $points } points on it in { games }.
board-count = { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
  } ({ $red } red, { $blue } blue), { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }, { $crossings ->
    [one] { $crossings } crossing
   *[other] { $crossings } crossings
  }
board-fit = { $board }: fit for play.
board-needs-islands = It has { $found ->
    [one] { $found } island
   *[other] { $found } islands
  }, and { $wanted } are needed.
board-needs-red = It has { $found ->
    [one] { $found } red flag
   *[other] { $found } red flags
  }, and { $wanted } are needed.
board-needs-blue = It has { $found ->
    [one] { $found } blue flag
   *[other] { $found } blue flags
  }, and { $wanted } are needed.
board-needs-lines = Some islands cannot be reached from others along the lines.

measured-title = { $board }: { $count ->
    [one] { $count } solo game
   *[other] { $count } solo games
  } each, { $think }
measured-spread = spread
measured-range = from, to
measured-deadline = by card { $card }
measured-median = median card
measured-cards = card 1 to { $cards }
measured-islands = How often { $bot } finished each island, in percent:
measured-openings = Openings, each played by { $bot } on the same { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }, the best first:
measured-lead = { $opening } leads by { $second } over the second, and by { $all } over the average of all.

## hashi serve, and hashi alone

served-on = Hashi is served on { $url } (Ctrl-C ends it)
served-for = Hashi is served on { $url } for { $public } (Ctrl-C ends it)
served-already = Hashi is running already on { $url }
served-phones = Phones in the same network open { $url }
served-no-network = This machine is in no network: only it can reach the server.
served-no-start = Hashi is being started already, and does not get ready: end that one, and start again.
served-ports-taken = The ports { $first } to { $last } are all taken: name another one with `{ $program } serve --port`.
served-port-taken = Something listens on port { $port } already, perhaps Hashi itself: end that one first, or choose another port with --port.
served-port-forbidden = You may not listen on port { $port }: choose one above 1023 with --port.
served-port-elsewhere = This machine has no address { $host }: choose another with --host.
served-database-taken = Another server has this database: end it, or name another database with --database.
served-public-url = “{ $url }” should look like https://play.example, without a path.
served-proxy = “{ $address }” should be an address like 127.0.0.1, or a network like 10.0.0.0/8.

## Databases, and hashi backup

database-full = The disk with the database is full: make room there, and start again.
database-locked = Another program holds the database locked: end it, and start again.
database-conflict = Another program changed the database at the same moment: start again.
database-gone = A file of the database ({ $code }) was removed or replaced just now: start again.
database-newer = A newer Hashi wrote this database: update Hashi, or name another with --database.
database-broken = The database cannot be used ({ $code }): see that it is Hashi's own, or name another with --database.
database-no-such-kind = Tables are kept in a file, or in PostgreSQL (postgresql://…), and not in “{ $kind }”.
database-needs-driver =
    For PostgreSQL something more is needed:
    {"  "}{ $command }
database-no-file = The file is not a database: name another with --database.
database-damaged = The database is damaged: put a backup in its place.
database-read-only = The database may not be written: see who owns the file and its folder.
database-not-opened = The database cannot be opened: see who owns the file and its folder.
database-no-folder = Its folder cannot be made: name another database with --database.
database-is-folder = A folder is no database: name a file in it with --database.
database-several-names = The file has another name as well (a hard link): remove one of the two, or name another database with --database.
database-mounted-alone = The database file is mounted alone: mount its folder instead, as the files beside it belong to it.
database-no-answer = No PostgreSQL answers there: see that it runs, and check the URL.
database-no-host = No PostgreSQL answers there: check the host in the URL.
database-no-port = No PostgreSQL answers there: check the host and the port in the URL.
database-no-entry = PostgreSQL does not let Hashi in: check the name and the password in the URL.
database-no-user = PostgreSQL does not let Hashi in: check the name in the URL.
database-missing = PostgreSQL has no such database: make it with createdb, or check the URL.
database-forbidden = PostgreSQL forbids it: let Hashi's user own the database.
backup-elsewhere = PostgreSQL makes its own backups: use { $program }.
backup-of-nothing = There is no database { $database } to back up.
backup-no-folder = There is no folder { $folder } to write to.
backup-exists = { $file } exists: name a new file.
backup-done = Everything is in { $file } now.

## Printing

print-written = { $file } is ready to be printed.
print-strange-letters = Some letters cannot be printed: “{ $sign }” stands in their place.
print-record-alone = A game is printed by itself: name one record, and no board.
