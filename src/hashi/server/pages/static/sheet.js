// Painting a sheet: setting attributes on the one drawing that the server made.
import { each } from "./dom.js";

/** @param {SVGElement} svg @param {string} kind @param {string} at */
const part = (svg, kind, at) =>
  /** @type {SVGElement} */ (svg.querySelector(`.${kind}[data-at="${at}"]`));

/** @param {Element|null} element @param {string} name @param {unknown} value */
function put(element, name, value) {
  if (value === null || value === undefined || value === false) element?.removeAttribute(name);
  else element?.setAttribute(name, String(value));
}

/**
 * A copy of the drawing for another sheet; ids are for the first one only.
 * @template {SVGElement} T
 * @param {T} svg
 */
export function copyOf(svg) {
  const copy = /** @type {T} */ (svg.cloneNode(true));
  for (const named of each(copy, "[id]")) named.removeAttribute("id");
  for (const button of each(copy, "[role], [tabindex]")) {
    for (const name of ["role", "tabindex", "aria-label", "data-allowed", "data-draft", "data-here", "data-hint", "data-new"]) {
      button.removeAttribute(name);
    }
  }
  copy.removeAttribute("role");
  return copy;
}

/** The marks of a draft: the island of its number, and how many bridges on which line. @param {string[]} marks */
export function countMarks(marks) {
  /** @type {Record<string, number>} */
  const bridges = {};
  /** @type {string|null} */
  let entry = null;
  for (const mark of marks) {
    if (mark.includes("-")) bridges[mark] = (bridges[mark] ?? 0) + 1;
    else entry = mark.split("=")[0];
  }
  return { entry, bridges };
}

/**
 * @param {SVGElement} svg
 * @param {import("./types.js").Sheet} sheet as the server tells it
 * @param {{marks?: string[], number?: string|number, islands?: object|null, lines?: object|null, hint?: string[]}} turn
 */
export function paint(svg, sheet, turn = {}) {
  const { entry, bridges } = countMarks(turn.marks ?? []);
  for (const island of each(svg, ".island")) {
    const at = island.dataset.at ?? "";
    const drafted = at === entry;
    const number = drafted ? turn.number : sheet.numbers[at];
    /** @type {Element} */ (island.querySelector(".number")).textContent = String(number ?? "");
    const state = sheet.void.includes(at) ? "crossed-out" : sheet.finished.includes(at) ? "finished" : "";
    put(island, "data-new", state === "finished" && island.dataset.state !== "finished" ? "" : null);
    island.dataset.state = state;
    put(island, "data-draft", drafted ? "" : null);
    put(island, "data-allowed", turn.islands && !(at in turn.islands) && !drafted ? "" : null);
    put(island, "data-hint", turn.hint?.includes(at) ? "" : null);
  }
  for (const group of each(svg, ".bridges")) {
    const at = group.dataset.at ?? "";
    const drafted = bridges[at] ?? 0;
    const count = (sheet.bridges[at] ?? 0) + drafted;
    group.dataset.count = String(count);
    put(group, "data-draft", drafted || null);
    const dots = part(svg, "dots", at);
    dots.dataset.count = String(count);
    put(dots, "data-allowed", turn.lines && !(at in turn.lines) ? "" : null);
  }
}

/** How many bridges lead to an island, drafts included. @param {SVGElement} svg @param {string} at */
export function degree(svg, at) {
  let sum = 0;
  for (const group of each(svg, ".bridges")) {
    if (group.dataset.at?.split("-").includes(at)) sum += Number(group.dataset.count);
  }
  return sum;
}
