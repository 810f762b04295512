"""In which language pages come."""

from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from server.running import Server, running

from hashi.server.pages.languages import MOST_WISHES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("languages")) as server:
        yield server


def page(server: Server, path: str, **headers: str) -> str:
    wish = {name.replace("_", "-"): text for name, text in headers.items()}
    with urlopen(Request(f"{server.origin}{path}", headers=wish)) as answer:
        text: str = answer.read().decode()
    return text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-CH, en;q=0.8", "de"),
        ("en;q=0.3, pl;q=0.9", "pl"),
        ("fr, el;q=0.5", "el"),
        ("fr, *;q=0.1", "en"),
        ("it;q=much, ;;;, pl", "pl"),
        ("DE-ch, EN;q=0.8", "de"),
        ("de;q=0, it;q=0.1", "it"),
        ("pl; Q=0.5, de ; q=0.9", "de"),
        ("xx," * (MOST_WISHES - 1) + "de, pl", "de"),
        ("xx," * 5_000 + "de", "en"),
    ],
)
def test_what_the_browser_says_its_user_reads(server: Server, accepted: str, language: str) -> None:
    assert f'<html lang="{language}"' in page(server, "/", Accept_Language=accepted)


def test_what_was_chosen_comes_first(server: Server) -> None:
    chosen = {"Cookie": "hashi-language=it", "Accept_Language": "de"}
    assert '<html lang="it"' in page(server, "/", **chosen)
    assert "Isole" in page(server, "/texts.js", **chosen)
    assert '<html lang="it"' in page(server, "/", Cookie="hashi-language=IT")
    assert '<html lang="de"' in page(
        server, "/replay", Cookie="hashi-language=klingon", Accept_Language="de"
    )


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/number", "/rules", "/print", "/replay"])
def test_every_page_comes_in_the_language_and_lets_one_change_it(server: Server, path: str) -> None:
    found = page(server, path, Cookie="hashi-language=el")
    assert '<html lang="el"' in found
    assert 'id="options"' in found


def test_a_page_that_is_not_there_does_so_too(server: Server) -> None:
    with pytest.raises(HTTPError) as missing:
        page(server, "/nowhere", Cookie="hashi-language=el", Accept="text/html")
    found = missing.value.read().decode()
    assert '<html lang="el"' in found
    assert 'id="options"' in found
