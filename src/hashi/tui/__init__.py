"""`hashi play`: the game in a terminal.

The terminal knows no rules. It paints the views of a table, in this process or at a
server, and sends it commands.
"""
