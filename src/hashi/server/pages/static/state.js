// What this page knows of the table, and whose turn is before us.
import { wasPassing } from "./memory.js";
import { progressOf } from "./progress.js";
import { named, namesOf } from "./words.js";

/** A table with names in the page's language. @typedef {import("./types.js").Table & {seats: import("./words.js").NamedSeat[]}} Table */
/** @typedef {import("./types.js").Own} Own */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./words.js").Refusal} Refusal */
/** @typedef {import("./types.js").Mistake} Mistake */
/** A mistake, the sheet without its move, and the marks instead. @typedef {{mistake: Mistake, sheet: Sheet, marks: string[]}} Fixing */

/**
 * `unanswered` counts the drafts that the server has yet to answer, `sent` has those sent since it last agreed,
 * `changed` says when the one it told last had changed, and `passes` that both actions are to be left out.
 * @typedef {{of: string, unanswered: number, sent: string[], changed: number, passes: boolean}} Turn
 */

/** @param {string} of @returns {Turn} */
const newTurn = (of) => ({ of, unanswered: 0, sent: [], changed: 0, passes: wasPassing(of) });

/** @type {Sheet} */
export const BLANK = { numbers: {}, bridges: {}, finished: [], void: [], linked: 0, closed: [] };

class State {
  /** @type {Table|null} */ view = null;
  /** @type {Own[]} */ own = [];
  /** The seat before us; none for those who watch. @type {number|null} */ active = null;
  /** The marks as painted, which may be a moment ahead of the server's. @type {string[]} */ marks =
    [];
  /** The turn they are for. @type {Turn} */ turn = newTurn("");
  /** Whether the server has forgotten them, or never heard of them, as the connection was lost. */ isUnsent = false;
  /** The turn for which a hint is waited for. @type {object|null} */ hintWanted = null;
  /** Why the last tap, or command, did nothing. @type {Refusal|null} */ refused = null;
  /** The mistake that is being put right. @type {Fixing|null} */ fixing = null;
  /** Whether the connection to the table is lost. */ isLost = false;
  /** Whether we opened the table. */ isOpener = false;
  /** Whether bots can move; for a while after an installation they are compiled first. */ botsReady = true;
  /** By how much the server's clock is ahead of ours. */ ahead = 0;

  /** The table; only to be asked once there is one. @returns {Table} */
  get table() {
    return /** @type {Table} */ (this.view);
  }

  get me() {
    return this.own.find((each) => each.seat === this.active) ?? null;
  }

  get draft() {
    return this.me?.draft ?? null;
  }

  /** Whether something is waited for from the seat before us. */
  get isAsked() {
    return this.#isAsked(this.me);
  }

  /** A turn or, before the final count, a last look. @param {Own|null|undefined} own */
  #isAsked(own) {
    return Boolean(own?.draft || (own && this.table.phase === "checking" && own.hand === null));
  }

  /** Whether the round waits for bots that cannot move yet. */
  get waitsForBotsToGetReady() {
    const isPlayed = ["opening", "playing", "checking"].includes(this.table.phase);
    return !this.botsReady && isPlayed && this.table.seats.some((seat) => seat.bot && !seat.done);
  }

  /** Whether both actions are to be left out, as far as nobody has marked anything since. */
  get isPassing() {
    return this.turn.passes && !this.marks.length;
  }

  get isOver() {
    return ["over", "closed"].includes(this.table.phase);
  }

  get isOpening() {
    return this.table.phase === "opening";
  }

  /** What each seat is called in a sentence. */
  get names() {
    return namesOf(this.table);
  }

  /** The names of those who sit there. */
  get players() {
    return this.table.seats.flatMap((seat) => seat.name ?? []);
  }

  /** Whose sheet is the large one; those who watch see the first, if any. @type {number|null} */
  get shown() {
    return this.active ?? (this.table.sheets ? 0 : null);
  }

  /** The number and the bridges of the card. */
  get card() {
    const [number, bridges] = (this.table.card ?? "0/0").split("/").map(Number);
    return { number, bridges };
  }

  get now() {
    return Date.now() + this.ahead;
  }

  /** @param {number|null} seat */
  sheetOf(seat) {
    if (seat === null) return BLANK;
    return this.table.sheets?.[seat] ?? this.own.find((each) => each.seat === seat)?.sheet ?? BLANK;
  }

  /** @param {number} seat */
  scoreOf(seat) {
    return this.table.scores?.[seat] ?? this.own.find((each) => each.seat === seat)?.score ?? null;
  }

  get progress() {
    return progressOf(
      this.table,
      this.own.map(({ seat }) => seat),
    );
  }

  /** The mistakes on the sheet before us that can still be put right. */
  get mistakes() {
    const all = this.table.mistakes ?? this.me?.mistakes ?? [];
    return all.filter((each) => each.seat === this.active && each.until > this.table.seen.length);
  }

  /** Take in a message; whether something is to be shown anew. @param {import("./types.js").Message} said */
  hear(said) {
    const wasLost = this.isLost;
    if (said.type === "view") {
      this.view = { ...said.table, seats: said.table.seats.map(named) };
      this.own = said.own;
      this.isOpener = said.opener;
      this.botsReady = said.bots_ready;
      this.isLost = false;
      if (this.refused?.code === "lost") this.refused = null;
    } else if (said.type === "seats") {
      this.table.seats = said.seats.map(named);
      this.table.settles = said.settles;
      this.botsReady = said.bots_ready;
    } else if (said.type === "own") {
      this.own = this.own.map((each) => (each.seat === said.own.seat ? said.own : each));
    } else {
      return false;
    }
    if ("now" in said) this.ahead = said.now - Date.now();
    this.#choose(wasLost);
    return true;
  }

  /** On one device, the first who is not done. @param {boolean} wasLost */
  #choose(wasLost) {
    const waiting = this.own.filter((each) => this.#isAsked(each));
    const next =
      waiting.find((each) => each.seat === this.active) ?? waiting[0] ?? this.me ?? this.own[0];
    if (this.active !== (next?.seat ?? null) || !this.#isAsked(next)) this.refused = null;
    this.active = next?.seat ?? null;
    const of = next?.draft ? `${next.seat} ${this.table.round} ${next.attempt}` : "";
    const isStanding = this.mistakes.some((each) => each.round === this.fixing?.mistake.round);
    if (!isStanding || next?.hand) this.fixing = null; // put right, or too late, or done on another device
    const isSame = this.turn.of === of;
    if (!isSame) this.turn = newTurn(of);
    this.#compare(next?.draft ?? null, wasLost && isSame);
  }

  /** After a lost connection our marks count, unless they were changed on another device. @param {import("./types.js").Draft|null} draft @param {boolean} wasLost */
  #compare(draft, wasLost) {
    const { turn } = this;
    const changed = draft?.changed ?? 0;
    const isOurs = [0, turn.changed].includes(changed) || turn.sent.includes(String(draft?.marks));
    turn.changed = changed;
    if (wasLost && isOurs && draft) this.isUnsent = String(draft.marks) !== String(this.marks);
    else if (!turn.unanswered) this.confirm();
  }

  /** The marks are as the server has them. */
  confirm() {
    this.marks = [...(this.draft?.marks ?? [])];
    this.turn.sent = [];
  }
}

export const state = new State();
