// The end of a game: the points line by line, the seal, the course of the game, what to take along.
import { say } from "/texts.js";
import { playAgain } from "./api.js";
import { courseOf } from "./chart.js";
import { totals, verdict } from "./count.js";
import { byId, make } from "./dom.js";
import { guardNew } from "./double-taps.js";
import { keepsakeButton } from "./keepsake.js";
import { notedPromise, proofPart } from "./proof.js";
import { problemWords, recordOf, replayOf } from "./records.js";
import { state } from "./state.js";
import { listed } from "./words.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {string} href */
const styled = (href) => new Promise((resolve) => {
  document.head.append(make("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
});
await styled("/static/result.css");

/** The table whose result is on the page. @type {string|null} */
let shown = null;
/** Who waits at the next table. */
const others = make("p", { role: "status" });

/**
 * Show the result once; afterwards it comes and goes as one likes.
 * @param {Table} table @param {HTMLDialogElement} dialog
 */
export function showResult(table, dialog) {
  if (shown === table.id) return;
  shown = table.id;
  const { figure, skip } = totals(table);
  const content = [
    make("button", { class: "away", "aria-label": say("end-look"), onclick: () => dialog.close() }, "×"),
    verdict(table), figure, goingOn(table), course(table),
    proofPart(() => recordOf(table.id), notedPromise(table.id)),
  ];
  const present = () => {
    dialog.dataset.showing = "end";
    dialog.className = "end";
    dialog.setAttribute("aria-labelledby", "verdict");
    dialog.replaceChildren(...content);
    if (!dialog.open) dialog.showModal();
    guardNew(dialog, "end");
  };
  const back = make("button", { id: "result", class: "main", onclick: present }, say("end-result"));
  byId("buttons").append(back);
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

/** Someone has opened the next table. @param {string} words */
export function showWhoGoesOn(words) {
  others.textContent = words;
}

/** @param {Table} table */
function goingOn({ id, seats }) {
  const problem = make("p", { class: "problem", role: "alert" });
  const again = make("button", {
    class: "main",
    onclick: async () => {
      try {
        const taken = await playAgain(id, listed(seats.map(({ name }) => name ?? "")));
        location.assign(`/tables/${taken.table}`);
      } catch (refused) {
        problem.textContent = problemWords(refused);
      }
    },
  }, say("end-again"));
  const ways = make("div", { class: "buttons" },
    ...(state.own.length ? [again] : []),
    make("a", { class: "button", href: `/replay?table=${id}` }, say("end-replay")),
    make("a", { class: "button", href: `/api/tables/${id}/record`, download: `hashi-${id}.hashi` }, say("end-record")),
    keepsakeButton(() => recordOf(id), `hashi-${id}`, problem),
    make("a", { class: "button", href: "/" }, say("end-home")));
  return make("div", { class: "column" }, others, ways, problem);
}

/** The chart, once the record has come; bots are called there as in the count above it. @param {Table} table */
function course({ id, seats }) {
  const place = make("div", { class: "place" });
  const players = seats.map(({ name }) => name ?? "");
  recordOf(id).then(replayOf).then(
    ({ replay }) => place.append(courseOf({ ...replay, players }).figure),
    (wrong) => place.append(make("p", { class: "problem" }, problemWords(wrong))));
  return place;
}
