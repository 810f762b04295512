# What the pages say.

language-name = English
game = Hashi
motto = Islands, bridges, and one card for all
about = A digital edition of the flip-and-write game by Jeffrey D. Allers, on boards of our own.

## The home page

home-solo = Alone
home-solo-about = 17 cards, three deadlines, twelve ranks up to Island god
home-bots = With bots
home-bots-about = Three levels: { bot-novice }, { bot-steady }, { bot-master }
home-device = Around one device
home-device-about = Pass the phone; everyone draws in secret
home-friends = With friends
home-friends-about = Each on their own phone, by a link
home-name = Your name
home-names = Who plays?
home-player = Player { $number }
home-names-needed-friends = Type your name first: your friends see it at the table.
home-names-needed-device = Type the names of all who play, at least two.
home-seats = Players
home-bot-level = How they play
home-bot = Bot { $number }
home-board = Board
board-name = { $board }
board-choice = { $board ->
    [A] A · easy
    [B] B · hard
    [Harbour] { board-name } · easier still
    [Lagoon] { board-name } · easier still
    [Skerries] { board-name } · harder still
    [Strait] { board-name } · harder still
   *[other] { $board }
  }
home-pen = Pen
home-limit = Time per round
home-options = More options
home-shows-sheets = Show the others' sheets after each round
home-hints = Allow hints
home-settles = Wait two seconds after the last one is done
home-start = Play
home-your-tables = Your tables
home-go-on = Go on playing
home-against = with { $names }
home-round = Round { round-of }
home-their-turn = waiting for { $names }
home-rules = The rules of the game
home-no-connection = The server cannot be reached. Try again.

pen-checked = checked: mistakes are refused
pen-free = free: mistakes as on paper
limit-none = none
limit-60 = 1 minute
limit-120 = 2 minutes
limit-300 = 5 minutes
limit-86400 = a day
bot-random = random
bot-novice = novice
bot-steady = steady
bot-master = master

## Sitting down

join-title = Take a seat
join-button = Sit down
join-open-seat = open
open-seat = Seat { $number }
join-full = All seats at this table are taken.
join-sheet = The game is under way: you take a sheet over and see it as it stands. The others are told so.
invite-title = Waiting for the others
invite-about = Send this link to whoever shall play. The game begins when every seat is taken.
invite-about-open = Whoever opens this link takes a seat that is open.
invite-qr = The same link, for a camera
invite-copy = Copy the link
invite-copied = Copied
invite-not-copied = Not copied: mark the link and copy it
invite-only-here = This link works on this device only. To let phones in, start with “{ $program } serve --lan”.
invite-watch = Link for those who only watch
give-bot = Give seat { $number } to a bot

## A round

round-of = { $round } / 17
opening-title = First entry
opening-about = { $solo ->
    [yes] Tap an island without a flag for a 3, and again for a 4.
   *[no] Tap an island without a flag for a 3, and again for a 4. { $neighbour } gets this board, so be nasty and choose an awkward place.
  }
opening-number = { $number } on { $island }
card-label = Card: number { $number }, { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
  }
turn-start = Enter the { $number }, then draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
  }.
turn-entry = { $number } on { $island }
turn-no-entry = No number
turn-bridges = { $wanted ->
    [one] { $drawn } of 1 bridge
   *[other] { $drawn } of { $wanted } bridges
}
turn-more-bridges = { $drawn } bridges, the card shows { $wanted }
turn-whole = As many bridges as the card shows.
turn-no-bridges = No bridges yet. Done leaves them out.
turn-nothing = Tap an island or a line, or pass.
turn-passing = You pass: no number, no bridges.
turn-passing-about = { button-done } confirms it, { button-undo } goes back.
turn-stuck = No way to draw them all from here. Undo one, or leave the bridges out.
turn-missing = { $count ->
    [one] One bridge is missing.
   *[other] { $count } bridges are missing.
  }
turn-done = Done. Waiting for { $names }.
turn-settling = All are done.
turn-watching = You are watching { $names }.
turn-large-sheet = The large sheet is { $name }’s.
others-label = { $name }: { $finished ->
    [one] one island finished
   *[other] { $finished } islands finished
}. Look at the sheet.
button-undo = Undo
button-skip-all = Pass
button-skip-bridges = No bridges
button-done = Done
button-take-back = Take back
button-previous-card = { $round ->
    [0] Change entry
   *[other] Back to card { $round }
}
button-hint = Hint
button-call = Let a bot move for { $name }
hint-region = Look around { $islands }.
hint-move = The master would play { $move }.
hint-pass = The master would pass with this card.
hint-thinking = The master thinks …

goals-label = Goals
goal-red = red flags
goal-blue = blue flags
goal-six = six linked
goal-red-about = All islands with a red flag are finished.
goal-blue-about = All islands with a blue flag are finished.
goal-six-about = At least six finished islands hang together by bridges, with only finished ones between them.
goal-worth = { $solo ->
    [yes] { $first } points by card { $until }, { $later } later.
   *[no] { $first } points for the first, { $later } for whoever comes later.
  }
goal-progress = { $done } of { $all }
goal-until = by card { $card }
points = { $points ->
    [one] one point
   *[other] { $points } points
  }
strip-label = Cards that may still come: { $cards }
strip-box = Stayed in the box: { $cards }
seat-done = done
seat-thinking = thinking
seat-away = away
connecting = Connecting …
lost = The connection is lost. Trying again …

out-title = You have no seat here
out-about = Ask whoever opened this table for its link: the address of the page alone lets nobody in.
out-seat-lost = You have lost your seat at this table: it was given away, or the table is gone.
out-button = To the home page

