"""The live game: seats, dealer, drafts and clocks.

A `Table` is what its events come to. `decide` says which events a command brings about, `pass_time`
which ones the clock does, and `view_of` what a seat may know. Time and chance are arguments, and
whoever calls keeps the events.
"""
