// The table page. It knows no rules: what may be marked, and why not, comes with every view.
import { heldSeats, seeTable, sitDown, watch } from "./api.js";
import { Board } from "./board.js";
import { afterPaint, byId, make } from "./dom.js";
import { guardNew, isTooEarly, noteMark } from "./double-taps.js";
import { showGoals } from "./goals.js";
import { listenToKeys } from "./keys.js";
import { isKnown, notePass, noteProgress, noteSeatLost } from "./memory.js";
import { openMenuWith } from "./menu.js";
import * as panels from "./panels.js";
import * as parts from "./parts.js";
import { notePromise } from "./proof.js";
import { call, sound, speak } from "./senses.js";
import { copyOf, paint } from "./sheet.js";
import { Socket } from "./socket.js";
import { state } from "./state.js";
import { leftOut, moveText, startedOver, takeUp, tapped, undone } from "./turn.js";
import { told, toldInOrder } from "./words.js";

const id = document.body.dataset.table ?? "";
const svg = /** @type {SVGSVGElement} */ (document.querySelector("#board svg"));
/** The seat for which the curtain was lifted. @type {number|null} */
let lifted = null;
/** What a round brought, to be looked at together. @type {{round: number, lines: string[]}|null} */
let reveal = null;
/** The latest line of the log. @type {HTMLElement|null} */
let lastTold = null;

const board = new Board(svg, mark);
guardNew(byId("board"));
await follow();
const socket = new Socket(id, {
  message: (said) => {
    const { active } = state;
    if (said.type === "news") announce(said);
    else if (state.hear(said)) {
      if (active !== state.active) byId("check").removeAttribute("open"); // R7.7: each asks for oneself
      if (said.type === "own" && active === state.active) showTurn();
      else show();
      if (state.isUnsent) sendAgain();
    }
  },
  down: () => {
    state.isLost = true;
    if (state.view) show();
    else parts.showWords("", "");
  },
  out: (why) => {
    if (why !== "table-broken") noteSeatLost(id);
    panels.showOut(why);
  },
});

function show() {
  notePromise(state.table);
  noteProgress(id, state.players, state.progress);
  parts.showSeats();
  parts.showRound();
  showGoals(svg);
  parts.showStrip();
  parts.showCard();
  showTurn();
  parts.showCheck((mistake) => {
    takeUp(mistake);
    show();
    svg.scrollIntoView({ block: "nearest" }); // from the list of mistakes, which may be far below
  });
  parts.showOthers(svg, (seat) =>
    panels.showSheet(state.names[seat], large(seat), mistakesOf(seat)),
  );
  showPanel();
  panels.showLost(state.isLost);
}

/** What changes from mark to mark. */
function showTurn() {
  parts.showBoard(board);
  showWhatToDo();
}

function showWhatToDo() {
  parts.showTurn();
  notePass(state.isPassing ? state.turn.of : "");
  call(state.isAsked);
}

/** What is wrong on a sheet; none where the pen checks. @param {number} seat */
function mistakesOf(seat) {
  const { options, mistakes } = state.table;
  return options.pen === "free" ? (mistakes?.filter((each) => each.seat === seat) ?? null) : null;
}

/** @param {number} seat */
function large(seat) {
  const copy = copyOf(svg);
  paint(copy, state.sheetOf(seat));
  return copy;
}

function showPanel() {
  const { table, own, active } = state;
  if (table.phase === "waiting")
    panels.showWaiting(table, socket, state.isOpener ? (own[0]?.seat ?? null) : null);
  else if (table.phase === "closed") panels.showOut("news-closed");
  else if (table.phase === "over") showEnd(table);
  else if (reveal) showReveal(reveal);
  else if (own.length > 1 && state.isAsked && lifted !== active) {
    panels.showCurtain(state.names[active ?? 0], () => {
      lifted = active;
      showPanel();
      board.begin(); // where the other was is nobody's business
    });
  } else panels.uncover();
}

/** @param {import("./types.js").Table} table */
function showEnd(table) {
  panels.uncover();
  panels.showEnd(table);
}

/** The latest card stands at the top, and below it what happened with it, in its order. @param {string} event @param {string} text */
function tell(event, text) {
  const line = make("li", { class: event === "turned-up" ? "card-up" : "" }, text);
  if (lastTold && event !== "turned-up") lastTold.after(line);
  else byId("log").prepend(line);
  lastTold = line;
}

/** @param {{round: number, lines: string[]}} over */
function showReveal({ round, lines }) {
  const sheets = state.table.sheets
    ? state.names.map((name, seat) => ({ name, sheet: large(seat) }))
    : [];
  panels.showReveal(round, lines, sheets, state.table.phase === "checking", () => {
    reveal = null;
    showPanel();
  });
}

/** @param {import("./types.js").NewsMessage} said */
function announce({ first, news }) {
  const lines = toldInOrder(news, state.names);
  if (first === 0) {
    byId("log").replaceChildren();
    lastTold = null;
  }
  for (const { event, text } of lines) tell(event, text);
  if (first === 0) return;
  const over = news.find((each) => each.event === "round-over");
  if (over && state.own.length > 1) {
    reveal = { round: over.round, lines: told(over, state.names) };
    showPanel();
  }
  const text = lines.map((line) => line.text).join(" ");
  byId("live").textContent = text;
  speak(text);
  if (news.some((each) => each.event === "round-over" && each.awards.length)) sound("award");
  else if (news.some((each) => each.event === "turned-up")) sound("card");
}

/** A tap on an island or a line. @param {string|undefined} at */
function mark(at) {
  if (isTooEarly(byId("board"))) return;
  noteMark();
  if (at && !state.isLost) draw(tapped(at));
}

