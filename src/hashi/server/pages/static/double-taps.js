// A finger taps twice, or late: the second tap must not hit what the first one brought.

/** A button ignores presses for so many milliseconds after its meaning has changed. */
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

/** Guard all that can be pressed in a place that has just appeared. @param {ParentNode} place @param {string} what */
export function guardNew(place, what) {
  for (const button of place.querySelectorAll("button, a")) setMeaning(button, what, what);
}

/** Who marks something has seen what the buttons mean by now. */
export function noteMark() {
  marks += 1;
  lastWasMark = true;
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button, a") : null;
  if (!button) return;
  const state = known.get(button);
  if (state && state.marks === marks && event.timeStamp - state.since < SETTLING_MS) {
    state.since = event.timeStamp; // who taps on and on has not read it yet
    event.stopImmediatePropagation();
    event.preventDefault();
  } else {
    lastWasMark = false;
  }
}, { capture: true });
