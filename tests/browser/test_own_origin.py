"""No page asks any other server for anything, and no answer lets a browser do so."""

from browser.watched import Watched
from litestar.routes import HTTPRoute

from hashi.server.app import make_app
from hashi.server.settings import Settings

FACTS = {"lesson": "number", "name": "style.css", "path": "x"}
"""For what stands in a path, beside the id of a table."""

READY = {
    "/companion": "#setup",
    "/companion/sheet": "#board svg",
    "/learn/number": "#step:not(:empty)",
    "/replay": "#choose",
}
"""What a page shows once it is loaded and its script has asked the server for what it needs."""

PAGE = {"Accept": "text/html"}


def paths(table: str) -> list[str]:
    """All that the application answers, with something in the place of what may vary."""
    facts = FACTS | {"table_id": table}
    routes = [
        route.path_components
        for route in make_app(Settings()).routes
        if isinstance(route, HTTPRoute) and "GET" in route.methods
    ]
    filled = (
        "/".join(each if isinstance(each, str) else facts[each.name] for each in route)
        for route in routes
    )
    return [*(f"/{path}" for path in filled), "/nowhere"]


def test_every_page_asks_our_server_alone(watched: Watched) -> None:
    context = watched.page.context.request
    wish = {"places": [{"name": "Ann"}]}
    table = context.post(f"{watched.address}/api/tables", data=wish).json()["table"]
    answers = {
        path: context.get(f"{watched.address}{path}", headers=PAGE).headers for path in paths(table)
    }
    for path, headers in answers.items():
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none';"), path
        assert not {"http:", "https:", "*", "'unsafe-inline'"} & set(policy.split()), path
    pages = [path for path, headers in answers.items() if "text/html" in headers["content-type"]]
    assert {"/", f"/tables/{table}", "/rules", "/learn", "/companion", "/print"} <= set(pages)
    ready = READY | {f"/tables/{table}": "#done"}
    assert set(ready) <= set(pages)
    for path in pages:
        watched.goto(path)
        if path in ready:
            watched.page.wait_for_selector(ready[path])
        watched.page.evaluate("() => document.fonts.ready.then(() => null)")
        watched.expect_no_harm(path)
