"""Hashi: a digital edition of the flip-and-write game by Jeffrey D. Allers."""

__version__ = "0.2.0.dev0"
