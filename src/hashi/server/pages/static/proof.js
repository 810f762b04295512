// The proof that the cards came in the order fixed before the game: noting, checking, telling.
import { say } from "/texts.js";
import { make } from "./dom.js";
import { verify } from "./fairness.js";
import { remember, remembered } from "./memory.js";
import { problemWords, proofOf } from "./records.js";

const KEPT = 30;

/** The table whose commitment is noted. */
let noted = "";

/** Note the commitment of a table when it is first seen, and after how many cards that was. @param {import("./types.js").Table} table */
export function notePromise({ id, commitment, seen }) {
  if (noted === id) return;
  noted = id;
  const known = remembered("promises");
  if (known[id]) return;
  const others = Object.entries(known).slice(-KEPT + 1);
  remember("promises", Object.fromEntries([...others, [id, { commitment, seen: seen.length }]]));
}

/** @param {string} table @returns {{commitment: string, seen: number}|null} */
export const notedPromise = (table) => remembered("promises")[table] ?? null;

/** What the commitment is worth to whoever sits here. @param {string} commitment @param {{commitment: string, seen: number}|null} noted */
function compared(commitment, noted) {
  if (!noted) return { holds: true, text: say("proof-compare") };
  if (noted.commitment !== commitment)
    return { holds: false, text: say("proof-not-noted", { noted: noted.commitment }) };
  return {
    holds: true,
    text: noted.seen ? say("proof-noted-late", { cards: noted.seen }) : say("proof-noted"),
  };
}

/** Check, and say what was checked. @param {string} record @param {{commitment: string, seen: number}|null} noted */
async function told(record, noted) {
  const here = Boolean(globalThis.crypto?.subtle);
  try {
    const { commitment, cards, box } = here ? await verify(record) : await proofOf(record);
    const { holds, text } = compared(commitment, noted);
    const checked = say(here ? "proof-here" : "proof-server", { cards, box: box ? "yes" : "no" });
    return {
      holds,
      lines: [checked, text, ...(here ? [] : [say("proof-why-server")])],
      commitment,
    };
  } catch (caught) {
    const wrong = /** @type {any} */ (caught);
    const words = wrong?.code?.startsWith("proof-") ? say(wrong.code, wrong) : problemWords(wrong);
    return { holds: false, lines: [words], commitment: null };
  }
}

/**
 * A button, and what it finds.
 * @param {() => Promise<string>} record
 * @param {{commitment: string, seen: number}|null} noted
 */
export function proofPart(record, noted) {
  const result = make("div", { class: "found", role: "status" });
  const button = make(
    "button",
    {
      onclick: async () => {
        button.setAttribute("disabled", "");
        result.replaceChildren(make("p", {}, say("proof-checking")));
        const { holds, lines, commitment } = await record().then(
          (text) => told(text, noted),
          (wrong) => ({ holds: false, lines: [problemWords(wrong)], commitment: null }),
        );
        result.className = `found ${holds ? "good" : "bad"}`;
        result.replaceChildren(
          make("p", { class: "verdict" }, say(holds ? "proof-good" : "proof-bad")),
          ...lines.map((line) => make("p", {}, line)),
          ...(commitment ? [make("code", {}, commitment)] : []),
        );
        button.removeAttribute("disabled");
      },
    },
    say("proof-button"),
  );
  return make(
    "section",
    { class: "proof" },
    make("p", {}, make("b", {}, say("proof-title")), " ", say("proof-about")),
    button,
    result,
  );
}
