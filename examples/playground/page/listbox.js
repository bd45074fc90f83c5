// A list to choose from, moved through with the keyboard while the focus stays where one types.

import { fill, freshId, h } from "./dom.js";

/**
 * Items are `{ label, detail, value, isChosen }`. `onpick(item)` is told what was chosen. Whoever
 * holds the focus hands its keys to `key(event)`, which says whether it was one for the list.
 */
export class Listbox {
  constructor({ label, onpick, isMultiple = false }) {
    this.id = freshId("list");
    this.onpick = onpick;
    this.items = [];
    this.active = -1;
    this.element = h("ul", {
      id: this.id, role: "listbox", class: "listbox", "aria-label": label,
      "aria-multiselectable": isMultiple ? "true" : null,
      // The focus stays in the field.
      onpointerdown: (event) => event.preventDefault(),
    });
  }

  show(items, active = items.length ? 0 : -1) {
    this.items = items;
    fill(this.element, items.map((item, index) => this.option(item, index)));
    this.activate(active);
  }

  option(item, index) {
    return h("li", {
      id: `${this.id}-${index}`, role: "option", class: "option",
      "aria-selected": item.isChosen ? "true" : "false",
      onclick: () => this.onpick(item),
      onpointermove: () => this.active !== index && this.activate(index),
    }, h("span", { class: "option-label" }, item.label),
    item.detail && h("span", { class: "option-detail" }, item.detail));
  }

  activate(index) {
    this.element.children[this.active]?.classList.remove("is-active");
    this.active = index;
    const option = this.element.children[index];
    option?.classList.add("is-active");
    option?.scrollIntoView({ block: "nearest" });
    this.holder?.setAttribute("aria-activedescendant", option?.id ?? "");
  }

  /** Says which element holds the focus while this is open; none when it closes. */
  heldBy(holder) {
    this.holder?.setAttribute("aria-expanded", "false");
    this.holder?.removeAttribute("aria-activedescendant");
    this.holder = holder;
    if (!holder) return;
    holder.setAttribute("aria-expanded", "true");
    holder.setAttribute("aria-controls", this.id);
    this.activate(this.active);
  }

  key(event) {
    const last = this.items.length - 1;
    if (last < 0) return false;
    const goes = {
      ArrowDown: this.active >= last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
    };
    if (event.key in goes) {
      this.activate(goes[event.key]);
    } else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0) {
      this.onpick(this.items[this.active]);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
