// A button that saves a game as a PDF.
import { say } from "/texts.js";
import { make } from "./dom.js";
import { keepsakeOf, problemWords } from "./records.js";

/** @param {() => Promise<string>} record @param {HTMLElement} problem where to say what went wrong */
export const keepsakeButton = (record, problem) =>
  make(
    "button",
    {
      onclick: async () => {
        problem.textContent = "";
        try {
          const { file, name } = await keepsakeOf(await record());
          save(file, name);
        } catch (wrong) {
          problem.textContent = problemWords(wrong);
        }
      },
    },
    say("end-print"),
  );

/** @param {Blob} file @param {string} name */
function save(file, name) {
  const href = URL.createObjectURL(file);
  make("a", { href, download: name }).click();
  URL.revokeObjectURL(href);
}
