// What those who play on paper ask the server, and what this browser keeps of it.
import { say } from "/texts.js";
import { remember, remembered } from "./memory.js";

/** @typedef {import("./types-companion.js").Call} Call */
/** A game that goes on, and the sheets that were typed in, by player. @typedef {{call?: Call, sheets?: Record<string, string>}} Kept */

/** @returns {Kept} */
export const kept = () => remembered("companion");

/** @param {Kept} changes */
export const keep = (changes) => remember("companion", { ...kept(), ...changes });

/**
 * The answer, or the problem in words; `isAway` if nobody has answered.
 * @param {string} path @param {object} body @returns {Promise<any>}
 */
export async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.ok ? await answer.json() : { problem: say("other") };
  } catch {
    return { problem: say("home-no-connection"), isAway: true };
  }
}
