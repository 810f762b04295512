// What lies over the board: sitting down, waiting, passing the device, the end.
import { say } from "/texts.js";
import { qrCode } from "./api.js";
import { byId, make } from "./dom.js";
import { linksOf } from "./memory.js";
import { inWords } from "./sheet.js";
import { listed, mistakeWords, reason, withLinks } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Seat} Seat */

const panel = () => byId("panel");

/** What Escape does not take away: nobody shall look behind the curtain. */
const LASTING = ["curtain", "waiting", "join", "reveal", "out"];
const isLasting = () => LASTING.some((kind) => panel().dataset.showing?.startsWith(kind));
panel().addEventListener("keydown", (event) => { if (event.key === "Escape" && isLasting()) event.preventDefault(); });
// Of other ways to leave, as a phone's back, browsers let a page prevent the first one only.
panel().addEventListener("cancel", (event) => { if (isLasting()) event.preventDefault(); });
panel().addEventListener("close", () => { if (isLasting() && !panel().open) panel().showModal(); });

/** Close it if it shows one of these. @param {...string} kinds */
export function closeIf(...kinds) {
  if (kinds.some((kind) => panel().dataset.showing?.startsWith(kind))) close();
}

export function close() {
  if (panel().open) panel().close();
  panel().className = "";
  panel().dataset.showing = "";
}

/** @param {string} what @param {...(Node|string)} content */
function show(what, ...content) {
  const dialog = panel();
  if (dialog.open && dialog.dataset.showing === what) return;
  dialog.className = "";
  dialog.dataset.showing = what;
  dialog.replaceChildren(...content);
  const title = dialog.querySelector("h2");
  if (title) title.id = "panel-title";
  dialog.setAttribute("aria-labelledby", "panel-title");
  if (!dialog.open) dialog.showModal();
}

/** Whoever opened the table passes the link on. @param {Table} table @param {import("./socket.js").Socket} socket @param {number|null} opener */
export function showWaiting(table, socket, opener) {
  const seats = table.seats.map((seat, at) => make("li", {},
    seat.name ?? say("join-open-seat"), " ",
    ...(seat.name || opener === null ? [] : [make("button", {
      onclick: () => socket.ask({ do: "give", seat: opener, target: at, to: "steady" }).catch(() => {}),
    }, say("give-bot"))])));
  show(`waiting ${JSON.stringify(table.seats)}`,
    make("h2", { tabindex: -1, autofocus: true }, say("invite-title")),
    make("div", { class: "column" },
      make("ol", { class: "column" }, ...seats),
      ...invitation(table.id, say("invite-about")),
      make("a", { class: "button", href: "/" }, say("out-button"))));
}

/** Milliseconds for which a button tells what became of it. */
const TOLD = 3000;

/** What whoever opened the table can pass on. @param {string} table @param {string} about */
function invitation(table, about) {
  const links = linksOf(table);
  if (!links) return [];
  const site = document.body.dataset.site;
  const here = `${site || location.origin}/tables/${table}`;
  const link = `${here}#invitation=${links.invitation}`;
  return [
    make("p", {}, about),
    site ? qrPicture(link) : make("p", { class: "problem" }, say("invite-only-here")),
    make("p", { class: "link" }, link),
    copyButton(link, say("invite-copy")),
    copyButton(`${here}#watch=${links.spectator}`, say("invite-watch")),
  ];
}

/** The same during the game, where a seat is open or someone wants to watch. @param {string} table */
export function showInvitation(table) {
  show("invitation",
    make("h2", {}, say("menu-invite")),
    make("div", { class: "column" },
      ...invitation(table, say("invite-about-open")),
      make("button", { class: "main", onclick: close }, say("menu-back"))));
}

/** @param {string} link */
function qrPicture(link) {
  const picture = make("img", { class: "qr", alt: say("invite-qr"), width: 180, height: 180 });
  qrCode(link).then((source) => { picture.src = source; }, () => picture.remove());
  return picture;
}

/** @param {string} text @param {string} label @returns {HTMLButtonElement} */
function copyButton(text, label) {
  const button = make("button", {
    onclick: async () => {
      button.textContent = say(await copy(text) ? "invite-copied" : "invite-not-copied");
      setTimeout(() => { button.textContent = label; }, TOLD);
    },
  }, label);
  return button;
}

