// What is wrong with what somebody typed: beside its field, which names it by `aria-describedby`.
import { byId } from "./dom.js";

/** @param {HTMLElement} field @param {string} problem empty if there is none */
export function showProblem(field, problem) {
  byId(`${field.id}-problem`).textContent = problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
