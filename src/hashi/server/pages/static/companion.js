// Around a real table: this page turns up the cards, and keeps the points. It keeps all of the game itself, and asks where it stands.
import { say } from "/texts.js";
import { cardWords, paintCard, paintStrip } from "./cards.js";
import { totals, verdict } from "./count.js";
import { byId, make } from "./dom.js";
import { settings } from "./options.js";
import { ask, keep, kept } from "./paper.js";
import { sound, speak } from "./senses.js";
import { paintTally } from "./tally.js";

/** @typedef {import("./types-companion.js").Call} Call */
/** @typedef {import("./types-companion.js").Told} Told */

/** What the server said last. @type {Told|null} */
let told = null;
/** The card of which the goals are shown. */
let at = 0;
/** One change is made after the other. */
let last = Promise.resolve();

/** @param {(call: Call) => Call} change @param {boolean} [next] whether a card is turned up then */
function enter(change, next = false) {
  last = last.then(async () => {
    if (told) await post(change(told.call), next);
  });
}

/** A call counts once the server has found nothing wrong with it. @param {Call} call @param {boolean} [next] */
async function post(call, next = false) {
  const answer = await ask("/api/companion", { call, next });
  byId("problem").textContent = answer.problem ?? "";
  byId("retry").hidden = !answer.isAway || Boolean(told);
  if (answer.problem) {
    if (told) show();
    else byId("setup").hidden = answer.isAway;
    return;
  }
  const before = told;
  told = /** @type {Told} */ (answer);
  keep({ call: told.call });
  if (next || !before) at = told.standing.round;
  show();
  followFocus(before);
  announce(before, next);
}

/** Where a button has gone, keys go on with what comes next. @param {Told|null} before */
function followFocus(before) {
  const { standing } = /** @type {Told} */ (told);
  if (standing.winners && !before?.standing.winners) byId("verdict").focus();
  else if (standing.is_over && before && !before.standing.is_over) {
    /** @type {HTMLElement|null} */ (byId("goals").querySelector("button:enabled"))?.focus();
  }
}

/** What is new is read out. @param {Told|null} before @param {boolean} next */
function announce(before, next) {
  const { call, standing } = /** @type {Told} */ (told);
  if (!before) return;
  const old = before.standing.awards.map(({ seat, goal }) => `${seat} ${goal}`);
  const awards = standing.awards.filter(({ seat, goal }) => !old.includes(`${seat} ${goal}`));
  const words = next && standing.card ? [cardWords(standing.card)]
    : awards.map(({ seat, goal, points }) => say("news-award", { name: call.players[seat], goal: say(`goal-${goal}`), points }));
  if (!words.length) return;
  byId("live").textContent = words.join(" ");
  speak(words.join(" "));
  sound(next ? "card" : "award");
}

function show() {
  const { call, standing } = /** @type {Told} */ (told);
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
  byId("round").textContent = standing.round && !isCounted ? say("round-of", { round: standing.round }) : "";
  for (const opening of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".opening"))) {
    opening.hidden = standing.round > 0 || opening.dataset.solo !== solo;
  }
  byId("next").hidden = standing.is_over;
  byId("next").textContent = standing.round ? say("reveal-button") : document.body.dataset.first ?? "";
  byId("undo").toggleAttribute("disabled", !call.reached?.length && !call.counts?.length);
  paintCard(byId("card"), standing.card);
  paintStrip(byId("strip"), byId("piles"), standing);
  showTally();
  showCount();
  showResult(isCounted);
}

function showTally() {
  const { call, standing } = /** @type {Told} */ (told);
  byId("at").textContent = say("round-of", { round: at });
  byId("earlier").toggleAttribute("disabled", at <= 1);
  byId("later").toggleAttribute("disabled", at >= standing.round);
  paintTally(byId("goals"), call.players, standing, at, (player, goal, isReached) => enter((now) => ({
    ...now,
    reached: isReached
      ? (now.reached ?? []).filter((each) => each.player !== player || each.goal !== goal)
      : [...(now.reached ?? []), { round: at, player, goal }],
  })));
}

