// Whether the cards came in the order that was fixed before the game: `docs/fairness.md` says how.
const WORDS = 65_536;
const CARDS = [1, 2, 3, 4, 5, 6].flatMap((number) =>
  [1, 2, 3].map((bridges) => `${number}/${bridges}`),
);

/** @typedef {{commitment: string, cards: number, box: boolean}} Proof */

/** The lines of a record that count. @param {string} record */
function linesOf(record) {
  const lines = record
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((line) => (line.startsWith("#") ? "" : line.split(" #")[0].trim()))
    .filter(Boolean);
  /** @param {RegExp} pattern */
  const texts = (pattern) => lines.flatMap((line) => line.match(pattern)?.[1].trim() ?? []);
  return { version: lines[0], texts };
}

/** Whether there is something to prove. @param {string} record */
export const hasProof = (record) => linesOf(record).texts(/^secret:(.*)/).length > 0;

/** @param {string} digits */
const bytesOf = (digits) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {Uint8Array} bytes */
const digitsOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 over the parts, each after its length. @param {...(string|Uint8Array)} parts */
async function hash(...parts) {
  const all = parts
    .map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part))
    .flatMap((part) => [part.length, ...part]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(all)));
}

/** @param {string} table @param {Uint8Array} secret */
async function* wordsOf(table, secret) {
  for (let number = 0; ; number += 1) {
    const block = await hash(
      "hashi shuffle 1",
      table,
      secret,
      Uint8Array.of(0, 0, 0, 0, 0, 0, number >> 8, number & 255),
    );
    for (let at = 0; at < block.length; at += 2) yield block[at] * 256 + block[at + 1];
  }
}

/** @param {string} table @param {Uint8Array} secret */
async function orderOf(table, secret) {
  const order = [...CARDS];
  const words = wordsOf(table, secret);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const fair = WORDS - (WORDS % (last + 1));
    let word = WORDS;
    while (word >= fair) word = Number((await words.next()).value);
    const other = word % (last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** Compute it all here; throws what does not hold. @param {string} record @returns {Promise<Proof>} */
export async function verify(record) {
  const { version, texts } = linesOf(record);
  /** @param {string} word @param {RegExp} form */
  const only = (word, form) => {
    const found = texts(new RegExp(`^${word}:(.*)`));
    if (found.length !== 1 || !form.test(found[0])) throw { code: "proof-line", word };
    return found[0];
  };
  const table = only("table", /^[A-Za-z0-9_-]{1,64}$/);
  const commitment = only("commitment", /^[0-9a-f]{64}$/);
  const secret = bytesOf(only("secret", /^[0-9a-f]{64}$/));
  only("deck", /^standard$/);
  if (digitsOf(await hash("hashi commitment 1", version, table, secret)) !== commitment)
    throw { code: "proof-commitment" };
  const order = await orderOf(table, secret);
  const rounds = texts(/^\d+\.([^|]*)/);
  rounds.forEach((found, at) => {
    if (found !== order[at] || at === CARDS.length - 1)
      throw { code: "proof-card", round: at + 1, expected: order[at], found };
  });
  const [box] = texts(/^box:(.*)/);
  if (box !== undefined && box !== order.at(-1))
    throw { code: "proof-box", expected: order.at(-1), found: box };
  return { commitment, cards: rounds.length, box: box !== undefined };
}
