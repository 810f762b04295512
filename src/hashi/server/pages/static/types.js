// What server and pages tell each other: for the type checker and for readers.
// `tests/browser/javascript_types.py` writes this file from classes in Python, which say more.

/**
 * `Phase` of `hashi.table.table`.
 * @typedef {"waiting"|"opening"|"playing"|"checking"|"over"|"closed"} Phase
 */

/**
 * `Mode` of `hashi.rules.game`.
 * @typedef {"table"|"solo"} Mode
 */

/**
 * `Pen` of `hashi.rules.course`.
 * @typedef {"checked"|"free"} Pen
 */

/**
 * `Options` of `hashi.table.options`.
 * @typedef {object} Options
 * @property {string} [board]
 * @property {Mode} [mode]
 * @property {Pen} [pen]
 * @property {60|120|300|86400|null} [limit]
 * @property {boolean} [shows_sheets]
 * @property {boolean} [hints]
 * @property {boolean} [settles]
 * @property {"master"|"novice"|"random"|"steady"} [stand_in]
 */

/**
 * `SeatView` of `hashi.table.view`.
 * @typedef {object} Seat
 * @property {string|null} name
 * @property {"master"|"novice"|"random"|"steady"|null} bot
 * @property {boolean} here
 * @property {boolean} done
 */

/**
 * `SheetView` of `hashi.table.view`.
 * @typedef {object} Sheet
 * @property {Record<string, number>} numbers
 * @property {Record<string, number>} bridges
 * @property {string[]} finished
 * @property {string[]} void
 * @property {number} linked
 * @property {string[]} closed
 */

/**
 * `ScoreView` of `hashi.table.view`.
 * @typedef {object} Score
 * @property {number} islands
 * @property {number} red
 * @property {number} blue
 * @property {number} six
 * @property {number} total
 */

/**
 * `MistakeView` of `hashi.table.view`.
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

/**
 * `Goal` of `hashi.rules.scoring`.
 * @typedef {"red"|"blue"|"six"} Goal
 */

/**
 * `AwardView` of `hashi.table.view`.
 * @typedef {object} Award
 * @property {number} round
 * @property {number} seat
 * @property {Goal} goal
 * @property {number} points
 */

/**
 * `GoalView` of `hashi.table.view`.
 * @typedef {object} GoalView
 * @property {number} first
 * @property {number} later
 * @property {boolean} open
 * @property {number|null} until
 * @property {number} needs
 */

/**
 * `PublicView` of `hashi.table.view`.
 * @typedef {object} Table
 * @property {string} id
 * @property {Phase} phase
 * @property {Options} options
 * @property {Seat[]} seats
 * @property {number} round
 * @property {string|null} card
 * @property {string[]} seen
 * @property {string[]} deck
 * @property {string[]} islands
 * @property {string[]} lines
 * @property {Sheet[]|null} sheets
 * @property {Score[]|null} scores
 * @property {Mistake[]|null} mistakes
 * @property {Award[]} awards
 * @property {Record<string, GoalView>} goals
 * @property {number[]|null} piles
 * @property {number|null} deadline
 * @property {number|null} settles
 * @property {number|null} calls
 * @property {string} commitment
 * @property {string|null} box
 * @property {string|null} secret
 * @property {number[]|null} winners
 * @property {number|null} rank
 * @property {string|null} next
 * @property {number[]} next_by
 */

/**
 * `Seat` of `hashi.table.seat`.
 * @typedef {object} SeatHolder
 * @property {string|null} [name]
 * @property {"master"|"novice"|"random"|"steady"|null} [bot]
 * @property {number} [given]
 */

/**
 * `SeatChanged` of `hashi.table.news`.
 * @typedef {object} SeatChangedNews
 * @property {"seated"} event
 * @property {number} at
 * @property {number} seat
 * @property {SeatHolder} to
 * @property {string|null} [before]
 * @property {boolean} [sees_sheet]
 */

/**
 * `Began` of `hashi.table.events`.
 * @typedef {object} BeganNews
 * @property {"began"} event
 * @property {number} at
 */

