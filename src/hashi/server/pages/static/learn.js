// The list of lessons: which of them are done.
import { say } from "/texts.js";
import { byId } from "./dom.js";
import { learned } from "./memory.js";

const done = learned();
const entries = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]"));
const left = [...entries].filter((entry) => !done.includes(entry.dataset.lesson ?? ""));
for (const entry of entries) entry.classList.toggle("done", !left.includes(entry));
left[0]?.classList.add("next");
if (left.length < entries.length) {
  byId("progress").hidden = false;
  byId("progress").textContent = say("goal-progress", {
    done: entries.length - left.length,
    all: entries.length,
  });
}
