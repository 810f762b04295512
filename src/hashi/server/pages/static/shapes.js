// Making SVG elements; text is text here, too.
const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, unknown>} [attributes] @param {...(Node|string)} children */
export function shape(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** The drawing of a board, as the server made it. @param {string} text */
export function boardFrom(text) {
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return /** @type {SVGElement} */ (/** @type {unknown} */ (document.importNode(drawn, true)));
}
