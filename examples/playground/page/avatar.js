// The round picture of an account: its first letter on a colour of its own.

import { h } from "./dom.js";

const COLOURS = 8;

export function avatar(person, size = "") {
  const letter = [...person.name.trim()][0]?.toUpperCase() ?? "?";
  const colour = [...person.name].reduce((sum, it) => (sum * 31 + it.codePointAt(0)) % 4_093, 7) % COLOURS;
  return h("span", { class: `avatar colour-${person.is_bot ? "bot" : colour} ${size}`, "aria-hidden": "true", "data-letter": letter });
}
