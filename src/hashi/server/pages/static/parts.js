// The parts of the page around the board.
import { say } from "/texts.js";
import { paintCard, paintStrip } from "./cards.js";
import { byId, make } from "./dom.js";
import { setMeaning } from "./double-taps.js";
import { enterBoard } from "./keys.js";
import { copyOf, countMarks, paint } from "./sheet.js";
import { BLANK, state } from "./state.js";
import { hintedPlaces, marksOf } from "./turn.js";
import { bridgesWords, listed, mistakeWords, reasonWithClause, withLinks } from "./words.js";

export function showSeats() {
  const { table, active } = state;
  byId("seats").replaceChildren(
    ...table.seats.map((seat, at) => {
      const mood = seat.done || state.isOver ? "done" : seat.bot || seat.here ? "thinking" : "away";
      const score = state.scoreOf(at);
      return make(
        "li",
        { class: `${mood}${at === active ? " me" : ""}` },
        make("span", { class: "sign" }),
        make("span", { class: "name" }, seat.name ?? say("join-open-seat")),
        ...(score ? [make("b", {}, String(score.total))] : []),
        make("span", { class: "unseen" }, say(`seat-${mood}`)),
      );
    }),
  );
}

export function showRound() {
  const { table } = state;
  const isRound = table.round >= 1 && table.round < table.deck.length; // one card stays in the box
  const left =
    table.deadline === null ? null : Math.max(0, Math.ceil((table.deadline - state.now) / 1000));
  const time =
    left === null || left > 3600
      ? ""
      : ` ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  byId("round").textContent = (isRound ? say("round-of", { round: table.round }) : "") + time;
}

/** The sheet before us, the marks on it, and what may be marked. @param {import("./board.js").Board} board */
export function showBoard(board) {
  const { svg } = board;
  const { me, draft, isOpening, table, fixing } = state;
  if (fixing) {
    paint(svg, fixing.sheet, { marks: fixing.marks, number: fixing.mistake.card.split("/")[0] });
    board.describe();
    return;
  }
  // With the free pen nobody says what is allowed; without a connection nothing is.
  const glows = table.options.pen !== "free" && !state.isLost;
  const marks = draft
    ? state.marks
    : me?.hand && table.phase !== "checking"
      ? marksOf(me.hand)
      : [];
  const sheet = isOpening ? BLANK : state.sheetOf(state.shown);
  paint(svg, sheet, {
    marks,
    number: isOpening ? marks[0]?.split("=")[1] : state.card.number,
    islands: glows ? draft?.islands : null,
    lines: glows ? draft?.lines : null,
    finishes: glows ? me?.finishes : [],
    closed: sheet.closed,
    hint: me?.hint ? hintedPlaces(me.hint) : [],
  });
  board.describe();
}

export const showStrip = () => paintStrip(byId("strip"), byId("piles"), state.table);

export const showCard = () =>
  paintCard(byId("card"), state.fixing?.mistake.card ?? state.table.card);

/** What to do, and why; nothing of it holds while the connection is lost. @param {string} what @param {string} why */
export function showWords(what, why) {
  byId("what").textContent = state.isLost ? say("lost") : what;
  const place = byId("why");
  const words = state.isLost ? "" : state.refused ? reasonWithClause(state.refused) : why;
  place.classList.toggle("refused", Boolean(state.refused) && !state.isLost);
  if (place.textContent === words && place.contains(document.activeElement)) return; // someone is about to follow the link
  place.replaceChildren(...withLinks(words));
}

/** What is to be done now, and the buttons for it. */
export function showTurn() {
  const { table, me, draft } = state;
  document.body.classList.toggle("lost", state.isLost);
  showButtons();
  if (state.fixing) showFixing();
  else if (draft && state.isOpening) showOpening();
  else if (draft && me) showDraft();
  else if (me && me.hand !== null && !state.isOver) {
    const waiting = state.names.filter((_, at) => !table.seats[at].done);
    showWords(
      waiting.length ? say("turn-done", { names: listed(waiting) }) : say("turn-settling"),
      gettingReady(),
    );
  } else if (me && table.phase === "checking") {
    showWords(say("check-final"), "");
  } else {
    const isLarge = state.active === null && state.shown !== null && table.seats.length > 1;
    showWords(
      standWords(),
      gettingReady()
        || (isLarge ? say("turn-large-sheet", { name: state.names[state.shown ?? 0] }) : ""),
    );
  }
}

/** How things stand where there is nothing to do. */
function standWords() {
  switch (state.table.phase) {
    case "waiting":
      return say("invite-title");
    case "over":
      return say("news-ended");
    case "closed":
      return say("news-closed");
    default:
      return say("turn-watching", { names: listed(state.players) });
  }
}

/** What a button says, and whether it does that now; one that says nothing keeps its place. @typedef {[string, boolean]} Label */

/** Three buttons, each in its place for the whole game, and the one for hints. */
function showButtons() {
  const { table, me, draft, fixing } = state;
  const focused = document.activeElement;
  const turn = fixing ? `fix ${fixing.mistake.round}` : state.turn.of;
  const labels = { undo: undoLabel(), skip: skipLabel(), done: doneLabel() };
  for (const name of /** @type {const} */ (["undo", "skip", "done"])) {
    const button = byId(name);
    const [words, isEnabled] = labels[name];
    button.hidden = me === null || state.isOver;
    button.classList.toggle("unused", !words);
    button.textContent = words;
    button.disabled = !isEnabled;
    setMeaning(button, words, turn);
  }
  const hint = /** @type {HTMLButtonElement} */ (byId("hint"));
  hint.hidden = !(draft && !fixing && table.options.hints !== false && table.phase !== "checking");
  hint.disabled = false;
  setMeaning(hint, me?.hint ? "move" : "region", turn);
  disableWhileLost([byId("undo"), byId("skip"), byId("done"), hint]);
  if (!state.isLost && focused?.matches("#turn :disabled")) enterBoard(); // it cannot keep the focus
}

/** @returns {Label} */
function undoLabel() {
  const { marks, fixing, me, isPassing, table } = state;
  const isMarked = (fixing?.marks ?? marks).length > 0 || isPassing;
  if (isMarked || fixing || !me?.take_back) return [say("button-undo"), isMarked];
  const { round } = me.take_back;
  return [
    round === table.round ? say("button-take-back") : say("button-previous-card", { round }),
    true,
  ];
}

/** @returns {Label} */
function skipLabel() {
  const { draft, marks, fixing, isPassing } = state;
  if (fixing) return [say("check-cancel"), true];
  if (state.isOpening || state.table.phase === "checking") return ["", false];
  if (draft && marks.length) return [say("button-skip-bridges"), drawnIn(marks) > 0];
  return [say("button-skip-all"), draft !== null && !isPassing];
}

/** @returns {Label} */
function doneLabel() {
  const { draft, marks, fixing, isPassing, table } = state;
  if (fixing) return [say("check-fix"), true];
  if (table.phase === "checking") return [say("check-final-button"), state.isAsked];
  const isTold = draft !== null && String(draft.marks) === String(marks);
  return [say("button-done"), isTold && (isPassing || (marks.length > 0 && !draft.missing))];
}

/** Why nobody moves, where that is because of the bots. */
const gettingReady = () => (state.waitsForBotsToGetReady ? say("bots-getting-ready") : "");

/** The button that had the focus when the connection was lost: one that is disabled cannot keep it. @type {HTMLButtonElement|null} */
let focused = null;

/** @param {HTMLButtonElement[]} buttons */
function disableWhileLost(buttons) {
  if (state.isLost) {
    focused = buttons.find((button) => button === document.activeElement) ?? focused;
    for (const button of buttons) button.disabled = true;
  } else if (focused && document.activeElement !== document.body) {
    focused = null; // someone has gone elsewhere
  } else if (focused && !focused.disabled) {
    focused.focus();
    focused = null;
  }
}

function showFixing() {
  const { mistake, marks } = /** @type {import("./state.js").Fixing} */ (state.fixing);
  const [number, bridges] = mistake.card.split("/").map(Number);
  showWords(
    say("check-fixing", { round: mistake.round }),
    marks.length
      ? draftWords(marks, number, bridges)
      : say("check-fixing-about", { number, bridges }),
  );
}

/** A turn is put right as a whole, whatever is wrong with it. @param {import("./types.js").Mistake[]} mistakes */
const byRound = (mistakes) =>
  [...new Set(mistakes.map(({ round }) => round))].map((round) =>
    mistakes.filter((mistake) => mistake.round === round),
  );

/** R7: what can still be put right, once one asks. @param {(mistake: import("./types.js").Mistake) => void} fix */
export function showCheck(fix) {
  const check = byId("check");
  const { mistakes } = state;
  const isFree =
    state.table.options.pen === "free" && state.table.round > 1 && state.active !== null;
  check.hidden = !isFree || Boolean(state.fixing) || state.isOver;
  byId("mistakes").replaceChildren(
    ...(mistakes.length ? [] : [make("li", {}, say("check-none"))]),
    ...byRound(mistakes).map((ofRound) =>
      make(
        "li",
        {},
        ...ofRound.map((mistake) => make("p", {}, ...withLinks(mistakeWords(mistake)))),
        make("p", { class: "soft" }, say("check-until", { until: ofRound[0].until })),
        // Who is done takes that back first.
        ...(state.me?.hand
          ? []
          : [
              make(
                "button",
                { onclick: () => fix(ofRound[0]), disabled: state.isLost },
                say("check-fix"),
              ),
            ]),
      ),
    ),
  );
}

function showOpening() {
  const { table, active, marks } = state;
  const neighbour = state.names[((active ?? 0) + 1) % table.seats.length];
  const [island, number] = marks[0]?.split("=") ?? [];
  showWords(
    marks.length ? say("opening-number", { number, island }) : say("opening-title"),
    hinting() ?? say("opening-about", { neighbour, solo: table.seats.length === 1 ? "yes" : "no" }),
  );
}

/** What the master says, or that it thinks; null where nobody asked. */
function hinting() {
  if (state.hintWanted === state.turn)
    return say(state.botsReady ? "hint-thinking" : "bots-getting-ready");
  return state.me?.hint ? hintWords(state.me.hint) : null;
}

function showDraft() {
  const { draft, marks, isPassing } = state;
  const { number, bridges: wanted } = state.card;
  const drawn = drawnIn(marks);
  if (isPassing) {
    showWords(say("turn-passing"), say("turn-passing-about"));
    return;
  }
  showWords(
    marks.length
      ? draftWords(marks, number, wanted)
      : say("turn-start", { number, bridges: wanted }),
    hinting()
      ?? (draft?.stuck
        ? say("turn-stuck")
        : !marks.length
          ? say("turn-nothing")
          : drawn && drawn < wanted
            ? say("turn-missing", { count: wanted - drawn })
            : drawn > wanted
              ? "" // the free pen lets one; whether it is right is told when one asks
              : drawn
                ? say("turn-whole")
                : say("turn-no-bridges")),
  );
}

/** How many bridges. @param {string[]} marks */
const drawnIn = (marks) => marks.filter((mark) => mark.includes("-")).length;

/** How far a turn is. @param {string[]} marks @param {number} number @param {number} wanted */
function draftWords(marks, number, wanted) {
  const { entry } = countMarks(marks);
  const written = entry ? say("turn-entry", { number, island: entry }) : say("turn-no-entry");
  const drawn = drawnIn(marks);
  return `${written} · ${say(drawn > wanted ? "turn-more-bridges" : "turn-bridges", { drawn, wanted })}`;
}

/** @param {{islands: string[], move: string|null}} hint */
function hintWords({ islands, move }) {
  if (!islands.length) return say("hint-pass");
  if (!move) return say("hint-region", { islands: listed(islands) });
  if (state.isOpening) {
    const [island, number] = move.split("=");
    return say("hint-move", { move: say("opening-number", { number, island }) });
  }
  const { entry, bridges } = countMarks(marksOf(move));
  const drawn = bridgesWords(bridges);
  const written = entry ? [say("turn-entry", { number: state.card.number, island: entry })] : [];
  return say("hint-move", { move: listed([...written, ...drawn]) });
}

/** @param {SVGElement} svg @param {(seat: number) => void} enlarge */
export function showOthers(svg, enlarge) {
  const { table, shown } = state;
  const others =
    table.sheets && table.seats.length > 1
      ? table.seats.map((_, at) => at).filter((at) => at !== shown)
      : [];
  byId("others").replaceChildren(
    ...others.map((at) => {
      const small = copyOf(svg);
      paint(small, state.sheetOf(at));
      const label = say("others-label", {
        name: state.names[at],
        finished: state.sheetOf(at).finished.length,
      });
      return make(
        "button",
        { onclick: () => enlarge(at), "aria-label": label },
        small,
        state.names[at],
      );
    }),
  );
}