/** Paint marks at once; the server's next word confirms them. @param {string[]} marks */
function draw(marks) {
  if (state.fixing) {
    state.fixing.marks = marks;
    showTurn();
    return;
  }
  const isNew = String(marks) !== String(state.marks);
  state.marks = marks;
  parts.showBoard(board);
  afterPaint(showWhatToDo);
  if (!isNew) return;
  sound("mark");
  keep(marks);
}

/** Tell the server. What it says of an earlier draft does not take later marks away. @param {string[]} marks */
async function keep(marks) {
  const { turn } = state;
  turn.unanswered += 1;
  turn.sent.push(String(marks));
  const refused = await refusalOf({ do: "draft", marks });
  turn.unanswered -= 1;
  if (!refused || refused.code === "lost" || turn !== state.turn) return;
  state.refused = refused;
  state.confirm();
  show();
}

/** What stood on the screen while the connection was lost. */
function sendAgain() {
  state.isUnsent = false;
  keep(state.marks);
}

/** How often, and for how many milliseconds, a hint waits for bots that are busy. */
const MOST_WAITS = 10;
const WAIT_MS = 1500;

/** @typedef {import("./types.js").Command} Command */
/**
 * A command in which the seat and the round may be left out: they are those that are before us.
 * @template {Command} C
 * @typedef {C extends Command ? Omit<C, "seat"|"round"> & {seat?: number|null, round?: number} : never} Shortened
 */
/** @typedef {Shortened<Command>} ShortCommand */

/** What is asked for one round, and comes to nothing in another. */
const OF_A_ROUND = ["draft", "done", "take-back", "hint", "call"];

/** Whether it was done. @param {ShortCommand} command */
async function ask(command) {
  const refused = await refusalOf(command);
  if (!refused) return true;
  state.refused = refused;
  show();
  return false;
}

/** Ask; why it was not done, or null. @param {ShortCommand} command */
async function refusalOf(command) {
  const round = OF_A_ROUND.includes(command.do) ? { round: state.table.round } : {};
  try {
    await socket.ask(/** @type {Command} */ ({ seat: state.active, ...round, ...command }));
    return null;
  } catch (refused) {
    return /** @type {import("./words.js").Refusal} */ (refused);
  }
}

/** Once the bots are ready, and not in a later turn. */
async function takeHint() {
  const { turn } = state;
  /** @type {import("./words.js").Refusal|null} */ let refused = null;
  state.hintWanted = turn;
  state.refused = null;
  turn.passes = false;
  showTurn();
  for (let waits = 0; turn === state.turn; ) {
    if (state.botsReady) {
      refused = await refusalOf({ do: "hint", step: state.me?.hint ? 2 : 1 });
      if (refused?.code !== "no-bot-now" || waits === MOST_WAITS) break;
      waits += 1;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, WAIT_MS);
    });
  }
  if (state.hintWanted === turn) state.hintWanted = null;
  if (turn === state.turn) state.refused = refused;
  showTurn(); // also where there was nothing new to say
}

/** @param {string} move */
function finish(move) {
  lifted = null;
  state.refused = null;
  ask({ do: "done", move, attempt: state.me?.attempt ?? 0 });
}

function fix() {
  state.refused = null;
  ask({ do: "fix", round: state.fixing?.mistake.round, move: moveText() });
}

/** The last mark or, before there is one, what one was done with. */
function undo() {
  const { marks, fixing, isPassing, me } = state;
  if (fixing || marks.length || isPassing) draw(undone());
  else if (me?.take_back) takeBack(me.take_back);
}

/** @param {{round: number, attempt: number}} done */
function takeBack(done) {
  state.refused = null;
  ask({ do: "take-back", ...done });
}

/** Bridges or, before anything is marked, everything; or the mistake that was to be put right. */
function skip() {
  if (state.fixing) {
    state.refused = null;
    state.fixing = null;
    show();
  } else {
    draw(leftOut());
  }
}

byId("done").addEventListener("click", () => {
  if (state.fixing) fix();
  else finish(state.table.phase === "checking" ? "" : moveText());
});
byId("undo").addEventListener("click", undo);
byId("skip").addEventListener("click", skip);
byId("hint").addEventListener("click", async ({ currentTarget }) => {
  const button = /** @type {Element} */ (currentTarget);
  if (state.hintWanted === state.turn) return; // asked twice, the master would tell more than was wanted
  button.setAttribute("aria-busy", "true");
  await takeHint();
  button.removeAttribute("aria-busy");
});
listenToKeys(() => {
  if (state.view && !state.isLost) draw(startedOver());
});
openMenuWith(ask);
setInterval(() => {
  if (state.view?.deadline) parts.showRound();
}, 1000);
addEventListener("hashchange", () => location.reload()); // a link to this very table was followed

/** Take what a link brought along: an invitation, or leave to watch. */
async function follow() {
  const link = new URLSearchParams(location.hash.slice(1));
  const invitation = link.get("invitation");
  const spectator = link.get("watch");
  if (spectator) {
    await watch(id, spectator).catch(() => {}); // the socket will be turned away, and say why
  } else if (invitation && !(await hasSeat())) {
    const table = () => seeTable(id, invitation);
    const first = await table().catch(() => null);
    if (!first) return; // a link that was cut: the same
    await new Promise((resolve) =>
      panels.showJoin(first, table, async (seat, name) => {
        await sitDown(id, seat, name, invitation);
        resolve(undefined);
      }),
    );
    panels.uncover();
  }
  history.replaceState(null, "", location.pathname);
}

/** Whether this browser sat down here, and has not lost its seats since. */
async function hasSeat() {
  const held = isKnown(id) ? heldSeats(id) : Promise.resolve([]);
  return held.then(
    (seats) => seats.length > 0,
    (refused) => refused.code !== "not-allowed",
  );
}