/** A number for each player, typed or from a sheet; what somebody is typing stays. */
function showCount() {
  const { call } = /** @type {Told} */ (told);
  const list = /** @type {HTMLElement} */ (byId("count").querySelector("ul"));
  const names = JSON.stringify(call.players);
  if (list.dataset.names !== names) list.replaceChildren(...call.players.map(countField));
  list.dataset.names = names;
  for (const [player, field] of list.querySelectorAll("input").entries()) {
    const islands = call.counts?.find((count) => count.player === player)?.islands;
    if (field !== document.activeElement) field.value = String(islands ?? "");
  }
}

/** @param {string} name @param {number} player */
function countField(name, player) {
  const check = document.body.dataset.check ?? "";
  const field = make("input", {
    id: `islands-${player}`, type: "number", min: 0, inputmode: "numeric", onchange: () => count(player, field.value),
  });
  return make("li", {}, make("label", { for: field.id }, name), field,
    make("a", { class: "button", href: `/companion/sheet#${player}`, "aria-label": `${check}: ${name}` }, check));
}

/** @param {number} player @param {string} typed */
const count = (player, typed) => enter((now) => {
  const others = (now.counts ?? []).filter((each) => each.player !== player);
  return { ...now, counts: typed === "" ? others : [...others, { player, islands: Math.trunc(Number(typed)) }] };
});

/** @param {boolean} isCounted */
function showResult(isCounted) {
  const place = byId("result");
  if (!isCounted) {
    place.replaceChildren();
    return;
  }
  const { call, standing } = /** @type {Told} */ (told);
  const counted = { ...standing, seats: call.players.map((name) => ({ name })) };
  const { figure, skip } = totals(counted);
  place.replaceChildren(verdict(counted), figure);
  place.onclick = skip;
}

/** @param {string[]} players */
async function begin(players) {
  told = null;
  keep({ sheets: {} });
  await post({ players });
  byId("next").focus();
}

function setUp() {
  told = null;
  keep({ call: undefined, sheets: {} });
  for (const section of ["calling", "tally", "count", "result", "along"]) byId(section).hidden = true;
  byId("round").textContent = "";
  byId("setup").hidden = false;
  byId("setup").querySelector("input")?.focus();
}

/** @param {boolean} isOn */
const showAloud = (isOn) => byId("aloud").setAttribute("aria-pressed", String(isOn));

const form = /** @type {HTMLFormElement} */ (byId("setup").querySelector("form"));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  begin(new FormData(form).getAll("name").map((name) => String(name).trim()).filter(Boolean));
});
byId("next").addEventListener("click", () => enter((call) => call, true));
byId("earlier").addEventListener("click", () => { at -= 1; showTally(); });
byId("later").addEventListener("click", () => { at += 1; showTally(); });
byId("undo").addEventListener("click", () => enter((call) => (call.counts?.length
  ? { ...call, counts: call.counts.slice(0, -1) }
  : { ...call, reached: call.reached?.slice(0, -1) })));
byId("again").addEventListener("click", () => { if (told) begin(told.call.players); });
byId("new").addEventListener("click", () => {
  if (told?.standing.winners || confirm(document.body.dataset.sure)) setUp();
});
byId("aloud").addEventListener("click", () => {
  const isOn = !settings().speech;
  window.hashiSettings.write({ ...window.hashiSettings.read(), speech: isOn });
  showAloud(isOn);
  if (told?.standing.card) speak(cardWords(told.standing.card));
});
byId("aloud").hidden = !("speechSynthesis" in globalThis);
showAloud(settings().speech);

/** What was kept, as the server sees it. */
function resume() {
  const { call } = kept();
  if (call) post(call);
  else setUp();
}
byId("retry").addEventListener("click", resume);
resume();
