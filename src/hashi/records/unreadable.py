"""Text that cannot be read."""


class Unreadable(ValueError):
    """Says what is wrong with a text and where; the edges of the program put it into words."""

    def __init__(self, problem: str, line: int | None = None, **facts: str | int) -> None:
        super().__init__(problem, line, facts)
        self.problem = problem
        self.line = line
        self.facts = facts

    def at(self, line: int) -> "Unreadable":
        """The same problem, found on that line of a text of several."""
        return Unreadable(self.problem, line, **self.facts)
