"""Whether a page runs, fetches or becomes anything that a text in it asks for."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Dialog, Page, Request

WATCH = """
  window.harmed = [];
  window.harm = () => { harmed.push('harm'); };
  document.addEventListener('securitypolicyviolation', (event) => {
    harmed.push(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
"""

INTRUDERS = """() => {
  const strange = 'iframe, frame, object, embed, applet, base, math, marquee, video, audio, image, '
    + 'foreignObject, animate, set, style, noscript, meta[http-equiv], body script, svg script';
  const found = [...document.querySelectorAll(strange)].map(({ tagName }) => tagName);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isRun = name.startsWith('on') || name === 'srcdoc';
      const isLink = /(^|:)(href|src|action|formaction|data|poster|background|ping)$/.test(name);
      const { protocol, host } = isLink ? new URL(value, location) : location;
      const isOurs = ['http:', 'https:'].includes(protocol) ? host === location.host
        : name === 'src' && value.startsWith('data:image/');
      if (isRun || !isOurs) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return found;
}"""
"""Elements and attributes that none of our pages has."""

REFUSED = "Failed to load resource: the server responded with a status of"
"""What Chromium says of each answer from 400 on, which are part of the tests."""


class Watched:
    """A page, and all that speaks against it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self._home = urlsplit(address).netloc
        self._harm: list[str] = []
        page.add_init_script(WATCH)
        page.on("request", self._on_request)
        page.on("dialog", self._on_dialog)
        page.on("pageerror", lambda error: self._harm.append(f"error: {error}"))
        page.on("console", self._on_console)
        page.on("popup", lambda popup: self._harm.append(f"popup: {popup.url}"))
        page.on("download", lambda download: self._harm.append(f"download: {download.url}"))

    def _on_request(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.netloc != self._home and asked.scheme != "data":
            self._harm.append(f"request: {request.url}")

    def _on_dialog(self, dialog: Dialog) -> None:
        self._harm.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not said.text.startswith(REFUSED):
            self._harm.append(f"console: {said.text}")

    def goto(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def expect_no_harm(self, what: Any = "") -> None:
        """Of the document that is shown now, and of all requests so far."""
        harm = [*self._harm, *self.page.evaluate("() => window.harmed")]
        harm += self.page.evaluate(INTRUDERS)
        assert harm == [], what
