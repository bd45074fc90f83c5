// Light, dark, or as the system has it.

import { h } from "./dom.js";
import { icon } from "./icon.js";

const WAYS = ["system", "light", "dark"];
const KEY = "playground-theme";

function show(way) {
  if (way === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = way;
}

/** The button that goes from one to the next. */
export function themeButton() {
  let way = WAYS.includes(localStorage.getItem(KEY)) ? localStorage.getItem(KEY) : "system";
  const button = h("button", { type: "button", class: "quiet", onclick: () => turn(WAYS[(WAYS.indexOf(way) + 1) % WAYS.length]) }, icon("theme"));
  const turn = (to) => {
    way = to;
    localStorage.setItem(KEY, way);
    show(way);
    button.setAttribute("aria-label", `Theme: ${way}`);
    button.title = `Theme: ${way}`;
  };
  turn(way);
  return button;
}
