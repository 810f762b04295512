// The games that this browser knows, and that are over: to be watched again with one tap.
import { say } from "/texts.js";
import { byId, make } from "./dom.js";
import { tables } from "./memory.js";
import { listed } from "./words.js";

/** What a board is called, by its rows; empty if it is somebody's own. @param {string} [rows] */
const boardWord = (rows) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#boards li"))]
    .find(({ dataset }) => dataset.rows === rows)?.textContent ?? "";

/** @param {number} opened */
const day = (opened) => new Date(opened).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

/** One that was closed before its end has no points, and nothing to watch. */
export function showOwnGames() {
  const games = tables().flatMap(({ id, names, opened, progress, isSeatLost }) => {
    const { isOver, points, board } = progress ?? {};
    if (!isOver || typeof points !== "number" || isSeatLost) return [];
    return [make("li", {}, make("a", { href: `/replay?table=${id}` },
      make("strong", {}, listed([names].flat())),
      make("small", {}, [boardWord(board), day(opened)].filter(Boolean).join(" · ")),
      make("span", { class: "points" }, say("points", { points }))))];
  });
  byId("own").hidden = !games.length;
  byId("own").querySelector("ul")?.replaceChildren(...games);
}
