// The end of a game: the points line by line, the seal, the course of the game, what to take along.
import { say } from "/texts.js";
import { playAgain } from "./api.js";
import { courseOf } from "./chart.js";
import { byId, make } from "./dom.js";
import { keepsakeButton } from "./keepsake.js";
import { notedPromise, proofPart } from "./proof.js";
import { problemWords, recordOf, replayOf } from "./records.js";
import { stamp } from "./stamp.js";
import { state } from "./state.js";
import { listed } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Score} Score */

const PAUSE = 420;
const LINES = /** @type {const} */ (["islands", "red", "blue", "six"]);

/** @param {string} href */
const styled = (href) => new Promise((resolve) => {
  document.head.append(make("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
});
await styled("/static/result.css");

/** The table whose result is on the page. @type {string|null} */
let shown = null;

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

/** @param {Table} table */
function verdict({ seats, scores, winners, rank }) {
  const best = winners?.[0] ?? 0;
  const names = listed((winners ?? []).map((at) => seats[at].name ?? ""));
  const points = scores?.[best].total ?? 0;
  const many = (winners ?? []).length > 1 ? "many" : "one";
  const words = rank === null ? say("end-winners", { names, many }) : say(`rank-${rank}`);
  const below = rank === null ? say("points", { points }) : say("end-rank-of", { level: rank, points });
  return make("header", {},
    make("div", {}, make("h2", { id: "verdict", tabindex: -1, autofocus: true }, words), make("p", {}, below)),
    rank === null ? stamp(String(points), say("end-stamp-points")) : stamp(String(rank), say("end-stamp-rank")));
}

/** What a line of the count is worth. @param {Score} score @param {typeof LINES[number]} line */
const worth = (score, line) => (line === "islands" ? score.total - score.red - score.blue - score.six : score[line]);

/** The count, line after line, until someone has seen enough. @param {Table} table */
function totals({ seats, scores, winners }) {
  const all = scores ?? [];
  const sums = all.map((score) => make("span", { "aria-hidden": "true" }, String(score.total)));
  const rows = LINES.map((line) => make("tr", {},
    make("th", { scope: "row" }, say(line === "islands" ? "end-islands" : `goal-${line}`)),
    ...all.map((score) => make("td", {}, line === "islands" ? make("small", {}, `${score.islands} × ${worth(score, line) / (score.islands || 1)}`) : "", " ",
      worth(score, line) ? String(worth(score, line)) : "–"))));
  const total = make("tr", { class: "total" }, make("th", { scope: "row" }, say("end-total")),
    ...all.map((score, seat) => make("td", { class: winners?.includes(seat) ? "won" : "" },
      make("span", { class: "unseen" }, String(score.total)), sums[seat])));
  const head = make("tr", {}, make("td"), ...seats.map(({ name }) => make("th", { scope: "col", title: name ?? "" }, name ?? "")));
  const figure = make("table", { class: `totals${seats.length > 2 ? " many" : ""}` }, make("thead", {}, head), make("tbody", {}, ...rows, total));
  /** @param {number} lines */
  const sum = (lines) => all.forEach((score, seat) => {
    sums[seat].textContent = String(LINES.slice(0, lines).reduce((before, line) => before + worth(score, line), 0));
  });
  return { figure, skip: countUp(figure, rows, sum) };
}

/** @param {HTMLElement} figure @param {HTMLElement[]} rows @param {(lines: number) => void} sum */
function countUp(figure, rows, sum) {
  const isStill = document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill) return () => {};
  /** @param {number} lines */
  const tell = (lines) => {
    sum(lines);
    rows.forEach((row, at) => row.classList.toggle("to-come", at >= lines));
    figure.classList.toggle("counting", lines < rows.length);
  };
  let told = 0;
  tell(told);
  const clock = setInterval(() => {
    told += 1;
    tell(told);
    if (told === rows.length) clearInterval(clock);
  }, PAUSE);
  return () => {
    clearInterval(clock);
    tell(rows.length);
  };
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
  return make("div", { class: "column" }, ways, problem);
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
