// Fingers, mice and keys on the board: which island or line is meant.
import { say } from "/texts.js";
import { each } from "./dom.js";
import { inWords, nameButton } from "./sheet.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {[number, number]} Way to the right, and down */

/** Milliseconds: ink first, words after it. */
const AFTER_INK = 60;
const ISLAND_REACH = 25;
/** How large `hashi.draw.svg` draws an island. */
const LAND = 19;
const LINE_REACH = 26;
/** How much nearer a line must be that does not glow. */
const CROSSING = 8;

/** @type {Record<string, Way>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place of what an event is about. @param {Event} event */
const placeOf = (event) =>
  /** @type {Element} */ (event.target).closest("[data-at]")?.getAttribute("data-at") ?? undefined;

export class Board {
  /** @param {SVGSVGElement} svg @param {(at: string|undefined, digit?: string) => void} mark */
  constructor(svg, mark) {
    this.svg = svg;
    this.mark = mark;
    /** Where a press began. @type {Point|null} */
    this.from = null;
    /** @type {Map<string, Point & {element: SVGElement}>} */
    this.islands = new Map();
    for (const island of each(svg, ".island")) {
      const [x, y] = (island.getAttribute("transform") ?? "").match(/[\d.]+/g) ?? [];
      this.islands.set(island.dataset.at ?? "", { x: Number(x), y: Number(y), element: island });
    }
    this.lines = [...each(svg, ".dots")].map((dots) => {
      const at = dots.dataset.at ?? "";
      const [from, to] = at.split("-");
      return { at, from, to, element: dots };
    });
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", say("home-board"));
    for (const [at, { element }] of this.islands) {
      element.setAttribute("tabindex", at === [...this.islands.keys()][0] ? "0" : "-1");
    }
    for (const { element } of this.lines) element.setAttribute("tabindex", "-1");
    svg.addEventListener("pointerdown", (event) => this.press(event));
    svg.addEventListener("pointerup", (event) => this.release(event));
    // Without the mouse that a touch pretends to be, the ink is there a moment earlier.
    svg.addEventListener("touchend", (event) => event.preventDefault());
    svg.addEventListener("pointercancel", () => {
      this.from = null;
    });
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("click", (event) => {
      // Assistive technology clicks elements without a pointer.
      if (event.detail === 0) this.mark(placeOf(event));
    });
  }

  /** @param {string} at */
  island(at) {
    return /** @type {Point & {element: SVGElement}} */ (this.islands.get(at));
  }

  /** @param {PointerEvent} event */
  point(event) {
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  /** @param {Point} point @param {number} reach */
  islandNear({ x, y }, reach) {
    let nearest = null;
    let least = reach;
    for (const [at, place] of this.islands) {
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance < least) [nearest, least] = [at, distance];
    }
    return nearest;
  }

  /** Where lines cross, rather one that glows. @param {Point} point */
  lineNear({ x, y }) {
    let nearest = null;
    let least = LINE_REACH + CROSSING;
    for (const { at, from, to, element } of this.lines) {
      const a = this.island(from);
      const b = this.island(to);
      const along = Math.max(
        0,
        Math.min(
          1,
          ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y))
            / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2),
        ),
      );
      const away = Math.hypot(a.x + along * (b.x - a.x) - x, a.y + along * (b.y - a.y) - y);
      const distance = element.hasAttribute("data-allowed") ? away : away + CROSSING;
      if (away < LINE_REACH && distance < least) [nearest, least] = [{ at, away }, distance];
    }
    return nearest;
  }

  /** What a tap is for: an island within its shore, and beyond it whatever is nearer. @param {Point} point */
  meant(point) {
    const at = this.islandNear(point, ISLAND_REACH);
    const line = this.lineNear(point);
    if (!at || !line) return at ?? line?.at;
    const { x, y } = this.island(at);
    const beyond = Math.hypot(x - point.x, y - point.y) - LAND;
    return beyond < 0 || beyond < line.away ? at : line.at;
  }

  /** @param {string} one @param {string} other */
  lineBetween(one, other) {
    return (
      this.lines.find(
        ({ from, to }) => (from === one && to === other) || (from === other && to === one),
      )?.at ?? null
    );
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button) return;
    this.from = this.point(event);
    this.svg.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.from) return;
    const start = this.islandNear(this.from, ISLAND_REACH);
    const to = this.point(event);
    const moved = Math.hypot(to.x - this.from.x, to.y - this.from.y);
    this.from = null;
    if (start && moved > ISLAND_REACH) {
      const line = this.lineTowards(start, to);
      if (line) this.mark(line);
      return;
    }
    const at = this.meant(to);
    if (at) this.mark(at);
  }

  /** A drag draws towards the next island in its direction, also when it stops short of it. @param {string} start @param {Point} to */
  lineTowards(start, to) {
    const end = this.islandNear(to, ISLAND_REACH * 1.3);
    if (end && end !== start) return this.lineBetween(start, end);
    const { x, y } = this.island(start);
    return (
      this.neighbour(
        start,
        Math.abs(to.x - x) > Math.abs(to.y - y)
          ? [Math.sign(to.x - x), 0]
          : [0, Math.sign(to.y - y)],
      )?.line ?? null
    );
  }

  /** @param {string} at @param {Way} way */
  neighbour(at, [dx, dy]) {
    const here = this.island(at);
    for (const { at: line, from, to } of this.lines) {
      const other = from === at ? to : to === at ? from : null;
      if (!other) continue;
      const there = this.island(other);
      if (Math.sign(there.x - here.x) === dx && Math.sign(there.y - here.y) === dy) {
        return { line, island: other };
      }
    }
    return null;
  }

  /** Arrows walk along the dotted lines, with Shift they draw; Enter and Space write. @param {KeyboardEvent} event */
  key(event) {
    const at = placeOf(event);
    if (!at) return;
    if (WAYS[event.key] && this.islands.has(at)) {
      event.preventDefault();
      const next = this.neighbour(at, WAYS[event.key]);
      if (event.shiftKey) this.mark(next?.line);
      else if (next) this.focus(next.island);
      else this.focus(this.nearestTowards(at, WAYS[event.key]) ?? at);
    } else if (event.key === " " || /^[1-6]$/.test(event.key)) {
      event.preventDefault();
      this.mark(at, event.key.trim());
    }
  }

  /** Where no line leads: the next island in that direction, so that one gets everywhere. @param {string} at @param {Way} way */
  nearestTowards(at, [dx, dy]) {
    const here = this.island(at);
    let nearest = null;
    let least = Infinity;
    for (const [other, there] of this.islands) {
      const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (ahead > 0 && ahead + 2 * aside < least) [nearest, least] = [other, ahead + 2 * aside];
    }
    return nearest;
  }

  /** The focus, where everybody begins. */
  begin() {
    this.focus([...this.islands.keys()][0]);
  }

  /** @param {string} at */
  focus(at) {
    for (const { element } of this.islands.values()) element.setAttribute("tabindex", "-1");
    const { element } = this.island(at);
    element.setAttribute("tabindex", "0");
    element.focus();
  }

  /** What each island and line is, for those who listen: once the ink has been painted. */
  describe() {
    clearTimeout(this.describing);
    this.describing = setTimeout(() => this.describeNow(), AFTER_INK);
  }

  describeNow() {
    for (const { element, words } of inWords(this.svg)) nameButton(element, words);
    for (const { from, to, element } of this.lines) {
      nameButton(element, say("line-label", { from, to, bridges: Number(element.dataset.count) }));
    }
  }
}
