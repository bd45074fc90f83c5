// How often it rang, as a number to see and in words to hear.

import { h } from "./dom.js";

export function pingBadge(pings) {
  const badge = h("span", { class: "badge" }, pings > 0 && [pings, h("span", { class: "unseen" }, pings === 1 ? " ping" : " pings")]);
  badge.dataset.pings = pings;
  return badge;
}
