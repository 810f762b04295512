"""What our code does without, so that no text of a stranger is run, fetched or sent on."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hashi"
SERVER = SOURCE / "server"
STATIC = SERVER / "pages" / "static"
TEMPLATES = SERVER / "pages" / "templates"

RUNS_TEXT = {"eval", "exec", "os.system", "os.popen"}
RUNS_DATA = {"pickle", "marshal", "shelve", "subprocess"}
"""Modules that run what they read, or other programs."""

READS_XML = {"fromstring", "XML", "parse", "iterparse", "XMLParser", "XMLPullParser"}
"""Of `xml.etree.ElementTree`; without them it only writes."""

ASKS_OTHERS = {
    *("urllib.request", "http.client", "ftplib", "smtplib", "imaplib", "poplib", "xmlrpc"),
    *("httpx", "requests", "aiohttp", "websockets.client", "websockets.sync", "websockets.asyncio"),
}
"""Modules that connect to other servers."""

MARKUP_OF_TEXT = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment"
    r"|\beval\(|new Function\b|importScripts|postMessage|[\"'`]message[\"'`]"
)
"""In a page's module: text becomes markup or code, or comes from the page of another site."""

OUR_PICTURES = {"board", "board.picture", "draw(example, say)"}
"""What templates write as markup: SVG drawn by `hashi.draw`."""


def names(file: Path) -> Iterator[str]:
    """All that a file imports and calls, by dotted names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def uses(file: Path, forbidden: set[str]) -> set[str]:
    """The forbidden names among them, or what belongs to one."""
    return {
        name
        for name in names(file)
        if any(name == each or name.startswith(f"{each}.") for each in forbidden)
    }


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def test_nothing_runs_text_or_other_programs() -> None:
    for file in python_files(SOURCE):
        assert not uses(file, RUNS_TEXT | RUNS_DATA), file


def test_nothing_reads_xml() -> None:
    readers = {f"{module}.{name}" for module in ("ElementTree", "ET") for name in READS_XML}
    readers |= {f"xml.etree.ElementTree.{name}" for name in READS_XML}
    for file in python_files(SOURCE):
        assert not uses(file, readers | {"xml.dom", "xml.sax", "lxml"}), file


def test_the_server_asks_no_other_server() -> None:
    for file in python_files(SERVER):
        assert not uses(file, ASKS_OTHERS), file


def test_the_server_redirects_nobody() -> None:
    for file in python_files(SERVER):
        assert not [name for name in names(file) if "redirect" in name.lower()], file


def test_hashes_are_strong() -> None:
    """ASVS 11.4.1: SHA-256 alone."""
    weak = {"hashlib.md5", "hashlib.sha1", "hashlib.new", "md5", "sha1"}
    for file in python_files(SOURCE):
        assert not uses(file, weak), file


def test_pages_make_no_markup_of_text() -> None:
    for file in sorted(STATIC.glob("*.js")):
        found = MARKUP_OF_TEXT.search(file.read_text(encoding="utf-8"))
        assert found is None, f"{file.name}: {found and found[0]}"


def test_templates_write_only_our_pictures_as_markup() -> None:
    for file in sorted(TEMPLATES.glob("*.html")):
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"\{\{ (.*?)\|safe \}\}", text)) <= OUR_PICTURES, file.name
        assert text.count("safe") == len(re.findall(r"\|safe \}\}", text)), file.name
        assert "autoescape" not in text, file.name


@pytest.mark.parametrize(
    ("code", "forbidden"),
    [
        ("eval(text)", RUNS_TEXT),
        ("import os\nos.system(text)", RUNS_TEXT),
        ("from pickle import loads", RUNS_DATA),
        ("import subprocess", RUNS_DATA),
        ("from urllib.request import urlopen", ASKS_OTHERS),
        ("import httpx", ASKS_OTHERS),
    ],
)
def test_what_is_forbidden_would_be_found(tmp_path: Path, code: str, forbidden: set[str]) -> None:
    file = tmp_path / "code.py"
    file.write_text(code, encoding="utf-8")
    assert uses(file, forbidden)
