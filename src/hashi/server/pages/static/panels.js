// What lies over the board: sitting down, waiting, passing the device, the end.
import { say } from "/texts.js";
import { invitationCode } from "./api.js";
import { byId, make } from "./dom.js";
import { guardNew } from "./double-taps.js";
import { linksOf } from "./memory.js";
import { inWords } from "./sheet.js";
import { mistakeWords, named, reason, withLinks } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Seat} Seat */

const panel = () => byId("panel");
const cover = () => byId("cover");
/** All that a cover hides, also from the keyboard and from those who listen. */
const covered = () =>
  /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("body > :is(header, main, aside), #aims")
  );

function close() {
  if (panel().open) panel().close();
  panel().dataset.showing = "";
}

/** A dialog, which one closes as one likes. @param {string} what @param {...(Node|string)} content */
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

/** A page of its own in the place of the table, which neither Escape nor a phone's Back takes away. @param {string} what @param {...(Node|string)} content */
function coverWith(what, ...content) {
  const page = cover();
  if (page.dataset.showing === what) return;
  close();
  page.dataset.showing = what;
  page.className = what.split(" ")[0];
  page.replaceChildren(make("div", { class: "sheet-of-paper" }, ...content, lost));
  const title = /** @type {HTMLElement} */ (page.querySelector("h2"));
  title.id = "cover-title";
  title.tabIndex = -1;
  for (const part of covered()) part.inert = true;
  page.hidden = false;
  page.scrollTop = 0;
  guardNew(page);
  focusFirst();
}

/** What the cover asks for or, where an Enter too many would do harm, its title. */
function focusFirst() {
  const wanted = [
    .../** @type {NodeListOf<HTMLElement>} */ (cover().querySelectorAll("input, .main")),
  ];
  (wanted.find((each) => each.checkVisibility()) ?? cover().querySelector("h2"))?.focus();
}

/** Take the cover away. */
export function uncover() {
  const page = cover();
  if (page.hidden) return;
  page.hidden = true;
  page.dataset.showing = "";
  page.replaceChildren();
  for (const part of covered()) part.inert = false;
  guardNew(byId("board"));
}

/** Says on a cover, too, that the connection is lost. */
const lost = make("p", { class: "problem", role: "status" });

/** Nothing on a cover works while the connection is lost. @param {boolean} isLost */
export function showLost(isLost) {
  lost.textContent = isLost ? say("lost") : "";
  for (const button of cover().querySelectorAll("button")) button.disabled = isLost;
}

/** Who sits where, while one waits for the others. */
const sitting = make("ol", { class: "seats" });

/** The opener passes the link on. @param {Table} table @param {import("./socket.js").Socket} socket @param {number|null} opener */
export function showWaiting(table, socket, opener) {
  const hadFocus = sitting.contains(document.activeElement);
  sitting.replaceChildren(
    ...table.seats.map((seat, at) =>
      make(
        "li",
        { class: seat.name ? "" : "open" },
        make("span", {}, seat.name ?? say("join-open-seat")),
        " ",
        ...(seat.name || opener === null
          ? []
          : [
              make(
                "button",
                {
                  onclick: () =>
                    socket
                      .ask({ do: "give", seat: opener, target: at, to: "steady" })
                      .catch(() => {}),
                },
                say("give-bot", { number: at + 1 }),
              ),
            ]),
      ),
    ),
  );
  if (hadFocus) focusFirst();
  if (cover().dataset.showing === "waiting") return;
  coverWith(
    "waiting",
    make("h2", {}, say("invite-title")),
    make(
      "div",
      { class: "column" },
      sitting,
      ...invitation(table.id, say("invite-about")),
      make("a", { class: "button", href: "/" }, say("out-button")),
    ),
  );
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
    site
      ? codePicture(table, links.invitation)
      : make("p", { class: "problem" }, say("invite-only-here")),
    make("p", { class: "link" }, link),
    copyButton(link, say("invite-copy")),
    copyButton(`${here}#watch=${links.spectator}`, say("invite-watch")),
  ];
}

/** The same during the game, where a seat is open or someone wants to watch. @param {string} table */
export function showInvitation(table) {
  show(
    "invitation",
    make("h2", {}, say("menu-invite")),
    make(
      "div",
      { class: "column" },
      ...invitation(table, say("invite-about-open")),
      make("button", { class: "main", onclick: close }, say("menu-back")),
    ),
  );
}

/** @param {string} table @param {string} invitation */
function codePicture(table, invitation) {
  const picture = make("img", { class: "qr", alt: say("invite-qr"), width: 180, height: 180 });
  invitationCode(table, invitation).then(
    (source) => {
      picture.src = source;
    },
    () => picture.remove(),
  );
  return picture;
}

/** @param {string} text @param {string} label @returns {HTMLButtonElement} */
function copyButton(text, label) {
  const button = make(
    "button",
    {
      onclick: async () => {
        button.textContent = say((await copy(text)) ? "invite-copied" : "invite-not-copied");
        setTimeout(() => {
          button.textContent = label;
        }, TOLD);
      },
    },
    label,
  );
  return button;
}

/** Whether it is in the clipboard now, which pages over plain HTTP reach by the old way only. @param {string} text */
async function copy(text) {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const area = make("textarea", { class: "unseen", "aria-hidden": "true" }, text);
  (panel().open ? panel() : cover()).append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}

/** There is nothing more to do at this table. @param {"news-closed"|import("./socket.js").Why} why */
export function showOut(why) {
  coverWith(
    "out",
    make("h2", {}, say(why.startsWith("out-") ? "out-title" : "game")),
    make(
      "div",
      { class: "column" },
      make("p", {}, say(why)),
      make("a", { class: "button", href: "/" }, say("out-button")),
    ),
  );
}

