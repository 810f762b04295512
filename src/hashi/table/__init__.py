"""The live game: only the dealer knows the order of the cards."""
