// The end of a game: the points line by line, the seal, the course of the game, what to take along.
import { say } from "/texts.js";
import { againButton } from "./again.js";
import { courseOf } from "./chart.js";
import { totals, verdict } from "./count.js";
import { byId, make } from "./dom.js";
import { guardNew, setMeaning } from "./double-taps.js";
import { keepsakeButton } from "./keepsake.js";
import { isKnown } from "./memory.js";
import { notedPromise, proofPart } from "./proof.js";
import { problemWords, recordOf, replayOf } from "./records.js";
import { state } from "./state.js";
import { whoGoesOn } from "./words.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {string} href */
const styled = (href) =>
  new Promise((resolve) => {
    document.head.append(
      make("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }),
    );
  });
await styled("/static/result.css");

/** The table whose result is on the page. @type {string|null} */
let shown = null;
/** The invitation to the next game, in the dialog, and on the page once that is closed; there `#live` announces it. */
const inDialog = invitation("status");
const onPage = invitation(null);

/**
 * Show the result once; afterwards it comes and goes as one likes.
 * @param {Table} table @param {HTMLDialogElement} dialog
 */
export function showResult(table, dialog) {
  if (shown !== table.id) showFirst(table, dialog);
  showNext(table);
}

/** @param {Table} table @param {HTMLDialogElement} dialog */
function showFirst(table, dialog) {
  shown = table.id;
  const { figure, skip } = totals(table);
  const content = [
    make(
      "button",
      { class: "away", "aria-label": say("end-look"), onclick: () => dialog.close() },
      "×",
    ),
    verdict(table),
    figure,
    goingOn(table),
    course(table),
    proofPart(() => recordOf(table.id), notedPromise(table.id)),
  ];
  const present = () => {
    dialog.dataset.showing = "end";
    dialog.className = "end";
    dialog.setAttribute("aria-labelledby", "verdict");
    dialog.replaceChildren(...content);
    if (!dialog.open) dialog.showModal();
    guardNew(dialog);
  };
  const back = make("button", { id: "result", class: "main", onclick: present }, say("end-result"));
  byId("buttons").append(back);
  const { who, button, problem } = onPage;
  byId("turn").before(
    make("section", { id: "next-game", class: "invitation", hidden: true }, who, button, problem),
  );
  dialog.addEventListener("close", () => {
    if (dialog.dataset.showing !== "end") return;
    skip();
    dialog.dataset.showing = "";
    dialog.removeAttribute("aria-labelledby");
    back.focus();
  });
  dialog.addEventListener("pointerdown", skip);
  dialog.addEventListener("keydown", skip);
  present();
}

/** Who wants to play again, the button that leads there, and why it failed. @param {string|null} role */
function invitation(role) {
  const problem = make("p", { class: "problem", role: "alert" });
  return {
    who: make("p", { class: "who", role }),
    button: againButton(state.table.id, state.players, problem),
    problem,
  };
}

/** Ask for the next game or, once there is one, invite to it. @param {Table} table */
function showNext({ next, next_by: by }) {
  const isThere =
    next !== null && (isKnown(next) || state.own.some(({ seat }) => by.includes(seat)));
  const label =
    next === null
      ? "end-again"
      : isThere
        ? "end-next"
        : state.own.length
          ? "end-join"
          : "end-watch";
  for (const { who, button } of [inDialog, onPage]) {
    who.hidden = isThere;
    who.textContent = next === null ? "" : whoGoesOn(by, state.names);
    button.textContent = say(label);
    setMeaning(button, label, "end");
    button.hidden = next === null && !state.own.length; // only players open a table
  }
  byId("next-game").hidden = next === null;
}

/** @param {Table} table */
function goingOn({ id }) {
  const { who, button, problem } = inDialog;
  const buttons = make(
    "div",
    { class: "buttons" },
    button,
    make("a", { class: "button", href: `/replay?table=${id}` }, say("end-replay")),
    make(
      "a",
      { class: "button", href: `/api/tables/${id}/record`, download: true },
      say("end-record"),
    ),
    keepsakeButton(() => recordOf(id), problem),
    make("a", { class: "button", href: "/" }, say("end-home")),
  );
  return make("div", { class: "column" }, who, buttons, problem);
}

/** The chart, once the record has come; bots are called there as in the count above it. @param {Table} table */
function course({ id, seats }) {
  const place = make("div", { class: "place" });
  const players = seats.map(({ name }) => name ?? "");
  recordOf(id)
    .then(replayOf)
    .then(
      ({ replay }) => place.append(courseOf({ ...replay, players }).figure),
      (wrong) => place.append(make("p", { class: "problem" }, problemWords(wrong))),
    );
  return place;
}
