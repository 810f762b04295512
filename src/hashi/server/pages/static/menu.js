// What is seldom needed at a table: leaving, calling a bot, being forgotten, and what only the opener may do.
import { say } from "/texts.js";
import { forgetName } from "./api.js";
import { byId, make } from "./dom.js";
import { openDialog, showKeys } from "./keys.js";
import { linksOf, noteSeatLost } from "./memory.js";
import { showInvitation } from "./panels.js";
import { state } from "./state.js";
import { reason } from "./words.js";

/** @typedef {(command: {do: string, [fact: string]: unknown}) => Promise<boolean>} Ask */

/** What the server calls whoever wants no other name. */
const NOBODY = /^Player \d+$/;

/** @param {Ask} ask */
function entries(ask) {
  const { table, active, isOpener } = state;
  const always = [[say("keys-title"), showKeys], [say("options-title"), () => byId("options").click()]];
  if (state.isOver || active === null) return [...always, ...forgetting()];
  const others = table.seats.map((seat, at) => ({ ...seat, at })).filter(({ at }) => at !== active);
  const mayCall = table.calls !== null && state.now >= table.calls;
  return [
    ...always,
    ...(state.draft && state.marks.length ? [[say("button-again"), () => ask({ do: "draft", marks: [] })]] : []),
    ...others.filter((seat) => mayCall && !seat.done && !seat.bot).map((seat) =>
      [say("button-call", { name: state.names[seat.at] }), () => ask({ do: "call", absent: seat.at })]),
    ...others.filter((seat) => isOpener && !seat.bot).map((seat) =>
      [seat.name ? say("menu-give", { name: seat.name }) : say("give-bot"), () => ask({ do: "give", target: seat.at, to: "steady" })]),
    ...others.filter((seat) => isOpener && !seat.bot && seat.name).map((seat) =>
      [say("menu-open", { name: seat.name }), () => ask({ do: "give", target: seat.at, to: null })]),
    ...(others.length && linksOf(table.id) ? [[say("menu-invite"), () => showInvitation(table.id)]] : []),
    ...forgetting(),
    ...(table.seats.length > 1 ? [
      [say("menu-leave-bot"), () => leave(ask, "steady")],
      [say("menu-leave-open"), () => leave(ask, null)],
    ] : []),
    ...(isOpener ? [[say("menu-close"), () => { if (confirm(say("menu-close-sure"))) ask({ do: "close" }); }]] : []),
  ];
}

/** Of each seat held here the name can be taken out, during the game or after it. */
const forgetting = () => state.own.map(({ seat }) => ({ seat, name: state.table.seats[seat].name ?? "" }))
  .filter(({ name }) => name && !NOBODY.test(name))
  .map(({ seat, name }) => [say("menu-forget", { name }), () => forget(seat, name)]);

/** @param {number} seat @param {string} name */
async function forget(seat, name) {
  if (!confirm(say("menu-forget-sure", { name }))) return;
  await forgetName(state.table.id, seat).catch((refused) => alert(reason(refused)));
}

/** @param {Ask} ask @param {string|null} to */
async function leave(ask, to) {
  const isLastSeat = state.own.length === 1;
  if (!confirm(say("menu-leave-sure")) || !(await ask({ do: "leave", to }))) return;
  if (isLastSeat) noteSeatLost(state.table.id);
  location.assign("/");
}

/** @param {Ask} ask */
export function showMenu(ask) {
  const all = /** @type {[string, () => void][]} */ (entries(ask));
  const [keys, ...rest] = all.map(([label, act]) => make("button", { onclick: () => { dialog.close(); act(); } }, label));
  const rules = make("a", { class: "button", href: "/rules", target: "_blank", rel: "noopener" }, say("menu-rules"));
  const dialog = openDialog(say("menu-title"), keys, rules, ...rest);
}

/** @param {Ask} ask */
export function openMenuWith(ask) {
  byId("menu").addEventListener("click", () => { if (state.view) showMenu(ask); });
}
