# The game on paper.

paper-board = Board { board-name }
paper-name = Name
paper-islands = islands × { $points }
paper-pad = Points
paper-summary = Hashi on one page
paper-course = The course of the game

summary-begin-title = To begin
summary-begin = Everyone takes a sheet of the same board and enters a 3 or a 4 on an island without a flag. Pass your sheet to the left and play on the one you get; alone, keep it. The 18 cards are shuffled, and one goes into the box unseen.
summary-number-title = Each card, first: the number
summary-number = Turn up the top card; it is for all, at the same time. Enter its number on an island that has none. An island with a flag must already have a bridge, drawn with an earlier card. Not where more bridges lead than the number says. Tick the card off on the strip.
summary-bridges-title = Then: the bridges
summary-bridges = Draw exactly as many bridges as the card shows, along dotted lines. Each needs a number on at least one of its two islands; the number you have just entered counts. You may leave out the number, or all of the bridges, or both.
summary-rules-title = Bridges
summary-rules = At most two on a line. They never cross. An island never has more bridges than its number, and without a number never more than six. With exactly as many it is finished: circle it, and draw no more bridges to it.
summary-goals-title = Goals
summary-goals = The first to reach a goal gets the higher value, and so does everyone who reaches it in the same round; whoever reaches it later gets the lower one. Each goal counts once for each player. Say it aloud: on all other sheets the higher value is then crossed out.
summary-goal-red = all red flags finished
summary-goal-blue = all blue flags finished
summary-goal-six = six finished islands, linked
summary-end-title = The end
summary-end = After 17 cards, every finished island gives 2 points. The highest total wins; on a tie, everyone who has it wins.
summary-solo-title = Alone
summary-solo = Lay the 17 cards in piles of 7, 5 and 5. The higher value for blue needs all blue flags by the end of card 7; for red and for six linked, by the end of card 12. Your total gives your rank:

print-title = Print the game
print-about = Sheets, 18 cards with backs, a pad for the points, and the rules on a page
print-sheets = Sheets on a page
print-sheets-one = one
print-sheets-two = two
print-format = Paper
print-format-a4 = A4
print-format-letter = Letter
print-ink = Ink
print-ink-colour = in colour
print-ink-black = black and white
print-button = Make the PDF
