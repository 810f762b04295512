// A lesson: a small game, played step by step. What may be marked, what is wanted and what is said comes from the server.
import { say } from "/texts.js";
import { Board } from "./board.js";
import { byId, drawing } from "./dom.js";
import { guardNew, isTooEarly, noteMark } from "./double-taps.js";
import { showGoals } from "./goals.js";
import { enterBoard, listenToKeys, openDialog } from "./keys.js";
import { begun, noteBegun, noteLesson } from "./memory.js";
import * as parts from "./parts.js";
import { sound, speak } from "./senses.js";
import { copyOf, paint } from "./sheet.js";
import { state } from "./state.js";
import { leftOut, marksOf, startedOver, takeUp, tapped, undone } from "./turn.js";
import { listed } from "./words.js";

/** @typedef {import("./words.js").Refusal} Refusal */
/**
 * @typedef {object} Standing
 * @property {number} step
 * @property {string[]} moves
 * @property {boolean} is_over
 * @property {string[]} look
 * @property {string|null} model
 * @property {import("./types.js").Table} table
 * @property {import("./types.js").Own} own
 */
/** @typedef {{standing: Standing, text: string, otherwise: string|null}} Told */

/** After so many tries the lesson offers to show the move. */
const TRIES = 2;

const name = document.body.dataset.lesson ?? "";
const steps = Number(document.body.dataset.steps);
const svg = /** @type {SVGSVGElement} */ (document.querySelector("#board svg"));
const board = new Board(svg, mark);
guardNew(byId("board")); // the second tap on “Next lesson” lands here

/** What the server said last. @type {Told|null} */
let told = null;
let tries = 0;
/** How often it was asked: only the latest answer counts. */
let asked = 0;
/** The latest answer, perhaps yet to come. */
let answered = Promise.resolve();

/** Where one stands with these marks, or, being done, after them. @param {string[]} moves @param {string[]} marks @param {boolean} done */
async function ask(moves, marks, done) {
  asked += 1;
  const request = asked;
  state.turn.unanswered = 1;
  const answer = await post({ moves, marks, done });
  if (request !== asked) return;
  state.turn.unanswered = 0;
  if ("code" in answer) refuse(answer, done);
  else hear(answer);
}

