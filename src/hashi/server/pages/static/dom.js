// Making elements: text is always text.

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node|string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** @typedef {{undo: HTMLButtonElement, skip: HTMLButtonElement, done: HTMLButtonElement, panel: HTMLDialogElement}} Special */

/**
 * An element that the page has for certain.
 * @template {string} I
 * @param {I} id
 * @returns {I extends keyof Special ? Special[I] : HTMLElement}
 */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/** @param {ParentNode} root @param {string} selector */
export const each = (root, selector) =>
  /** @type {NodeListOf<SVGElement>} */ (root.querySelectorAll(selector));

/** Once the next frame is on the screen: ink first, words after it. @param {() => void} work */
export const afterPaint = (work) =>
  requestAnimationFrame(() => {
    setTimeout(work);
  });

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} viewBox @param {...{d: string, class?: string}} paths */
export function drawing(viewBox, ...paths) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  for (const attributes of paths) {
    const path = document.createElementNS(SVG, "path");
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    svg.append(path);
  }
  return svg;
}
