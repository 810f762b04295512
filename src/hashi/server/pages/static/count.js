// The count at the end of a game: who has won, and the points line by line.
import { say } from "/texts.js";
import { make } from "./dom.js";
import { stamp } from "./stamp.js";
import { listed } from "./words.js";

/** @typedef {import("./types.js").Score} Score */
/** @typedef {{seats: {name: string|null}[], scores: Score[]|null, winners: number[]|null, rank: number|null}} Counted */

const PAUSE = 420;
const LINES = /** @type {const} */ (["islands", "red", "blue", "six"]);

/** Who has won, or which rank. @param {Counted} counted */
export function verdict({ seats, scores, winners, rank }) {
  const best = winners?.[0] ?? 0;
  const names = listed((winners ?? []).map((at) => seats[at].name ?? ""));
  const points = scores?.[best].total ?? 0;
  const many = (winners ?? []).length > 1 ? "many" : "one";
  const words = rank === null ? say("end-winners", { names, many }) : say(`rank-${rank}`);
  const below =
    rank === null ? say("points", { points }) : say("end-rank-of", { level: rank, points });
  return make(
    "header",
    {},
    make(
      "div",
      {},
      make("h2", { id: "verdict", tabindex: -1, autofocus: true }, words),
      make("p", {}, below),
    ),
    rank === null
      ? stamp(String(points), say("end-stamp-points"))
      : stamp(String(rank), say("end-stamp-rank")),
  );
}

/** What a line of the count is worth. @param {Score} score @param {typeof LINES[number]} line */
const worth = (score, line) =>
  line === "islands" ? score.total - score.red - score.blue - score.six : score[line];

/** The count, line after line, until someone has seen enough. @param {Counted} counted */
export function totals({ seats, scores, winners }) {
  const all = scores ?? [];
  const sums = all.map((score) => make("span", { "aria-hidden": "true" }, String(score.total)));
  const rows = LINES.map((line) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, say(line === "islands" ? "end-islands" : `goal-${line}`)),
      ...all.map((score) =>
        make(
          "td",
          {},
          line === "islands" && score.islands
            ? make("small", {}, `${score.islands} × ${worth(score, line) / score.islands}`)
            : "",
          " ",
          worth(score, line) ? String(worth(score, line)) : "–",
        ),
      ),
    ),
  );
  const total = make(
    "tr",
    { class: "total" },
    make("th", { scope: "row" }, say("end-total")),
    ...all.map((score, seat) =>
      make(
        "td",
        { class: winners?.includes(seat) ? "won" : "" },
        make("span", { class: "unseen" }, String(score.total)),
        sums[seat],
      ),
    ),
  );
  const head = make(
    "tr",
    {},
    make("td"),
    ...seats.map(({ name }) => make("th", { scope: "col", title: name ?? "" }, name ?? "")),
  );
  const figure = make(
    "table",
    { class: `totals${seats.length > 2 ? " many" : ""}` },
    make("thead", {}, head),
    make("tbody", {}, ...rows, total),
  );
  /** @param {number} lines */
  const sum = (lines) =>
    all.forEach((score, seat) => {
      sums[seat].textContent = String(
        LINES.slice(0, lines).reduce((before, line) => before + worth(score, line), 0),
      );
    });
  return { figure, skip: countUp(figure, rows, sum) };
}

/** @param {HTMLElement} figure @param {HTMLElement[]} rows @param {(lines: number) => void} sum */
function countUp(figure, rows, sum) {
  const isStill =
    document.documentElement.dataset.motion === "none"
    || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill) return () => {};
  /** @param {number} lines */
  const tell = (lines) => {
    sum(lines);
    for (const [at, row] of rows.entries()) row.classList.toggle("to-come", at >= lines);
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
