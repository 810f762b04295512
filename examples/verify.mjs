// node verify.mjs RECORD: did the cards come as fixed before the game? Written from docs/fairness.md, without the program.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const say = (holds, sentence) => { console.log(sentence); process.exit(holds ? 0 : 1); };
const read = (file) => {
  try { return readFileSync(file === "-" ? 0 : file, "utf8"); } catch (error) { say(false, `${file}: ${error.message}`); }
};
if (process.argv.length !== 3) say(false, "Name the record to check: node verify.mjs RECORD (or - for standard input).");
const [version, ...lines] = read(process.argv[2]).split(/\r?\n/)
  .map((line) => (line.startsWith("#") ? "" : line.split(" #")[0].trim())).filter(Boolean);
const texts = (pattern) => lines.map((line) => line.match(pattern)).filter(Boolean).map((match) => match[1].trim());
const only = (word, form) => {
  const found = texts(RegExp(`^${word}:(.*)`));
  return found.length === 1 && form.test(found[0]) ? found[0] : say(false, `There is no single, proper line "${word}: ...".`);
};
const sha256 = (...parts) => createHash("sha256")
  .update(Buffer.concat(parts.flatMap((part) => [Buffer.of(part.length), Buffer.from(part)]))).digest();

const table = only("table", /^[A-Za-z0-9_-]{1,64}$/), commitment = only("commitment", /^[0-9a-f]{64}$/);
const secret = Buffer.from(only("secret", /^[0-9a-f]{64}$/), "hex");
if (version !== "hashi 1" || only("deck", /./) !== "standard") say(false, "These rules or this deck are not known here.");
if (sha256("hashi commitment 1", version, table, secret).toString("hex") !== commitment)
  say(false, "Table and secret do not fit the commitment.");

const words = (function* () {
  for (let number = 0n; ; number++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(number);
    const block = sha256("hashi shuffle 1", table, secret, counter);
    for (let at = 0; at < 32; at += 2) yield block.readUInt16BE(at);
  }
})();
const order = [1, 2, 3, 4, 5, 6].flatMap((number) => [1, 2, 3].map((bridges) => `${number}/${bridges}`));
for (let last = 17; last > 0; last--) {
  let word;
  do word = words.next().value; while (word >= 65536 - (65536 % (last + 1)));
  const other = word % (last + 1);
  [order[last], order[other]] = [order[other], order[last]];
}

const rounds = texts(/^\d+\.([^|]*)/), box = texts(/^box:(.*)/);
const wrong = rounds.findIndex((card, at) => at > 16 || card !== order[at]);
if (wrong >= 0) say(false, `Round ${wrong + 1}: the shuffle gives ${wrong < 17 ? order[wrong] : "no card"}, and the record says ${rounds[wrong]}.`);
if (box.some((card) => card !== order[17])) say(false, `Box: the shuffle gives ${order[17]}, and the record says ${box[0]}.`);
say(true, `${rounds.length} of 17 cards${box.length ? " and the box" : ""} came as fixed by the commitment ${commitment}.`);
