"""The game on paper: PDFs of what one needs to play, and of games that were played."""
