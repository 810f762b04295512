// The seal at the end of a game: ink that did not take everywhere.
import { shape } from "./shapes.js";

let stamps = 0;

/** @param {string} large @param {string} small */
export function stamp(large, small) {
  stamps += 1;
  const ink = `ink-${stamps}`;
  const arches = [-19, 0, 19].map((x) => `M${60 + x - 9.5} 39 q9.5 -17 19 0`).join(" ");
  return shape(
    "svg",
    { viewBox: "0 0 120 120", class: "stamp", "aria-hidden": "true" },
    shape(
      "filter",
      { id: ink, x: "-10%", y: "-10%", width: "120%", height: "120%" },
      shape("feTurbulence", {
        type: "fractalNoise",
        baseFrequency: "0.09",
        numOctaves: 3,
        seed: 8,
        result: "grain",
      }),
      shape("feDisplacementMap", {
        in: "SourceGraphic",
        in2: "grain",
        scale: 2.2,
        result: "rough",
      }),
      shape("feColorMatrix", {
        in: "grain",
        type: "matrix",
        values: "0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -7 5.6",
        result: "worn",
      }),
      shape("feComposite", { in: "rough", in2: "worn", operator: "in" }),
    ),
    shape(
      "g",
      { filter: `url(#${ink})` },
      shape("circle", { cx: 60, cy: 60, r: 52, class: "rim" }),
      shape("circle", { cx: 60, cy: 60, r: 45.5, class: "ring" }),
      shape("path", { d: `${arches} M28 42 H92`, class: "arches" }),
      shape("text", { x: 60, y: 78, class: "large" }, large),
      shape("text", { x: 60, y: 94, class: "small" }, small),
    ),
  );
}
