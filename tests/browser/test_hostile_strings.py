"""A share of what `hostile_strings.py` runs in full."""

from collections.abc import Callable

import pytest
from browser.hostile_strings import PLACES, hostile_strings, records
from browser.watched import Watched


def test_there_are_many_strings_and_none_twice() -> None:
    assert len(set(hostile_strings(1_000))) == 1_000


@pytest.mark.parametrize("show", PLACES, ids=lambda show: show.__name__)
def test_hostile_strings_are_shown_as_text(
    watched: Watched, show: Callable[[Watched, list[str]], None]
) -> None:
    show(watched, hostile_strings(4 if show is records else 16))


@pytest.mark.parametrize(
    "harm",
    [
        "document.body.innerHTML += '<img src=x onerror=harm()>'",
        "document.body.innerHTML += '<a href=javascript:harm()>x</a>'",
        "document.body.innerHTML += '<a href=//evil.test/a>x</a>'",
        "document.body.innerHTML += '<math>'",
        "document.body.append(document.createElement('script'))",
        "document.body.setAttribute('onload', 'harm()')",
        "document.body.setAttribute('style', 'color: red')",
        "fetch('https://evil.test/a').catch(() => {})",
        "alert()",
        "harm()",
        "setTimeout(() => { throw new Error('x'); })",
    ],
)
def test_harm_is_noticed(watched: Watched, harm: str) -> None:
    watched.goto("/learn")
    watched.expect_no_harm()
    watched.page.evaluate(f"() => {{ {harm}; }}")
    watched.page.evaluate("() => new Promise((resolve) => setTimeout(resolve))")
    with pytest.raises(AssertionError):
        watched.expect_no_harm()
