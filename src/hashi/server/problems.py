"""What clients are told of a request that was not carried out."""

from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from hashi.server.auth import AnyRequest, NotAllowed
from hashi.server.pages.routes import missing_page
from hashi.server.unexpected import log_unexpected
from hashi.table.refusal import Fact, Refusal

MISSING = {"no-such-table"}
UNAVAILABLE = {"not-stored", "table-broken"}


class Problem(msgspec.Struct):
    """Why something was not done: a code, the clause of the rules if one forbids it, and facts."""

    code: str
    clause: str | None = None
    facts: dict[str, Fact] = {}


PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "The path or the body makes no sense.",
        403: "There is no token, or it does not open this.",
        409: "Refused; the code says why.",
        413: "The body is too long.",
        429: "Too many of your requests wait already.",
        503: "It cannot be done now, but may be later.",
    }.items()
}


def _is_for_people(request: AnyRequest) -> bool:
    """Whether a browser wants to show the answer as a page."""
    return "text/html" in request.headers.get("accept", "")


def _on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    if refusal.code in MISSING and _is_for_people(request):
        return missing_page(request)
    status = 404 if refusal.code in MISSING else 503 if refusal.code in UNAVAILABLE else 409
    problem = Problem(refusal.code, refusal.clause, refusal.facts)
    return Response(problem, status_code=status)


def _on_not_allowed(_: AnyRequest, __: NotAllowed) -> Response[Problem]:
    return Response(Problem("not-allowed"), status_code=403)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: a path that is not there, or a body that makes no sense."""
    if error.status_code in (400, 404) and _is_for_people(request):
        return missing_page(request)
    return Response(Problem("bad-request"), status_code=error.status_code)


def _on_unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    """A body with brackets within brackets without end, or with bytes that are no text."""
    return Response(Problem("bad-request"), status_code=400)


def _on_error(_: AnyRequest, error: Exception) -> Response[Problem]:
    log_unexpected(error)
    return Response(Problem("server-error"), status_code=500)


EXCEPTION_HANDLERS: dict[Any, Any] = {
    Refusal: _on_refusal,
    NotAllowed: _on_not_allowed,
    HTTPException: _on_http_error,
    RecursionError: _on_unreadable,
    UnicodeDecodeError: _on_unreadable,
    Exception: _on_error,
}
