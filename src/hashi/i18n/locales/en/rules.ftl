# The rules page: headings, clauses, examples, and notes where the printed leaflets differ.

rules-title = Rules
rules-about = The whole game, clause by clause. When a mark is refused, the number behind the reason leads to its clause here. Where the five printed leaflets differ, the German one is the original, and a note says which reading holds.
rules-contents = Contents
rules-summary = In one minute
rules-examples = Examples: { $count }
rules-notes = Notes: { $count }
rules-print = Print

## What you play with

rules-R1 = What you play with
rule-R1-1 = One to four people play. Each has a board and a pen, and all use the same side. Side A is easier, side B is harder.
rule-R1-2 = A side shows 18 islands on a grid. Four fly a red flag, three a blue flag, eleven none. Dotted lines run straight across or straight down, from each island to the next one in its row or column. Dotted lines may cross.
rule-R1-3 = There are 18 cards. Each shows a number from 1 to 6, and one, two or three bridges.
rule-R1-4 = A strip on the board shows all 18 cards. Tick off there what you have seen. Above it you note your points. On these pages both happen by themselves.
note-boards = The leaflets do not tell where the islands lie. The boards here are our own designs, made after this clause.
note-deck = Nor do they list the cards. Here each number comes once with one, once with two and once with three bridges: so all 18 differ. Boards and cards are files, and whoever owns the printed game can enter theirs.
rules-deck = All 18 cards: each number from 1 to 6, with one, with two and with three bridges

## Before the game

rules-R2 = Before the game
rule-R2-1 = Write a 3 or a 4, as you like, on any island without a flag. Then pass the board to the player on your left, and play on the one that comes to you. Alone you keep your board: you are your own neighbour.
rule-R2-2 = Shuffle the 18 cards. One goes into the box unseen, and stays unseen. The other 17 are the draw pile, face down.

## A round

rules-R3 = A round
rule-R3-1 = The top card is turned up, one for all. Everyone plays it at the same time: first action a, the number, then action b, the bridges.
rule-R3-2 = You may leave out either action, or both, but each only as a whole. Best say so aloud.
rule-R3-3 = Action a: write the card’s number on a free island. Free means that it has no number yet.
rule-R3-4 = On an island with a flag you may do so only if at least one bridge already leads there. A bridge that you draw in action b of the same card comes too late.
rule-R3-5 = Not on an island to which more bridges lead than the number says. Exactly as many is fine: the island is finished at once.
rule-R3-6 = Action b: draw exactly as many bridges as the card shows, no fewer, along any dotted lines you like.
rule-R3-7 = Each bridge needs a number on at least one of its two islands. A number that you have just written in action a counts.
rule-R3-8 = When all are done with both actions, the next card is turned up. After the 17th card the game ends. Nobody may look through the cards played, but everyone may look at the ticks on the strip.

## Bridges

rules-R4 = Bridges
rule-R4-1 = A bridge joins two islands along one dotted line. A line takes two bridges at most, drawn in one round or in several.
rule-R4-2 = Bridges never cross.
rule-R4-3 = An island with a number never has more bridges than its number says. With exactly as many it is finished: it is circled, and takes no more bridges.
rule-R4-4 = An island without a number never has more than six bridges.
rule-R4-5 = Islands need not hang together. You may also write a number that its island can never reach: the island then stays unfinished.

## Points

rules-R5 = Points
rule-R5-1 = Red: all islands with a red flag are finished. 9 points for whoever is first, 5 for everyone who manages it in a later round.
rule-R5-2 = Blue: all islands with a blue flag are finished. 7 points for the first, 3 later. On a board without flags of a colour, there is no goal of that colour.
rule-R5-3 = Six: at least six finished islands hang together by bridges, in any shape, with only finished islands between them. 8 points for the first, 4 later.
rule-R5-4 = Those who reach a goal in the same round all get the higher points. Each goal counts once for each player.
rule-R5-5 = Write your points down at once and announce them. On all other boards the higher value is then crossed out. On these pages both happen by themselves.
rule-R5-6 = At the end every finished island gives 2 points. The highest total wins; on a tie there are several winners.
table-goal = Goal
table-first = first
table-later = later

## Alone

rules-R6 = Alone
rule-R6-1 = All rules hold. The 17 cards lie in three piles of 7, 5 and 5, and are played in that order.
rule-R6-2 = For the higher points, blue must be done by the end of card 7, red and six by the end of card 12. Later you get the lower points.
rule-R6-3 = Your total gives you one of twelve ranks. A total of 53, 55, 57 or 59, or above 60, cannot occur. (If it is odd, exactly one colour of flags has scored. Then 17 islands at most are finished: 9 + 8 + 34 = 51.)
table-until = by card
table-in-time = in time
table-level = Level
table-total = Points
table-rank = Rank
rules-up-to = up to { $total }

## Mistakes