/** Whether it is in the clipboard now, which pages over plain HTTP reach by the old way only. @param {string} text */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const area = make("textarea", { class: "unseen", "aria-hidden": "true" }, text);
  panel().append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}

/** There is nothing more to do at this table. @param {"news-closed"|import("./socket.js").Why} why */
export function showOut(why) {
  show("out",
    make("h2", {}, say(why.startsWith("out-") ? "out-title" : "game")),
    make("div", { class: "column" },
      make("p", {}, say(why)),
      make("a", { class: "button", href: "/" }, say("out-button"))));
}

/**
 * An invitation was followed. Others may sit down meanwhile, so whoever does looks again at who sits where.
 * @param {Seat[]} first @param {() => Promise<Seat[]>} seats @param {(seat: number, name: string) => Promise<void>} sit
 */
export function showJoin(first, seats, sit) {
  const problem = make("p", { class: "problem", role: "alert" });
  const name = make("input", { name: "name", maxlength: 24, required: true, autocomplete: "nickname", id: "join-name" });
  const who = make("p", {});
  /** The first seat that is open; none is -1. @param {Seat[]} now */
  const look = (now) => {
    const open = now.findIndex((seat) => !seat.name);
    who.textContent = listed(now.flatMap((seat) => seat.name ?? []));
    problem.textContent = open < 0 ? say("join-full") : "";
    return open;
  };
  look(first);
  show("join",
    make("h2", {}, say("join-title")),
    make("form", {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        for (const _ of first) { // one may be faster for each of the seats
          try {
            const open = look(await seats());
            if (open >= 0) await sit(open, name.value);
            return;
          } catch (error) {
            const refused = /** @type {import("./types.js").Reason} */ (error);
            problem.textContent = reason(refused);
            if (refused.code !== "seat-taken") return;
          }
        }
      },
    },
    who,
    make("label", { for: "join-name" }, say("home-name")), name,
    make("button", { class: "main" }, say("join-button")), problem,
    make("a", { class: "button", href: "/" }, say("out-button"))));
}

/** One device, several players: nobody sees the board while it changes hands. @param {string} name @param {() => void} lift */
export function showCurtain(name, lift) {
  show(`curtain ${name}`,
    make("h2", {}, say("curtain-title", { name })),
    make("div", { class: "column" },
      make("p", {}, say("curtain-about")),
      make("button", { class: "main", onclick: () => { close(); lift(); } }, say("curtain-button", { name }))));
  panel().className = "curtain";
}

/**
 * One device again: everybody looks at what the round brought.
 * @param {number} round @param {string[]} lines @param {{name: string, sheet: SVGElement}[]} sheets @param {() => void} goOn
 */
export function showReveal(round, lines, sheets, goOn) {
  show(`reveal ${round}`,
    make("h2", {}, say("reveal-title", { round })),
    make("div", { class: "column" },
      make("ul", {}, ...(lines.length ? lines : [say("reveal-nothing")]).map((line) => make("li", {}, line))),
      make("ul", { class: "sheets" }, ...sheets.map(({ name, sheet }) => make("li", {}, sheet, make("span", {}, name)))),
      make("button", { class: "main", onclick: () => { close(); goOn(); } }, say("reveal-button"))));
}

/** Totals, winners or the rank: with all that belongs to it, which nobody needs before. @param {Table} table */
export async function showEnd(table) {
  const { showResult } = await import("./end.js");
  showResult(table, panel());
}

/** The same for whoever has opened the next table. @param {string} words */
export async function showWhoGoesOn(words) {
  const end = await import("./end.js");
  end.showWhoGoesOn(words);
}

/** Another player's sheet, large, and its mistakes if it may have some. @param {string} name @param {SVGElement} svg @param {import("./types.js").Mistake[]|null} mistakes */
export function showSheet(name, svg, mistakes) {
  const found = mistakes?.length ? mistakes.map(mistakeWords) : [say("check-none")];
  show(`sheet ${name}`,
    make("h2", {}, name),
    svg,
    make("ul", { class: "unseen" }, ...inWords(svg).map(({ words }) => make("li", {}, words))),
    ...(mistakes ? [make("details", { class: "looking" },
      make("summary", {}, say("check-title")),
      make("ul", {}, ...found.map((each) => make("li", {}, ...withLinks(each)))))] : []),
    make("div", { class: "buttons" }, make("button", { onclick: close }, say("button-done"))));
}
