"""A language that nobody speaks: English in foreign letters, and longer.

What is still in plain letters where it is spoken was not said by the catalogue.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from hashi.i18n import catalogue

PSEUDO = "xx"

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
FOREIGN = "áƀçđéƒğħíĵķľɱñóþʠŕšťúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶĽṀÑÓÞɊŔŠŤÚṼŴẊÝŽ"
_FOREIGN = str.maketrans(PLAIN, FOREIGN)


def disguised(text: str) -> str:
    """In foreign letters, with double vowels, for other languages are longer than English."""
    longer = re.sub("([aeiou])", r"\1\1", text)
    return longer.translate(_FOREIGN)


class _Disguise(visitor.Transformer):
    """Of all texts in a file; facts, keys and what stands in quotes stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent calls it so
        kept = re.split(r"(%\(\w+\)s)", node.value)  # what Python fills in
        node.value = "".join(each if at % 2 else disguised(each) for at, each in enumerate(kept))
        return node


def make_pseudo(folder: Path) -> None:
    """All languages in that folder, and the one that nobody speaks."""
    copytree(catalogue.LOCALES, folder, dirs_exist_ok=True)
    (folder / PSEUDO).mkdir()
    for file in (folder / catalogue.FIRST).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(_Disguise().visit(resource))
        (folder / PSEUDO / file.name).write_text(text, encoding="utf-8")


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """As long as this lasts, the catalogue has that language."""
    make_pseudo(folder)
    with patch.object(catalogue, "LOCALES", folder):
        _forget()
        yield PSEUDO
    _forget()


def _forget() -> None:
    """What the catalogue has read."""
    for each in vars(catalogue).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()
