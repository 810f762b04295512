// What the server says to whoever plays on paper: for the type checker and for readers.

/** @typedef {{entry: "reached", player: number, goal: string, round: number}} Reached */
/** @typedef {{entry: "count", player: number, islands: number}} Count */
/** @typedef {{entry: "typed-count", player: number, text: string}} TypedCount */
/** A goal or, without one, a count. @typedef {{entry: "taken-back", player: number, goal?: string}} TakenBack */
/** What happens next. @typedef {Reached|TypedCount|TakenBack|"next"|"undo"} Act */
/** What happened so far at a real table. @typedef {{players: string[], board?: string, cards?: string[], entries?: (Reached|Count|TakenBack)[], checked?: object[]}} Call */
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
 * @property {(number|null)[]} counted
 * @property {boolean} is_over
 * @property {number[]|null} winners
 * @property {number|null} rank
 */
/** @typedef {{call: Call, standing: Standing, undone: string|null, doubt: string|null}} Told */
/**
 * @typedef {object} ToldSheet
 * @property {string} verdict
 * @property {string[]} faults
 * @property {string[]} islands
 * @property {import("./types.js").Sheet} sheet
 * @property {number} finished
 * @property {string[]} counts
 * @property {string[]} notes
 * @property {Call|null} call
 */

export {};
