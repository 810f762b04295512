"""Keys by their names, whatever alphabet the keyboard has."""

from textual import events

GREEK = dict(zip("θτησβμαρ", "uthsbmar", strict=True))
"""Letters that stand on the same keys of a Greek keyboard."""

GREEK_Q = {";": "q"}
"""Only for Greek: the sign is no letter, and others might press it for anything."""


def key_of(event: events.Key, language: str) -> str:
    character = (event.character or "").lower()
    letters = GREEK | (GREEK_Q if language == "el" else {})
    return letters.get(character, character) if character.strip() else event.key
