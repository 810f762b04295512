// Who reached which goal, and the points so far: a table with a button for each player and goal.
import { say } from "/texts.js";
import { sign } from "./cards.js";
import { make } from "./dom.js";

/** @typedef {import("./types-companion.js").Standing} Standing */
/** @typedef {import("./types.js").Goal} Goal */
/** @typedef {(player: number, goal: Goal, isReached: boolean) => void} Toggle */

/**
 * Goals of the card `at` can be entered and taken back; those of other cards are only shown.
 * @param {HTMLElement} table @param {string[]} players @param {Standing} standing @param {number} at @param {Toggle} toggle
 */
export function paintTally(table, players, standing, at, toggle) {
  const focused = table.contains(document.activeElement) ? document.activeElement?.id : null;
  const head = make(
    "tr",
    {},
    make("td"),
    ...players.map((name, player) =>
      make("th", { scope: "col", title: name }, sheetLink(name, player)),
    ),
  );
  const goals = /** @type {[Goal, Standing["goals"][string]][]} */ (Object.entries(standing.goals));
  const rows = goals.map(([goal, worth]) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, goalLabel(goal, worth)),
      ...players.map((name, player) =>
        make("td", {}, goalButton(name, player, goal, standing, at, toggle)),
      ),
    ),
  );
  const points = make(
    "tr",
    { class: "total" },
    make("th", { scope: "row" }, table.dataset.points ?? ""),
    ...standing.scores.map(({ total }) => make("td", {}, String(total))),
  );
  table.replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows, points));
  if (focused) document.getElementById(focused)?.focus();
}

/** To what a player has drawn, with the cards seen so far. @param {string} name @param {number} player */
const sheetLink = (name, player) =>
  make(
    "a",
    {
      href: `/companion/sheet#${player}`,
      "aria-label": `${name}: ${document.body.dataset.check}`,
    },
    name,
  );

/** The higher value is crossed out once it is gone. @param {string} goal @param {Standing["goals"][string]} worth */
function goalLabel(goal, { first, later, open, until }) {
  return make(
    "span",
    { class: "goal" },
    sign(goal),
    make(
      "span",
      {},
      say(`goal-${goal}`),
      make(
        "span",
        { class: "worth" },
        make(open ? "b" : "s", {}, String(first)),
        " ",
        ...(until && open ? [make("small", {}, say("goal-until", { card: until })), " "] : []),
        make(open ? "span" : "b", {}, String(later)),
      ),
    ),
  );
}

/** @param {string} name @param {number} player @param {Goal} goal @param {Standing} standing @param {number} at @param {Toggle} toggle */
function goalButton(name, player, goal, { awards }, at, toggle) {
  const award = awards.find((each) => each.seat === player && each.goal === goal);
  const label = `${name}: ${say(`goal-${goal}`)}${award ? `, ${say("points", { points: award.points })}` : ""}`;
  return make(
    "button",
    {
      id: `goal-${goal}-${player}`,
      class: award ? "got" : "",
      "aria-pressed": String(Boolean(award)),
      "aria-label": label,
      disabled: Boolean(award) && award?.round !== at,
      onclick: () => toggle(player, goal, Boolean(award)),
    },
    award ? String(award.points) : "",
  );
}
