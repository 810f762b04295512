// Records: where they come from, what they tell, and what is wrong with them.
import { has, say } from "/texts.js";
import { nameWords } from "./words.js";

/** As many bytes as the server takes. */
const MOST_BYTES = 400_000;

/** @param {Response} answer */
async function heard(answer) {
  if (answer.status === 413) throw { code: "too-long" };
  const text = await answer.text();
  if (answer.ok) return text;
  throw text ? JSON.parse(text) : { code: "other" };
}

/** The record of a game that is over. @param {string} table @returns {Promise<string>} */
export const recordOf = async (table) =>
  heard(await fetch(`/api/tables/${encodeURIComponent(table)}/record`));

/** @param {string} path @param {Blob|string} record */
async function ask(path, record) {
  const body = new Blob([record], { type: "text/plain" });
  if (body.size > MOST_BYTES) throw { code: "too-long" };
  const answer = JSON.parse(await heard(await fetch(path, { method: "POST", body })));
  if (!answer.ok) throw answer;
  return answer;
}

/**
 * The game step by step, with the drawing of its board.
 * @param {Blob|string} record
 * @returns {Promise<{board: string, replay: import("./types-replay.js").Replay}>}
 */
export async function replayOf(record) {
  const { board, replay } = await ask("/api/replay", record);
  return { board, replay: { ...replay, players: replay.players.map(nameWords) } };
}

/** @param {Blob|string} record @returns {Promise<{commitment: string, cards: number, box: boolean}>} */
export const proofOf = (record) => ask("/api/proof", record);

/** The game to print, and what the file is called. @param {Blob|string} record @returns {Promise<{file: Blob, name: string}>} */
export async function keepsakeOf(record) {
  const answer = await fetch("/api/keepsake", {
    method: "POST",
    body: new Blob([record], { type: "text/plain" }),
  });
  if (answer.headers.get("content-type") === "application/pdf") {
    const [, name] = answer.headers.get("content-disposition")?.split("UTF-8''") ?? [];
    return { file: await answer.blob(), name: decodeURIComponent(name ?? "hashi.pdf") };
  }
  throw JSON.parse(await heard(answer));
}

/** What went wrong, in words. @param {any} problem */
export function problemWords(problem) {
  const { message, code, clause, round, player } = problem ?? {};
  if (message && clause) {
    const place = round ? say("replay-step-round", { round }) : say("replay-step-start");
    const facts = { place, player, message, clause };
    return say(player ? "replay-refused-player" : "replay-refused", facts);
  }
  if (message && code) return message;
  if (!code) return say("home-no-connection");
  return say([`replay-${code}`, code].find(has) ?? "replay-other-problem");
}
