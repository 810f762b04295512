// From facts to words.
import { clauses, has, say } from "/texts.js";
import { make } from "./dom.js";

/** Why something is refused, by the server or here; `words` where the server has put it into words already. @typedef {{code: string, clause?: string|null, facts?: Record<string, any>, words?: string}} Refusal */
/** A seat, and whether its name is the one of a player without a name. @typedef {import("./types.js").Seat & {isNeutral?: boolean}} NamedSeat */

/** Why something is not possible; some reasons have another one within. @param {Refusal} refused @returns {string} */
export function reason({ code, facts = {}, words }) {
  const { fault, ...others } = facts;
  const inner = fault ? { fault: reason({ code: fault, facts: others }) } : {};
  return words ?? say(has(code) ? code : "other", { ...others, ...inner });
}

/** The same with the clause of the rules. @param {Refusal} refused */
export function reasonWithClause(refused) {
  const clause = refused.clause ?? clauses[refused.code];
  return clause ? `${reason(refused)} (${clause})` : reason(refused);
}

/** A text in which each clause leads to the rules, beside the table. @param {string} text */
export const withLinks = (text) =>
  text
    .split(/\((R\d\.\d)\)/)
    .flatMap((part, at) => (at % 2 ? ["(", clauseLink(part), ")"] : [part]));

/** @param {string} clause */
const clauseLink = (clause) =>
  make(
    "a",
    {
      href: `/rules#${clause}`,
      target: "_blank",
      rel: "noopener",
      "aria-label": say("clause-link", { clause }),
    },
    clause,
  );

/** `a, b and c` in the page's language. @param {string[]} names */
export const listed = (names) =>
  new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);

/** When a table was opened. @param {number} opened */
export const day = (opened) =>
  new Date(opened).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

/** Who plays at a table that this browser knows. @param {import("./memory.js").Known} known */
export const playersOf = ({ names }) => listed([names].flat());

/** @param {Record<string, number>} bridges how many on which line */
export const bridgesWords = (bridges) =>
  Object.entries(bridges).map(([line, count]) => {
    const [from, to] = line.split("-");
    return say("replay-bridge", { from, to, count });
  });

/** @param {import("./types.js").Mistake} mistake */
export function mistakeWords(mistake) {
  const facts = { island: mistake.islands[0], wanted: Number(mistake.card.split("/")[1]) };
  const { round, islands } = mistake;
  return say("check-mistake", {
    round,
    islands: listed(islands),
    reason: reasonWithClause({ ...mistake, facts }),
  });
}

/** What the server calls a player without a name. */
const NEUTRAL = /^Player (\d+)$/;

/** A neutral name in the page's language; any other as it is. @param {string} name */
export function nameWords(name) {
  const [, number] = name.match(NEUTRAL) ?? [];
  return number ? say("home-player", { number }) : name;
}

/** A seat whose bot, or player without a name, is called so in the page's language. @template {{name?: string|null, bot?: string|null}} S @param {S} seat @returns {S & {isNeutral?: boolean}} */
export function named(seat) {
  if (!seat.bot)
    return seat.name && NEUTRAL.test(seat.name)
      ? { ...seat, name: nameWords(seat.name), isNeutral: true }
      : seat;
  const word = say(`bot-${seat.bot}`);
  const number = seat.name?.match(/ \d+$/)?.[0] ?? "";
  return {
    ...seat,
    name: word[0].toLocaleUpperCase(document.documentElement.lang) + word.slice(1) + number,
  };
}

/** What each seat is called in a sentence. @param {import("./types.js").Table} table */
export const namesOf = ({ seats }) =>
  seats.map((seat, at) => named(seat).name ?? say("open-seat", { number: at + 1 }));

/** What an entry of the log says; empty for what is no news to anyone. @param {import("./types.js").News} news @param {string[]} names */
export function told(news, names) {
  const name = "seat" in news ? names[news.seat] : "";
  switch (news.event) {
    case "began":
      return [say("news-began", { solo: names.length === 1 ? "yes" : "no" })];
    case "seated":
      return [seated(news)];
    case "stood-in":
      return [say("news-entry-bot", { name })];
    case "turned-up":
      return [say("news-turned-up", { round: news.round, card: news.card })];
    case "called":
      return [say("news-called", { name, absent: names[news.absent] })];
    case "round-taken-back":
      return [say("news-round-taken-back", { name, round: news.round })];
    case "put-right":
      return [say("news-put-right", { name, round: news.round })];
    case "crossed-out":
      return [say("news-crossed-out", { name, islands: listed(news.islands) })];
    case "hint-taken":
      return [say("news-hint", { name })];
    case "ended":
      return [say("news-ended")];
    case "closed":
      return [say("news-closed")];
    case "next-table":
      return [whoGoesOn(news.by, names)];
    case "round-over":
      return roundOver(news, names);
    default:
      return [];
  }
}

/**
 * What each entry of the log says, in the names of its time: seats may have changed hands since.
 * @param {import("./types.js").News[]} news @param {string[]} names
 */
export function toldInOrder(news, names) {
  const then = [...names];
  return [...news]
    .reverse()
    .map((each) => {
      const lines = told(each, then);
      if (each.event === "seated" && each.before)
        then[each.seat] = named({ name: each.before, bot: null }).name;
      return lines.map((text) => ({ event: each.event, text }));
    })
    .reverse()
    .flat();
}

/** Who has the seat now, and who had it. @param {import("./types.js").SeatChangedNews} news */
function seated({ to, before, sees_sheet: seesSheet }) {
  if (!to.name) return say("news-left", { before });
  const name = named(to).name ?? "";
  if (before) return say("news-taken-over", { name, before });
  return say(seesSheet ? "news-seated-sees" : "news-seated", { name });
}

/** Who has opened the next table: those in the seats `by`. @param {number[]} by @param {string[]} names */
export const whoGoesOn = (by, names) =>
  say("news-next", { names: listed(by.map((seat) => names[seat])), count: by.length });

/** @param {import("./types.js").RoundOverNews} news @param {string[]} names */
function roundOver({ finished, awards, bots }, names) {
  return [
    ...Object.keys(bots).map((seat) => say("news-bot", { name: names[Number(seat)] })),
    ...(finished ?? []).flatMap((islands, seat) =>
      islands.length ? [say("news-finished", { name: names[seat], islands: listed(islands) })] : [],
    ),
    ...awards.map(({ seat, goal, points }) =>
      say("news-award", { name: names[seat], goal: say(`goal-${goal}`), points }),
    ),
  ];
}
