// Play and pause: a game that is watched again goes on by itself.
import { say } from "/texts.js";
import { byId } from "./dom.js";

/** As long as it takes to read what happened in a step. */
const STEP_MS = 2500;

/** @type {ReturnType<typeof setInterval>|undefined} */
let clock;

export const isPlaying = () => clock !== undefined;

/** Take one step after the other. @param {() => void} step */
export function play(step) {
  clock = setInterval(step, STEP_MS);
  show();
  step();
}

export function pause() {
  clearInterval(clock);
  clock = undefined;
  show();
}

function show() {
  byId("play").setAttribute("aria-label", say(isPlaying() ? "replay-pause" : "replay-play"));
  byId("play").toggleAttribute("data-playing", isPlaying());
}