rules-R7 = Mistakes
rules-R7-about = With the checked pen, a move that breaks a rule is refused with the clause it breaks, and nothing is written. With the free pen it is written, as on paper. Then this holds:
rule-R7-1 = A mistake may be put right until the next card but one is turned up, if that has no consequences: one of round 5 until the card of round 7. For the last rounds there is time until the final count.
rule-R7-2 =
    You put it right with another move in its place, one without a mistake. “Without consequences” means: all your later moves stay as they are and make no mistake that they did not make before, and each goal that has given you points would have been reached in its round with the new move, too.

    If the new move completes a goal, you get the points at the end of the next round at whose end it is met; that round decides between higher and lower. After the last round they come at the final count, as if at the end of round 17.

    A later mistake is still the same one if it is the same bridge and breaks the same clause, and concerns the same islands or fewer.
rule-R7-3 = Otherwise the mistake stays as it is. The islands concerned are crossed out: they are never finished and give no points. Their bridges stay, and count for the islands at the other end.
rule-R7-4 = The islands concerned are: the island itself for R3.4, R3.5, R4.3 and R4.4 (both ends, if both are too full); both ends of the bridge for R3.7, R4.1 and R4.2 (where two cross, of the one drawn later); both ends of every bridge drawn in that action for R3.6.
rule-R7-5 = From the moment of the mistake these islands do not count as finished. Once it is put right, they count as the new move says, unless another mistake concerns them.
rule-R7-6 = Some marks cannot be written at all, and both pens refuse them: a second number on an island, and whatever is meant for an island or a dotted line that is not there.
rule-R7-7 = After each round everyone is invited to look for mistakes. Until then the free pen says nothing: no hint of what is allowed, and no refusal but that of R7.6.

## Examples

verdict-allowed = Allowed
verdict-refused = Not allowed
example-board = One island with a red flag, one with a blue flag, two without. The two dotted lines cross.
example-start-written = You write a 4 on this board and pass it on.
example-start-received = From the right comes this one, with a 3. You play on it.
example-left-out = The 2 is written. Of the bridges none is drawn.
example-number = The 5 goes on a free island.
example-flag-bare = No bridge leads to the flag yet.
example-flag-too-late = This bridge is one of the same card. It comes too late.
example-flag-reached = A bridge of an earlier card leads to the flag.
example-number-too-small = Three bridges lead there: too many for a 2.
example-number-fits = Three bridges and a 3: finished at once.
example-bridges-all = The card shows three bridges, and three are drawn.
example-bridges-too-few = Two are too few: all three, or none.
example-no-number = Neither of the two islands has a number.
example-number-just-written = The 2 was written a moment ago. That is enough.
example-first-card = A first card. The 4 is the neighbour’s. The 5 goes on an island without a flag, one bridge begins at the 4, two begin at the 5.
example-second-bridge = A second bridge lies beside the first.
example-third-bridge = For a third one there is no room.
example-crossing = This bridge would cross another.
example-finished = Three bridges lead to the 3. It is finished and gets its circle.
example-too-many = A finished island takes no more bridges.
example-seventh-bridge = Six bridges lead to the island without a number. A seventh must not.
example-apart = Two pairs that do not hang together. All four islands are finished.
example-out-of-reach = Two lines hold four bridges at most. You may write the 6 all the same.
example-red-flags = All four red flags are finished, though they do not all hang together.
example-six = With this 1, six finished islands hang together. Whoever is first writes down 8.
example-six-broken = Six are finished here, too, but the unfinished 5 lies between them. This does not count.
example-count = 15 finished islands give 30 points. Red and six came later than another player’s: 5 and 4 points. Together that is 39.
example-mistake = One bridge too many for the 2. The free pen writes it, and nobody notices in time.
example-crossed-out = So the 2 is crossed out. Its bridges stay, and every 1 is finished.
picture-made = New: { $marks }
picture-wrong = Not allowed: { $marks }

## Where a printed leaflet says something else

slip-card = The Polish leaflet reads the example card as “number of bridges 5 and 3”. It shows the number 5 and three bridges.
slip-ticked = In the Polish leaflet the card is placed on the strip. It is ticked off there.
slip-may-come = The English and the Italian leaflet speak of cards still to come. They are cards that may come, as one is in the box.
slip-one-card = In the Polish leaflet every player turns up a card. It is one card for all.
slip-turned-up = In the Greek leaflet the card is “covered”. It is turned up.
slip-same-time = The Greek leaflet leaves out that all play at the same time. They do.
slip-leaving-out = In the Greek leaflet you must do without both actions. You may do without either one, or both.
slip-neither = The English leaflet says “not a number in either of the two islands”. A bridge is forbidden only if there is one in neither.
slip-played-cards = The Greek and the Italian leaflet say that the draw pile may not be seen. It is the played cards that may not be looked through.
slip-bridges-drawn = In the introduction of the Italian leaflet, islands are drawn along the lines. Bridges are.
slip-network = In the Greek and the Italian leaflet no network of islands may arise. It may, but none is needed.
slip-flags-apart = In the Greek and the Italian leaflet, islands with flags must not be connected with each other. They may be, but need not.
slip-later-round = In the Polish leaflet the lower points are for “the next round”. They are for any later round.
slip-once = The Italian leaflet leaves out that each goal counts once. It does, for each player.
slip-four-red = In the Greek leaflet the 5 points are for three red islands. It takes all four.
slip-rank-names = Two ranks are misprinted: as “Dogsboby” in the English leaflet, and as “Ekspert ds. statystyki” in the Polish one.
slip-next-round = In the Italian leaflet a mistake may be put right “only” in the next round. It means: at the latest in the next round.