missing-title = There is nothing here
missing-about = The link leads nowhere: perhaps a part of it got lost, or the table is no longer there.

## One device

curtain-title = { $name }
curtain-about = Take the device. Nobody else looks.
curtain-button = I am { $name }
reveal-title = Card { $round } is played
reveal-nothing = Nobody finished an island.
reveal-button = Next card
reveal-check = Last check

## Keys

keys-title = Keys
keys-walk-key = ← ↑ ↓ →
keys-walk = walk along the lines
keys-jump-key = Tab
keys-jump = from the board to the buttons
keys-write-key = Space
keys-write = write the number, or take it back
keys-draw-key = Shift + ← ↑ ↓ →
keys-draw = draw a bridge; again for two; again for none
keys-undo-key = U
keys-undo = undo the last mark
keys-back-key = { keys-undo-key }
keys-back = undo the last mark, or take the last move back
keys-over-key = Esc
keys-over = start the turn over
keys-pass-key = P
keys-pass = pass, or leave the bridges out
keys-hint-key = H
keys-hint = a hint: first where, then what
keys-done-key = Enter
keys-done = done
keys-help-key = ?
keys-help = show this

## What happened

log-title = What happened so far

news-began = { $solo ->
    [yes] Your game begins with a first entry.
   *[no] The game begins. Everyone makes a first entry.
  }
news-turned-up = Card { $round }: { $card }
news-finished = { $name } finished { $islands }.
news-award = { $name } scores { $goal }: { $points } points.
news-bot = A bot moved for { $name }.
news-entry-bot = A bot made the first entry for { $name }.
news-hint = { $name } took a hint.
news-round-taken-back = { $round ->
    [0] { $name } takes the first entry back.
   *[other] { $name } takes card { $round } back.
}
news-put-right = { $name } put round { $round } right.
news-crossed-out = { $name } crosses out { $islands }: the mistake was not put right in time.
news-seated = { $name } sits down.
news-seated-sees = { $name } sits down and now sees the sheet of that seat.
news-taken-over = { $before } leaves, { $name } plays on.
news-left = { $before } leaves, the seat is open.
news-called = { $name } calls a bot for { $absent }.
news-ended = The game is over.
news-closed = The table is closed.
news-next = { $count ->
    [0] The next game is ready.
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }

## Mistakes

check-title = Look for mistakes
check-none = No mistake found.
check-mistake = Round { $round }, { $islands }: { $reason }
check-until = { $until ->
    [18] Can be put right until the final count.
    [19] Can be put right until the final count.
   *[other] Can be put right until card { $until } is turned up.
}
check-fix = Put it right
check-fixing = Round { $round } once more
check-fixing-about = Enter the { $number } and draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
  }, as the rules allow, or leave something out.
check-cancel = Leave it
check-final = Last chance to look for mistakes.
check-final-button = I have looked

## The end

end-islands = islands
end-total = total
end-again = Again
end-join = Join in
end-watch = Watch the next game
end-next = To the next game
end-record = Record
end-home = Home

## Islands, for those who listen

island-label = { $at }{ $flag ->
    [red] , red flag
    [blue] , blue flag
   *[none] {""}
  }{ $number ->
    [0] , no number
   *[other] , number { $number }
  }, { $bridges ->
    [0] no bridges
    [one] one bridge
   *[other] { $bridges } bridges
  }{ $state ->
    [finished] , finished
    [finishing] , about to be finished
    [crossed-out] , crossed out
   *[open] {""}
  }
line-label = From { $from } to { $to }, { $bridges ->
    [0] no bridge
    [one] one bridge
   *[other] { $bridges } bridges
  }

## Ranks

rank-1 = Minion
rank-2 = Dogsbody
rank-3 = Bamboo binder
rank-4 = Screw tightener
rank-5 = Concrete pourer
rank-6 = Project manager
rank-7 = Master bridge builder
rank-8 = Professional planner
rank-9 = Statics expert
rank-10 = Ace architect
rank-11 = Construction genius
rank-12 = Island god

## The menu, and how the pages look and sound

menu-button = Menu
menu-title = At this table
menu-back = Back to the board
menu-rules = Rules, in a new tab
menu-clear = Clear this turn’s marks
menu-yes = Yes
clause-link = Rule { $clause }, in a new tab
menu-give = Give { $name }'s seat to a bot
menu-give-sure = { $name } loses the seat for good, and a bot plays on there.
menu-open = Open { $name }'s seat to someone else
menu-open-sure = { $name } loses the seat. Whoever you invite next takes it and plays on there.
menu-take = Take seat { $number } on this device
menu-invite = Links to this table
menu-forget = Remove the name { $name } from this game
menu-forget-sure = Everyone then reads a neutral name in the place of { $name }, also in the record, and nobody can bring the name back. The seat stays yours.
menu-leave-bot = Leave for good: a bot takes over
menu-leave-open = Leave for good: the seat stays open
menu-leave-bot-sure = You give up your seat, and the others play on without you.
menu-leave-open-sure = You give up your seat. The others wait until somebody takes it.
menu-close = Close the table
menu-close-sure = The game ends here for everybody.
options-title = Settings
option-language = Language
option-theme = Colours
option-theme-auto = as the device
option-theme-light = light
option-theme-dark = dark
option-text = Text
option-text-usual = usual
option-text-large = larger
option-hand = Buttons for
option-hand-right = the right hand
option-hand-left = the left hand
option-motion = Motion
option-motion-auto = as the device
option-motion-none = none
option-sound = Sounds
option-speech = Read announcements aloud
option-notify = Notify me when it is my turn
title-your-turn = ● Your turn – { $title }
notify-your-turn = It is your turn.
