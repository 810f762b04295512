// What is seldom needed at a table: leaving, calling a bot, being forgotten, and what only the opener may do.
import { say } from "/texts.js";
import { forgetName, sitDown } from "./api.js";
import { askFirst, askName } from "./asking.js";
import { byId, make } from "./dom.js";
import { openDialog, showKeys } from "./keys.js";
import { linksOf, noteSeatLost } from "./memory.js";
import { joinsHidden, showInvitation } from "./panels.js";
import { state } from "./state.js";
import { reason } from "./words.js";

/** @typedef {(command: import("./table.js").ShortCommand) => Promise<boolean>} Ask */
/** A bot for a seat; none leaves it open. @typedef {import("./types.js").GiveCommand["to"]} Bot */

/** @param {Ask} ask */
function entries(ask) {
  const { table, active, isOpener } = state;
  const always = [
    [say("keys-title"), showKeys],
    [say("options-title"), () => byId("options").click()],
  ];
  if (state.isOver || active === null) return [...always, ...forgetting()];
  const others = table.seats.map((seat, at) => ({ ...seat, at })).filter(({ at }) => at !== active);
  const mayCall = table.calls !== null && state.now >= table.calls;
  return [
    ...always,
    ...(state.draft && state.marks.length
      ? [[say("menu-clear"), () => ask({ do: "draft", marks: [] })]]
      : []),
    ...others
      .filter((seat) => mayCall && !seat.done && !seat.bot)
      .map((seat) => [
        say("button-call", { name: state.names[seat.at] }),
        () => ask({ do: "call", absent: seat.at }),
      ]),
    ...others
      .filter((seat) => isOpener && !seat.bot)
      .flatMap(({ at, name }) => (name ? seatEntries(ask, at, name) : openSeatEntries(ask, at))),
    ...(others.length && linksOf(table.id)
      ? [[say("menu-invite"), () => showInvitation(table.id)]]
      : []),
    ...forgetting(),
    ...(table.seats.length > 1
      ? [
          leaveEntry(ask, say("menu-leave-bot"), say("menu-leave-bot-sure"), "steady"),
          leaveEntry(ask, say("menu-leave-open"), say("menu-leave-open-sure"), null),
        ]
      : []),
    ...(isOpener
      ? [asking(say("menu-close"), say("menu-close-sure"), () => ask({ do: "close" }))]
      : []),
  ];
}

/** An entry that asks first. @param {string} label @param {string} about @param {() => unknown} act */
const asking = (label, about, act) => [
  label,
  async () => {
    if (await askFirst(label, about)) await act();
  },
];

/** Take a seat away from whoever has it, unless that has changed meanwhile. @param {Ask} ask @param {number} at @param {string} name */
const seatEntries = (ask, at, name) => {
  const give = (/** @type {Bot} */ to) =>
    state.table.seats[at].name === name && ask({ do: "give", target: at, to });
  return [
    asking(say("menu-give", { name }), say("menu-give-sure", { name }), () => give("steady")),
    asking(say("menu-open", { name }), say("menu-open-sure", { name }), () => give(null)),
  ];
};

/** A seat in which nobody sits: for a bot, or for someone else around this device. @param {Ask} ask @param {number} at */
const openSeatEntries = (ask, at) => {
  const number = at + 1;
  const links = linksOf(state.table.id);
  const take = say("menu-take", { number });
  const about = joinsHidden(state.table) ? say("join-sheet") : "";
  return [
    [say("give-bot", { number }), () => ask({ do: "give", target: at, to: "steady" })],
    ...(links
      ? [[take, () => askName(take, about, (name) => takeSeat(at, name, links.invitation))]]
      : []),
  ];
};

/** @param {number} at @param {string} name @param {string} invitation */
async function takeSeat(at, name, invitation) {
  await sitDown(state.table.id, at, name, invitation);
  location.reload(); // to connect anew, for this seat too
}

/** Of each seat held here the name can be taken out, during the game or after it. */
const forgetting = () =>
  state.own
    .map(({ seat }) => ({ ...state.table.seats[seat], seat }))
    .filter(({ name, isNeutral }) => name && !isNeutral)
    .map(({ seat, name }) => {
      const label = say("menu-forget", { name });
      return asking(label, say("menu-forget-sure", { name }), () =>
        forgetName(state.table.id, seat).catch((refused) =>
          openDialog(label, [make("p", { class: "problem" }, reason(refused))]),
        ),
      );
    });

/**
 * Give up the seat that is shown now, even if another one is shown when that is confirmed.
 * @param {Ask} ask @param {string} label @param {string} about @param {Bot} to
 */
const leaveEntry = (ask, label, about, to) => {
  const seat = state.active;
  return asking(label, about, async () => {
    const isLastSeat = state.own.every((own) => own.seat === seat);
    if (!(await ask({ do: "leave", seat, to })) || !isLastSeat) return;
    noteSeatLost(state.table.id);
    location.assign("/");
  });
};

/** @param {Ask} ask */
export function showMenu(ask) {
  const all = /** @type {[string, () => void][]} */ (entries(ask));
  const [keys, ...rest] = all.map(([label, act]) =>
    make(
      "button",
      {
        onclick: () => {
          dialog.close();
          act();
        },
      },
      label,
    ),
  );
  const rules = make(
    "a",
    { class: "button", href: "/rules", target: "_blank", rel: "noopener" },
    say("menu-rules"),
  );
  const dialog = openDialog(say("menu-title"), [keys, rules, ...rest]);
}

/** @param {Ask} ask */
export function openMenuWith(ask) {
  byId("menu").addEventListener("click", () => {
    if (state.view) showMenu(ask);
  });
}
