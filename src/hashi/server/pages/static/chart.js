// The course of a game: everyone's points after each round, as lines that differ in more than colour.
import { say } from "/texts.js";
import { SIGNS, sign } from "./cards.js";
import { make } from "./dom.js";
import { shape } from "./shapes.js";

/** @typedef {import("./types-replay.js").Replay} Replay */
/** A goal, who reached it, and in which round. @typedef {{seat: number, goal: string, round: number}} Reached */

const WIDTH = 340;
const HEIGHT = 196;
const LEFT = 24;
const TOP = 24;
const BOTTOM = 28;
const LABEL = 13;
const LONGEST_NAME = 8;
const GOALS = /** @type {const} */ (["red", "blue", "six"]);
/** How large the sign of a goal is, and how far above the line it stands; a second one stands above the first. */
const BADGE = 9;
const STEM = 14;

/** For each player, a pattern of strokes. */
const DASHES = ["none", "8 4", "1.5 4", "10 3 2 3"];
/** How long a piece of it stands before a name. */
const PIECE = 16;

/** Without its end, but with the number that tells bots apart. @param {string} name */
function short(name) {
  if ([...name].length <= LONGEST_NAME) return name;
  const number = name.match(/ \d$/)?.[0] ?? "";
  return `${[...name].slice(0, LONGEST_NAME - 1 - number.length).join("")}…${number}`;
}

/** Points by player and round, from the first entries on; what is put right counts in its round. @param {Replay} replay */
export function pointsOf({ players, steps }) {
  const points = players.map(() => /** @type {number[]} */ ([]));
  for (const { round, scores } of steps)
    scores.forEach(({ total }, seat) => {
      points[seat][round] = total;
    });
  return points;
}

/** Each goal with points at the end; one that counts only in the final count is reached with the last card (R7.2). @param {Replay} replay @returns {Reached[]} */
function reachedIn({ players, steps }) {
  const last = steps[steps.length - 1];
  const awards = steps.flatMap((step) => step.awards);
  return players.flatMap((_, seat) =>
    GOALS.filter((goal) => last.scores[seat][goal]).map((goal) => {
      const award = awards.find((each) => each.seat === seat && each.goal === goal);
      return { seat, goal, round: award?.round ?? last.round };
    }),
  );
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
    parts.push(
      shape("path", { class: "grid", d: `M${LEFT} ${y} H${end}` }),
      shape("text", { class: "scale points", x: LEFT - 5, y: y + 3.5 }, String(points)),
    );
  }
  for (const round of [1, 5, 10, 15, rounds]) {
    parts.push(
      shape("text", { class: "scale", x: scale.x(round), y: HEIGHT - BOTTOM + 13 }, String(round)),
    );
  }
  return parts;
}

/** Names at the ends of the lines, none above another, each after a piece of its line. @param {string[]} names @param {number[][]} points @param {Scale} scale */
function labels(names, points, scale) {
  const ends = points.map((course, seat) => ({
    seat,
    x: scale.x(course.length - 1) + 11,
    y: scale.y(course.at(-1) ?? 0),
  }));
  ends.sort((a, b) => a.y - b.y);
  ends.forEach((end, at) => {
    if (at) end.y = Math.max(end.y, ends[at - 1].y + LABEL);
  });
  const over = (ends.at(-1)?.y ?? 0) - (HEIGHT - BOTTOM);
  if (over > 0)
    ends.forEach((end) => {
      end.y -= over;
    });
  return ends.flatMap(({ seat, x, y }) =>
    names.length > 1
      ? [
          shape("path", {
            class: `line p${seat}`,
            "stroke-dasharray": DASHES[seat],
            d: `M${x} ${y} h${PIECE}`,
          }),
          shape(
            "text",
            { class: `name p${seat}`, x: x + PIECE + 3, y: y + 3.5 },
            `${short(names[seat])} ${points[seat].at(-1)}`,
          ),
        ]
      : [shape("text", { class: `name p${seat}`, x, y: y + 3.5 }, String(points[seat].at(-1)))],
  );
}

/** @typedef {{x: number, y: number}} Point */

/** Where a sign finds room: over its place on the line or, where that is too high, under it. @param {Point} foot @param {Point[]} taken */
function roomFor({ x, y: foot }, taken) {
  for (const way of [-1, 1]) {
    for (let y = foot + way * STEM; y > BADGE && y < HEIGHT - BOTTOM - BADGE; y += way * BADGE) {
      if (taken.every((other) => Math.hypot(other.x - x, other.y - y) >= 2 * BADGE)) return y;
    }
  }
  return foot - STEM;
}

