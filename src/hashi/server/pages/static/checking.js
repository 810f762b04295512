// A sheet from paper, tapped or typed in, and what the server finds wrong with it.
import { Board } from "./board.js";
import { byId, make } from "./dom.js";
import { showProblem } from "./field.js";
import { remember, remembered } from "./memory.js";
import { ask, keep, kept } from "./paper.js";
import { boardFrom } from "./shapes.js";
import { paint } from "./sheet.js";
import { withLinks } from "./words.js";

/** @typedef {import("./types-companion.js").SheetResponse} SheetResponse */

/** What can be on a sheet: cards, the highest number, and bridges on a line. */
const { rounds, highest, most } = document.body.dataset;
const NUMBER = /^([a-z][1-9][0-9]?)=([1-9])$/;
const BRIDGE = /^([a-z][1-9][0-9]?)([-=])([a-z][1-9][0-9]?)$/;
const text = /** @type {HTMLTextAreaElement} */ (byId("text"));
const boards = /** @type {HTMLSelectElement} */ (byId("boards"));
const rows = /** @type {HTMLTextAreaElement} */ (byId("rows"));

/** The sheet of a player, or of anybody in the game; otherwise it is any sheet, and there are no cards. */
const { call, sheets } = kept();
const whose = location.hash.slice(1);
const player = whose && call?.players[Number(whose)] !== undefined ? Number(whose) : null;
const isOfGame = player !== null || (whose === "game" && call !== undefined);
const isOver = call?.cards?.length === Number(rounds);

/** @type {{board?: string, text?: string}} */
const before = remembered("sheet");
let name = (isOfGame ? call?.board : before.board) ?? "A";
/** @type {Board|null} */
let board = null;

/** What the text says that a board can show, and the rest, of which the server says what is wrong with it. */
function marks() {
  /** @type {Record<string, number>} */
  const numbers = {};
  /** @type {Record<string, number>} */
  const bridges = {};
  const rest = [];
  for (const typed of text.value.split(/\s+/).filter(Boolean)) {
    const word = typed.toLowerCase().replaceAll("–", "-");
    const [, island, number] = word.match(NUMBER) ?? [];
    const [, one, stroke, other] = word.match(BRIDGE) ?? [];
    const line = one && board?.lineBetween(one, other);
    if (line) bridges[line] = (bridges[line] ?? 0) + (stroke === "=" ? 2 : 1);
    else if (board?.islands.has(island) && !numbers[island]) numbers[island] = Number(number);
    else rest.push(typed);
  }
  return { numbers, bridges, rest };
}

/** @param {ReturnType<typeof marks>} marks */
function write({ numbers, bridges, rest }) {
  const islands = Object.entries(numbers)
    .filter(([, number]) => number)
    .map(([at, number]) => `${at}=${number}`);
  const lines = Object.entries(bridges).flatMap(([line, count]) => [
    ...Array(Math.floor(count / 2)).fill(line.replace("-", "=")),
    ...(count % 2 ? [line] : []),
  ]);
  text.value = [...islands, ...lines, ...rest].join(" ");
  note();
}

/** What is there is kept, and shown without what was found before. */
function note() {
  if (isOfGame) keep({ sheets: { ...kept().sheets, [whose]: text.value } });
  else remember("sheet", { board: name, text: text.value });
  byId("found").replaceChildren();
  byId("take").hidden = true;
  showProblem(text, "");
  showProblem(byId("take"), "");
  show({ ...marks(), finished: [], void: [] });
}

/** @param {import("./sheet.js").PaintedSheet} sheet @param {string[]} [look] */
function show(sheet, look = []) {
  if (!board) return;
  paint(board.svg, sheet, { hint: look });
  board.describe();
}

/** A tap counts up, and then begins anew; a digit is taken as it is. @param {string|undefined} at @param {string} [digit] */
function mark(at, digit) {
  if (!at) return;
  const now = marks();
  if (at.includes("-"))
    now.bridges[at] = (now.bridges[at] ?? 0) >= Number(most) ? 0 : (now.bridges[at] ?? 0) + 1;
  else
    now.numbers[at] = digit ? Number(digit) : ((now.numbers[at] ?? 0) + 1) % (Number(highest) + 1);
  write(now);
}

/** Whether there is nothing wrong; otherwise it is told beside the field, and can be put right there. @param {HTMLElement} field @param {{problem?: string, isAway?: boolean}} answer */
function isTold(field, { problem, isAway }) {
  showProblem(field, problem ?? "");
  if (problem && !isAway) field.focus();
  if (problem) byId(`${field.id}-problem`).scrollIntoView({ block: "nearest" });
  return !problem;
}

/** The board, perhaps on its way. */
let chosen = Promise.resolve();

/** @param {string} wish a name, or rows */
function choose(wish) {
  showProblem(rows, "");
  chosen = fetchBoard(wish);
}

/** @param {string} wish */
async function fetchBoard(wish) {
  const told = await ask("/api/companion/board", { text: wish });
  if (!isTold(boards.value ? boards : rows, told)) return;
  const isOther = told.board !== name;
  name = told.board;
  const game = kept().call;
  // What was checked on another board says nothing about this one.
  if (isOfGame && game && isOther) keep({ call: { ...game, board: name, checked: undefined } });
  const svg = /** @type {SVGSVGElement} */ (boardFrom(told.drawing));
  byId("board").replaceChildren(svg);
  board = new Board(svg, mark);
  note();
}

async function check() {
  await chosen;
  const game = kept().call;
  const cards = isOfGame ? (game?.cards ?? []) : null;
  const owner = player === null ? null : { call: game, player };
  const told = await ask("/api/companion/sheet", { board: name, text: text.value, cards, owner });
  if (!isTold(text, told)) return;
  const now = kept().call; // the cards may have gone on in another tab
  if (told.call && now) keep({ call: { ...now, checked: told.call.checked } });
  tell(told);
}

/** @param {SheetResponse} told */
function tell({ verdict, faults, islands, sheet, counts, notes, finished }) {
  show(sheet, islands);
  byId("found").replaceChildren(
    make("p", { class: faults.length ? "verdict bad" : "verdict good" }, verdict),
    make("ul", { class: "faults" }, ...faults.map((fault) => make("li", {}, ...withLinks(fault)))),
    make("ul", { class: "counts" }, ...counts.map((each) => make("li", {}, each))),
    ...notes.map((each) => make("p", { class: "soft" }, each)),
  );
  byId("take").hidden = player === null || !isOver;
  byId("take").onclick = () => take(finished);
}

/** @param {number} islands */
async function take(islands) {
  const told = await ask("/api/companion", {
    call: kept().call,
    act: { entry: "count", player, islands },
  });
  if (!isTold(byId("take"), told)) return;
  keep({ call: told.call });
  location.assign("/companion");
}

boards.addEventListener("change", () => {
  byId("own").hidden = boards.value !== "";
  if (boards.value) choose(boards.value);
});
byId("own").addEventListener("submit", (event) => {
  event.preventDefault();
  choose(rows.value);
});
byId("typed").addEventListener("submit", (event) => {
  event.preventDefault();
  check();
});
byId("clear").addEventListener("click", () => write({ numbers: {}, bridges: {}, rest: [] }));
text.addEventListener("input", note);

if (player !== null) byId("whose").textContent = call?.players[player] ?? "";
text.value = (isOfGame ? sheets?.[whose] : before.text) ?? "";
if (name.includes("/")) {
  boards.value = "";
  rows.value = name.replaceAll("/", "\n").replaceAll(" ", "\n");
  byId("own").hidden = false;
} else boards.value = name;
choose(name);
