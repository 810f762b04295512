// The games that this browser knows, and that are over: to be watched again with one tap.
import { say } from "/texts.js";
import { byId, make } from "./dom.js";
import { tables } from "./memory.js";
import { day, playersOf } from "./words.js";

/** What a board is called, by its rows; empty if it is somebody's own. @param {string} [rows] */
const boardWord = (rows) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#boards li"))].find(
    ({ dataset }) => dataset.rows === rows,
  )?.textContent ?? "";

/** One that was closed before its end has no points, and nothing to watch. */
export function showOwnGames() {
  const games = tables().flatMap((known) => {
    const { id, opened, progress, isSeatLost } = known;
    const { isOver, points, board } = progress ?? {};
    if (!isOver || typeof points !== "number" || isSeatLost) return [];
    return [
      make(
        "li",
        {},
        make(
          "a",
          { href: `/replay?table=${id}` },
          make("strong", {}, playersOf(known)),
          make("small", {}, [boardWord(board), day(opened)].filter(Boolean).join(" · ")),
          make("span", { class: "points" }, say("points", { points })),
        ),
      ),
    ];
  });
  byId("own").hidden = !games.length;
  byId("own")
    .querySelector("ul")
    ?.replaceChildren(...games);
}