/**
 * `StoodIn` of `hashi.table.news`.
 * @typedef {object} StoodInNews
 * @property {"stood-in"} event
 * @property {number} at
 * @property {number} seat
 * @property {string} bot
 */

/**
 * `Called` of `hashi.table.events`.
 * @typedef {object} CalledNews
 * @property {"called"} event
 * @property {number} at
 * @property {number} seat
 * @property {number} absent
 * @property {number} round
 */

/**
 * `RoundTakenBack` of `hashi.table.events`.
 * @typedef {object} RoundTakenBackNews
 * @property {"round-taken-back"} event
 * @property {number} at
 * @property {number} seat
 * @property {number} round
 */

/**
 * `TurnedUp` of `hashi.table.events`.
 * @typedef {object} TurnedUpNews
 * @property {"turned-up"} event
 * @property {number} at
 * @property {number} round
 * @property {string} card
 */

/**
 * `AwardNews` of `hashi.table.news`.
 * @typedef {object} AwardNews
 * @property {number} seat
 * @property {Goal} goal
 * @property {number} points
 */

/**
 * `RoundOver` of `hashi.table.news`.
 * @typedef {object} RoundOverNews
 * @property {"round-over"} event
 * @property {number} at
 * @property {number} round
 * @property {string[][]|null} finished
 * @property {AwardNews[]} awards
 * @property {Record<string, string>} bots
 */

/**
 * `PutRight` of `hashi.table.news`.
 * @typedef {object} PutRightNews
 * @property {"put-right"} event
 * @property {number} at
 * @property {number} seat
 * @property {number} round
 */

/**
 * `CrossedOut` of `hashi.table.news`.
 * @typedef {object} CrossedOutNews
 * @property {"crossed-out"} event
 * @property {number} at
 * @property {number} seat
 * @property {string[]} islands
 */

/**
 * `HintTaken` of `hashi.table.news`.
 * @typedef {object} HintTakenNews
 * @property {"hint-taken"} event
 * @property {number} at
 * @property {number} seat
 * @property {number} round
 */

/**
 * `Ended` of `hashi.table.events`.
 * @typedef {object} EndedNews
 * @property {"ended"} event
 * @property {number} at
 * @property {string} box
 * @property {string} secret
 */

/**
 * `Closed` of `hashi.table.events`.
 * @typedef {object} ClosedNews
 * @property {"closed"} event
 * @property {number} at
 * @property {string} secret
 */

/**
 * `NextTable` of `hashi.table.events`.
 * @typedef {object} NextTableNews
 * @property {"next-table"} event
 * @property {number} at
 * @property {string} table
 * @property {number[]} by
 */

/**
 * @typedef {(
 *   SeatChangedNews
 *   | BeganNews
 *   | StoodInNews
 *   | CalledNews
 *   | RoundTakenBackNews
 *   | TurnedUpNews
 *   | RoundOverNews
 *   | PutRightNews
 *   | CrossedOutNews
 *   | HintTakenNews
 *   | EndedNews
 *   | ClosedNews
 *   | NextTableNews
 * )} News
 */

/**
 * `Reason` of `hashi.table.view`.
 * @typedef {object} Reason
 * @property {string} code
 * @property {string|null} clause
 * @property {Record<string, string|number|string[]>} facts
 */

/**
 * `DraftView` of `hashi.table.view`.
 * @typedef {object} Draft
 * @property {string[]} marks
 * @property {Record<string, string>} islands
 * @property {Record<string, string>} lines
 * @property {Reason|null} missing
 * @property {boolean} stuck
 * @property {number} changed
 */

/**
 * `HintView` of `hashi.table.view`.
 * @typedef {object} Hint
 * @property {string[]} islands
 * @property {string|null} move
 */

/**
 * `TakeBackView` of `hashi.table.view`.
 * @typedef {object} TakeBack
 * @property {number} round
 * @property {number} attempt
 */

