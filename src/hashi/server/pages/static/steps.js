// The steps of a replay in words.
import { has, say } from "/texts.js";
import { bridgesWords, listed, reasonWithClause } from "./words.js";

/** @typedef {import("./types-replay.js").Replay} Replay */
/** @typedef {import("./types-replay.js").Step} Step */

/** What happened in a step, for a heading. @param {Replay} replay @param {Step} step */
export function nameOf({ players }, { round, fixes, marks }) {
  if (!round) return say("replay-step-start");
  if (fixes === null) return say("replay-step-round", { round });
  const name = players[marks.findIndex(Boolean)];
  return say("replay-step-fix", { name, round: fixes });
}

/** What a player wrote. @param {Replay} replay @param {Step} step @param {number} seat */
export function marksWords({ players }, { round, marks }, seat) {
  const written = marks[seat];
  if (!written) return say("replay-not-moved");
  const { number, entry, bridges } = written;
  const drawn = bridgesWords(bridges);
  if (!round && entry && players.length > 1) {
    const name = players[(seat + players.length - 1) % players.length];
    return say("replay-received", { number, island: entry, name });
  }
  const first = entry ? say("turn-entry", { number, island: entry }) : say("turn-no-entry");
  if (!round) return first;
  return `${first} · ${drawn.length ? listed(drawn) : say("replay-no-bridges")}`;
}

/** A record may come from elsewhere, with bots of its own. @param {string} bot */
const botWord = (bot) => (has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** What came of it for this player; a goal has its sign. @param {Replay} replay @param {Step} step @param {number} seat */
export function gainsOf({ players }, step, seat) {
  const { finished, awards, mistakes, help } = step;
  const kind = (
    /** @type {string} */ kind,
    /** @type {string} */ text,
    /** @type {string|null} */ goal = null,
  ) => ({ kind, text, goal });
  return [
    ...help
      .filter((each) => each.seat === seat)
      .map(({ bot }) =>
        kind(
          "help",
          bot === null
            ? say("news-hint", { name: players[seat] })
            : say("replay-bot", { bot: botWord(bot) }),
        ),
      ),
    ...(finished[seat].length
      ? [kind("finished", say("replay-finished", { islands: listed(finished[seat]) }))]
      : []),
    ...awards
      .filter((each) => each.seat === seat)
      .map(({ goal, points }) =>
        kind("award", say("replay-award", { goal: say(`goal-${goal}`), points }), goal),
      ),
    ...mistakes
      .filter((each) => each.seat === seat)
      .map((mistake) =>
        kind(
          "mistake",
          say(mistake.fixed === null ? "replay-mistake" : "replay-mistake-fixed", {
            islands: listed(mistake.islands),
            reason: reasonWithClause(mistake),
            round: mistake.fixed ?? 0,
          }),
        ),
      ),
  ];
}

/** How it ended, or how it stands. @param {Replay} replay */
export function verdictOf({ players, steps, winners, rank, is_over: isOver }) {
  const points = steps.at(-1)?.scores[winners[0]].total ?? 0;
  const names = listed(winners.map((seat) => players[seat]));
  const many = winners.length > 1 ? "many" : "one";
  if (!isOver && rank !== null) return say("replay-broken-off-alone", { points });
  if (!isOver) return say("replay-broken-off", { names, points, many });
  if (rank !== null) return say("replay-rank", { level: rank, rank: say(`rank-${rank}`), points });
  return say("replay-wins", { names, points, many });
}
