// Buttons and menus under a message.

import { h, webAddress } from "./dom.js";
import { icon } from "./icon.js";
import { Listbox } from "./listbox.js";
import { popUp } from "./popup.js";

const ROW = 1;
const BUTTON = 2;
const WORDS = 3;
const PEOPLE = 5;
const STYLES = { 1: "primary", 2: "", 3: "success", 4: "danger", 5: "" };

/** The rows of a message. `press(id)` and `select(id, values)` do what they say; `company` is who there is. */
export function controls(message, { press, select, company }) {
  const rows = message.components.filter((row) => row.type === ROW);
  return rows.map((row) => h("div", { class: "controls" }, row.components.map((it) => {
    if (it.type === BUTTON) return button(it, press);
    return menu(it, select, company);
  })));
}

function button(it, press) {
  const emoji = it.emoji?.name && h("span", { class: "emoji" }, it.emoji.name);
  const label = [emoji, it.label && h("span", {}, it.label)];
  if (it.url) {
    return h("a", { class: "button", href: webAddress(it.url), target: "_blank", rel: "noopener noreferrer" }, label);
  }
  return h("button", {
    type: "button", class: `button ${STYLES[it.style] ?? ""}`, disabled: it.disabled,
    "data-control": it.custom_id, onclick: () => press(it.custom_id),
  }, label);
}

function choices(it, company) {
  if (it.type === WORDS) {
    return it.options.map((option) => ({
      label: [option.emoji?.name, option.label].filter(Boolean).join(" "), detail: option.description,
      value: option.value, isChosen: Boolean(option.default),
    }));
  }
  if (it.type === PEOPLE) return company.map((who) => ({ label: who.name, detail: who.handle, value: who.id }));
  return [];
}

function menu(it, select, company) {
  const items = choices(it, company);
  const least = it.min_values ?? 1;
  const most = it.max_values ?? 1;
  const chosen = () => items.filter((item) => item.isChosen);
  const words = () => chosen().map((item) => item.label).join(", ");
  const shown = h("span", { class: chosen().length ? "" : "placeholder" }, words() || it.placeholder || "Make a selection");
  let popup = null;
  const send = () => {
    const values = chosen().map((item) => item.value);
    popup?.close();
    if (values.length >= least && values.length <= most) select(it.custom_id, values);
  };
  const list = new Listbox({
    label: it.placeholder || "Choices", isMultiple: most > 1,
    onpick: (item) => {
      if (most > 1) {
        item.isChosen = !item.isChosen && chosen().length < most;
        list.show(items, items.indexOf(item));
        shown.textContent = words() || it.placeholder || "Make a selection";
      } else {
        for (const other of items) other.isChosen = other === item;
        send();
      }
    },
  });
  const open = () => {
    const before = words();
    list.show(items, Math.max(0, items.findIndex((item) => item.isChosen)));
    popup = popUp(field, list.element, {
      onclose: () => {
        popup = null;
        list.heldBy(null);
        if (most > 1 && words() !== before) send();
      },
    });
    list.element.style.minWidth = `${field.offsetWidth}px`;
    list.heldBy(field);
    list.activate(list.active);
  };
  const keys = (event) => {
    if (!popup && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      open();
    } else if (popup && event.key === " ") {
      event.preventDefault();
      list.onpick(list.items[list.active]);
    } else if (popup && ["Escape", "Tab"].includes(event.key)) {
      if (event.key === "Escape") event.stopPropagation();
      popup.close();
    } else if (popup) {
      list.key(event);
    }
  };
  const field = h("button", {
    type: "button", role: "combobox", class: "select", disabled: it.disabled, "data-control": it.custom_id,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": it.placeholder || "Make a selection",
    onclick: () => (popup ? popup.close() : open()), onkeydown: keys,
  }, shown, icon("chevron"));
  return field;
}
