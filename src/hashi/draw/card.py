"""A card drawn with characters, large enough to be read across a table."""

from hashi.rules import Card

WIDTH = 15

DIGITS = {
    1: ("  █  ", " ██  ", "  █  ", "  █  ", " ███ "),
    2: ("████ ", "    █", " ███ ", "█    ", "█████"),
    3: ("████ ", "    █", " ███ ", "    █", "████ "),
    4: ("█   █", "█   █", "█████", "    █", "    █"),
    5: ("█████", "█    ", "████ ", "    █", "████ "),
    6: (" ███ ", "█    ", "████ ", "█   █", " ███ "),
}

ARCH = "╭─╮"


def draw_card(card: Card) -> list[str]:
    """The number, and below it an arch for each bridge."""
    content = [*DIGITS[card.number], "", " ".join([ARCH] * card.bridges)]
    rows = [f"│{row:^{WIDTH}}│" for row in content]
    return [f"╭{'─' * WIDTH}╮", *rows, f"╰{'─' * WIDTH}╯"]
