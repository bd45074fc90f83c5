// A menu at something: on names, on messages.

import { h } from "./dom.js";
import { popUp } from "./popup.js";

/** Opens a menu of `{ label, act, isApart }` at an element; the focus comes back afterwards. */
export function openMenu(anchor, label, items) {
  const choose = (item) => {
    popup.close();
    item.act();
  };
  const buttons = items.map((item) => h("button", {
    type: "button", role: "menuitem", tabIndex: -1, class: item.isApart ? "is-apart" : null,
    onclick: () => choose(item),
  }, item.label));
  const step = { ArrowDown: 1, ArrowUp: -1 };
  const keys = (event) => {
    const at = buttons.indexOf(document.activeElement);
    if (event.key in step) {
      buttons[(at + step[event.key] + buttons.length) % buttons.length].focus();
    } else if (event.key === "Home" || event.key === "End") {
      buttons.at(event.key === "Home" ? 0 : -1).focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      popup.close();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = h("div", { role: "menu", class: "menu", "aria-label": label, onkeydown: keys }, buttons);
  const before = document.activeElement;
  const popup = popUp(anchor, menu, {
    onclose: () => (anchor.isConnected && anchor.tabIndex >= 0 ? anchor : before)?.focus?.(),
  });
  buttons[0]?.focus();
}
