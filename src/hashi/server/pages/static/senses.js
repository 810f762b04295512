// Gentle sounds, a voice, and a sign when one is away from the page: each only if wished.
import { say } from "/texts.js";
import { settings } from "./options.js";

/** @type {AudioContext|null} */
let audio = null;
const TITLE = document.title;

/** A short, soft note. @param {number} pitch @param {number} seconds @param {number} [wait] */
function note(pitch, seconds, wait = 0) {
  audio ??= new AudioContext();
  const start = audio.currentTime + wait;
  const wave = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const loud = new GainNode(audio, { gain: 0 });
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(0.12, start + 0.01);
  loud.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  wave.connect(loud).connect(audio.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

const SOUNDS = {
  mark: () => note(520, 0.08),
  card: () => {
    note(330, 0.15);
    note(440, 0.2, 0.09);
  },
  award: () => {
    note(523, 0.5);
    note(659, 0.5, 0.12);
    note(784, 0.5, 0.24);
  },
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (settings().sound) SOUNDS[name]();
}

/** @param {string} text */
export function speak(text) {
  if (!settings().speech || !text || !("speechSynthesis" in globalThis)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  speechSynthesis.speak(words);
}

document.addEventListener("hashi-settings", () => {
  if (!settings().speech) globalThis.speechSynthesis?.cancel();
});

/** One is wanted; a page in the background says so. @param {boolean} isWanted */
export function call(isWanted) {
  const was = document.title !== TITLE;
  document.title = isWanted && document.hidden ? say("title-your-turn", { title: TITLE }) : TITLE;
  const isNew = isWanted && document.hidden && !was;
  if (isNew && settings().notify && globalThis.Notification?.permission === "granted") {
    new Notification(say("notify-your-turn"), { tag: location.pathname, icon: "/static/icon.svg" });
  }
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) document.title = TITLE;
});
