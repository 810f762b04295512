// A game watched again, step by step. What happened comes from the server; this page only shows it.
import { say } from "/texts.js";
import { isPlaying, pause, play } from "./autoplay.js";
import { paintCard, sign } from "./cards.js";
import { courseOf } from "./chart.js";
import { byId, make } from "./dom.js";
import { hasProof } from "./fairness.js";
import { keepsakeButton } from "./keepsake.js";
import { showOwnGames } from "./own-games.js";
import { notedPromise, proofPart } from "./proof.js";
import { problemWords, recordOf, replayOf } from "./records.js";
import { boardFrom } from "./shapes.js";
import { copyOf, inWords, paint } from "./sheet.js";
import { stamp } from "./stamp.js";
import { gainsOf, marksWords, nameOf, verdictOf } from "./steps.js";
import { withLinks } from "./words.js";

/** @typedef {import("./types-replay.js").Replay} Replay */
/** @typedef {import("./types-replay.js").Step} Step */

const KEPT = "hashi-replay";
const SWIPE = 36;
const QUIET = 350;

/** The game on the page, and where one is in it. */
const shown = {
  /** @type {Replay|null} */ replay: null,
  /** @type {SVGElement|null} */ svg: null,
  /** @type {SVGElement[]} */ small: [],
  /** @type {(round: number) => void} */ mark: () => {},
  step: 0,
  seat: 0,
};

/** The table whose record it is, if it comes from there. */
let table = new URLSearchParams(location.search).get("table");
const slider = /** @type {HTMLInputElement} */ (byId("slider"));

// From a record to the page

/** @param {Promise<Blob|string>} record */
async function open(record) {
  byId("problem").textContent = "";
  byId("reading").hidden = false;
  try {
    const text = await record;
    const { board, replay } = await replayOf(text);
    const written = typeof text === "string" ? text : await text.text();
    if (!table) keep(written);
    begin(boardFrom(board), replay, written);
  } catch (wrong) {
    choose(wrong);
  }
  byId("reading").hidden = true;
}

/** For when the page is loaded again. @param {string} record */
function keep(record) {
  try {
    sessionStorage.setItem(KEPT, record);
  } catch {
    // Then it has to be chosen again.
  }
}

