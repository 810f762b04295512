"""The game's facts in words."""
