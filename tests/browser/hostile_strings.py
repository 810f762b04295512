"""Hostile strings in every field that a page shows: nothing runs, is fetched or breaks out.

    python tests/browser/hostile_strings.py --strings 500

Each place shows as many strings as it can at once, and shows them letter by letter.
"""

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, product
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch
from urllib.parse import quote

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from browser.chromium import launched
from browser.clocked import serving_by
from browser.hostile_names import HOSTILE_NAMES, SHORT
from browser.watched import Watched
from ceilings import CEILING_SECONDS
from our_lessons import DOCUMENT
from playwright.sync_api import Page, Route, WebSocketRoute

from hashi.host.clock import wall_clock
from hashi.records import DECK, deck_named, library
from hashi.rules import ROUNDS
from hashi.server import boards

_Item = TypeVar("_Item")

MORE = (
    *("<svg><script>harm()</script></svg>", "<svg><a xlink:href=javascript:harm()><text>x</a>"),
    *("<svg><animate onbegin=harm() attributeName=x>", "<svg><use href='//evil.test/a#x'></svg>"),
    *("<svg><foreignObject><iframe src=//evil.test/a>", "<svg><set onbegin=harm()>"),
    *("<math href=javascript:harm()>x</math>", "<math><mi xlink:href='//evil.test/a'>x"),
    *("<form action=//evil.test/a><button>x", "<button formaction=javascript:harm()>x"),
    *("<base href=//evil.test/>", "<meta charset=utf-7>", "<isindex action=javascript:harm()>"),
    *("<input type=image src=//evil.test/a>", "<table background=//evil.test/a>", "<plaintext>"),
    *("<!--", "-->", "<![CDATA[", "]]>", "<?xml version='1.0'?>", "<!DOCTYPE x>", "</body></html>"),
    *("</title><img src=x onerror=harm()>", "</script><script>harm()</script>", "</style>", "<"),
    *(
        "</textarea><svg onload=harm()>",
        "</select><svg onload=harm()>",
        "</svg><svg onload=harm()>",
    ),
    *(
        '" onmouseover=harm() x="',
        "' onfocus=harm() autofocus '",
        "` onload=harm() `",
        "x onload=1",
    ),
    *("javascript:harm()//", "JaVaScRiPt:harm()", "java\tscript:harm()", "\x01javascript:harm()"),
    *(
        "data:text/html,<script>parent.harm()</script>",
        "vbscript:harm()",
        "blob:x",
        "file:///etc/x",
    ),
    *("//evil.test/a", "https://evil.test/a", "/\\evil.test", "\\\\evil.test\\a", "@evil.test"),
    *("{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{% include '/etc/passwd' %}", "{{config}}"),
    *("{{constructor.constructor('harm()')()}}", "[[harm()]]", "{{{harm()}}}", "@{harm()}", "*{7}"),
    *("{ $name }", "{ -brand }", "{ program }", "{ NUMBER($x) }", '{ "\\u003c" }', "{", "}", "{}"),
    *("term = <b>x</b>", ".attribute = x", "[one] x", "*[other] x", "{ $x ->", "\n    .x = y"),
    *("expression(harm())", "}*{background:url(//evil.test/a)}", "@import '//evil.test/a';"),
    *("x;background:url(//evil.test/a)", "url(javascript:harm())", "\\3c script\\3e", "/**/harm()"),
    *("&lt;img src=x onerror=harm()&gt;", "&amp;lt;", "&#x3c;b&#x3e;", "&quot; onload=harm()", "&"),
    *("%3Cscript%3Eharm()%3C/script%3E", "%253Cb%253E", "\\x3cscript\\x3e", "+ADw-script+AD4-"),
    *(
        "\u202eharm()\u202c",
        "\u2066<b>\u2069",
        "\u200f\u200e",
        "\u061c",
        "a\u0301\u0301\u0301\u0301",
    ),
    *(
        "\ufeff<b>",
        "\u200b",
        "\u2028harm()\u2029",
        "\x00",
        "\x08",
        "\x1b[31m",
        "\x7f",
        "\x85",
        "\xad",
    ),
    *(
        "\ud800",
        "\udfff",
        "\ud83d",
        "\ufffd",
        "\uffff",
        "\U000e0001",
        "\U0001f3f4\U000e0067",
        "\ue000",
    ),
    *("שלום <b>", "مرحبا <b>", "漢字", "İıſK", "ﷺ", "𝖍𝖆𝖗𝖒", "ﬀ", "Z̷̢̛", "👩‍👩‍👧‍👦", "🇩🇪"),
    *("x" * 2_000, "x " * 500, "W" * 300 + "<b>", "\n" * 50, "\t", " ", "  a  b  ", "\r\n", "a\nb"),
    *("null", "undefined", "NaN", "Infinity", "true", "0", "-0", "1e999", "[]", "[object Object]"),
    *("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "length"),
    *("%s%s%s%n", "%x", "%(name)s", "{0}", "{name}", "{0.__class__}", "$1", "$&", "\\1", "\\u0041"),
    *("../../etc/passwd", "..\\..\\x", "/etc/passwd", "C:\\x", "con", ".", "..", "~", "a/b", "//"),
    *(
        "'",
        '"',
        "''",
        '""',
        "`",
        "\\",
        "\\\\",
        "\\'",
        "' OR 1=1 --",
        "; DROP TABLE x",
        "$(harm)",
        "|",
    ),
    *("#", "?", "&x=y", "=", ":", ",", "a|b", "# x", "a: b", "a, b and c", "=1+1", "@SUM(1)", "-1"),
)

FRAMES = (
    "{}",
    "Ann {}",
    "</b>{}",
    "{}<b>",
    '"{}',
    "'{}",
    "</p></div>{}",
    "\u202e{}",
    "&lt;{}",
    "{}\\",
)


def hostile_strings(count: int) -> list[str]:
    """So many different ones, and of all kinds; the same each time."""
    framed = (frame.replace("{}", each) for frame in FRAMES for each in MORE)
    each = list(dict.fromkeys([*SHORT, *HOSTILE_NAMES, *framed]))
    assert count <= len(each)
    return [each[at * len(each) // count] for at in range(count)]


def parts(items: Sequence[_Item], size: int) -> Iterator[list[_Item]]:
    """So many at a time; the last part is filled up with the first items."""
    for at in range(0, len(items), size):
        part = [*items[at : at + size]]
        yield [*part, *items[: size - len(part)]]


def is_writable(text: str) -> bool:
    """Whether a file can hold it: half a surrogate pair is in no UTF-8."""
    return text == in_file(text)


def in_file(text: str) -> str:
    """What a browser writes instead of half a surrogate pair."""
    return re.sub("[\ud800-\udfff]", "\ufffd", text)


def in_html(text: str) -> str:
    """What a browser makes of it in a page: it drops zeros and knows one kind of line end."""
    return text.replace("\0", "").replace("\r\n", "\n").replace("\r", "\n")


def answer_with(page: Page, url: str, answer: Callable[[Any], Any], status: int = 200) -> None:
    """Say this in the place of the server, of what it was sent."""

    def fulfil(route: Route) -> None:
        sent = json.loads(route.request.post_data or "null")
        route.fulfill(status=status, body=json.dumps(answer(sent)), content_type="application/json")

    page.unroute(url)
    page.route(url, fulfil)


KEEP = "([key, kept]) => localStorage.setItem(key, kept)"

SHOWS = """([selector, texts]) => {
  const shown = [...document.querySelectorAll(selector)].map((each) => each.textContent);
  const wanted = JSON.parse(texts);
  return shown.length === wanted.length && shown.every((text, at) => text === wanted[at]);
}"""
"""Whether elements show exactly these texts. They come as JSON, which also has half a pair."""

HOLDS = """(texts) => JSON.parse(texts).every((text) => document.body.textContent.includes(text))"""

ONCE_MORE = count()
"""A number for each address, as a browser does not load a page anew for another fragment alone."""


def keep(watched: Watched, key: str, kept: Any) -> None:
    """Let the browser remember this, as a page of ours would have written it."""
    watched.page.evaluate(KEEP, [key, json.dumps(kept)])


def expect(watched: Watched, selector: str, texts: Sequence[str]) -> None:
    watched.page.wait_for_function(SHOWS, arg=[selector, json.dumps(texts)])
    watched.expect_no_harm(texts)


def your_tables(watched: Watched, strings: list[str]) -> None:
    """The lists of the home page and of finished games: names, ids and boards that are kept."""
    answer_with(watched.page, "**/api/tables/**", lambda _: {"code": "not-stored"}, 503)
    watched.goto("/rules")
    for is_over, path, list_ in (
        (False, "/", "#tables li strong"),
        (True, "/replay", "#own strong"),
    ):
        for has_odd_id in (False, True):
            progress = {"round": 3, "isOver": is_over, "points": 7}
            kept = [
                {
                    "id": text if has_odd_id else f"t{number}",
                    "names": [text],
                    "opened": 1,
                    "links": None,
                    "progress": {**progress, "board": text, "others": [text]},
                }
                for number, text in enumerate(strings)
            ]
            keep(watched, "hashi-tables", kept)
            watched.goto(path)
            expect(watched, list_, strings)
    keep(watched, "hashi-tables", [])


def last_choices(watched: Watched, strings: list[str]) -> None:
    """What forms, settings and lessons begin with."""
    watched.goto("/rules")
    keep(watched, "hashi-lessons", strings)
    for part in parts(strings, 8):
        for way in ("solo", "bots", "device", "friends"):
            keep(
                watched, f"hashi-{way}", dict.fromkeys(("name", "board", "pen", "limit", "x"), part)
            )
        keep(
            watched, "hashi-settings", {**dict.fromkeys(("theme", "text", "hand"), part[0]), "x": 1}
        )
        keep(watched, "hashi-sheet", {"text": " ".join(part), "board": part[0]})
        keep(watched, "hashi-lesson-number", part)
        watched.goto("/")
        watched.expect_no_harm(part)
    for path in ("/learn", "/learn/number"):
        watched.goto(path)
        watched.expect_no_harm()
    watched.page.evaluate("() => localStorage.clear()")


REFUSED = """([text]) => {
  const said = document.querySelector('details[open] .problem')?.textContent;
  return said && said.includes(JSON.parse(text));
}"""


def refused_wishes(watched: Watched, strings: list[str]) -> None:
    """Facts, codes and clauses of errors."""
    refusal: dict[str, Any] = {}
    answer_with(watched.page, "**/api/tables", lambda _: refusal, 409)
    watched.goto("/#solo")
    submit = "() => document.querySelector('details[open] form').requestSubmit()"
    for text in strings:
        facts = dict.fromkeys(("name", "text", "known", "board", "reason", "bridge"), text)
        for code, is_said in ((text, False), ("name-taken", True)):
            refusal.update(code=code, clause=text, facts=facts)
            with watched.page.expect_response("**/api/tables"):
                watched.page.evaluate(submit)
            said = [json.dumps(text if is_said else "")]
            watched.page.wait_for_function(REFUSED, arg=said)
    watched.expect_no_harm()


class Impostor:
    """Between a table page and its server: it can say something else."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(self._on_message)

    def _on_message(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "view":
            self.view = said
        self.say(said)

    def say(self, said: dict[str, Any]) -> None:
        assert self._line
        self._line.send(json.dumps(said))


def players_at_a_table(watched: Watched, strings: list[str]) -> None:
    """Names beside, below and over the board, in what is said, in the log, and in the title."""
    page, impostor = watched.page, Impostor(watched.page)
    watched.goto("/")
    places = [{"name": name} for name in ("Ann", "Ben", "Cleo", "Dan")]
    answer = page.request.post(f"{watched.address}/api/tables", data={"places": places})
    table = answer.json()["table"]
    watched.goto(f"/tables/{table}")
    page.wait_for_selector("#seats .name")
    view = impostor.view
    for number, part in enumerate(parts(strings, 4)):
        for seat, name in enumerate(part):
            view["table"]["seats"][seat] |= {"name": name, "bot": None}
        view["table"]["phase"] = ("waiting", "playing")[number % 2]
        impostor.say(view)
        seated = [
            {"event": "seated", "at": 1, "seat": seat, "to": {"name": name, "bot": None}}
            for seat, name in enumerate(part)
        ]
        impostor.say({"type": "news", "first": 4 * number, "news": seated})
        expect(watched, "#seats .name", part)


HEADERS = ("hashi", "board", "deck", "mode", "pen", "players", "start")
FIELDS = (*HEADERS, "line", "word", "move", "card", "name")
KEPT = ("date", "seats", "commitment", "other")
"""Words that a record may have, and that the page keeps."""

CHOOSE = """([name, record]) => {
  document.querySelector('#problem').textContent = '';
  document.querySelector('#watch').hidden = true;
  const files = new DataTransfer();
  files.items.add(new File([JSON.parse(record)], name, { type: 'text/plain' }));
  const input = document.querySelector('#file');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}"""
CAME_OF_IT = """() => document.querySelector('#reading').hidden
  && (!document.querySelector('#watch').hidden || document.querySelector('#problem').textContent)"""
SAMPLE = Path(__file__).parents[2] / "examples" / "sample.hashi"


def records(watched: Watched, strings: list[str]) -> None:
    """Every header, kept words, moves, cards, and the names of files."""
    sample = SAMPLE.read_text(encoding="utf-8").partition("\n4. ")[0]
    watched.goto("/replay")
    for text, field in product(strings, FIELDS):
        _choose(watched, text, _record(sample, field, text))
        if field == "name" and watched.page.locator("#watch").is_visible():
            expect(watched, "#players .name", [in_file(text[:20].strip()), "Ben"])
    for part in parts(strings, len(KEPT)):
        words = "".join(f"{word}: {text}\n" for word, text in zip(KEPT, part, strict=True))
        _choose(watched, part[0], sample.replace("1. ", f"{words}1. ", 1))
    _choose(watched, "sample", sample)
    assert watched.page.locator("#watch").is_visible()
    watched.expect_no_harm()


def _record(sample: str, field: str, text: str) -> str:
    match field:
        case "line":
            return sample.replace("1. ", f"{text}\n1. ", 1)
        case "word":
            return sample.replace("1. ", f"{text}: {text}\n1. ", 1)
        case "move":
            return sample.replace("c2-d2 |", f"{text} |")
        case "card":
            return sample.replace("6/1", text)
        case "name":
            return sample.replace("Ann", text[:20].strip())
    return re.sub(f"(?m)^{field}(:| ).*", lambda found: f"{field}{found[1]} {text}", sample)


def _choose(watched: Watched, name: str, record: str) -> None:
    watched.page.evaluate(CHOOSE, [name, json.dumps(record)])
    watched.page.wait_for_function(CAME_OF_IT)


def games_on_paper(watched: Watched, strings: list[str]) -> None:
    """Players, and what the server says, on the page with cards and points."""
    page = watched.page
    cards = list(map(str, deck_named(DECK).cards[:ROUNDS]))
    call: dict[str, Any] = {"players": list("abcd"), "board": "A", "cards": cards, "entries": []}
    url = f"{watched.address}/api/companion"
    told = page.request.post(url, data={"call": call}).json()
    problems: dict[str, Any] = {}
    answer_with(page, "**/api/companion", lambda sent: {**told, "call": sent["call"], **problems})
    watched.goto("/rules")
    for part in parts(strings, 4):
        problems["problem"] = None
        keep(watched, "hashi-companion", {"call": {**call, "players": part}})
        watched.goto("/companion")
        page.wait_for_function(HOLDS, arg=json.dumps(part))
        watched.expect_no_harm(part)
        problems["problem"] = part[0]
        watched.goto("/companion")
        expect(watched, "#problem", [part[0]])
    page.unroute("**/api/companion")
    watched.page.evaluate("() => localStorage.clear()")


TYPE = """([id, form, text]) => {
  document.getElementById(id).value = JSON.parse(text);
  document.getElementById(form).requestSubmit();
}"""


def typed_sheets(watched: Watched, strings: list[str]) -> None:
    """Sheets and boards as people type them."""
    page = watched.page
    watched.goto("/companion/sheet")
    page.wait_for_selector("#board svg")
    for text in strings:
        with page.expect_response("**/api/companion/sheet"):
            page.evaluate(TYPE, ["text", "typed", json.dumps(text)])
    watched.expect_no_harm()
    page.locator("#boards").select_option("")
    for text in filter(str.strip, strings):
        with page.expect_response("**/api/companion/board"):
            page.evaluate(TYPE, ["rows", "own", json.dumps(text)])
    watched.expect_no_harm()


@contextmanager
def folder_of_lessons() -> Iterator[Path]:
    """A folder from which the server in this process reads its lessons."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "lessons").mkdir()
        for each in ("boards", "decks"):
            (Path(name) / each).symlink_to(library.DATA / each)
        with patch.object(library, "DATA", Path(name)):
            yield Path(name) / "lessons"


def _lesson(example: str, *texts: str) -> str:
    """Its title, its end and what it says, as TOML writes them."""
    words = iter(texts)
    return re.sub(
        "(?m)^(title|end|text) = .*", lambda found: f"{found[1]} = {next(words)}", example
    )


def lesson_files(watched: Watched, strings: list[str]) -> None:
    """Titles and texts of lessons, and what is wrong with files that are none."""
    (example,) = re.findall(r"^```toml\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.DOTALL | re.M)
    texts = [text for text in strings if is_writable(text) and text.strip()]
    shown = 0
    with folder_of_lessons() as folder:
        for number, part in enumerate(parts(texts, 4)):
            lesson = _lesson(example, *map(json.dumps, part))
            path = folder / f"{number:03}-l{number}.toml"
            path.write_text(lesson, encoding="utf-8")
            watched.goto(f"/learn/l{number}")
            if watched.page.locator("#voice .room").count():
                expect(watched, "#voice .room", [*map(in_html, (part[2], part[3], part[1]))])
                shown += 1
            watched.expect_no_harm(part)
            if number % 50 == 49:
                _list_lessons(watched, folder)
        assert shown > len(texts) // 8
        _list_lessons(watched, folder)
        for number, text in enumerate(texts):
            odd = re.sub(r"[/\0]", "", text).encode()[:80].decode(errors="ignore")
            (folder / f"{number} {odd}.toml").write_text(text, encoding="utf-8")
            (folder / f"{number:03}-m{number}.toml").write_text(f"title = {text}", encoding="utf-8")
        _list_lessons(watched, folder)


def _list_lessons(watched: Watched, folder: Path) -> None:
    watched.goto("/learn")
    watched.expect_no_harm()
    for file in folder.iterdir():
        file.unlink()


def boards_of_ones_own(watched: Watched, strings: list[str]) -> None:
    """Names of boards, wherever one is chosen."""
    names = {text[:24].strip(): None for text in strings if is_writable(text)}
    rows = json.dumps(["oR...o", "..Boo.", ".o.o.R", "o.o.B.", ".Roo..", "B...Ro"])
    for part in parts(list(names), 150):
        with tempfile.TemporaryDirectory() as folder:
            for number, name in enumerate(part):
                board = f"name = {json.dumps(name)}\nabout = {json.dumps(name)}\nrows = {rows}\n"
                (Path(folder) / f"{number}.toml").write_text(board, encoding="utf-8")
            with patch.object(boards, "boards_folder", lambda folder=folder: Path(folder)):
                offered = list(boards.offered_boards())
                assert len(offered) > len(part) // 2
                for path in ("/", "/print", "/companion", "/companion/sheet", "/replay"):
                    watched.goto(path)
                    watched.expect_no_harm()


LINKS = (
    *("/tables/{table}#watch={}", "/tables/{table}#invitation={}", "/tables/{table}#{}", "/#{}"),
    *("/replay#round={}&player={}&fix={}", "/replay?table={}", "/rules#{}", "/companion/sheet#{}"),
    *("/companion?x={}#{}", "/print?board={}&content={}", "/learn#{}", "/learn/{}", "/tables/{}"),
    *("/print.pdf?board={}", "/nowhere/{}?{}#{}", "/learn/number#{}"),
)


def links(watched: Watched, strings: list[str]) -> None:
    """What follows the path of a page, or stands in it; and a cookie for the language."""
    page = watched.page
    options = {"places": [{"name": "Ann"}, {}]}
    table = page.request.post(f"{watched.address}/api/tables", data=options).json()["table"]
    for number, text in enumerate(strings):
        value = quote(text.encode("utf-8", "replace")[:200])
        path = LINKS[number % len(LINKS)].replace("{table}", table).replace("{}", value)
        before, hash_, after = path.partition("#")
        again = f"{'&' if '?' in before else '?'}n={next(ONCE_MORE)}"
        cookie = {"name": "hashi-language", "value": value, "url": watched.address}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        watched.goto(f"{before}{again}{hash_}{after}")
        watched.expect_no_harm(path)


PLACES: tuple[Callable[[Watched, list[str]], None], ...] = (
    your_tables,
    last_choices,
    refused_wishes,
    players_at_a_table,
    records,
    games_on_paper,
    typed_sheets,
    lesson_files,
    boards_of_ones_own,
    links,
)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--strings", type=int, default=500)
    strings = hostile_strings(parser.parse_args().strings)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = stack.enter_context(serving_by(wall_clock, folder / "tables.db"))
        browser = stack.enter_context(launched())
        for show in PLACES:
            begun = time.monotonic()
            context = browser.new_context(locale="en", reduced_motion="reduce")
            context.set_default_timeout(1_000 * CEILING_SECONDS)
            show(Watched(context.new_page(), address), strings)
            context.close()
            seconds = time.monotonic() - begun
            print(f"{show.__name__:20} {len(strings)} strings, {seconds:4.0f} s", flush=True)
    print("no harm done")


if __name__ == "__main__":
    main()
