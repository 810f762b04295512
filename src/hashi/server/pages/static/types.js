// What the server says, as `docs/protocol.md` describes it: for the type checker and for readers.

/**
 * @typedef {object} Seat
 * @property {string|null} name
 * @property {string|null} bot
 * @property {boolean} here
 * @property {boolean} done
 * @property {boolean} [isNeutral] whether it is the name of a player without one, noted by the page
 */
/**
 * @typedef {object} Sheet
 * @property {Record<string, number>} numbers
 * @property {Record<string, number>} bridges
 * @property {string[]} finished
 * @property {string[]} void
 * @property {number} linked
 * @property {string[]} closed
 */
/** What of it is painted. @typedef {Pick<Sheet, "numbers"|"bridges"|"finished"|"void">} PaintedSheet */
/** @typedef {{islands: number, red: number, blue: number, six: number, total: number}} Score */
/** @typedef {{round: number, seat: number, goal: string, points: number}} Award */
/**
 * @typedef {object} Mistake
 * @property {number} seat
 * @property {number} round
 * @property {string} card
 * @property {string} move
 * @property {string} code
 * @property {string} clause
 * @property {string[]} islands
 * @property {number} until
 */
/** Why something is refused; `words` where the server has put it into words already. @typedef {{code: string, clause?: string|null, facts?: Record<string, any>, words?: string}} Reason */
/**
 * @typedef {object} Draft
 * @property {string[]} marks
 * @property {Record<string, string>} islands
 * @property {Record<string, string>} lines
 * @property {Reason|null} missing
 * @property {boolean} stuck
 * @property {number} changed
 */
/**
 * @typedef {object} Own
 * @property {number} seat
 * @property {string|null} hand
 * @property {number} attempt
 * @property {Draft|null} draft
 * @property {{islands: string[], move: string|null}|null} hint
 * @property {Sheet|null} sheet
 * @property {Score|null} score
 * @property {Mistake[]|null} mistakes
 * @property {{round: number, attempt: number}|null} take_back
 * @property {string[]} finishes
 */
/**
 * @typedef {object} Table
 * @property {string} id
 * @property {"waiting"|"opening"|"playing"|"checking"|"over"|"closed"} phase
 * @property {Record<string, any>} options
 * @property {Seat[]} seats
 * @property {number} round
 * @property {string|null} card
 * @property {string[]} seen
 * @property {string[]} deck
 * @property {Sheet[]|null} sheets
 * @property {Score[]|null} scores
 * @property {Mistake[]|null} mistakes
 * @property {Award[]} awards
 * @property {Record<string, {first: number, later: number, open: boolean, until: number|null, needs: number}>} goals
 * @property {number[]|null} piles
 * @property {number|null} deadline
 * @property {number|null} settles
 * @property {number|null} calls
 * @property {string} commitment
 * @property {string|null} secret
 * @property {number[]|null} winners
 * @property {number|null} rank
 * @property {string|null} next
 * @property {number[]} next_by
 */

export {};
