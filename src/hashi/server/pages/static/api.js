// The HTTP side of the server.
import { linksOf, noteTable } from "./memory.js";

/**
 * @typedef {{method?: string, body?: object, token?: string}} Options
 * @typedef {{places: {name?: string, bot?: string}[], options: object}} Wish
 */

/** @param {string} path @param {Options} [options] */
async function ask(path, { method = "GET", body, token } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  const said = text ? JSON.parse(text) : null;
  if (!answer.ok) throw said ?? { code: "other", facts: {} };
  return said;
}

/** @param {Wish} wish */
export async function openTable(wish) {
  const opened = await ask("/api/tables", { method: "POST", body: wish });
  const names = wish.places
    .map((place) => place.name)
    .filter(Boolean)
    .join(", ");
  noteTable(opened.table, names, { invitation: opened.invitation, spectator: opened.spectator });
  return opened;
}

/** A picture of the invitation, for cameras. @param {string} table @param {string} invitation @returns {Promise<string>} */
export async function invitationCode(table, invitation) {
  const headers = { Authorization: `Bearer ${invitation}` };
  const answer = await fetch(`/api/tables/${table}/code`, { headers });
  if (answer.status !== 200) throw new Error(answer.statusText); // 204: nobody else could follow it
  return answer.text();
}

/** The seats that this browser has there. @param {string} table @returns {Promise<number[]>} */
export const heldSeats = (table) => ask(`/api/tables/${table}/seats`);

/** @param {string} table @param {string} [token] other than the cookie @returns {Promise<import("./types.js").Table>} */
export const seeTable = (table, token) => ask(`/api/tables/${table}`, { token });

/** @param {string} table @param {number} seat @param {string} name @param {string} token */
export async function sitDown(table, seat, name, token) {
  const taken = await ask(`/api/tables/${table}/seats`, {
    method: "POST",
    body: { seat, name },
    token,
  });
  noteTable(table, name, linksOf(table)); // who opened the table keeps them
  return taken;
}

/** @param {string} table @param {number} seat */
export const forgetName = (table, seat) =>
  ask(`/api/tables/${table}/seats/${seat}/name`, { method: "DELETE" });

/** @param {string} table @param {string} token */
export const watch = (table, token) => ask(`/api/tables/${table}/watch`, { method: "POST", token });

/** The address of the next game; for spectators, with the token to watch it. @param {string} table @param {string} names */
export async function playAgain(table, names) {
  const taken = await ask(`/api/tables/${table}/again`, { method: "POST" });
  const page = `/tables/${taken.table}`;
  if (!taken.seats.length && !taken.invitation) return `${page}#watch=${taken.token}`;
  noteTable(
    taken.table,
    names,
    taken.invitation && { invitation: taken.invitation, spectator: taken.spectator },
  );
  return page;
}
