// What this browser remembers: the last choices, the tables where one has a seat, and the lessons that are done.
const MOST_TABLES = 30;

/** @typedef {{invitation: string, spectator: string}} Links */

/** @param {string} key @param {any} otherwise */
function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} kept */
function write(key, kept) {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {string} way */
export const remembered = (way) => read(`hashi-${way}`, {});

/** @param {string} way @param {object} choices */
export const remember = (way, choices) => write(`hashi-${way}`, choices);

/** @typedef {import("./progress.js").Progress} Progress */
/** A table as this browser last saw it. @typedef {{id: string, names: string|string[], opened: number, links: Links|null, progress?: Progress, isSeatLost?: boolean}} Known */

/** The newest first. @returns {Known[]} */
export const tables = () => read("hashi-tables", []);

/** @param {string} id @param {string} names @param {Links|null} links */
export function noteTable(id, names, links) {
  const others = tables().filter((table) => table.id !== id);
  write(
    "hashi-tables",
    [{ id, names, opened: Date.now(), links }, ...others].slice(0, MOST_TABLES),
  );
}

/** Who plays by now, and how far they are. @param {string} id @param {string[]} names @param {Progress} progress */
export function noteProgress(id, names, progress) {
  const known = tables();
  const table = known.find((each) => each.id === id);
  if (!table || JSON.stringify([table.names, table.progress]) === JSON.stringify([names, progress]))
    return;
  Object.assign(table, { names, progress });
  write("hashi-tables", known);
}

/** There is no seat for this browser any more; who comes back can still pass the links on. @param {string} id */
export const noteSeatLost = (id) =>
  write(
    "hashi-tables",
    tables().map((table) => (table.id === id ? { ...table, names: [], isSeatLost: true } : table)),
  );

/** Whether one has a seat there, as far as this browser knows. @param {string} id */
export const isKnown = (id) => tables().some((table) => table.id === id);

/** @param {string} id */
export const linksOf = (id) => tables().find((table) => table.id === id)?.links ?? null;

/** Texts, whatever has become of them meanwhile. @param {string} key @returns {string[]} */
function readTexts(key) {
  const kept = read(key, []);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

/** The lessons that are done. */
export const learned = () => readTexts("hashi-lessons");

/** @param {string} lesson */
export const noteLesson = (lesson) => write("hashi-lessons", [...new Set([...learned(), lesson])]);

/** The moves made so far in a lesson that is not done. @param {string} lesson */
export const begun = (lesson) => readTexts(`hashi-lesson-${lesson}`);

/** @param {string} lesson @param {string[]} moves */
export const noteBegun = (lesson, moves) => write(`hashi-lesson-${lesson}`, moves);

/** Where this tab keeps the turn in which one is about to pass. */
const PASS = `hashi-pass ${location.pathname}`;

/** The wish to pass outlives Back, Forward and a reload, as drafts do. @param {string} turn none if empty */
export function notePass(turn) {
  try {
    sessionStorage.setItem(PASS, turn);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {string} turn */
export function wasPassing(turn) {
  try {
    return turn !== "" && sessionStorage.getItem(PASS) === turn;
  } catch {
    return false;
  }
}
