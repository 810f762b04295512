// Fingers, mice and keys on the board: which island or line is meant.
import { say } from "/texts/en.js";
import { degree } from "./sheet.js";

const ISLAND_REACH = 27;
const LINE_REACH = 26;

export class Board {
  /** @param {SVGSVGElement} svg @param {(at: string) => void} mark */
  constructor(svg, mark) {
    this.svg = svg;
    this.mark = mark;
    this.islands = new Map();
    for (const island of svg.querySelectorAll(".island")) {
      const [, x, y] = island.getAttribute("transform").match(/translate\(([\d.]+) ([\d.]+)\)/);
      this.islands.set(island.dataset.at, { x: Number(x), y: Number(y), element: island });
    }
    this.lines = [...svg.querySelectorAll(".dots")].map((dots) => {
      const [from, to] = dots.dataset.at.split("-");
      return { at: dots.dataset.at, from, to, element: dots };
    });
    svg.setAttribute("role", "group");
    for (const [at, { element }] of this.islands) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", at === [...this.islands.keys()][0] ? "0" : "-1");
    }
    for (const { element } of this.lines) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "-1");
    }
    svg.addEventListener("pointerdown", (event) => this.press(event));
    svg.addEventListener("pointerup", (event) => this.release(event));
    svg.addEventListener("pointercancel", () => { this.from = null; });
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("click", (event) => {
      // Assistive technology clicks elements without a pointer.
      if (event.detail === 0) this.mark(event.target.closest("[data-at]")?.dataset.at);
    });
  }

  point(event) {
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(this.svg.getScreenCTM().inverse());
  }

  islandNear({ x, y }, reach) {
    let nearest = null;
    let least = reach;
    for (const [at, place] of this.islands) {
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance < least) [nearest, least] = [at, distance];
    }
    return nearest;
  }

  lineNear({ x, y }) {
    let nearest = null;
    let least = LINE_REACH;
    for (const { at, from, to } of this.lines) {
      const a = this.islands.get(from);
      const b = this.islands.get(to);
      const along = Math.max(0, Math.min(1,
        ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)));
      const distance = Math.hypot(a.x + along * (b.x - a.x) - x, a.y + along * (b.y - a.y) - y);
      if (distance < least) [nearest, least] = [at, distance];
    }
    return nearest;
  }

  lineBetween(one, other) {
    return this.lines.find(({ from, to }) =>
      (from === one && to === other) || (from === other && to === one))?.at ?? null;
  }

  press(event) {
    if (event.button) return;
    this.from = this.point(event);
    this.svg.setPointerCapture(event.pointerId);
  }

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
    const at = this.islandNear(to, ISLAND_REACH) ?? this.lineNear(to);
    if (at) this.mark(at);
  }

  /** A drag draws towards the next island in its direction, also when it stops short of it. */
  lineTowards(start, to) {
    const end = this.islandNear(to, ISLAND_REACH * 1.3);
    if (end && end !== start) return this.lineBetween(start, end);
    const { x, y } = this.islands.get(start);
    return this.neighbour(start, Math.abs(to.x - x) > Math.abs(to.y - y)
      ? [Math.sign(to.x - x), 0] : [0, Math.sign(to.y - y)])?.line ?? null;
  }

  neighbour(at, [dx, dy]) {
    const here = this.islands.get(at);
    for (const { at: line, from, to } of this.lines) {
      const other = from === at ? to : to === at ? from : null;
      if (!other) continue;
      const there = this.islands.get(other);
      if (Math.sign(there.x - here.x) === dx && Math.sign(there.y - here.y) === dy) {
        return { line, island: other };
      }
    }
    return null;
  }

  /** Arrows walk along the dotted lines, with Shift they draw; Enter and Space write. */
  key(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const at = event.target.closest("[data-at]")?.dataset.at;
    if (!at) return;
    if (ways[event.key] && this.islands.has(at)) {
      event.preventDefault();
      const next = this.neighbour(at, ways[event.key]);
      if (next && event.shiftKey) this.mark(next.line);
      else if (next) this.focus(next.island);
      else this.focus(this.nearestTowards(at, ways[event.key]) ?? at);
    } else if (event.key === " " || /^[1-6]$/.test(event.key)) {
      event.preventDefault();
      this.mark(at);
    }
  }

  /** Where no line leads: the next island in that direction, so that one gets everywhere. */
  nearestTowards(at, [dx, dy]) {
    const here = this.islands.get(at);
    let nearest = null;
    let least = Infinity;
    for (const [other, there] of this.islands) {
      const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (ahead > 0 && ahead + 2 * aside < least) [nearest, least] = [other, ahead + 2 * aside];
    }
    return nearest;
  }

  focus(at) {
    for (const { element } of this.islands.values()) element.setAttribute("tabindex", "-1");
    const { element } = this.islands.get(at);
    element.setAttribute("tabindex", "0");
    element.focus();
  }

  /** What each island and line is, for those who listen. */
  describe() {
    for (const [at, { element }] of this.islands) {
      const facts = {
        at,
        flag: element.dataset.flag ?? "none",
        number: Number(element.querySelector(".number").textContent) || 0,
        bridges: degree(this.svg, at),
        state: element.dataset.state || "open",
      };
      element.setAttribute("aria-label", say("island-label", facts));
    }
    for (const { at, from, to, element } of this.lines) {
      const bridges = Number(element.dataset.count);
      element.setAttribute("aria-label", say("line-label", { from, to, bridges }));
    }
  }
}
