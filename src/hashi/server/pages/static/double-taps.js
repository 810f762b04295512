// A finger taps twice, or late: the second tap must not hit what the first one brought.

/** What can be pressed ignores that for so many milliseconds after it has appeared, or changed its meaning. */
const SETTLING_MS = 800;

/** What a button does, in which turn, since when, and how many marks there were before. @typedef {{meaning: string, turn: string, since: number, marks: number}} Known */
/** @type {WeakMap<Element, Known>} */
const known = new WeakMap();

/** How many marks were made, and whether the last thing done was one. */
let marks = 0;
let lastWasMark = false;

/** Say what a button does now, and in which turn: the same words mean another thing in another turn. @param {Element} button @param {string} meaning @param {string} turn */
export function setMeaning(button, meaning, turn) {
  const before = known.get(button);
  if (before?.meaning === meaning && before.turn === turn) return;
  // Who marks something has the finger on the board: what that changes in the buttons surprises nobody.
  const isByMark = lastWasMark && before?.turn === turn;
  known.set(button, { meaning, turn, since: isByMark ? -Infinity : performance.now(), marks });
}

/** A board, or a place with buttons, has just appeared. @param {Element} place */
export function guardNew(place) {
  for (const each of [place, ...place.querySelectorAll("button, a")]) {
    known.set(each, { meaning: "", turn: "", since: performance.now(), marks });
  }
}

/** Whether a press comes too early to be meant for what is there now. @param {Element} pressed @param {number} [time] */
export function isTooEarly(pressed, time = performance.now()) {
  const state = known.get(pressed);
  return state !== undefined && state.marks === marks && time - state.since < SETTLING_MS;
}

/** Who marks something has seen what the buttons mean by now. */
export function noteMark() {
  marks += 1;
  lastWasMark = true;
}

document.addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element ? event.target.closest("button, a") : null;
    if (!button) return;
    if (isTooEarly(button, event.timeStamp)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else {
      lastWasMark = false;
    }
  },
  { capture: true },
);

// A key that is held down presses a button once.
document.addEventListener(
  "keydown",
  (event) => {
    const isButton = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (event.repeat && isButton && ["Enter", " "].includes(event.key)) event.preventDefault();
  },
  { capture: true },
);
