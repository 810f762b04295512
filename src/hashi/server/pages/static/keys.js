// Keys that mean the same wherever one plays, and the dialog that lists them.
import { say } from "/texts.js";
import { byId, make } from "./dom.js";

/** @param {string} title @param {...Node} content */
export function openDialog(title, ...content) {
  const dialog = make("dialog", { "aria-label": title, onclose: () => dialog.remove() },
    make("h2", {}, title),
    make("div", { class: "column" }, ...content,
      make("button", { class: "main", onclick: () => dialog.close() }, say("menu-back"))));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

const KEYS = ["walk", "jump", "write", "draw", "back", "over", "done", "help"];

/** What can be done by keyboard. */
export function showKeys() {
  openDialog(say("keys-title"), make("dl", { class: "keys" }, ...KEYS.flatMap((key) => [
    make("dt", {}, ...say(`keys-${key}-key`).split(" + ").map((each) => make("kbd", {}, each))),
    make("dd", {}, say(`keys-${key}`)),
  ])));
}

/** Whether anything lies over the board, so that keys are not meant for it. */
const isCovered = () => document.querySelector("dialog[open], #cover:not([hidden])") !== null;

/** Whether Enter does something of its own there. @param {Event} event */
const isForTarget = (event) => event.target instanceof Element && event.target.closest("button, a, summary") !== null;

/** @param {() => void} startOver */
export function listenToKeys(startOver) {
  document.addEventListener("keydown", (event) => {
    if (event.repeat || isCovered() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?") showKeys();
    else if (event.code === "KeyU" || event.key.toLowerCase() === "u") byId("undo").click();
    else if (event.key === "Enter" && !isForTarget(event)) byId("done").click();
    else if (event.key === "Escape") startOver();
  });
}
