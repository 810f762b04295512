// The home page: which table to open.
import { say } from "/texts.js";
import { openTable } from "./api.js";
import { byId } from "./dom.js";
import { learned, remember, remembered, tables } from "./memory.js";
import { reason } from "./words.js";
import "./your-tables.js";

/** @typedef {HTMLInputElement} Field or a choice, which has a name and a value too */

/** @param {HTMLFormElement} form @param {string} [name] */
const fieldsOf = (form, name) => [
  .../** @type {NodeListOf<Field>} */ (form.querySelectorAll(name ? `[name="${name}"]` : "[name]")),
];

/** How many names are needed; alone or with bots one plays without, and the server finds a neutral one. @type {Record<string, number>} */
const NAMES_NEEDED = { device: 2, friends: 1 };

/** @param {FormData} form @param {string} way */
function wishOf(form, way) {
  const typed = form
    .getAll("name")
    .map(String)
    .map((name) => name.trim())
    .filter(Boolean);
  const names = typed.length ? typed : [""];
  const bots = form.getAll("bot").map((bot) => ({ bot: String(bot) }));
  const open =
    way === "friends" ? Array.from({ length: Number(form.get("seats")) - 1 }, () => ({})) : [];
  const limit = form.get("limit");
  return {
    places: [...names.map((name) => ({ name })), ...bots, ...open],
    options: {
      board: form.get("board"),
      mode: way === "solo" ? "solo" : "table",
      pen: form.get("pen"),
      limit: limit === "none" ? null : Number(limit),
      hints: form.has("hints"),
      shows_sheets: way === "solo" || form.has("shows_sheets"),
      settles: form.has("settles"),
    },
  };
}

/** @param {HTMLFormElement} form @param {string} way */
function fillIn(form, way) {
  for (const [name, values] of Object.entries(remembered(way))) {
    fieldsOf(form, name).forEach((field, at) => {
      if (field.type === "checkbox") field.checked = Boolean(values[0]);
      else if (field.type === "radio") field.checked ||= field.value === values[0];
      else if (values[at] !== undefined) field.value = values[at];
    });
  }
}

/** @param {HTMLFormElement} form @param {string} way */
function note(form, way) {
  /** @type {Record<string, unknown[]>} */
  const kept = {};
  for (const field of fieldsOf(form)) {
    if (field.type === "radio" && !field.checked) continue;
    kept[field.name] ??= [];
    kept[field.name].push(field.type === "checkbox" ? field.checked : field.value);
  }
  remember(way, kept);
}

/** As many choices as there are bots. @param {HTMLFormElement} form */
function showBots(form) {
  const bots = Number(fieldsOf(form, "seats")[0]?.value) - 1;
  fieldsOf(form, "bot").forEach((field, at) => {
    field.hidden = field.disabled = at >= bots;
  });
}

/** Why another name is needed; the facts have the one that was typed. */
const BAD_NAMES = ["bad-name", "unseen-name", "loose-accents", "name-taken"];

/** Say what is wrong, where it is wrong: beside the field, if it is one. @param {HTMLFormElement} form @param {string} words @param {Field} [field] */
function complain(form, words, field) {
  const problem = /** @type {HTMLElement} */ (form.querySelector(".problem"));
  if (field) field.closest("label, fieldset")?.after(problem);
  else form.append(problem);
  problem.textContent = words;
  field?.focus();
}

/** @param {HTMLFormElement} form @param {import("./words.js").Refusal} refused */
function complainOf(form, refused) {
  const wrong = BAD_NAMES.includes(refused.code) && refused.facts?.text;
  const field = wrong
    ? fieldsOf(form, "name")
        .filter(({ value }) => value.trim() === wrong)
        .pop()
    : undefined;
  complain(form, refused.code ? reason(refused) : say("home-no-connection"), field);
}

for (const form of document.querySelectorAll("form")) {
  const way = form.closest("details")?.dataset.way ?? "";
  fillIn(form, way);
  showBots(form);
  form.addEventListener("change", () => showBots(form));
  addEventListener("pageshow", () => showBots(form)); // a browser fills in what stood there before
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    complain(form, "");
    note(form, way);
    const empty = fieldsOf(form, "name").filter(({ value }) => !value.trim());
    const missing = (NAMES_NEEDED[way] ?? 0) - (fieldsOf(form, "name").length - empty.length);
    if (missing > 0) {
      complain(form, say(`home-names-needed-${way}`), empty[0]);
      return;
    }
    try {
      const opened = await openTable(wishOf(new FormData(form), way));
      location.assign(`/tables/${opened.table}`);
    } catch (error) {
      complainOf(form, /** @type {import("./words.js").Refusal} */ (error));
    }
  });
}

/** A link can lead to one way to play: `/#bots`. */
const way = [...document.querySelectorAll("details")].find(
  (details) => `#${details.dataset.way}` === location.hash,
);
if (way) way.open = true;

const lessons = learned().length;
byId("learn").classList.toggle("known", lessons > 0 || tables().length > 0);
if (lessons) {
  const about = /** @type {Element} */ (byId("learn").querySelector("span"));
  about.textContent = say("goal-progress", { done: lessons, all: byId("learn").dataset.lessons });
}
