// The dialog in which one chooses how the pages look and sound.
import { say } from "/texts.js";
import { byId, make } from "./dom.js";

/** Each by its own name. @type {Record<string, string>} */
const LANGUAGES = JSON.parse(document.documentElement.dataset.languages ?? "{}");

/** @type {Record<string, string[]>} */
const CHOICES = {
  language: Object.keys(LANGUAGES),
  theme: ["auto", "light", "dark"],
  text: ["usual", "large"],
  hand: ["right", "left"],
  motion: ["auto", "none"],
};
const SWITCHES = ["sound", "speech", "notify"];

/** @returns {Record<string, any>} */
export const settings = () => ({
  ...window.hashiSettings.read(),
  language: document.documentElement.lang,
});

/** @param {string} name @param {unknown} choice */
function choose(name, choice) {
  if (name === "language") {
    // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing on plain HTTP and in older browsers.
    document.cookie = `hashi-language=${choice}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
    return;
  }
  window.hashiSettings.write({ ...window.hashiSettings.read(), [name]: choice });
  if (name === "notify" && choice) globalThis.Notification?.requestPermission();
}

/** @param {string} name */
function choiceOf(name) {
  const now = settings()[name];
  const select = make(
    "select",
    { id: `option-${name}`, onchange: () => choose(name, select.value) },
    ...CHOICES[name].map((choice) =>
      make(
        "option",
        { value: choice, selected: choice === now },
        LANGUAGES[choice] ?? say(`option-${name}-${choice}`),
      ),
    ),
  );
  return make("label", { for: `option-${name}` }, say(`option-${name}`), select);
}

/** @param {string} name */
function switchOf(name) {
  const box = make("input", {
    type: "checkbox",
    checked: settings()[name],
    onchange: () => choose(name, box.checked),
  });
  return make("label", { class: "check" }, box, say(`option-${name}`));
}

function show() {
  const dialog = make(
    "dialog",
    { "aria-label": say("options-title"), onclose: () => dialog.remove() },
    make("h2", {}, say("options-title")),
    make(
      "div",
      { class: "column" },
      ...Object.keys(CHOICES).map(choiceOf),
      ...SWITCHES.map(switchOf),
      make("button", { class: "main", onclick: () => dialog.close() }, say("button-done")),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

byId("options")?.addEventListener("click", show); // not every page has the button
