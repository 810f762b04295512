// Painting a sheet: setting attributes on the one drawing that the server made.
import { say } from "/texts.js";
import { each } from "./dom.js";

/** What is painted of a sheet. @typedef {Pick<import("./types.js").Sheet, "numbers"|"bridges"|"finished"|"void">} PaintedSheet */
/** @typedef {{at: string, element: SVGElement, number: Element}} IslandPart */
/** @typedef {{at: string, bridges: SVGElement, dots: SVGElement}} LinePart */
/** The islands and lines of each drawing, looked for once. @type {WeakMap<SVGElement, {islands: IslandPart[], lines: LinePart[]}>} */
const known = new WeakMap();

/** @param {SVGElement} svg */
function partsOf(svg) {
  let parts = known.get(svg);
  if (!parts) {
    const dots = new Map([...each(svg, ".dots")].map((element) => [element.dataset.at, element]));
    parts = {
      islands: [...each(svg, ".island")].map((element) => ({
        at: element.dataset.at ?? "",
        element,
        number: /** @type {Element} */ (element.querySelector(".number")),
      })),
      lines: [...each(svg, ".bridges")].map((bridges) => ({
        at: bridges.dataset.at ?? "",
        bridges,
        dots: /** @type {SVGElement} */ (dots.get(bridges.dataset.at)),
      })),
    };
    known.set(svg, parts);
  }
  return parts;
}

/** Only what changes: a slow phone has better things to do. @param {Element} element @param {string} name @param {unknown} value */
function put(element, name, value) {
  const text = value === null || value === undefined || value === false ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/**
 * A copy of the drawing for another sheet; ids are for the first one only.
 * @template {SVGElement} T
 * @param {T} svg
 */
export function copyOf(svg) {
  const copy = /** @type {T} */ (svg.cloneNode(true));
  for (const named of each(copy, "[id]")) named.removeAttribute("id");
  for (const button of each(copy, "[role], [tabindex], .bridges")) {
    for (const name of [
      "role",
      "tabindex",
      "aria-label",
      "data-allowed",
      "data-closed",
      "data-draft",
      "data-here",
      "data-hint",
      "data-new",
    ]) {
      button.removeAttribute(name);
    }
  }
  copy.removeAttribute("role");
  copy.removeAttribute("aria-label");
  copy.setAttribute("aria-hidden", "true"); // those who listen are told in words
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
 * @param {PaintedSheet} sheet as the server tells it
 * @param {{marks?: string[], number?: string|number, islands?: object|null, lines?: object|null, finishes?: string[], closed?: string[], hint?: string[]}} turn
 * `islands` and `lines` may not be marked, `finishes` has the islands that the marks finish, `closed` the lines that take no more bridges; `hint` names islands and lines
 */
export function paint(svg, sheet, turn = {}) {
  const { entry, bridges } = countMarks(turn.marks ?? []);
  const { islands, lines } = partsOf(svg);
  for (const { at, element, number } of islands) {
    const drafted = at === entry;
    const text = String((drafted ? turn.number : sheet.numbers[at]) ?? "");
    if (number.textContent !== text) number.textContent = text;
    const state = sheet.void.includes(at)
      ? "crossed-out"
      : sheet.finished.includes(at)
        ? "finished"
        : turn.finishes?.includes(at)
          ? "finishing"
          : "";
    put(
      element,
      "data-new",
      state === "finished" && element.dataset.state !== "finished" ? "" : null,
    );
    put(element, "data-state", state);
    put(element, "data-draft", drafted ? "" : null);
    put(element, "data-allowed", turn.islands && !(at in turn.islands) && !drafted ? "" : null);
    put(element, "data-hint", turn.hint?.includes(at) ? "" : null);
  }
  for (const { at, bridges: group, dots } of lines) {
    const drafted = bridges[at] ?? 0;
    const isAllowed = turn.lines && !(at in turn.lines) ? "" : null;
    const count = (sheet.bridges[at] ?? 0) + drafted;
    put(group, "data-count", count);
    put(group, "data-draft", drafted || null);
    put(group, "data-allowed", isAllowed);
    put(dots, "data-count", count);
    put(dots, "data-closed", turn.closed?.includes(at) ? "" : null);
    put(dots, "data-allowed", isAllowed);
    put(dots, "data-hint", turn.hint?.includes(at) ? "" : null);
  }
}

/** What each island is, drafts included, for those who listen. @param {SVGElement} svg */
export function inWords(svg) {
  const bridges = degrees(svg);
  return partsOf(svg).islands.map(({ at, element, number }) => ({
    element,
    words: say("island-label", {
      at,
      flag: element.dataset.flag ?? "none",
      number: Number(number.textContent) || 0,
      bridges: bridges.get(at) ?? 0,
      state: element.dataset.state || "open",
    }),
  }));
}

/** How many bridges lead to each island. @param {SVGElement} svg @returns {Map<string, number>} */
function degrees(svg) {
  const sums = new Map();
  for (const { at, bridges } of partsOf(svg).lines) {
    for (const end of at.split("-"))
      sums.set(end, (sums.get(end) ?? 0) + Number(bridges.dataset.count));
  }
  return sums;
}

/** A button, which says this to those who listen: none is without words. @param {Element} element @param {string} text */
export function nameButton(element, text) {
  put(element, "role", "button");
  put(element, "aria-label", text);
}
