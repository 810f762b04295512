// From taps to marks. What may be marked, and why not, was said by the server.
import { countMarks } from "./sheet.js";
import { state } from "./state.js";

/** The marks after a tap on an island or a line; or the same ones, and a reason. @param {string} at */
export function tapped(at) {
  const draft = state.draft;
  if (!draft) return state.marks;
  state.refused = null;
  if (state.isOpening) return opening(at, draft);
  return at.includes("-") ? line(at, draft) : island(at, draft);
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
  if (!(at in draft.lines)) return [...state.marks, at];
  if (drawn) return state.marks.filter((each) => each !== at);
  return refuse(draft.lines[at], { bridge: at, wanted: state.card.bridges });
}

/** The draft as a record writes it. */
export function moveText() {
  if (state.isOpening) return state.marks[0];
  const { entry } = countMarks(state.marks);
  const bridges = state.marks.filter((each) => each.includes("-"));
  return [entry ?? "-", ...(bridges.length ? bridges : ["-"])].join(" ");
}

/** A move that is done, as marks again. @param {string} move */
export function marksOf(move) {
  if (/^\w+=\d$/.test(move)) return [move];
  return move.split(" ").filter((word) => word !== "-").flatMap((word) => {
    const line = word.replace("=", "-");
    return word.includes("=") ? [line, line] : [line];
  });
}