/**
 * `OwnView` of `hashi.table.view`.
 * @typedef {object} Own
 * @property {number} seat
 * @property {string|null} hand
 * @property {number} attempt
 * @property {Draft|null} draft
 * @property {Hint|null} hint
 * @property {Sheet|null} sheet
 * @property {Score|null} score
 * @property {Mistake[]|null} mistakes
 * @property {TakeBack|null} take_back
 * @property {string[]} finishes
 */

/**
 * `View` of `hashi.table.messages`.
 * @typedef {object} ViewMessage
 * @property {"view"} type
 * @property {number} now
 * @property {boolean} opener
 * @property {boolean} bots_ready
 * @property {Table} table
 * @property {Own[]} own
 */

/**
 * `Seats` of `hashi.table.messages`.
 * @typedef {object} SeatsMessage
 * @property {"seats"} type
 * @property {number} now
 * @property {Seat[]} seats
 * @property {number|null} settles
 * @property {boolean} bots_ready
 */

/**
 * `Own` of `hashi.table.messages`.
 * @typedef {object} OwnMessage
 * @property {"own"} type
 * @property {Own} own
 */

/**
 * `NewsMessage` of `hashi.table.messages`.
 * @typedef {object} NewsMessage
 * @property {"news"} type
 * @property {number} first
 * @property {News[]} news
 */

/**
 * `Ok` of `hashi.table.messages`.
 * @typedef {object} OkMessage
 * @property {"ok"} type
 * @property {number} id
 */

/**
 * `Refused` of `hashi.table.messages`.
 * @typedef {object} RefusedMessage
 * @property {"refused"} type
 * @property {number|null} id
 * @property {string} code
 * @property {string|null} clause
 * @property {Record<string, string|number|string[]>} facts
 */

/**
 * @typedef {(
 *   ViewMessage
 *   | SeatsMessage
 *   | OwnMessage
 *   | NewsMessage
 *   | OkMessage
 *   | RefusedMessage
 * )} Message
 */

/**
 * `Draft` of `hashi.table.commands`.
 * @typedef {object} DraftCommand
 * @property {"draft"} do
 * @property {number} seat
 * @property {number} round
 * @property {string[]} marks
 */

/**
 * `Done` of `hashi.table.commands`.
 * @typedef {object} DoneCommand
 * @property {"done"} do
 * @property {number} seat
 * @property {number} round
 * @property {string} move
 * @property {number} [attempt]
 */

/**
 * `TakeBack` of `hashi.table.commands`.
 * @typedef {object} TakeBackCommand
 * @property {"take-back"} do
 * @property {number} seat
 * @property {number} round
 * @property {number} [attempt]
 */

/**
 * `Fix` of `hashi.table.commands`.
 * @typedef {object} FixCommand
 * @property {"fix"} do
 * @property {number} seat
 * @property {number} round
 * @property {string} move
 */

/**
 * `Call` of `hashi.table.commands`.
 * @typedef {object} CallCommand
 * @property {"call"} do
 * @property {number} seat
 * @property {number} round
 * @property {number} absent
 */

/**
 * `Leave` of `hashi.table.commands`.
 * @typedef {object} LeaveCommand
 * @property {"leave"} do
 * @property {number} seat
 * @property {"master"|"novice"|"random"|"steady"|null} [to]
 */

/**
 * `Give` of `hashi.table.commands`.
 * @typedef {object} GiveCommand
 * @property {"give"} do
 * @property {number} seat
 * @property {number} target
 * @property {"master"|"novice"|"random"|"steady"|null} to
 */

/**
 * `Close` of `hashi.table.commands`.
 * @typedef {object} CloseCommand
 * @property {"close"} do
 * @property {number} seat
 */

/**
 * `Hint` of `hashi.table.commands`.
 * @typedef {object} HintCommand
 * @property {"hint"} do
 * @property {number} seat
 * @property {number} round
 * @property {1|2} step
 */

/**
 * @typedef {(
 *   DraftCommand
 *   | DoneCommand
 *   | TakeBackCommand
 *   | FixCommand
 *   | CallCommand
 *   | LeaveCommand
 *   | GiveCommand
 *   | CloseCommand
 *   | HintCommand
 * )} Command
 */

export {};
