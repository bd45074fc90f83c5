// One option of a command: a field, what can be chosen for it, and what it means to Discord.

import { freshId, h } from "./dom.js";
import { icon } from "./icon.js";
import { Listbox } from "./listbox.js";
import { popUp } from "./popup.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
/** How long typing pauses before suggestions are asked for. */
const PAUSE_MILLISECONDS = 120;
const MOST_SUGGESTIONS = 25;

export class OptionField {
  constructor(line, option, given) {
    this.line = line;
    this.option = option;
    /** What was chosen: `{ label, value }`. */
    this.chosen = given ?? null;
    this.asked = 0;
    const id = freshId("option");
    this.input = h("input", {
      id, type: "text", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-haspopup": "listbox",
      autocomplete: "off", spellcheck: false, placeholder: option.required ? "" : "optional", value: given?.label ?? "",
      "aria-required": String(Boolean(option.required)), "aria-description": option.description,
      inputMode: [INTEGER, NUMBER].includes(option.type) ? "numeric" : "text",
      oninput: () => { this.chosen = null; this.suggest(); },
      onfocus: () => { line.explain(option.description); this.suggest(); },
      onblur: () => this.close(),
      onkeydown: (event) => this.key(event),
    });
    this.list = new Listbox({ label: option.name, onpick: (item) => this.pick(item) });
    this.element = h("div", { class: "option-field" }, h("label", { for: id }, option.name), this.input,
      !option.required && h("button", { type: "button", class: "quiet", "aria-label": `Leave out ${option.name}`, onclick: () => line.remove(this) }, icon("close")));
  }

  get text() {
    return this.input.value.trim();
  }

  get isEmpty() {
    return this.text === "";
  }

  /** Everything that can be chosen without asking the bot; none where one may type anything. */
  choices() {
    const { seat, place } = this.line.pane;
    if (this.option.choices?.length) return this.option.choices.map((it) => ({ label: it.name, value: it.value }));
    if (this.option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
    if (this.option.type === USER) {
      return seat.company(place).map((it) => ({ label: it.name, detail: it.handle, value: it.id }));
    }
    if (this.option.type === CHANNEL) {
      const channels = seat.place(place)?.guild?.channels ?? [];
      return channels.map((it) => ({ label: it.name, value: it.id }));
    }
    return null;
  }

  /** What is chosen, or what the text stands for; none if it stands for nothing. */
  value() {
    if (this.chosen) return this.chosen.value;
    const choices = this.choices();
    if (choices) {
      const typed = this.text.replace(/^[@#]/, "").toLowerCase();
      return choices.find((it) => String(it.label).toLowerCase() === typed)?.value;
    }
    if (this.option.type === INTEGER) return /^-?\d+$/.test(this.text) ? Number(this.text) : undefined;
    if (this.option.type === NUMBER) return Number.isFinite(Number(this.text)) ? Number(this.text) : undefined;
    return this.text;
  }

  /** What is wrong with it; nothing if it can be sent. */
  wrong() {
    if (this.isEmpty) return this.option.required ? `“${this.option.name}” is required.` : null;
    return this.value() === undefined ? `“${this.text}” is nothing that “${this.option.name}” can be.` : null;
  }

  /** The option in Discord's form, also half typed. */
  typed() {
    const value = this.value();
    if (value === undefined) return null;
    return { name: this.option.name, type: this.option.type, value };
  }

  async suggest() {
    this.asked += 1;
    const { asked } = this;
    const choices = this.choices();
    if (choices) {
      const typed = this.chosen ? "" : this.text.replace(/^[@#]/, "").toLowerCase();
      const fits = choices.filter((it) => String(it.label).toLowerCase().includes(typed));
      this.show(fits.slice(0, MOST_SUGGESTIONS));
    } else if (this.option.autocomplete) {
      await new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));
      if (asked !== this.asked) return;
      const items = await this.complete();
      if (asked === this.asked && document.activeElement === this.input) this.show(items);
    }
  }

  async complete() {
    const { seat, place } = this.line.pane;
    const options = this.line.typed(this);
    try {
      const answer = await seat.act(place, { do: "complete", command: this.line.command.name, options, focused: this.option.name });
      return answer.choices.map((it) => ({ label: it.name, value: it.value }));
    } catch {
      return [{ label: "Loading options failed", isNothing: true }];
    }
  }

  show(items) {
    if (!items.length || document.activeElement !== this.input) {
      this.close();
      return;
    }
    // Where anything can be typed, Enter sends what was typed unless something was walked to.
    this.list.show(items, this.choices() ? 0 : -1);
    if (!this.popup) {
      this.popup = popUp(this.input, this.list.element, { over: this.line.element, onclose: () => this.close() });
      this.list.heldBy(this.input);
    }
    this.list.element.style.minWidth = `${this.input.offsetWidth}px`;
    this.popup.settle();
    this.list.activate(this.list.active);
  }

  close() {
    const { popup } = this;
    this.popup = null;
    popup?.close();
    this.list.heldBy(null);
  }

  pick(item) {
    if (item.isNothing) return;
    this.asked += 1;
    this.chosen = item;
    this.input.value = item.label;
    this.close();
    this.line.problem.textContent = "";
  }

  key(event) {
    if (this.popup && event.key === "Escape") {
      this.close();
      event.preventDefault();
      event.stopPropagation();
    } else if (this.popup && event.key === "Tab") {
      if (this.list.active >= 0 && !this.isEmpty) this.pick(this.list.items[this.list.active]);
      this.close();
    } else if (this.popup && !(event.key === "Enter" && this.chosen)) {
      this.list.key(event);
    } else if (event.key === "ArrowDown") {
      this.suggest();
    } else if (event.key === "Backspace" && this.input.value === "") {
      event.preventDefault();
      this.line.remove(this);
    }
  }
}

