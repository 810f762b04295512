// Choosing what to print: something must be, and only sheets ask for a board and how many.
import { byId } from "./dom.js";

const form = /** @type {HTMLFormElement} */ (byId("choices"));
const ofSheets = /** @type {HTMLFieldSetElement} */ (byId("of-sheets"));
const contents = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll('[name="content"]')]);

function onChoice() {
  const chosen = contents.filter((content) => content.checked).map((content) => content.value);
  contents[0].setCustomValidity(chosen.length ? "" : (form.dataset.nothing ?? ""));
  ofSheets.hidden = ofSheets.disabled = !chosen.includes("sheets");
}

form.addEventListener("change", onChoice);
onChoice(); // a browser that comes back brings its choices along
