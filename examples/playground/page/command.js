// A command being filled in: its options as fields, with suggestions.

import { h, fill } from "./dom.js";
import { icon } from "./icon.js";
import { openForm } from "./form.js";
import { FileField } from "./file-option.js";
import { OptionField } from "./option.js";

const CHAT = 1;
const ATTACHMENT = 11;
const isGroup = (option) => option.type === 1 || option.type === 2;

/** Every command that can be typed, subcommands by their full names. */
export function commandsIn(commands) {
  const chat = commands.filter((command) => command.type === CHAT);
  return chat.flatMap((command) => unfolded(command, command.name));
}

function unfolded(command, name) {
  const options = command.options ?? [];
  if (options.some(isGroup)) return options.flatMap((it) => unfolded(it, `${name} ${it.name}`));
  return [{ name, description: command.description, options }];
}

export class CommandLine {
  /** `leave` is called when it was sent or given up. */
  constructor(pane, command, leave) {
    this.pane = pane;
    this.command = command;
    this.leave = leave;
    this.fields = [];
    this.hint = h("p", { class: "hint", "aria-live": "polite" }, command.description);
    this.problem = h("p", { class: "problem", role: "alert" });
    this.places = h("div", { class: "options" });
    this.more = h("div", { class: "more-options", role: "group", "aria-label": "Further options" });
    this.send = h("button", { type: "submit", class: "button primary" }, "Send");
    this.element = h("form", {
      class: "command-line", "aria-label": `Command ${command.name}`,
      onsubmit: (event) => { event.preventDefault(); this.submit(); },
      onkeydown: (event) => this.key(event),
    },
    h("div", { class: "command-head" }, h("strong", {}, `/${command.name}`), this.hint,
      h("button", { type: "button", class: "quiet", "aria-label": "Cancel the command", onclick: () => this.leave() }, icon("close"))),
    h("div", { class: "command-body" }, this.places, this.send), this.more, this.problem);
  }

  /** Shows what must be filled in; the rest can be added. */
  begin(given = {}) {
    for (const option of this.command.options) {
      if (option.required || given[option.name]) this.add(option, given[option.name]);
    }
    this.offerMore();
    (this.fields[0]?.input ?? this.send).focus();
  }

  add(option, given) {
    const field = option.type === ATTACHMENT ? new FileField(this, option) : new OptionField(this, option, given);
    this.fields.push(field);
    this.places.append(field.element);
    return field;
  }

  offerMore() {
    const left = this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
    fill(this.more, left.map((option) => h("button", {
      type: "button", class: "chip", title: option.description,
      onclick: () => {
        const field = this.add(option);
        this.offerMore();
        field.input.focus();
      },
    }, icon("plus"), option.name)));
  }

  /** Takes an option away again that need not be there. */
  remove(field) {
    if (field.option.required) return;
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.element.remove();
    this.offerMore();
    (this.fields[at - 1]?.input ?? this.send).focus();
  }

  explain(text) {
    this.hint.textContent = text;
  }

  /** What was filled in so far, in Discord's form. */
  typed(focused) {
    const filled = this.fields.filter((field) => !field.isEmpty || field === focused);
    return filled.map((field) => field.typed()).filter(Boolean);
  }

  key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.leave();
    }
  }

  async submit() {
    const wrong = this.fields.find((field) => field.wrong());
    if (wrong) {
      this.problem.textContent = wrong.wrong();
      wrong.input.focus();
      return;
    }
    this.problem.textContent = "";
    this.send.disabled = true;
    const { seat, place } = this.pane;
    try {
      const answer = await seat.act(place, { do: "slash", command: this.command.name, options: this.typed() });
      this.leave();
      if (answer.form) openForm(answer.form, (fields) => seat.act(place, { do: "submit", form: answer.form.id, fields }));
    } catch (error) {
      this.problem.textContent = `This did not work: ${error.message}.`;
    }
    this.send.disabled = false;
  }
}