/** Whether a newcomer sees a sheet that the table does not show. @param {Table} table */
export const joinsHidden = ({ round, options }) => round > 0 && options.shows_sheets === false;

/** After so many milliseconds, a guest's list of seats is asked for again. */
const LOOK_AGAIN_MS = 2000;

/**
 * An invitation was followed. Others sit down meanwhile: the list follows them, and any open seat will do.
 * @param {Table} first @param {() => Promise<Table>} ask @param {(seat: number, name: string) => Promise<void>} sit
 */
export function showJoin(first, ask, sit) {
  const problem = make("p", { class: "problem", role: "alert" });
  const name = make("input", {
    name: "name",
    maxlength: 24,
    required: true,
    autocomplete: "nickname",
    id: "join-name",
  });
  const list = make("ol", { class: "seats" });
  const title = make("h2", {});
  const sheet = make("p", {}, say("join-sheet"));
  const form = make(
    "form",
    {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        take();
      },
    },
    make("label", { for: "join-name" }, say("home-name")),
    name,
    sheet,
    make("button", { class: "main" }, say("join-button")),
    problem,
  );
  /** Show who sits where, and what a newcomer takes over; the answer is the open seats. @param {Table} table */
  const look = (table) => {
    const open = table.seats.flatMap((seat, at) => (seat.name ? [] : [at]));
    const hadFocus = form.contains(document.activeElement);
    list.replaceChildren(
      ...table.seats.map((seat) =>
        make(
          "li",
          { class: seat.name ? "" : "open" },
          seat.name ? (named(seat).name ?? "") : say("join-open-seat"),
        ),
      ),
    );
    form.hidden = !open.length;
    sheet.hidden = !joinsHidden(table);
    title.textContent = say(open.length ? "join-title" : "join-full");
    if (form.hidden && hadFocus) focusFirst();
    return open;
  };
  const take = async () => {
    problem.textContent = "";
    let why = "";
    const onlyForBots = new Set();
    for (let tries = first.seats.length; tries > 0; tries--) {
      let seat = -1;
      try {
        seat = look(await ask()).find((each) => !onlyForBots.has(each)) ?? -1;
        if (seat < 0) break;
        await sit(seat, name.value);
        return;
      } catch (error) {
        const refused = /** @type {import("./words.js").Refusal} */ (error);
        why = reason(refused);
        if (refused.code === "given-too-often") onlyForBots.add(seat);
        else if (refused.code !== "seat-taken") break; // but if one was faster, there may be another seat
      }
    }
    problem.textContent = why;
  };
  const lookAgain = async () => {
    if (cover().dataset.showing !== "join") return;
    await ask().then(
      (now) => {
        showLost(false);
        look(now);
      },
      () => showLost(true),
    );
    setTimeout(lookAgain, LOOK_AGAIN_MS);
  };
  coverWith(
    "join",
    title,
    make(
      "div",
      { class: "column" },
      list,
      form,
      make("a", { class: "button", href: "/" }, say("out-button")),
    ),
  );
  look(first);
  focusFirst();
  setTimeout(lookAgain, LOOK_AGAIN_MS);
}

/** One device, several players: nobody sees the board while it changes hands. @param {string} name @param {() => void} lift */
export function showCurtain(name, lift) {
  coverWith(
    `curtain ${name}`,
    make("h2", {}, say("curtain-title", { name })),
    make(
      "div",
      { class: "column" },
      make("p", {}, say("curtain-about")),
      make("button", { class: "main", onclick: lift }, say("curtain-button", { name })),
    ),
  );
}

/**
 * One device again: everybody looks at what the round brought. After the last one, mistakes are looked for once more.
 * @param {number} round @param {string[]} lines @param {{name: string, sheet: SVGElement}[]} sheets @param {boolean} isLast @param {() => void} goOn
 */
export function showReveal(round, lines, sheets, isLast, goOn) {
  coverWith(
    `reveal ${round}`,
    make("h2", {}, say("reveal-title", { round })),
    make(
      "div",
      { class: "column" },
      make(
        "ul",
        {},
        ...(lines.length ? lines : [say("reveal-nothing")]).map((line) => make("li", {}, line)),
      ),
      make(
        "ul",
        { class: "sheets" },
        ...sheets.map(({ name, sheet }) => make("li", {}, sheet, make("span", {}, name))),
      ),
      make(
        "button",
        { class: "main", onclick: goOn },
        say(isLast ? "reveal-check" : "reveal-button"),
      ),
    ),
  );
}

/** Totals, winners or the rank: with all that belongs to it, which nobody needs before. @param {Table} table */
export async function showEnd(table) {
  const { showResult } = await import("./end.js");
  showResult(table, panel());
}

/** Another player's sheet, large, and its mistakes if it may have some. @param {string} name @param {SVGElement} svg @param {import("./types.js").Mistake[]|null} mistakes */
export function showSheet(name, svg, mistakes) {
  const found = mistakes?.length ? mistakes.map(mistakeWords) : [say("check-none")];
  show(
    `sheet ${name}`,
    make("h2", {}, name),
    svg,
    make("ul", { class: "unseen" }, ...inWords(svg).map(({ words }) => make("li", {}, words))),
    ...(mistakes
      ? [
          make(
            "details",
            { class: "looking" },
            make("summary", {}, say("check-title")),
            make("ul", {}, ...found.map((each) => make("li", {}, ...withLinks(each)))),
          ),
        ]
      : []),
    make("div", { class: "buttons" }, make("button", { onclick: close }, say("button-done"))),
  );
}
