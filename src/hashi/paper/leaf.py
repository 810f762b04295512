"""What is printed in front of a piece of paper, and what behind it."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from hashi.paper.paper import Paper

Side = Callable[[Paper], None]
"""Fills the page that lies on top."""


class Leaf(NamedTuple):
    front: Side
    back: Side | None = None
    turned: Literal["portrait", "landscape"] = "portrait"


def put_leaf(paper: Paper, leaf: Leaf) -> None:
    """On both sides, each leaf takes two pages, so that the next one begins in front again."""
    paper.add_page(orientation=leaf.turned)
    leaf.front(paper)
    if paper.style.sides == "both":
        paper.add_page(orientation=leaf.turned)
        if leaf.back:
            leaf.back(paper)