/** @param {object} body @returns {Promise<Told|Refusal>} */
async function post(body) {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch(`/api/lessons/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return { code: "home-no-connection" };
  }
}

/** A try stays on the board; a mark that could not be made does not. @param {Refusal} reason @param {boolean} isTry */
function refuse(reason, isTry) {
  state.refused = reason;
  if (!isTry) state.confirm();
  else if (reason.clause) tries += 1;
  if (told && !told.standing.is_over) showTurn();
  else byId("say").textContent = say("home-no-connection");
}

/** @param {Told} answer */
function hear(answer) {
  const { table, own, step, is_over: isOver } = answer.standing;
  const isNew = step !== told?.standing.step;
  told = answer;
  state.hear({ type: "view", now: Date.now(), table, own: [own], opener: false, bots_ready: true });
  if (answer.otherwise) {
    tries += 1;
    state.refused = { code: "other", words: answer.otherwise };
  }
  if (isNew) begin(answer, isOver);
  show();
}

/** A step begins, or the lesson is over. @param {Told} answer @param {boolean} isOver */
function begin({ text, standing }, isOver) {
  tries = 0;
  noteBegun(name, isOver ? [] : standing.moves);
  state.fixing = null;
  if (!isOver && !state.draft) putRight(state.mistakes[0]);
  byId("say").textContent = text;
  byId("seen").textContent = standing.look.length
    ? say("hint-region", { islands: listed(standing.look) })
    : "";
  byId("anew").classList.toggle("unused", !standing.step || isOver);
  pointAt(standing.look);
  byId("step").textContent = steps > 1 ? `${Math.min(standing.step + 1, steps)} / ${steps}` : "";
  speak(text);
  if (standing.step) sound(isOver ? "award" : "card");
  byId("turn").hidden = isOver;
  byId("end").hidden = !isOver;
  document.body.classList.toggle("over", isOver);
  if (isOver) {
    noteLesson(name);
    guardNew(byId("end"));
    byId("on").focus();
  }
}

/** Arrows to the islands that the lesson speaks of. @param {string[]} islands */
function pointAt(islands) {
  const paths = islands.flatMap((at) => {
    const { x, y } = board.island(at);
    const d = `M${x - 36} ${y - 36} L${x - 18} ${y - 18} m-14 0 h14 v-14`;
    return [
      { class: "edge", d },
      { class: "shaft", d },
    ];
  });
  const arrows = drawing(svg.getAttribute("viewBox") ?? "", ...paths);
  arrows.id = "arrows";
  byId("arrows")?.remove();
  svg.after(arrows);
}

/** @param {import("./types.js").Mistake} mistake */
function putRight(mistake) {
  takeUp(mistake);
  state.refused = { ...mistake, facts: { island: mistake.islands[0] } };
}

function show() {
  if (byId("seats")) parts.showSeats();
  if (byId("goals")) showGoals(svg);
  if (byId("strip")) parts.showStrip();
  if (byId("others"))
    parts.showOthers(svg, (seat) => openDialog(state.names[seat], [sheetOf(seat)]));
  parts.showCard();
  showTurn();
}

/** @param {number} seat */
function sheetOf(seat) {
  const sheet = copyOf(svg);
  paint(sheet, state.sheetOf(seat));
  return sheet;
}

/** The board is as large as the window allows, and stays so when there is more to say: then the page scrolls. */
function keepSize() {
  const { style, classList } = document.body;
  classList.remove("kept");
  const { offsetWidth, offsetHeight } = byId("board");
  const { width, height } = svg.viewBox.baseVal;
  style.setProperty("--board", `${Math.min(offsetHeight, (offsetWidth * height) / width)}px`);
  classList.add("kept");
}

/** What changes from mark to mark. */
function showTurn() {
  parts.showBoard(board);
  parts.showTurn();
  // What to do is said by the lesson, and sometimes it is not what the card asks for.
  if (state.draft && !state.marks.length)
    byId("what").textContent = byId("card").getAttribute("aria-label");
  byId("hint").hidden = tries < TRIES;
  if (state.fixing) byId("skip").classList.add("unused"); // here one puts it right
}

/** A tap. What was said of earlier marks refuses nothing: then the next answer decides. @param {string|undefined} at */
async function mark(at) {
  if (isTooEarly(byId("board"))) return;
  noteMark();
  if (!at) return;
  const marks = tapped(at);
  if (!state.refused || !state.turn.unanswered) {
    draw(marks);
    return;
  }
  state.refused = null;
  await answered;
  draw(tapped(at));
}

/** Paint marks at once; the server's answer confirms them. @param {string[]} marks */
function draw(marks) {
  if (!told || told.standing.is_over) return;
  if (state.fixing) {
    state.refused = null;
    state.fixing.marks = marks;
  } else if (String(marks) !== String(state.marks)) {
    state.marks = marks;
    sound("mark");
    answered = ask(told.standing.moves, marks, false);
  }
  showTurn();
}

/** The marks before us, be they for a card or for a mistake. */
const marksNow = () => state.fixing?.marks ?? state.marks;

function finish() {
  state.refused = null;
  if (told) ask(told.standing.moves, marksNow(), true);
}

byId("done").addEventListener("click", finish);
byId("undo").addEventListener("click", () => draw(undone()));
byId("skip").addEventListener("click", () => draw(leftOut()));
byId("hint").addEventListener("click", () => {
  state.refused = null;
  draw(marksOf(told?.standing.model ?? "- -"));
});
for (const button of [byId("anew"), byId("again")]) {
  button.addEventListener("click", async () => {
    await ask([], [], false);
    enterBoard();
  });
}
listenToKeys(() => draw(startedOver()));
await ask(begun(name), [], false);
if (!told) await ask([], [], false); // what was kept is of no use: the lesson begins anew
const resized = new ResizeObserver(keepSize);
for (const each of [document.body, byId("voice")]) resized.observe(each);
