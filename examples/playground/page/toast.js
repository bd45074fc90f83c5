// Notifications: what rang for an account, and what went wrong.

import { h } from "./dom.js";
import { icon } from "./icon.js";

const STAYS_MILLISECONDS = 8_000;
const MOST = 4;

const list = h("div", { class: "toasts", role: "status", "aria-live": "polite", "aria-label": "Notifications" });

/** The place where notifications appear. */
export const toasts = list;

/** Takes away the notifications with this key: somebody has looked. */
export function seen(key) {
  for (const old of [...list.children]) if (old.dataset.key === key) old.remove();
}

/** Shows a notification; choosing it with the keyboard does `act`. Those with the same key take each other's place. */
export function toast({ key, title, text, act, isError = false }) {
  if (key) seen(key);
  const close = () => element.remove();
  const element = h("div", { class: `toast${isError ? " is-error" : ""}` },
    h("button", { type: "button", class: "toast-text", onclick: () => { close(); act?.(); } },
      h("strong", {}, title), h("span", {}, text)),
    h("button", { type: "button", class: "quiet", "aria-label": "Close this notification", onclick: close }, icon("close")));
  if (key) element.dataset.key = key;
  list.append(element);
  while (list.children.length > MOST) list.firstChild.remove();
  setTimeout(close, STAYS_MILLISECONDS);
}

/** Says that something went wrong. */
export function complain(error) {
  toast({ title: "That did not work", text: error.message, isError: true });
}
