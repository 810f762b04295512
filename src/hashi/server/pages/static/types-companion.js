// What the server says to whoever plays on paper: for the type checker and for readers.

/** @typedef {{round: number, player: number, goal: string}} Reached */
/** @typedef {{player: number, islands: number}} Count */
/** What happened so far at a real table. @typedef {{players: string[], board?: string, cards?: string[], reached?: Reached[], counts?: Count[]}} Call */
/**
 * @typedef {object} Standing
 * @property {number} round
 * @property {string|null} card
 * @property {string[]} seen
 * @property {string[]} deck
 * @property {number[]|null} piles
 * @property {import("./types.js").Table["goals"]} goals
 * @property {import("./types.js").Award[]} awards
 * @property {import("./types.js").Score[]} scores
 * @property {boolean} is_over
 * @property {number[]|null} winners
 * @property {number|null} rank
 */
/** @typedef {{call: Call, standing: Standing}} Told */
/**
 * @typedef {object} ToldSheet
 * @property {string} verdict
 * @property {{message: string, clause: string}[]} faults
 * @property {string[]} islands
 * @property {import("./types.js").Sheet} sheet
 * @property {number} finished
 * @property {string[]} counts
 * @property {string[]} notes
 */

export {};
