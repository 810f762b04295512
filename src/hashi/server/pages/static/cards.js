// The cards: the one that lies there, the strip on which they are ticked off, and the piles of a solo game.
import { say } from "/texts.js";
import { drawing, make } from "./dom.js";
import { listed } from "./words.js";

/** How the sign of a goal is drawn: a flag, or islands that hang together. @type {Record<string, string>} */
export const SIGNS = {
  red: "M3 2 v18 M3 2 h13 v9 h-13",
  blue: "M3 2 v18 M3 2 l14 5 l-14 5",
  six: "M7.5 5 a3 3 0 1 1 -6 0 a3 3 0 1 1 6 0 h5 a3 3 0 1 1 6 0 a3 3 0 1 1 -6 0 M15.5 8 v6 a3 3 0 1 1 0 6 a3 3 0 1 1 0 -6 M12.5 17 h-5 a3 3 0 1 1 -6 0 a3 3 0 1 1 6 0",
};

/** The sign of a goal. @param {string} goal */
export const sign = (goal) => drawing("0 0 20 22", { d: SIGNS[goal], class: `flag ${goal}` });

/** What a card says, for those who listen. @param {string} text */
export function cardWords(text) {
  const [number, bridges] = text.split("/").map(Number);
  return say("card-label", { number, bridges });
}

/** @param {HTMLElement} card @param {string|null} text */
export function paintCard(card, text) {
  card.hidden = !text;
  if (!text || card.dataset.card === text) return;
  const [number, bridges] = text.split("/").map(Number);
  card.dataset.card = text;
  card.setAttribute("aria-label", cardWords(text));
  const arches = Array.from(
    { length: bridges },
    (_, at) => `M${27 + 18 * (at - (bridges - 1) / 2) - 7.5} 12 q7.5 -13 15 0`,
  );
  card.replaceChildren(
    make("b", {}, String(number)),
    drawing("0 0 54 16", { d: arches.join(" ") }),
  );
  card.classList.remove("turned");
  void card.offsetWidth;
  card.classList.add("turned");
}

/**
 * @param {HTMLElement} strip @param {HTMLElement} piles
 * @param {{deck: string[], seen: string[], piles: number[]|null}} table
 */
export function paintStrip(strip, piles, { deck, seen, piles: ends }) {
  const left = deck.filter((card) => !seen.includes(card));
  strip.setAttribute(
    "aria-label",
    say(left.length > 1 ? "strip-label" : "strip-box", { cards: listed(left) }),
  );
  strip.replaceChildren(
    ...deck.map((card) => {
      const [number, bridges] = card.split("/");
      return make(
        "li",
        { class: seen.includes(card) ? "seen" : "" },
        number,
        make("i", {}, "·".repeat(Number(bridges))),
      );
    }),
  );
  piles.hidden = !ends;
  piles.replaceChildren(
    ...Array.from({ length: ends?.at(-1) ?? 0 }, (_, at) =>
      make("li", {
        class: `${at < seen.length ? "seen" : ""}${ends?.includes(at + 1) ? " last" : ""}`,
      }),
    ),
  );
}
