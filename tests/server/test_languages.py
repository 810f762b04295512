"""In which language pages come."""

from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest
from server.running import Server, running


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
    ],
)
def test_what_the_browser_says_its_user_reads(server: Server, accepted: str, language: str) -> None:
    assert f'<html lang="{language}"' in page(server, "/", Accept_Language=accepted)


def test_what_was_chosen_comes_first(server: Server) -> None:
    chosen = {"Cookie": "hashi-language=it", "Accept_Language": "de"}
    assert '<html lang="it"' in page(server, "/", **chosen)
    assert "Isole" in page(server, "/texts.js", **chosen)
    assert '<html lang="de"' in page(
        server, "/replay", Cookie="hashi-language=klingon", Accept_Language="de"
    )
