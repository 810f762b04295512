"""Bots at live tables: they think in processes of their own."""
