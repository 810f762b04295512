// The home page: which table to open.
import { say, has } from "/texts.js";
import { againButton } from "./again.js";
import { openTable, seeTable } from "./api.js";
import { byId, make } from "./dom.js";
import { isKnown, learned, noteSeatLost, remember, remembered, tables } from "./memory.js";
import { listed, named, whoGoesOn } from "./words.js";

/** @typedef {HTMLInputElement} Field or a choice, which has a name and a value too */

/** @param {HTMLFormElement} form */
const fieldsOf = (form) => [.../** @type {NodeListOf<Field>} */ (form.querySelectorAll("[name]"))];

/** @param {FormData} form @param {string} way */
function wishOf(form, way) {
  const typed = form.getAll("name").map(String).map((name) => name.trim()).filter(Boolean);
  const names = typed.length ? typed : [""]; // of which the server says what is wrong with it
  const seats = Number(form.get("seats") ?? 1);
  const others = Array.from({ length: Math.max(0, seats - 1) }, () =>
    way === "bots" ? { bot: String(form.get("bot")) } : {});
  const limit = form.get("limit");
  return {
    places: [...names.map((name) => ({ name })), ...others],
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
    fieldsOf(form).filter((field) => field.name === name).forEach((field, at) => {
      if (field.type === "checkbox") field.checked = Boolean(values[0]);
      else if (values[at] !== undefined) field.value = values[at];
    });
  }
}

/** @param {HTMLFormElement} form @param {string} way */
function note(form, way) {
  /** @type {Record<string, unknown[]>} */
  const kept = {};
  for (const field of fieldsOf(form)) {
    (kept[field.name] ??= []).push(field.type === "checkbox" ? field.checked : field.value);
  }
  remember(way, kept);
}

for (const form of document.querySelectorAll("form")) {
  const way = form.closest("details")?.dataset.way ?? "";
  fillIn(form, way);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const problem = /** @type {Element} */ (form.querySelector(".problem"));
    problem.textContent = "";
    note(form, way);
    try {
      const opened = await openTable(wishOf(new FormData(form), way));
      location.assign(`/tables/${opened.table}`);
    } catch (error) {
      const refused = /** @type {import("./types.js").Reason} */ (error);
      problem.textContent = refused.code
        ? say(has(refused.code) ? refused.code : "other", refused.facts)
        : say("home-no-connection");
      if (refused.code === "bad-name") fieldsOf(form).find(({ name, value }) => name === "name" && value.trim() === refused.facts?.text)?.focus();
    }
  });
}

/** A link can lead to one way to play: `/#bots`. */
const way = [...document.querySelectorAll("details")].find((details) => `#${details.dataset.way}` === location.hash);
if (way) way.open = true;

/** How many tables the server is asked about, the newest first. */
const MOST_ASKED = 6;

/** How far a game is, or what it came to. @param {import("./memory.js").Progress} [progress] */
function progressWords({ round, isOver, isWaiting, points } = { round: 0, isOver: false, points: null }) {
  if (isWaiting) return say("invite-title");
  if (isOver) return points === null ? say("news-closed") : say("points", { points });
  return round ? say("round-of", { round }) : say("opening-title");
}

const known = tables();
const newest = known.filter(({ isSeatLost }) => !isSeatLost).slice(0, MOST_ASKED);
known.sort((one, other) => Number(one.progress?.isOver ?? false) - Number(other.progress?.isOver ?? false));
const lessons = learned().length;
byId("learn").classList.toggle("known", lessons > 0 || known.length > 0);
if (lessons) {
  const about = /** @type {Element} */ (byId("learn").querySelector("span"));
  about.textContent = say("goal-progress", { done: lessons, all: byId("learn").dataset.lessons });
}
if (known.length) {
  const section = byId("tables");
  section.hidden = false;
  section.querySelector("ul")?.append(...known.map(({ id, names, opened, progress }) => {
    const when = new Date(opened).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
    return make("li", { id: `table-${id}` }, make("a", { href: `/tables/${id}` },
      make("span", {}, listed([names].flat())), make("small", {}, progressWords(progress)), make("time", {}, when)));
  }));
}

/** The table as it is now, if the server tells. @param {string} id */
const lookAt = (id) => seeTable(id).catch(({ code }) => {
  if (code === "not-allowed") noteSeatLost(id); // so that it is asked once
  return null;
});

/** Others may have opened the next table since, and wait there. */
Promise.all(newest.map(({ id }) => lookAt(id))).then((found) => {
  const invitations = found.flatMap((table) => (table?.next && !isKnown(table.next) ? [invitation(table)] : []));
  byId("tables").querySelector("ul")?.prepend(...invitations);
});

/** The entry of a table with the invitation to the next one. @param {import("./types.js").Table} table */
function invitation({ id, seats, next_by: by }) {
  const entry = byId(`table-${id}`);
  const problem = make("p", { class: "problem", role: "alert" });
  const names = seats.map((seat) => named(seat).name ?? "");
  const join = againButton(id, names, problem);
  join.textContent = say("end-join");
  entry.append(make("div", { class: "invitation" }, make("p", {}, whoGoesOn(by, names)), join, problem));
  return entry;
}
