// Around a real table: this page turns up the cards, and keeps the points. It keeps all of the game itself, and asks where it stands.
import { say } from "/texts.js";
import { askFirst } from "./asking.js";
import { cardWords, paintCard, paintStrip } from "./cards.js";
import { totals, verdict } from "./count.js";
import { byId, make } from "./dom.js";
import { showProblem } from "./field.js";
import { settings } from "./options.js";
import { ask, keep, kept } from "./paper.js";
import { sound, speak } from "./senses.js";
import { paintTally } from "./tally.js";

/** @typedef {import("./types-companion.js").Call} Call */
/** What happens next. @typedef {NonNullable<import("./types-companion.js").CallRequest["act"]>} Act */
/** @typedef {import("./types-companion.js").Reached} Reached */
/** @typedef {import("./types-companion.js").CallResponse} CallResponse */

/** Milliseconds for which a card that was turned up stays the last one, as fingers tap twice. */
const PAUSE = 400;

/** What the server said last. @type {CallResponse|null} */
let told = null;
/** The card of which the goals are shown. */
let at = 0;
/** One change is made after the other. */
let last = Promise.resolve();
/** Another one for each game: what was asked about an earlier game comes too late. */
let game = {};

/** @param {Act} act @param {boolean} [sure] also against a sheet that was checked */
function enter(act, sure = false) {
  const asked = game;
  last = last.then(async () => {
    if (told && asked === game) await post(told.call, act, sure);
  });
  return last;
}

/** A call counts once the server has found nothing wrong with it. @param {Call} call @param {Act} [act] @param {boolean} [sure] @returns {Promise<boolean>} */
async function post(call, act, sure) {
  const asked = game;
  const answer = await ask("/api/companion", { call, act, sure });
  if (asked !== game) return false;
  tellProblem(answer, act);
  if (answer.doubt) {
    askIfSure(answer.doubt, /** @type {Reached} */ (act));
    return false;
  }
  byId("retry").hidden = !answer.isAway || Boolean(told) || !kept().call;
  if (answer.problem) {
    if (told) show();
    else byId("setup").hidden = !byId("retry").hidden;
    return false;
  }
  const before = told;
  told = /** @type {CallResponse} */ (answer);
  keep({ call: told.call });
  if (act === "next" || !before || at > told.standing.round) at = told.standing.round;
  show();
  followFocus(before);
  announce(before, act);
  return true;
}

/** Beside the count that it is about or, without one, above everything. @param {{problem?: string, isAway?: boolean}} answer @param {Act} [act] */
function tellProblem({ problem = "", isAway }, act) {
  const isCount = typeof act === "object" && !("goal" in act);
  const field = isCount && !isAway ? byId(`islands-${act.player}`) : null;
  if (field) showProblem(field, problem);
  byId("problem").textContent = field ? "" : problem;
  if (problem && !field) byId("problem").scrollIntoView({ block: "nearest" });
}

/** A goal was announced that the player's sheet did not show. @param {string} doubt @param {Reached} act */
async function askIfSure(doubt, act) {
  if (document.querySelector("dialog[open]")) return; // the goal was tapped twice
  const { count, leave } = document.body.dataset;
  if (await askFirst(say(`goal-${act.goal}`), doubt, { yes: count, no: leave })) enter(act, true);
}

/** Where a button has gone, keys go on with what comes next. @param {CallResponse|null} before */
function followFocus(before) {
  const { standing } = /** @type {CallResponse} */ (told);
  if (standing.winners && !before?.standing.winners) byId("verdict").focus();
  else if (standing.is_over && before && !before.standing.is_over) {
    /** @type {HTMLElement|null} */ (byId("goals").querySelector("button:enabled"))?.focus();
  }
}

/** What is new is read out; what was undone is written, too. @param {CallResponse|null} before @param {Act} [act] */
function announce(before, act) {
  const { call, standing, undone } = /** @type {CallResponse} */ (told);
  byId("undone").textContent = undone ?? "";
  if (!before) return;
  const old = before.standing.awards.map(({ seat, goal }) => `${seat} ${goal}`);
  const awards = standing.awards.filter(({ seat, goal }) => !old.includes(`${seat} ${goal}`));
  const words =
    act === "next" && standing.card
      ? [cardWords(standing.card)]
      : awards.map(({ seat, goal, points }) =>
          say("news-award", { name: call.players[seat], goal: say(`goal-${goal}`), points }),
        );
  if (undone || !words.length) return;
  byId("live").textContent = words.join(" ");
  speak(words.join(" "));
  sound(act === "next" ? "card" : "award");
}

function show() {
  const { call, standing } = /** @type {CallResponse} */ (told);
  const isCounted = standing.winners !== null;
  const solo = call.players.length === 1 ? "yes" : "no";
  byId("setup").hidden = true;
  byId("calling").hidden = isCounted;
  byId("tally").hidden = isCounted || standing.round === 0;
  byId("count").hidden = isCounted || !standing.is_over;
  byId("result").hidden = !isCounted;
  byId("along").hidden = false;
  byId("again").hidden = !isCounted;
  byId("undo").hidden = standing.round === 0;
  byId("round").textContent =
    standing.round && !isCounted ? say("round-of", { round: standing.round }) : "";
  for (const opening of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll(".opening")
  )) {
    opening.hidden = standing.round > 0 || opening.dataset.solo !== solo;
  }
  byId("next").hidden = standing.is_over;
  byId("next").textContent = standing.round
    ? say("reveal-button")
    : (document.body.dataset.first ?? "");
  byId("undo").toggleAttribute("disabled", !call.entries?.length);
  paintCard(byId("card"), standing.card);
  paintStrip(byId("strip"), byId("piles"), standing);
  showTally();
  showCount();
  showResult(isCounted);
}

