// Where one writes: messages, replies, edits, and the way to commands.

import { CommandLine, commandsIn } from "./command.js";
import { fill, h } from "./dom.js";
import { icon } from "./icon.js";
import { Listbox } from "./listbox.js";
import { popUp } from "./popup.js";
import { complain } from "./toast.js";

const MOST_CHARACTERS = 2_000;

export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.answering = null;
    this.editing = null;
    this.commands = [];
    this.note = h("div", { class: "composer-note" });
    this.text = h("textarea", {
      rows: 1, maxLength: MOST_CHARACTERS, role: "combobox", "aria-label": "Message", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-haspopup": "listbox", autocomplete: "off", spellcheck: false,
      oninput: () => this.typed(), onkeydown: (event) => this.key(event), onblur: () => this.closeList(),
    });
    this.send = h("button", { type: "submit", class: "quiet", "aria-label": "Send" }, icon("send"));
    this.slash = h("button", { type: "button", class: "quiet", "aria-label": "Commands", title: "Commands", onclick: () => this.beginCommand() }, "/");
    this.line = h("form", { class: "composer-line", onsubmit: (event) => { event.preventDefault(); this.submit(); } },
      this.slash, this.text, this.send);
    this.list = new Listbox({ label: "Suggestions", onpick: (item) => item.pick() });
    this.element = h("div", { class: "composer" }, this.note, this.line);
  }

  /** Another place, or another account. */
  async show() {
    this.cancel();
    this.text.value = "";
    this.closeList();
    const { pane } = this;
    const place = pane.seat.place(pane.place);
    this.text.placeholder = place ? `Message ${place.isConversation ? "@" : "#"}${place.name}` : "Message";
    fill(this.element, this.note, this.line);
    this.grow();
    await this.learnCommands();
  }

  async learnCommands() {
    const { seat, place } = this.pane;
    try {
      const commands = await seat.api.commands(place);
      if (place === this.pane.place && seat === this.pane.seat) this.commands = commands;
    } catch (error) {
      complain(error);
    }
  }

  /** The commands that can be picked from the menu on a name. */
  get nameCommands() {
    return this.commands.filter((command) => command.type === 2);
  }

  focus() {
    (this.element.querySelector("input, textarea") ?? this.text).focus();
  }

  replyTo(message) {
    this.cancel();
    this.answering = { to: message, mention: true };
    const name = this.pane.seat.person(message.author.id).name;
    const mention = h("button", {
      type: "button", class: "link", "aria-pressed": "true",
      onclick: () => {
        this.answering.mention = !this.answering.mention;
        mention.setAttribute("aria-pressed", String(this.answering.mention));
        mention.textContent = this.answering.mention ? "@ on" : "@ off";
      },
    }, "@ on");
    this.annotate(["Replying to ", h("strong", {}, name)], mention);
  }

  edit(message) {
    this.cancel();
    this.editing = message;
    this.text.value = this.named(message.content);
    this.grow();
    this.annotate(["Editing your message"]);
  }

  annotate(words, more) {
    const close = h("button", { type: "button", class: "quiet", "aria-label": "Cancel", onclick: () => { this.cancel(); this.focus(); } }, icon("close"));
    fill(this.note, h("span", { class: "grow" }, words), more, close);
    if (!this.line.isConnected) fill(this.element, this.note, this.line);
    this.text.focus();
  }

  cancel() {
    if (this.editing) this.text.value = "";
    this.answering = null;
    this.editing = null;
    fill(this.note);
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 180)}px`;
  }

  typed() {
    this.grow();
    const { value, selectionStart } = this.text;
    const command = /^\/([\w -]*)$/.exec(value);
    const mention = /(?:^|\s)@([^\s@]*)$/.exec(value.slice(0, selectionStart));
    if (command) this.suggestCommands(command[1].toLowerCase());
    else if (mention) this.suggestPeople(mention[1].toLowerCase());
    else this.closeList();
  }

  async beginCommand() {
    this.text.value = "/";
    this.text.focus();
    await this.learnCommands();
    this.typed();
  }

  suggestCommands(typed) {
    const found = commandsIn(this.commands).filter((it) => it.name.startsWith(typed) || it.name.includes(` ${typed}`));
    this.suggest(found.map((it) => ({ label: `/${it.name}`, detail: it.description, pick: () => this.enter(it) })));
    if (!this.commands.length) this.learnCommands().then(() => this.commands.length && this.typed());
  }

  suggestPeople(typed) {
    const { seat, place } = this.pane;
    const found = seat.company(place).filter((it) => it.name.toLowerCase().startsWith(typed));
    this.suggest(found.map((it) => ({
      label: `@${it.name}`, detail: it.handle,
      pick: () => {
        const { value, selectionStart } = this.text;
        const begin = value.slice(0, selectionStart).replace(/@[^\s@]*$/, `@${it.name} `);
        this.text.value = begin + value.slice(selectionStart);
        this.text.setSelectionRange(begin.length, begin.length);
        this.closeList();
      },
    })));
  }

  suggest(items) {
    if (!items.length) {
      this.closeList();
      return;
    }
    this.list.show(items);
    if (!this.popup) {
      this.popup = popUp(this.line, this.list.element, { over: this.line, onclose: () => this.closeList() });
      this.list.heldBy(this.text);
    }
    this.list.element.style.width = `${this.line.offsetWidth}px`;
    this.popup.settle();
    this.list.activate(this.list.active);
  }

  closeList() {
    const { popup } = this;
    this.popup = null;
    popup?.close();
    this.list.heldBy(null);
    this.text.setAttribute("aria-expanded", "false");
  }

  key(event) {
    if (this.popup && event.key === "Escape") {
      this.closeList();
      event.preventDefault();
      event.stopPropagation();
    } else if (this.popup && this.list.key(event)) {
      // The list took it.
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" && (this.answering || this.editing)) {
      this.cancel();
      event.stopPropagation();
    } else if (event.key === "ArrowUp" && !this.text.value) {
      this.editLast(event);
    }
  }

  editLast(event) {
    const { seat, place } = this.pane;
    const own = seat.room(place).messages.filter((it) => it.author.id === seat.account.id && !it.is_for_me);
    if (!own.length) return;
    event.preventDefault();
    this.edit(own.at(-1));
  }

  async submit() {
    const text = this.addressed(this.text.value.trim());
    if (!text) return;
    const { answering, editing } = this;
    const deed = editing ? { do: "edit", message: editing.id, text }
      : answering ? { do: "reply", to: answering.to.id, text, mention: answering.mention }
      : { do: "say", text };
    this.send.disabled = true;
    try {
      await this.pane.seat.act(this.pane.place, deed);
      this.text.value = "";
      this.cancel();
      this.grow();
    } catch (error) {
      complain(error);
    }
    this.send.disabled = false;
  }

  /** What was typed, with people named as Discord names them. */
  addressed(text) {
    const people = [...this.pane.seat.company(this.pane.place)].sort((one, other) => other.name.length - one.name.length);
    return people.reduce((said, it) => said.replaceAll(`@${it.name}`, `<@${it.id}>`), text);
  }

  /** The same the other way round. */
  named(text) {
    return text.replace(/<@!?(\d+)>/g, (_, id) => `@${this.pane.seat.person(id).name}`);
  }

  /** Fills in a command, in the place of the text. */
  enter(command, given) {
    this.closeList();
    this.text.value = "";
    const line = new CommandLine(this.pane, command, (sent) => {
      fill(this.element, this.note, this.line);
      this.grow();
      if (sent !== false) this.text.focus();
    });
    fill(this.element, this.note, line.element);
    line.begin(given);
  }
}
