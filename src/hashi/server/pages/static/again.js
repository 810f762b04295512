// Playing again: the way to the next game with the same people.
import { say } from "/texts.js";
import { playAgain } from "./api.js";
import { make } from "./dom.js";
import { listed, reason } from "./words.js";

/** Whether a press is being answered: a second one does nothing. */
let isAsked = false;
addEventListener("pageshow", () => {
  isAsked = false;
}); // the browser may bring a page back as it was left

/**
 * A button that leads to the next game.
 * @param {string} table the one that is over
 * @param {string[]} players
 * @param {Element} problem where a refusal is shown
 */
export const againButton = (table, players, problem) =>
  make("button", {
    class: "main",
    onclick: async () => {
      if (isAsked) return;
      isAsked = true;
      problem.textContent = "";
      try {
        location.assign(await playAgain(table, listed(players)));
      } catch (error) {
        const refused = /** @type {import("./words.js").Refusal} */ (error);
        problem.textContent = refused.code ? reason(refused) : say("home-no-connection");
        isAsked = false;
      }
    },
  });
