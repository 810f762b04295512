"""How pages and their files are sent: compressed once, for all who read that."""

import gzip
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from server.running import Answer, Server, running

from hashi.server.pages import routes
from hashi.server.pages.routes import prepare_pages

ZIPPED = {"Accept-Encoding": "br, gzip"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("pages")) as server:
        yield server


def sent(answer: Answer, *names: str) -> list[str | None]:
    return [answer.header(name) for name in names]


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/learn", "/print", "/texts.js", "/static/style.css"]
)
def test_who_reads_gzip_gets_the_same_in_fewer_bytes(server: Server, path: str) -> None:
    plain, zipped = server.ask("GET", path), server.ask("GET", path, headers=ZIPPED)
    assert gzip.decompress(zipped.body) == plain.body
    assert len(zipped.body) < len(plain.body)
    assert sent(zipped, "Content-Encoding", "Vary") == ["gzip", "Accept-Encoding"]
    assert sent(plain, "Content-Encoding", "Vary") == [None, "Accept-Encoding"]
    same = ("ETag", "Cache-Control", "Content-Type", "Content-Security-Policy")
    assert sent(zipped, *same) == sent(plain, *same)


def test_a_missing_page_is_compressed_and_stays_missing(server: Server) -> None:
    answer = server.ask("GET", "/nowhere", headers=ZIPPED | {"Accept": "text/html"})
    assert answer.status == 404
    assert b"</html>" in gzip.decompress(answer.body)


def test_what_is_short_is_sent_as_it_is(server: Server) -> None:
    answer = server.ask("GET", "/static/print.css", headers=ZIPPED)
    assert answer.header("Content-Encoding") is None
    assert b"{" in answer.body


def test_a_file_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = server.ask("GET", "/texts.js", headers=ZIPPED)
    headers = ZIPPED | {"If-None-Match": first.header("ETag") or ""}
    again = server.ask("GET", "/texts.js", headers=headers)
    assert (again.status, again.body) == (304, b"")
    same = ("ETag", "Cache-Control", "Vary")
    assert sent(again, *same) == sent(first, *same)
    assert again.header("Content-Encoding") is None


@pytest.mark.parametrize("path", ["/static/style.css", "/static/sheet.css", "/texts.js"])
def test_a_file_is_hashed_once(server: Server, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    hashed = []

    def count(body: bytes) -> Any:
        hashed.append(body)
        return sha256(body)

    monkeypatch.setattr(routes, "sha256", count)
    routes._static_file.cache_clear()
    routes._texts_file.cache_clear()
    tags = {server.ask("GET", path, headers=ZIPPED).header("ETag") for _ in range(3)}
    assert (len(tags), len(hashed)) == (1, 1)


def test_files_are_hashed_before_anybody_asks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_pages()
    monkeypatch.delattr(routes, "sha256")
    for path in ("/static/style.css", "/static/sheet.css", "/texts.js"):
        assert server.ask("GET", path).status == 200


def test_what_is_the_same_for_everybody_is_compressed_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    compress, compressed = gzip.compress, []

    def count(body: bytes, **how: Any) -> bytes:
        compressed.append(body)
        return compress(body, **how)

    monkeypatch.setattr(gzip, "compress", count)
    routes._compressed.cache_clear()
    for _ in range(3):
        server.ask("GET", "/static/style.css", headers=ZIPPED)
    assert len(compressed) == 1
    prepare_pages()
    compressed.clear()
    for language in ("el", "en"):
        for path in ("/rules", "/texts.js"):
            by = {"Cookie": f"hashi-language={language}"}
            server.ask("GET", path, headers=ZIPPED | by)
    assert not compressed, "it was there before anybody asked"
