// The rules, to be read and printed.
import { byId } from "./dom.js";

byId("print").addEventListener("click", () => print());
