# The lessons: a title, what to do in each step, what to say to a move that is allowed but not wanted, and the end.

home-learn = Learn by playing
home-learn-about = Short lessons, a minute each

learn-about = Small boards and the real rules. Each lesson takes about a minute; play it as often as you like.
learn-done = done
lesson-back = All lessons
lesson-number = Lesson { $number } of { $all }
lesson-again = Again
lesson-anew = Start the lesson anew
lesson-next = Next lesson
lesson-show = Show me
lesson-otherwise = Not quite: this move is allowed, but another one is wanted here.
lesson-you = You
lesson-novice = Novice

lesson-number-title = Enter a number
lesson-number-1 = Each card shows a number, here a 2. Tap an island to write it there. Then press Done.
lesson-number-1-otherwise = Not quite: tap an island first, so that the 2 stands on it.
lesson-number-2 = Every island holds one number only, and it stays. Find an empty island for the 4.
lesson-number-2-otherwise = Not quite: tap an empty island to write the 4 there.
lesson-number-end = Well done! The number says how many bridges an island wants to have.

lesson-bridges-title = Draw bridges
lesson-bridges-1 = One arch on the card: one bridge. Tap the dotted line between the islands with an arrow. You can forget the number for now.
lesson-bridges-1-otherwise = Not quite: draw the bridge between the two islands with an arrow.
lesson-bridges-2 = Two arches: two bridges. Side by side they fit on one line. Tap twice on the one between the islands with an arrow.
lesson-bridges-2-otherwise = Not quite: both bridges go on the line between the islands with an arrow.
lesson-bridges-end = Well built! Remember: a bridge needs a number on at least one of its ends.

lesson-finished-title = Finish an island
lesson-finished-1 = The island with the arrow has a 4 and three bridges. Draw the fourth, and it is finished.
lesson-finished-1-otherwise = Not quite: draw the bridge to the island with the arrow.
lesson-finished-2 = The number may come last, too: write the 1 where just one bridge ends. That island is finished at once. Leave the bridges out.
lesson-finished-2-otherwise = Not quite: look for an island without a number to which just one bridge leads.
lesson-finished-end = Finished islands are circled, and each gives 2 points in the end. Very good!

lesson-flags-title = Flags want a bridge first
lesson-flags-1 = An island with a flag takes a number only if a bridge leads there already. Draw a bridge to the flag.
lesson-flags-1-otherwise = Not quite: the bridge shall lead to the flag.
lesson-flags-2 = A new card, and the bridge is there. Now the flag may have its number: write the 2.
lesson-flags-2-otherwise = Not quite: this time the 2 belongs on the flag.
lesson-flags-end = That is how it works: first a bridge, and with a later card the number.

lesson-crossing-title = Bridges never cross
lesson-crossing-1 = Write the 4 on the island with the arrow and draw both bridges from there. One way is barred: which one?
lesson-crossing-1-otherwise = Not quite: the 4 goes on the island with the arrow, and both bridges begin there.
lesson-crossing-end = Right! Every bridge bars the lines that it crosses. So look twice before you draw.

lesson-all-or-nothing-title = All or nothing
lesson-all-or-nothing-1 = Three bridges: draw all three, or none. Here they all fit, if the 5 stands in a good place. Find it!
lesson-all-or-nothing-1-otherwise = That is allowed, but you can do better: put the 5 where two more bridges can begin.
lesson-all-or-nothing-end = Well found! And where they do not all fit, leave them all out.

lesson-leaving-out-title = Leave out on purpose
lesson-leaving-out-1 = No island here has room for six bridges: a 6 would never be finished. Leave it out, and draw the bridge only.
lesson-leaving-out-1-otherwise = Not quite: draw the bridge, but do not write the 6.
lesson-leaving-out-2 = Now the other way round: write the 1 where it is finished at once, and leave the three bridges out. They do not fit.
lesson-leaving-out-2-otherwise = Not quite: write the 1 where a bridge ends.
lesson-leaving-out-end = Number, bridges or both: you may always leave them out. Sometimes it is the best thing to do.

lesson-goals-title = The three goals
lesson-goals-1 = All blue flags finished: 7 points! Only one island is missing. Where does the 1 go?
lesson-goals-1-otherwise = Not quite: finish the blue flag first.
lesson-goals-2 = Now two goals at once: all red flags, and six finished islands that are linked. You have a 1.
lesson-goals-2-otherwise = Not quite: finish the red flag with the 1.
lesson-goals-end = Red 9, blue 7, six linked 8! Whoever gets there in a later round gets less, so hurry.

lesson-cards-to-come-title = The cards that may come
lesson-cards-to-come-1 = Below are the cards that may still come. Every 2 is gone, so two bridges are no use to the flag. Draw a third one: a 3 may come.
lesson-cards-to-come-1-otherwise = Not quite: the flag needs one more bridge.
lesson-cards-to-come-2 = Here is a 3! Write it where it is finished at once.
lesson-cards-to-come-2-otherwise = Not quite: the 3 belongs on the flag with its three bridges.
lesson-cards-to-come-end = Clever! Whoever knows what may come knows what can still be finished.

lesson-deadlines-title = Deadlines when alone
lesson-deadlines-1 = Alone, blue gives 7 points up to card 7 only, and this is card 7. Red has time until card 12. Where does the 1 go?
lesson-deadlines-1-otherwise = Not quite: red can wait, blue cannot. Finish the blue flag.
lesson-deadlines-2 = Just in time: 7 points! Now finish the red flag with this 1.
lesson-deadlines-2-otherwise = Not quite: write the 1 on the red flag.
lesson-deadlines-end = 9 points for red! Six linked has time until card 12, too. Later there is less for each.

lesson-mistake-title = Put a mistake right
lesson-mistake-1 = The free pen stops nobody, as on paper. Make a mistake on purpose: write the 2 on the flag, though no bridge leads there.
lesson-mistake-1-otherwise = Not quite: make just this mistake. The 2 goes on the flag, and otherwise you keep the rules.
lesson-mistake-2 = After each round everyone looks for mistakes. Yours was found! Until the next card but one you may put it right: play this card once more, by the rules.
lesson-mistake-end = All is well again. What nobody puts right in time is crossed out and gives no points.

lesson-first-game-title = Your first game
lesson-first-game-1 = A real board and five cards against a novice. Before a game your neighbour enters a 3 or a 4 for you: here the 4.
lesson-first-game-2 = Look at your numbers: which island can you finish now, or with the next card?
lesson-first-game-3 = A bridge between two numbers helps both of them. And think of the flags: a bridge today, a number tomorrow.
lesson-first-game-4 = A 1 is quickly finished: put it where one bridge ends, or draw that bridge now.
lesson-first-game-5 = The last card here. Count before you write: what will be finished?
lesson-first-game-end = You { $own }, novice { $other }. { $ahead ->
    [yes] You have won!
    [level] A tie!
   *[no] The novice is ahead. Try again?
  } A whole game has 17 cards: play it alone, or with bots.
