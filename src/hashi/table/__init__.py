"""The live game: seats, dealer, drafts and clocks.

A `Table` is the result of its events. Others come from commands (`decide`, `hints`), from guests
(`seating`), from bots (`rounds`) and from the clock (`timing`). These modules change nothing: time
and chance are arguments, and the caller stores the events, then applies them. `view` says what a
seat may know, and `news` what everybody hears.
"""
