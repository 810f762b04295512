// What server and pages tell each other: for the type checker and for readers.
// `tests/browser/javascript_types.py` writes this file from classes in Python, which say more.

/**
 * `Marks` of `hashi.table.replay`.
 * @typedef {object} Marks
 * @property {number} number
 * @property {string|null} entry
 * @property {Record<string, number>} bridges
 */

/**
 * `MadeMistake` of `hashi.table.replay`.
 * @typedef {object} MadeMistake
 * @property {number} seat
 * @property {string} code
 * @property {string} clause
 * @property {Record<string, string|number>} facts
 * @property {string[]} islands
 * @property {number|null} fixed
 */

/**
 * `Help` of `hashi.table.replay`.
 * @typedef {object} Help
 * @property {number} seat
 * @property {string|null} bot
 */

/**
 * `Step` of `hashi.table.replay`.
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
 * @property {Help[]} help
 */

/**
 * `Replay` of `hashi.table.replay`.
 * @typedef {object} Replay
 * @property {string[]} players
 * @property {import("./types.js").Mode} mode
 * @property {import("./types.js").Pen} pen
 * @property {number} rounds
 * @property {boolean} is_over
 * @property {Step[]} steps
 * @property {number[]} winners
 * @property {number|null} rank
 */

export {};
