// What server and pages tell each other: for the type checker and for readers.
// `tests/browser/javascript_types.py` writes this file from classes in Python, which say more.

/**
 * `Reached` of `hashi.companion.call`.
 * @typedef {object} Reached
 * @property {"reached"} entry
 * @property {number} player
 * @property {import("./types.js").Goal} goal
 * @property {number} round
 */

/**
 * `Count` of `hashi.companion.call`.
 * @typedef {object} Count
 * @property {"count"} entry
 * @property {number} player
 * @property {number} islands
 */

/**
 * `TakenBack` of `hashi.companion.call`.
 * @typedef {object} TakenBack
 * @property {"taken-back"} entry
 * @property {number} player
 * @property {import("./types.js").Goal|null} [goal]
 */

/**
 * `Checked` of `hashi.companion.call`.
 * @typedef {object} Checked
 * @property {number} player
 * @property {number} round
 * @property {import("./types.js").Goal[]} goals
 */

/**
 * `Call` of `hashi.companion.call`.
 * @typedef {object} Call
 * @property {string[]} players
 * @property {string} [board]
 * @property {string[]} [cards]
 * @property {(Reached|Count|TakenBack)[]} [entries]
 * @property {Checked[]} [checked]
 */

/**
 * `TypedCount` of `hashi.server.pages.companion`.
 * @typedef {object} TypedCount
 * @property {"typed-count"} entry
 * @property {number} player
 * @property {string} text
 */

/**
 * `CallRequest` of `hashi.server.pages.companion`.
 * @typedef {object} CallRequest
 * @property {Call} call
 * @property {Reached|Count|TakenBack|TypedCount|"next"|"undo"|null} [act]
 * @property {boolean} [sure]
 */

/**
 * `Standing` of `hashi.companion.standing`.
 * @typedef {object} Standing
 * @property {number} round
 * @property {string|null} card
 * @property {string[]} seen
 * @property {string[]} deck
 * @property {number[]|null} piles
 * @property {Record<string, import("./types.js").GoalView>} goals
 * @property {import("./types.js").Award[]} awards
 * @property {import("./types.js").Score[]} scores
 * @property {(number|null)[]} counted
 * @property {boolean} is_over
 * @property {number[]|null} winners
 * @property {number|null} rank
 */

/**
 * `CallResponse` of `hashi.server.pages.companion`.
 * @typedef {object} CallResponse
 * @property {Call} call
 * @property {Standing} standing
 * @property {string|null} undone
 * @property {string|null} doubt
 */

/**
 * `SheetResponse` of `hashi.server.pages.companion`.
 * @typedef {object} SheetResponse
 * @property {string} verdict
 * @property {string[]} faults
 * @property {string[]} notes
 * @property {string[]} counts
 * @property {string[]} islands
 * @property {import("./types.js").Sheet} sheet
 * @property {number} finished
 * @property {Call|null} call
 */

export {};
