// Keys that mean the same wherever one plays, and the dialog that lists them.
import { say } from "/texts.js";
import { byId, make } from "./dom.js";

/** @param {string} title @param {Node[]} content @param {string} [back] what the closing button says */
export function openDialog(title, content, back = say("menu-back")) {
  const dialog = make(
    "dialog",
    { "aria-label": title, onclose: () => dialog.remove() },
    make("h2", {}, title),
    make(
      "div",
      { class: "column" },
      ...content,
      make("button", { class: "main", onclick: () => dialog.close() }, back),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

const KEYS = ["walk", "jump", "write", "draw", "back", "over", "pass", "hint", "done", "help"];

/** What can be done by keyboard. */
export function showKeys() {
  openDialog(say("keys-title"), [
    make(
      "dl",
      { class: "keys" },
      ...KEYS.flatMap((key) => [
        make(
          "dt",
          {},
          ...say(`keys-${key}-key`)
            .split(" + ")
            .map((each) => make("kbd", {}, each)),
        ),
        make("dd", {}, say(`keys-${key}`)),
      ]),
    ),
  ]);
}

/** Whether anything lies over the board, so that keys are not meant for it. */
const isCovered = () => document.querySelector("dialog[open], #cover:not([hidden])") !== null;

/** Whether Enter does something of its own there. @param {Event} event */
const isForTarget = (event) =>
  event.target instanceof Element && event.target.closest("button, a, summary") !== null;

/** Whether arrows do nothing of their own there: nothing has the focus, or a button of the turn. @param {Event} event */
const isFreeForArrows = ({ target }) =>
  target === document.body
  || (target instanceof Element && target.closest("#turn button") !== null);

/** A letter by what it says or, on a keyboard of another script, by its place. @param {KeyboardEvent} event */
const letterOf = ({ key, code }) =>
  (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toUpperCase();

/** What a letter presses. @type {Record<string, "undo"|"skip"|"hint">} */
const BUTTONS = { U: "undo", P: "skip", H: "hint" };

/** As if it were clicked, if it is there. @param {"undo"|"skip"|"hint"|"done"} name */
function press(name) {
  if (byId(name).checkVisibility({ visibilityProperty: true })) byId(name).click();
}

/** @param {() => void} startOver */
export function listenToKeys(startOver) {
  document.addEventListener("keydown", (event) => {
    if (event.repeat || isCovered() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?") showKeys();
    else if (event.key.startsWith("Arrow") && isFreeForArrows(event)) {
      event.preventDefault();
      enterBoard();
    } else if (event.key === "Enter" && !isForTarget(event)) press("done");
    else if (event.key === "Escape") startOver();
    else if (BUTTONS[letterOf(event)]) press(BUTTONS[letterOf(event)]);
  });
}

/** To the island where one was. */
export const enterBoard = () =>
  /** @type {SVGElement|null} */ (document.querySelector('#board .island[tabindex="0"]'))?.focus();
