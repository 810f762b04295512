// The course of a game: everyone's points after each round, as lines that differ in more than colour.
import { say } from "/texts.js";
import { make } from "./dom.js";
import { shape } from "./shapes.js";

/** @typedef {import("./types-replay.js").Replay} Replay */

const WIDTH = 340;
const HEIGHT = 182;
const LEFT = 24;
const TOP = 10;
const BOTTOM = 28;
const LABEL = 13;
const LONGEST_NAME = 8;

/** For each player: a pattern of strokes, and a mark around the middle. */
const STYLES = [
  { dashes: "none", mark: "M-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0" },
  { dashes: "8 4", mark: "M-3.6 -3.6 h7.2 v7.2 h-7.2 z" },
  { dashes: "1.5 4", mark: "M0 -4.8 L4.6 3.6 H-4.6 z" },
  { dashes: "10 3 2 3", mark: "M0 -5 L5 0 L0 5 L-5 0 z" },
];

/** @param {string} name */
const short = (name) => ([...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join("")}…` : name);

/** Points by player and round, from the first entries on; what is put right counts in its round. @param {Replay} replay */
export function pointsOf({ players, steps }) {
  const points = players.map(() => /** @type {number[]} */ ([]));
  for (const { round, scores } of steps) scores.forEach(({ total }, seat) => { points[seat][round] = total; });
  return points;
}

class Scale {
  /** @param {number} rounds @param {number} most @param {number} right */
  constructor(rounds, most, right) {
    this.step = most > 50 ? 20 : 10;
    this.most = Math.max(this.step, Math.ceil(most / this.step) * this.step);
    this.across = (WIDTH - LEFT - right) / rounds;
    this.up = (HEIGHT - TOP - BOTTOM) / this.most;
  }

  /** @param {number} round */
  x(round) {
    return Math.round((LEFT + round * this.across) * 10) / 10;
  }

  /** @param {number} points */
  y(points) {
    return Math.round((HEIGHT - BOTTOM - points * this.up) * 10) / 10;
  }
}

/** Lines for points, and numbers for rounds. @param {Scale} scale @param {number} rounds @param {number} end */
function paper(scale, rounds, end) {
  const parts = [];
  for (let points = 0; points <= scale.most; points += scale.step) {
    const y = scale.y(points);
    parts.push(shape("path", { class: "grid", d: `M${LEFT} ${y} H${end}` }),
      shape("text", { class: "scale points", x: LEFT - 5, y: y + 3.5 }, String(points)));
  }
  for (const round of [1, 5, 10, 15, rounds]) {
    parts.push(shape("text", { class: "scale", x: scale.x(round), y: HEIGHT - BOTTOM + 13 }, String(round)));
  }
  return parts;
}

/** Names at the ends of the lines, none above another. @param {string[]} names @param {number[][]} points @param {Scale} scale */
function labels(names, points, scale) {
  const ends = points.map((course, seat) => ({ seat, x: scale.x(course.length - 1) + 9, y: scale.y(course.at(-1) ?? 0) }));
  ends.sort((a, b) => a.y - b.y);
  ends.forEach((end, at) => { if (at) end.y = Math.max(end.y, ends[at - 1].y + LABEL); });
  const over = (ends.at(-1)?.y ?? 0) - (HEIGHT - BOTTOM);
  if (over > 0) ends.forEach((end) => { end.y -= over; });
  return ends.flatMap(({ seat, x, y }) => (names.length > 1 ? [
    shape("path", { class: `mark p${seat}`, d: STYLES[seat].mark, transform: `translate(${x + 4} ${y})` }),
    shape("text", { class: `name p${seat}`, x: x + 12, y: y + 3.5 }, `${short(names[seat])} ${points[seat].at(-1)}`),
  ] : [shape("text", { class: `name p${seat}`, x, y: y + 3.5 }, String(points[seat].at(-1)))]));
}

/**
 * The figure, and a function that shows where one is.
 * @param {Replay} replay
 */
export function courseOf(replay) {
  const { players, rounds, steps } = replay;
  const points = pointsOf(replay);
  const right = players.length > 1 ? 104 : 30;
  const scale = new Scale(rounds, Math.max(...points.flat()), right);
  const here = shape("path", { class: "here" });
  const won = steps.flatMap(({ awards }) => awards);
  const lines = points.map((course, seat) => shape("path", {
    class: `line p${seat}`,
    "stroke-dasharray": STYLES[seat].dashes,
    d: course.map((total, round) => `${round ? "L" : "M"}${scale.x(round)} ${scale.y(total)}`).join(" "),
  }));
  const marks = points.flatMap((course, seat) => {
    const at = [...new Set(won.filter((award) => award.seat === seat).map(({ round }) => round))];
    return at.map((round) => shape("path", {
      class: `mark p${seat}`, d: STYLES[seat].mark, transform: `translate(${scale.x(round)} ${scale.y(course[round])})`,
    }));
  });
  const svg = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart", role: "img", "aria-label": summary(players, points) },
    ...paper(scale, rounds, scale.x(rounds)), here, ...lines, ...marks, ...labels(players, points, scale),
    shape("text", { class: "scale", x: (LEFT + scale.x(rounds)) / 2, y: HEIGHT - 4 }, say("chart-rounds")));
  const figure = make("figure", { class: "course" },
    make("figcaption", {}, make("b", {}, say("chart-title")), " ", say(won.length ? "chart-about" : "chart-about-plain")),
    svg, table(players, points));
  /** @param {number} round */
  const show = (round) => here.setAttribute("d", `M${scale.x(round)} ${TOP} V${HEIGHT - BOTTOM}`);
  return { figure, show };
}

/** @param {string[]} players @param {number[][]} points */
const summary = (players, points) => [say("chart-title"), ...players.map((name, seat) =>
  say("chart-line", { name, points: points[seat].at(-1) ?? 0, half: points[seat][Math.floor(points[seat].length / 2)] ?? 0, round: Math.floor(points[seat].length / 2) }))].join(" ");

/** The same in numbers. @param {string[]} players @param {number[][]} points */
function table(players, points) {
  return make("details", {},
    make("summary", {}, say("chart-table")),
    make("table", {},
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, say("chart-round")),
        ...players.map((name) => make("th", { scope: "col" }, name)))),
      make("tbody", {}, ...points[0].map((_, round) => make("tr", {},
        make("th", { scope: "row" }, String(round)),
        ...points.map((course) => make("td", {}, String(course[round]))))))));
}
