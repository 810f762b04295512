"""Runs live tables: decides what comes of a command, stores it, applies it, and tells the audience.

Read `live_table` for one table, `host` for what happens there, `scheduler` for when.
"""