/** What was chosen last; nothing in a browser that keeps nothing. */
function kept() {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** @param {any} [wrong] */
function choose(wrong) {
  stop();
  showOwnGames();
  byId("watch").hidden = true;
  byId("choose").hidden = false;
  document.body.classList.remove("watching");
  byId("where").textContent = "";
  byId("problem").replaceChildren(
    ...(wrong ? [make("b", {}, say("replay-bad-title")), ...withLinks(problemWords(wrong))] : []),
  );
}

/** @param {SVGElement} svg @param {Replay} replay @param {string} record */
function begin(svg, replay, record) {
  shown.replay = replay;
  shown.svg = svg;
  svg.setAttribute("role", "img");
  for (const path of svg.querySelectorAll(".bridges > path")) path.setAttribute("pathLength", "1");
  byId("choose").hidden = true;
  byId("watch").hidden = false;
  document.body.classList.add("watching");
  document.title = `${replay.players.join(", ")} · ${say("replay-title")}`;
  byId("board").replaceChildren(svg);
  shown.small = replay.players.map(() => copyOf(svg));
  byId("players").hidden = replay.players.length < 2;
  byId("players").replaceChildren(
    ...replay.players.map((name, seat) =>
      make(
        "button",
        {
          onclick: () => go(shown.step, seat),
        },
        shown.small[seat],
        make("span", { class: "name" }, name),
        make("b"),
      ),
    ),
  );
  slider.max = String(replay.steps.length - 1);
  const { figure, show } = courseOf(replay);
  shown.mark = show;
  byId("course").replaceChildren(figure);
  byId("print").replaceChildren(keepsakeButton(async () => record, byId("unprinted")));
  byId("proof").replaceChildren(
    ...(hasProof(record)
      ? [proofPart(async () => record, table ? notedPromise(table) : null)]
      : []),
  );
  shown.step = -1;
  follow();
}

// Where one is

/** Go to a step by hand: nothing goes on by itself then. @param {number} step */
function stepTo(step) {
  stop();
  go(step, shown.seat);
}

/** Go on by itself to the end; from there, once more from the beginning. */
function start() {
  const last = (shown.replay?.steps.length ?? 1) - 1;
  if (shown.step === last) go(0, shown.seat);
  play(() => {
    go(shown.step + 1, shown.seat);
    if (shown.step === last) stop();
  });
}

function stop() {
  if (!isPlaying()) return;
  pause();
  tell();
}

/** What the link says: `#round=7&player=2`, and `&fix=1` for the first move put right after it. */
function follow() {
  const { replay } = shown;
  if (!replay) return;
  stop();
  const link = new URLSearchParams(location.hash.slice(1));
  const round = Number(link.get("round") ?? 0);
  const at = replay.steps.findIndex((step) => step.round === round && step.fixes === null);
  const fixes = replay.steps.filter((step) => step.round === round).length - 1;
  const step =
    at < 0
      ? round > 0
        ? replay.steps.length - 1
        : 0
      : at + Math.min(Number(link.get("fix") ?? 0) || 0, fixes);
  go(step, (Number(link.get("player") ?? 1) || 1) - 1);
}

/** @param {Replay} replay */
function link({ steps, players }) {
  const { round } = steps[shown.step];
  const fix = shown.step - steps.findIndex((step) => step.round === round);
  const parts = [
    `round=${round}`,
    ...(fix ? [`fix=${fix}`] : []),
    ...(players.length > 1 ? [`player=${shown.seat + 1}`] : []),
  ];
  history.replaceState(null, "", `#${parts.join("&")}`);
}

/** @param {number} step @param {number} seat */
function go(step, seat) {
  const { replay } = shown;
  if (!replay) return;
  const before = { ...shown };
  shown.step = Math.max(0, Math.min(replay.steps.length - 1, step));
  shown.seat = Math.max(0, Math.min(replay.players.length - 1, seat));
  if (shown.step === before.step && shown.seat === before.seat) return;
  link(replay);
  show(replay, shown.step === before.step + 1 && shown.seat === before.seat);
}

// Showing it

/** @param {SVGElement} svg @param {string} kind @returns {SVGGElement[]} */
const parts = (svg, kind) =>
  [...svg.querySelectorAll(`.${kind}`)].map((part) => /** @type {SVGGElement} */ (part));

/** @param {Replay} replay @param {boolean} isNext whether the ink of this step is to be seen flowing */
function show(replay, isNext) {
  const step = replay.steps[shown.step];
  const last = replay.steps.length - 1;
  const name = nameOf(replay, step);
  byId("where").textContent = name;
  slider.value = String(shown.step);
  slider.setAttribute("aria-valuetext", name);
  for (const [id, end] of /** @type {[string, number][]} */ ([
    ["first", 0],
    ["back", 0],
    ["on", last],
    ["last", last],
  ])) {
    byId(id).ariaDisabled = String(shown.step === end); // and keeps the focus
  }
  paintStep(/** @type {SVGElement} */ (shown.svg), replay, shown.seat, isNext);
  for (const [seat, svg] of shown.small.entries()) paintStep(svg, replay, seat, false);
  [...byId("players").children].forEach((button, seat) => {
    const { total } = step.scores[seat];
    button.setAttribute("aria-pressed", String(seat === shown.seat));
    button.setAttribute(
      "aria-label",
      say("replay-player", { name: replay.players[seat], points: total }),
    );
    /** @type {HTMLElement} */ (button.querySelector("b")).textContent = String(total);
  });
  paintCard(byId("card"), step.card);
  showWords(replay, step);
  shown.mark(step.round);
}

/** @param {SVGElement} svg @param {Replay} replay @param {number} seat @param {boolean} isNext */
function paintStep(svg, replay, seat, isNext) {
  const sheet = replay.steps[shown.step].sheets[seat];
  const before = replay.steps[shown.step - 1]?.sheets[seat] ?? { numbers: {}, bridges: {} };
  paint(svg, sheet);
  svg.classList.toggle("flows", isNext);
  for (const island of parts(svg, "island")) {
    const at = island.dataset.at ?? "";
    if (!isNext) island.removeAttribute("data-new");
    island.toggleAttribute(
      "data-made",
      (sheet.numbers[at] ?? 0) !== (before.numbers[at] ?? 0) && at in sheet.numbers,
    );
  }
  for (const bridges of parts(svg, "bridges")) {
    const at = bridges.dataset.at ?? "";
    bridges.dataset.made = String(
      Math.max(0, Math.min(2, (sheet.bridges[at] ?? 0) - (before.bridges[at] ?? 0))),
    );
  }
}

/** @type {number|undefined} */
let saying;

/** Say where one is to those who listen; while it goes on by itself, nothing is said. */
function tell() {
  clearTimeout(saying);
  if (isPlaying()) return;
  const heard = [byId("where"), byId("what"), ...byId("gains").children].map(
    (words) => words.textContent,
  );
  saying = setTimeout(() => {
    byId("live").textContent = heard.join(". ");
  }, QUIET);
}

/** @param {Replay} replay @param {Step} step */
function showWords(replay, step) {
  const svg = /** @type {SVGElement} */ (shown.svg);
  const name = replay.players[shown.seat];
  const marks = marksWords(replay, step, shown.seat);
  const gains = gainsOf(replay, step, shown.seat);
  const isEnd = step === replay.steps.at(-1);
  byId("what").textContent = replay.players.length > 1 ? `${name}: ${marks}` : marks;
  byId("gains").replaceChildren(
    ...gains.map(({ kind, text, goal }) =>
      make("li", { class: kind }, ...(goal ? [sign(goal)] : []), ...withLinks(text)),
    ),
    ...(isEnd ? [make("li", { class: "verdict" }, verdictOf(replay))] : []),
  );
  const points = step.scores[replay.winners[0]].total;
  byId("seal").replaceChildren(
    ...(isEnd && replay.is_over
      ? [
          replay.rank === null
            ? stamp(String(points), say("end-stamp-points"))
            : stamp(String(replay.rank), say("end-stamp-rank")),
        ]
      : []),
  );
  svg.setAttribute("aria-label", say("replay-sheet", { name, step: nameOf(replay, step) }));
  byId("islands").replaceChildren(...inWords(svg).map(({ words }) => make("li", {}, words)));
  tell();
}

// Buttons, keys, fingers

const turns = {
  first: () => stepTo(0),
  back: () => stepTo(shown.step - 1),
  on: () => stepTo(shown.step + 1),
  last: () => stepTo(Infinity),
  play: () => (isPlaying() ? stop : start)(),
};
for (const [id, turn] of Object.entries(turns)) byId(id).addEventListener("click", turn);
slider.addEventListener("input", () => stepTo(Number(slider.value)));

const KEYS = {
  ArrowLeft: turns.back,
  ArrowRight: turns.on,
  Home: turns.first,
  End: turns.last,
  ArrowUp: () => go(shown.step, shown.seat - 1),
  ArrowDown: () => go(shown.step, shown.seat + 1),
  " ": turns.play,
};
document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const turn = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
  if (
    !turn
    || !shown.replay
    || byId("watch").hidden
    || event.ctrlKey
    || event.altKey
    || event.metaKey
  )
    return;
  if (
    target.closest("textarea, summary")
    || (event.key === " " && (event.repeat || target.closest("a, button")))
  )
    return;
  if (event.key.match(/Up|Down/) && shown.replay.players.length < 2) return;
  event.preventDefault();
  turn();
});