function showTally() {
  const { call, standing } = /** @type {CallResponse} */ (told);
  byId("at").textContent = say("round-of", { round: at });
  byId("earlier").toggleAttribute("disabled", at <= 1);
  byId("later").toggleAttribute("disabled", at >= standing.round);
  paintTally(byId("goals"), call.players, standing, at, (player, goal, isReached) =>
    enter(
      isReached
        ? { entry: "taken-back", player, goal }
        : { entry: "reached", player, goal, round: at },
    ),
  );
}

/** A number for each player, typed or from a sheet; what somebody is typing stays. */
function showCount() {
  const { call, standing } = /** @type {CallResponse} */ (told);
  const list = /** @type {HTMLElement} */ (byId("count").querySelector("ul"));
  if (!list.children.length) list.replaceChildren(...call.players.map(countField));
  for (const [player, field] of list.querySelectorAll("input").entries()) {
    if (field !== document.activeElement && !field.ariaInvalid)
      field.value = String(standing.counted[player] ?? "");
  }
}

/** @param {string} name @param {number} player */
function countField(name, player) {
  const check = document.body.dataset.check ?? "";
  const id = `islands-${player}`;
  const field = make("input", {
    id,
    inputmode: "numeric",
    autocomplete: "off",
    "aria-describedby": `${id}-problem`,
    onchange: () => count(player, field.value),
  });
  return make(
    "li",
    {},
    make("label", { for: id }, name),
    field,
    make(
      "a",
      { class: "button", href: `/companion/sheet#${player}`, "aria-label": `${check}: ${name}` },
      check,
    ),
    make("p", { id: `${id}-problem`, class: "problem", role: "alert" }),
  );
}

/** @param {number} player @param {string} typed */
const count = (player, typed) =>
  enter(
    typed.trim() ? { entry: "typed-count", player, text: typed } : { entry: "taken-back", player },
  );

/** @param {boolean} isCounted */
function showResult(isCounted) {
  const place = byId("result");
  if (!isCounted) {
    place.replaceChildren();
    return;
  }
  const { call, standing } = /** @type {CallResponse} */ (told);
  const counted = { ...standing, seats: call.players.map((name) => ({ name })) };
  const { figure, skip } = totals(counted);
  place.replaceChildren(verdict(counted), figure);
  place.onclick = skip;
}

/** Nobody waits any more for what was asked so far. */
function leave() {
  game = {};
  last = Promise.resolve();
  byId("next").ariaDisabled = "false";
  byId("count").querySelector("ul")?.replaceChildren();
}

/** The game that was here stays until the server agrees to the new one. @param {Call} call */
async function begin(call) {
  leave();
  if (!(await post(call))) return;
  keep({ sheets: {} });
  byId("next").focus();
}

function setUp() {
  leave();
  told = null;
  keep({ call: undefined, sheets: {} });
  for (const section of ["calling", "tally", "count", "result", "along", "retry"])
    byId(section).hidden = true;
  for (const words of ["round", "problem", "undone"]) byId(words).textContent = "";
  byId("setup").hidden = false;
  byId("setup").querySelector("input")?.focus();
}

async function turnUp() {
  const next = byId("next");
  if (next.ariaDisabled === "true") return;
  const asked = game;
  next.ariaDisabled = "true";
  await enter("next");
  setTimeout(() => {
    if (asked === game) next.ariaDisabled = "false";
  }, PAUSE);
}

const showAloud = () => byId("aloud").setAttribute("aria-pressed", String(settings().speech));

const form = /** @type {HTMLFormElement} */ (byId("setup").querySelector("form"));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const wish = new FormData(form);
  begin({
    players: wish
      .getAll("name")
      .map((name) => String(name).trim())
      .filter(Boolean),
    board: String(wish.get("board")),
  });
});
byId("next").addEventListener("click", turnUp);
byId("earlier").addEventListener("click", () => {
  at -= 1;
  showTally();
});
byId("later").addEventListener("click", () => {
  at += 1;
  showTally();
});
byId("undo").addEventListener("click", () => enter("undo"));
byId("again").addEventListener("click", () => {
  if (told) begin({ players: told.call.players, board: told.call.board });
});
byId("new").addEventListener("click", async () => {
  const { sure = "", stay } = document.body.dataset;
  if (told?.standing.winners || (await askFirst(byId("new").textContent ?? "", sure, { no: stay })))
    setUp();
});
byId("aloud").addEventListener("click", () => {
  window.hashiSettings.write({ ...window.hashiSettings.read(), speech: !settings().speech });
  if (told?.standing.card) speak(cardWords(told.standing.card));
});
document.addEventListener("hashi-settings", showAloud);
byId("aloud").hidden = !("speechSynthesis" in globalThis);
showAloud();

/** What was kept, as the server sees it. */
function resume() {
  const { call } = kept();
  if (call) post(call);
  else setUp();
}
byId("retry").addEventListener("click", resume);
resume();
