// From taps to marks. What may be marked, and why not, was said by the server.
import { countMarks } from "./sheet.js";
import { state } from "./state.js";

/** The marks after a tap on an island or a line; or the same ones, and a reason. @param {string} at */
export function tapped(at) {
  const draft = state.draft;
  if (state.fixing) return freely(at, state.fixing.marks);
  if (!draft) return state.marks;
  state.refused = null;
  state.turn.passes = false;
  if (state.isOpening) return opening(at, draft);
  return at.includes("-") ? line(at, draft) : island(at, draft);
}

/** With the free pen everything can be written. @param {string} at @param {string[]} marks */
function freely(at, marks) {
  const { entry, bridges } = countMarks(marks);
  if (!at.includes("-"))
    return [...marks.filter((each) => each !== entry), ...(at === entry ? [] : [at])];
  return bridges[at] === 2 ? marks.filter((each) => each !== at) : [...marks, at];
}

/** Take a mistake up: its move is gone from the sheet, and another one wanted. @param {import("./types.js").Mistake} mistake */
export function takeUp(mistake) {
  const sheet = structuredClone(state.sheetOf(state.active));
  const { entry, bridges } = countMarks(marksOf(mistake.move));
  if (entry) delete sheet.numbers[entry];
  for (const [line, count] of Object.entries(bridges)) sheet.bridges[line] -= count;
  const touched = [entry, ...Object.keys(bridges).flatMap((line) => line.split("-"))];
  sheet.finished = sheet.finished.filter((at) => !touched.includes(at));
  state.fixing = { mistake, sheet, marks: [] };
}

/** @param {string} code @param {Record<string, any>} facts */
function refuse(code, facts) {
  state.refused = { code, facts };
  return state.marks;
}

/** A 3, again for a 4, again for nothing. @param {string} at @param {import("./types.js").Draft} draft */
function opening(at, draft) {
  if (at.includes("-")) return refuse("no-bridge-yet", {});
  if (draft.islands[at]) return refuse(draft.islands[at], { island: at });
  if (state.marks[0] === `${at}=3`) return [`${at}=4`];
  return state.marks[0] === `${at}=4` ? [] : [`${at}=3`];
}

/** The number, or its way back. @param {string} at @param {import("./types.js").Draft} draft */
function island(at, draft) {
  const { entry } = countMarks(state.marks);
  if (draft.islands[at]) {
    const number = state.sheetOf(state.active).numbers[at] ?? state.card.number;
    return refuse(draft.islands[at], { island: at, number });
  }
  const others = state.marks.filter((each) => each !== entry);
  return at === entry ? others : [...others, at];
}

/** One bridge, then two, then none. @param {string} at @param {import("./types.js").Draft} draft */
function line(at, draft) {
  const drawn = countMarks(state.marks).bridges[at] ?? 0;
  if (drawn < 2 && !(at in draft.lines)) return [...state.marks, at];
  if (drawn) return state.marks.filter((each) => each !== at);
  const all = state.marks.filter((each) => each.includes("-")).length;
  if (all === state.card.bridges) return refuse("all-drawn", { count: all });
  return refuse(draft.lines[at], { bridge: at, wanted: state.card.bridges });
}

/** The marks without the last one, or without the wish to pass. */
export function undone() {
  state.refused = null;
  state.turn.passes = false;
  return (state.fixing?.marks ?? state.marks).slice(0, -1);
}

/** A turn begins anew without marks, and without the wish to pass. */
export function startedOver() {
  state.refused = null;
  state.turn.passes = false;
  return [];
}

/** The marks without bridges or, where there are none, with the wish to leave out everything. */
export function leftOut() {
  state.refused = null;
  state.turn.passes = !state.marks.length;
  return state.marks.filter((each) => !each.includes("-"));
}

/** The draft as a record writes it. */
export function moveText() {
  const marks = state.fixing?.marks ?? state.marks;
  if (state.isOpening) return marks[0];
  const { entry } = countMarks(marks);
  const bridges = marks.filter((each) => each.includes("-"));
  return [entry ?? "-", ...(bridges.length ? bridges : ["-"])].join(" ");
}

/** A move that is done, as marks again. @param {string} move */
export function marksOf(move) {
  if (/^\w+=\d$/.test(move)) return [move];
  return move
    .split(" ")
    .filter((word) => word !== "-")
    .flatMap((word) => {
      const line = word.replace("=", "-");
      return word.includes("=") ? [line, line] : [line];
    });
}

/** What the board shows of a hint: first where to look, then the move. @param {{islands: string[], move: string|null}} hint */
export const hintedPlaces = ({ islands, move }) =>
  move ? marksOf(move).map((mark) => mark.split("=")[0]) : islands;
