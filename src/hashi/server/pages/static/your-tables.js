// The games that this browser knows: the one that goes on as the first card of the home page, and the list of all.
import { say } from "/texts.js";
import { againButton } from "./again.js";
import { heldSeats, seeTable } from "./api.js";
import { byId, make } from "./dom.js";
import { isKnown, noteProgress, noteSeatLost, tables } from "./memory.js";
import { progressOf } from "./progress.js";
import { day, listed, named, namesOf, playersOf, whoGoesOn } from "./words.js";

/** @typedef {import("./memory.js").Known} Known */
/** @typedef {import("./types.js").Table} Table */

/** How many tables the server is asked about: those that go on, then the newest. */
const MOST_ASKED = 6;
/** After so many milliseconds, as long as someone looks at the page. */
const LOOK_AGAIN_MS = 10_000;
/** What the server says of a table at which there is nothing left for us. */
const GONE = ["not-allowed", "no-such-table"];

/** Whose turn it is at each table, as far as the server has told. @type {Map<string, string>} */
const turns = new Map();

/** Those where one has a seat; those that go on first. */
const ours = () =>
  tables()
    .filter(({ isSeatLost }) => !isSeatLost)
    .sort((one, other) => Number(isOver(one)) - Number(isOver(other)));

/** @param {Known} known */
const isOver = ({ progress }) => progress?.isOver ?? false;

function show() {
  const known = ours();
  const list = /** @type {Element} */ (byId("tables").querySelector("ul"));
  byId("tables").hidden = !known.length;
  for (const entry of list.querySelectorAll("li")) {
    if (!known.some(({ id }) => entry.id === `table-${id}`)) entry.remove();
  }
  for (const each of known) {
    const entry =
      document.getElementById(`table-${each.id}`)
      ?? make("li", { id: `table-${each.id}` }, make("a", { href: `/tables/${each.id}` }));
    entry.querySelector("a")?.replaceChildren(...entryOf(each));
    if (!entry.isConnected) list.append(entry);
  }
  showRunning(known.find((each) => !isOver(each)));
}

/** @param {Known} known */
function entryOf(known) {
  return [
    make("strong", {}, playersOf(known)),
    make("span", {}, make("small", {}, progressWords(known)), make("time", {}, day(known.opened))),
  ];
}

/** How far a game is, and whose turn it is, or what it came to. @param {Known} known */
function progressWords({ id, progress }) {
  if (progress?.isWaiting) return say("invite-title");
  if (progress?.isOver)
    return progress.points === null
      ? say("news-closed")
      : say("points", { points: progress.points });
  const round = progress?.round
    ? say("home-round", { round: progress.round })
    : say("opening-title");
  return [round, turns.get(id)].filter(Boolean).join(" · ");
}

/** The game to go on with. @param {Known|undefined} known */
function showRunning(known) {
  const card = /** @type {HTMLAnchorElement} */ (byId("running"));
  card.hidden = !known;
  if (!known) return;
  const { board, others = [], isWaiting } = known.progress ?? {};
  const choice = [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".board")),
  ].find(({ dataset }) => dataset.rows === board);
  const against = others.length
    ? say("home-against", { names: listed(others) })
    : isWaiting
      ? ""
      : say("home-solo");
  card.href = `/tables/${known.id}`;
  card.replaceChildren(
    choice?.querySelector("svg")?.cloneNode(true) ?? "",
    make(
      "div",
      {},
      make("strong", {}, say("home-go-on")),
      make("span", {}, [choice?.textContent?.trim(), against].filter(Boolean).join(" · ")),
      make("span", {}, progressWords(known)),
    ),
  );
}

/** @param {Table} table @param {number[]} own */
function turnOf(table, own) {
  if (own.some((seat) => !table.seats[seat].done)) return say("notify-your-turn");
  const names = namesOf(table).filter((_, seat) => !table.seats[seat].done);
  return names.length ? say("home-their-turn", { names: listed(names) }) : "";
}

/** The table as it is now, if the server tells. @param {Known} known */
async function lookAt({ id, progress }) {
  try {
    const [table, own] = await Promise.all([seeTable(id), progress?.isOver ? [] : heldSeats(id)]);
    const players = table.seats.flatMap((seat) => named(seat).name ?? []);
    noteProgress(id, players, progress?.isOver ? progress : progressOf(table, own));
    turns.set(id, turnOf(table, own));
    return table;
  } catch (error) {
    const refused = /** @type {import("./words.js").Refusal} */ (error);
    if (GONE.includes(refused.code)) noteSeatLost(id); // so that it is asked once
    return null;
  }
}

/** Whether answers are awaited: one round of questions ends before the next one begins. */
let isLooking = false;
/** Whether the next round is about all finished tables, too, and not only about the newest table. */
let asksFinished = true;

/** Ask about the tables; from a finished one, others may have gone on to the next. */
async function lookAgain() {
  if (isLooking) return;
  isLooking = true;
  const newest = tables()[0]?.id;
  const asked = ours()
    .slice(0, MOST_ASKED)
    .filter((known) => asksFinished || !isOver(known) || known.id === newest);
  asksFinished = false;
  const found = await Promise.all(asked.map(lookAt));
  isLooking = false;
  show();
  for (const table of found.reverse()) if (table?.next && !isKnown(table.next)) invite(table);
}

/** To the next table, on top of the list; so the newest comes last. @param {Table} table */
function invite(table) {
  const entry = document.getElementById(`table-${table.id}`);
  if (!entry || entry.querySelector(".invitation")) return; // another tab may have lost the seat
  const problem = make("p", { class: "problem", role: "alert" });
  const names = namesOf(table);
  const join = againButton(table.id, names, problem);
  join.textContent = say("end-join");
  const words = whoGoesOn(table.next_by, names);
  entry.append(make("div", { class: "invitation" }, make("p", {}, words), join, problem));
  entry.parentElement?.prepend(entry);
  byId("live").textContent = words;
}

/** Someone looks at the page. */
function begin() {
  asksFinished = true;
  show();
  lookAgain();
}

begin();
setInterval(() => {
  if (!document.hidden) lookAgain();
}, LOOK_AGAIN_MS);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) begin();
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) begin();
}); // by a browser's Back
