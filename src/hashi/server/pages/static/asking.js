// Questions in a dialog of the page's own, which one answers or closes.
import { say } from "/texts.js";
import { make } from "./dom.js";
import { guardNew } from "./double-taps.js";
import { openDialog } from "./keys.js";
import { reason } from "./words.js";

/**
 * Whether one is sure; `no` closes the dialog, as Escape does.
 * @param {string} title @param {string} about what will happen @param {{yes?: string, no?: string}} [labels] @returns {Promise<boolean>}
 */
export const askFirst = (title, about, { yes: label = say("menu-yes"), no } = {}) =>
  new Promise((resolve) => {
    let isSure = false;
    const yes = make(
      "button",
      {
        onclick: () => {
          isSure = true;
          dialog.close();
        },
      },
      label,
    );
    const dialog = openDialog(title, [make("p", { id: "asked" }, about), yes], no);
    dialog.setAttribute("aria-describedby", "asked");
    dialog.addEventListener("close", () => resolve(isSure));
    guardNew(dialog);
    /** @type {HTMLElement|null} */ (dialog.querySelector(".main"))?.focus(); // an Enter too many does no harm there
  });

/** Ask for a name until it will do. @param {string} title @param {string} about @param {(name: string) => Promise<void>} take */
export function askName(title, about, take) {
  const problem = make("p", { class: "problem", role: "alert" });
  const name = make("input", { name: "name", maxlength: 24, required: true, autocomplete: "off" });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    problem.textContent = "";
    await take(name.value).catch((refused) => {
      problem.textContent = reason(refused);
    });
  };
  openDialog(title, [
    make(
      "form",
      { onsubmit: submit },
      make("label", {}, say("home-name"), name),
      make("p", { hidden: !about }, about),
      problem,
      make("button", {}, say("join-button")),
    ),
  ]);
  name.focus();
}
