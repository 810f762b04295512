// What the server tells of a record: for the type checker and for readers.

/** @typedef {{number: number, entry: string|null, bridges: Record<string, number>}} Marks */
/**
 * @typedef {object} MadeMistake
 * @property {number} seat
 * @property {string} code
 * @property {string} clause
 * @property {Record<string, string|number>} facts
 * @property {string[]} islands
 * @property {number|null} fixed
 */
/**
 * @typedef {object} Step
 * @property {number} round
 * @property {string|null} card
 * @property {number|null} fixes
 * @property {(Marks|null)[]} marks
 * @property {import("./types.js").Sheet[]} sheets
 * @property {import("./types.js").Score[]} scores
 * @property {string[][]} finished
 * @property {import("./types.js").Award[]} awards
 * @property {MadeMistake[]} mistakes
 * @property {{seat: number, bot: string|null}[]} help
 */
/**
 * @typedef {object} Replay
 * @property {string[]} players
 * @property {"table"|"solo"} mode
 * @property {"checked"|"free"} pen
 * @property {number} rounds
 * @property {boolean} is_over
 * @property {Step[]} steps
 * @property {number[]} winners
 * @property {number|null} rank
 */

export {};
