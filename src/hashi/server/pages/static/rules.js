// The rules, to be read and printed: examples and notes are folded until somebody wants them.
import { byId } from "./dom.js";

/** @param {string} selector @returns {HTMLDetailsElement[]} */
const found = (selector) => [
  .../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(selector)),
];

/** @param {HTMLDetailsElement[]} folded @param {boolean} isOpen */
function fold(folded, isOpen) {
  for (const details of folded) details.open = isOpen;
}

/** Who follows a link to a clause, as from a refusal, wants to see all of it. */
function unfoldClause() {
  const clause = CSS.escape(location.hash.slice(1)); // while the page loads, nothing is its :target yet
  fold(found(`.clause[id="${clause}"] details`), true);
}

/** On paper nothing can be opened. */
function unfoldAll() {
  const closed = found("details:not([open])");
  fold(closed, true);
  addEventListener("afterprint", () => fold(closed, false), { once: true });
}

// A wide window has room for the pictures.
if (matchMedia("(min-width: 62rem)").matches) fold(found(".examples"), true);
unfoldClause();
addEventListener("hashchange", unfoldClause);
addEventListener("beforeprint", unfoldAll);
byId("print").addEventListener("click", () => print());
