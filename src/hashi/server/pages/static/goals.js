// The three goals over the board: how far one is, and what they are worth. Whoever taps one reads what it means.
import { say } from "/texts.js";
import { sign } from "./cards.js";
import { byId, each, make } from "./dom.js";
import { openDialog } from "./keys.js";
import { state } from "./state.js";

/** @typedef {import("./types.js").Table["goals"]} Goals */

/** How many of the islands that the goal needs are there. @param {SVGElement} svg @param {string} goal @param {number} needs */
function progress(svg, goal, needs) {
  const { finished, linked } = state.sheetOf(state.shown);
  const flagged = [...each(svg, `.island[data-flag="${goal}"]`)].map(
    (island) => island.dataset.at ?? "",
  );
  const done = goal === "six" ? linked : flagged.filter((at) => finished.includes(at)).length;
  return { done: Math.min(done, needs), all: needs };
}

/** @param {SVGElement} svg */
export function showGoals(svg) {
  const { table, shown } = state;
  const focused = byId("goals").contains(document.activeElement)
    ? document.activeElement?.id
    : null;
  byId("goals").replaceChildren(
    ...Object.entries(table.goals).map(([goal, { first, later, open, until, needs }]) => {
      const award = table.awards.find((each) => each.seat === shown && each.goal === goal);
      // One that no longer matters keeps its place, so that nothing below moves.
      const deadline = until
        ? make("small", { class: open && !award ? "" : "past" }, say("goal-until", { card: until }))
        : "";
      return make(
        "li",
        {},
        make(
          "button",
          { id: `goal-${goal}`, class: award ? "got" : "", onclick: () => explain(table.goals) },
          sign(goal),
          make(
            "span",
            { class: "progress" },
            say("goal-progress", progress(svg, goal, needs)),
            make("span", { class: "unseen" }, ` ${say(`goal-${goal}`)}`),
          ),
          award
            ? make("b", {}, String(award.points))
            : make(
                "span",
                { class: "worth" },
                make(open ? "b" : "s", {}, String(first)),
                make(open ? "span" : "b", {}, String(later)),
              ),
          deadline,
        ),
      );
    }),
  );
  if (focused) byId(focused)?.focus();
}

/** @param {Goals} goals */
function explain(goals) {
  openDialog(say("goals-label"), [
    make(
      "dl",
      { class: "goals" },
      ...Object.entries(goals).flatMap(([goal, { first, later, until }]) => [
        make("dt", {}, sign(goal), say(`goal-${goal}`)),
        make(
          "dd",
          {},
          say(`goal-${goal}-about`),
          " ",
          say("goal-worth", { first, later, until: until ?? 0, solo: until ? "yes" : "no" }),
        ),
      ]),
    ),
  ]);
}
