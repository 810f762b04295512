"""A real Chromium: what `HASHI_CHROMIUM` names, else the system's, else Playwright's own."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-gpu",
]
"""A browser for tests calls nobody on its own."""

FOR_OTHERS = "192.0.2.7"
"""Leads the browser to this machine, as if it were another one in its network."""

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 768}


def executable() -> str | None:
    """None stands for Playwright's own."""
    return os.environ.get("HASHI_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def launched() -> Iterator[Browser]:
    mapped = f"--host-resolver-rules=MAP {FOR_OTHERS} 127.0.0.1"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*QUIET, mapped])
        try:
            yield browser
        finally:
            browser.close()
