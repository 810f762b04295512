"""Odd values in the headers and the path of requests to every route: no 5xx, and nothing logged.

python tests/server/odd_requests.py --values 500
"""

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from litestar.routes import HTTPRoute
from server.raw import RawAnswer, ask_raw
from server.running import Server, running

from hashi.server.settings import Settings

HEADERS = (
    *("Host", "Origin", "Cookie", "Authorization", "Content-Type", "Accept-Language", "Accept"),
    *("If-None-Match", "Connection", "Transfer-Encoding", "Expect", "Upgrade"),
    *("X-Forwarded-For", "X-Forwarded-Proto", "Accept-Encoding", "Referer"),
)
PLACES = ("path", "query", *HEADERS)

ODD = (
    *("", " ", "\t", "\0", "\x01", "\x7f", "\r", "\r\n", "\n x", "\r\n x", "\r\nX: y"),
    *("x:abc", "x:", ":", ":80", "x:-1", "x:65536", "x:99999999999", "x:0", "x:8e1", "x:+80"),
    *("http://x:abc", "http://", "https://x:", "null", "//", "://", "http:/x", "javascript:x"),
    *("[", "]", "[]", "[::1", "::1]", "[::1]", "[::1]:x", "[v1.a]", "[::1%eth0]", "[x]", "[::zz]"),
    *("x@y", "x:y@z", "x/y", "x?y", "x#y", "x y", "x\\y", "%", "%zz", "%00", "%ff", "%2e%2e", ".."),
    *("../../etc/passwd", "a" * 300, "a." * 4_000, "9" * 500, "-" * 300, "1e999", "NaN"),
    *("\xe9", "\xff\xfe", "\u2028", "\u202e", "\ud7ff", "ß", "İ", "ﬀ", "．", "１２７.０.０.１"),
    *("=", "==", "a=b; ;=;a", "hashi-language=", 'hashi-language="de', "a=\\400", "$Version=1"),
    *("Bearer", "Bearer ", "bearer x", "Basic Og==", "Bearer \xe9", "Bearer " + "x" * 3_000),
    *("application/json; charset=x", "application/json;", "/", "multipart/form-data", "a/b;c"),
    *("multipart/form-data; boundary=", "application/x-www-form-urlencoded", "text/plain; =;"),
    *("application/x-msgpack", "application/json; charset=utf-16", "*/*;q=x", "text/html"),
    *("de;q=", "de;q=nan", "de;q=inf", "de;q=-1", "de,,;,", "-", "de-", "-de", "x" * 9, "*"),
    *("de_DE", "zh-Hans-CN-x-y-z", "i-klingon", "en;q=1e400", ";q=1", ",".join(["de"] * 900)),
    *('"', '""', 'W/"', "'", "{}", "{{7*7}}", "${x}", "<script>", "' OR 1=1 --", "%s%n", "{0}"),
    *("chunked", "chunked, identity", "close", "upgrade", "websocket", "100-continue", "0", "-0"),
    *("gzip;q=x", "identity;q=0", "br", "2, 3", "0x10", "1_0", "+1", "1 1", "http", "wss"),
)

FACTS = {"{table_id:str}": "x", "{lesson:str}": "islands", "{name:str}": "style.css"}


def odd_values(count: int, seed: int = 1) -> list[str]:
    """At least those above, and then mixtures of them."""
    dice = random.Random(seed)
    mixed = ("".join(dice.choices(ODD, k=dice.randrange(2, 4))) for _ in range(count))
    return [*ODD, *mixed][:count] if count > len(ODD) else dice.sample(ODD, count)


def routes(server: Server) -> Iterator[tuple[str, str]]:
    """Method and path of each route that the application has."""
    for route in server.app.routes:
        if isinstance(route, HTTPRoute):
            methods = sorted(route.methods - {"OPTIONS"})  # which all answer alike
            yield from ((method, route.path) for method in methods)
    yield from (("OPTIONS", "/"), ("GET", "/nowhere"), ("BREW", "/"))


def filled(path: str, value: str = "") -> str:
    for name, fact in FACTS.items():
        path = path.replace(name, value or fact)
    return path.replace("{seat:int}", value or "0")


def request(method: str, path: str, place: str, value: str) -> bytes:
    """A request that is as it should be, but for one place."""
    target = filled(path)
    if place == "path":
        target = filled(path, value) if "{" in path else f"{path.rstrip('/')}/{value}"
    elif place == "query":
        target += f"?board={value}&{value}={value}&copies={value}"
    body = "{}" if method == "POST" else ""
    headers = {"Host": "127.0.0.1", "Connection": "close"}
    if body:
        headers |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    if place in HEADERS:
        headers[place] = value
    if place == "Transfer-Encoding":
        headers.pop("Content-Length", None)
        body = "2\r\n{}\r\n0\r\n\r\n"
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {its}" for name, its in headers.items())]
    return "\r\n".join([*lines, "", body]).encode("utf-8", "replace")


def send(server: Server, values: list[str], share: int = 1) -> Counter[int]:
    """How often each status came; of each place and route, each value in so many is tried."""
    came = Counter[int]()
    turn = 0
    for method, path in routes(server):
        for place in PLACES:
            for value in values:
                turn += 1
                if turn % share == 0:
                    asked = request(method, path, place, value)
                    came[_checked(server, asked).status] += 1
    return came


def _checked(server: Server, asked: bytes) -> RawAnswer:
    answer = ask_raw(server.port, asked)
    assert answer.status < 500, (asked, answer)
    assert answer.headers["x-content-type-options"] == "nosniff", (asked, answer)
    assert "cache-control" in answer.headers, (asked, answer)
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--values", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), Settings()) as server:
        before = len(server.log)
        came = send(server, odd_values(wanted.values, wanted.seed))
        logged = server.log[before:]
    assert not logged, logged[:3]
    for status, count in sorted(came.items()):
        print(f"{count:7} answers {status}")
    print(f"{came.total():7} requests in {time.monotonic() - begun:.0f} s: no harm done")


if __name__ == "__main__":
    main()
