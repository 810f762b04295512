// How far a game is, as a browser remembers it for the home page.
import { named } from "./words.js";

/**
 * Where a game is, or what it came to: for those who have the seats `own`. `others` are the opponents.
 * @typedef {{round: number, isOver: boolean, isWaiting?: boolean, points: number|null, board?: string, others?: string[]}} Progress
 */

/** @param {import("./types.js").Table} table @param {number[]} own @returns {Progress} */
export function progressOf({ phase, seen, seats, scores, options }, own) {
  // Around one device nobody is the one against the others.
  const me = own.length === 1 ? own[0] : null;
  const others = seats.flatMap((seat, at) => (at === me ? [] : (named(seat).name ?? [])));
  const points = phase === "over" ? (scores?.[own[0]]?.total ?? null) : null;
  const isOver = phase === "over" || phase === "closed";
  return {
    round: seen.length,
    isOver,
    isWaiting: phase === "waiting",
    points,
    board: options.board,
    others,
  };
}