/** @type {{x: number, y: number}|null} */
let touched = null;
byId("board").addEventListener("pointerdown", (event) => {
  touched = { x: event.clientX, y: event.clientY };
});
byId("board").addEventListener("pointercancel", () => {
  touched = null;
});
document.addEventListener("pointerup", (event) => {
  if (!touched) return;
  const across = event.clientX - touched.x;
  const down = event.clientY - touched.y;
  touched = null;
  if (Math.abs(across) > SWIPE && Math.abs(across) > 1.5 * Math.abs(down))
    (across < 0 ? turns.on : turns.back)();
});
addEventListener("hashchange", follow);

// Choosing a record

const file = /** @type {HTMLInputElement} */ (byId("file"));
const text = /** @type {HTMLTextAreaElement} */ (byId("text"));

/** @param {Blob|string} record */
function change(record) {
  history.replaceState(null, "", location.pathname);
  table = null;
  open(Promise.resolve(record));
}

file.addEventListener("change", () => {
  if (file.files?.[0]) change(file.files[0]);
  file.value = "";
});
byId("paste").addEventListener("submit", (event) => {
  event.preventDefault();
  change(text.value);
});
byId("another").addEventListener("click", () => {
  choose();
  byId("file").focus();
});
document.addEventListener("paste", (event) => {
  const pasted = event.clipboardData?.files[0] ?? event.clipboardData?.getData("text");
  if (pasted && event.target !== text) change(pasted);
});
document.addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("dropping");
});
document.addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) document.body.classList.remove("dropping");
});
document.addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("dropping");
  const dropped = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData("text");
  if (dropped) change(dropped);
});

const again = table ? null : kept();
if (table) open(recordOf(table));
else if (again) open(Promise.resolve(again));
else choose();