/** The sign of each goal in a ring of the player's strokes, on a stem that leads to the line. @param {Reached[]} reached @param {number[][]} points @param {Scale} scale */
function badges(reached, points, scale) {
  /** @type {Point[]} */
  const taken = [];
  const parts = reached.map(({ seat, goal, round }) => {
    const foot = { x: scale.x(round), y: scale.y(points[seat][round]) };
    const [x, y] = [foot.x, roomFor(foot, taken)];
    taken.push({ x, y });
    return {
      stem: shape("path", { class: `stem p${seat}`, d: `M${x} ${foot.y} V${y}` }),
      badge: shape(
        "g",
        { class: `badge p${seat}` },
        shape("circle", { cx: x, cy: y, r: BADGE - 1, "stroke-dasharray": DASHES[seat] }),
        shape("path", {
          class: `flag ${goal}`,
          d: SIGNS[goal],
          transform: `translate(${x - 5} ${y - 5.5}) scale(0.5)`,
        }),
      ),
    };
  });
  return [...parts.map(({ stem }) => stem), ...parts.map(({ badge }) => badge)]; // no stem crosses a sign
}

/**
 * The figure, and a function that shows where one is.
 * @param {Replay} replay
 */
export function courseOf(replay) {
  const { players, rounds } = replay;
  const points = pointsOf(replay);
  const right = players.length > 1 ? 108 : 32;
  const scale = new Scale(rounds, Math.max(...points.flat()), right);
  const here = shape("path", { class: "here" });
  const reached = reachedIn(replay);
  const lines = points.map((course, seat) =>
    shape("path", {
      class: `line p${seat}`,
      "stroke-dasharray": DASHES[seat],
      d: course
        .map((total, round) => `${round ? "L" : "M"}${scale.x(round)} ${scale.y(total)}`)
        .join(" "),
    }),
  );
  const svg = shape(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "chart",
      role: "img",
      "aria-label": summary(players, points, reached),
    },
    ...paper(scale, rounds, scale.x(rounds)),
    here,
    ...lines,
    ...badges(reached, points, scale),
    ...labels(players, points, scale),
    shape(
      "text",
      { class: "scale", x: (LEFT + scale.x(rounds)) / 2, y: HEIGHT - 4 },
      say("chart-rounds"),
    ),
  );
  const figure = make(
    "figure",
    { class: "course" },
    make("figcaption", {}, make("b", {}, say("chart-title")), " ", say("chart-about")),
    svg,
    ...legend(reached),
    table(players, points, reached),
  );
  /** @param {number} round */
  const show = (round) => here.setAttribute("d", `M${scale.x(round)} ${TOP} V${HEIGHT - BOTTOM}`);
  return { figure, show };
}

/** What the signs on the lines say. @param {Reached[]} reached */
function legend(reached) {
  const goals = GOALS.filter((goal) => reached.some((each) => each.goal === goal));
  if (!goals.length) return [];
  return [
    make(
      "ul",
      { class: "legend", "aria-label": say("chart-goals") },
      ...goals.map((goal) => make("li", {}, sign(goal), say(`goal-${goal}`))),
    ),
  ];
}

/** @param {string[]} players @param {number[][]} points @param {Reached[]} reached */
const summary = (players, points, reached) =>
  [
    say("chart-title"),
    ...players.flatMap((name, seat) => {
      const round = Math.floor(points[seat].length / 2);
      return [
        say("chart-line", {
          name,
          points: points[seat].at(-1) ?? 0,
          half: points[seat][round] ?? 0,
          round,
        }),
        ...reached
          .filter((each) => each.seat === seat)
          .map(({ goal, round }) => say("chart-goal", { goal: say(`goal-${goal}`), round })),
      ];
    }),
  ].join(" ");

/** The same in numbers. @param {string[]} players @param {number[][]} points @param {Reached[]} reached */
function table(players, points, reached) {
  /** @param {number} seat @param {number} round */
  const goals = (seat, round) =>
    reached
      .filter((each) => each.seat === seat && each.round === round)
      .flatMap(({ goal }) => [
        sign(goal),
        make("span", { class: "unseen" }, say(`goal-${goal}`)),
        " ",
      ]);
  return make(
    "details",
    {},
    make("summary", {}, say("chart-table")),
    make(
      "table",
      {},
      make(
        "thead",
        {},
        make(
          "tr",
          {},
          make("th", { scope: "col" }, say("chart-round")),
          ...players.map((name) => make("th", { scope: "col" }, name)),
        ),
      ),
      make(
        "tbody",
        {},
        ...points[0].map((_, round) =>
          make(
            "tr",
            {},
            make("th", { scope: "row" }, String(round)),
            ...points.map((course, seat) =>
              make("td", {}, ...goals(seat, round), String(course[round])),
            ),
          ),
        ),
      ),
    ),
  );
}
