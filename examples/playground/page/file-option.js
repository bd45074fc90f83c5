// An option of a command that is a file: a button that chooses one, and uploads it at once.

import { freshId, h } from "./dom.js";
import { icon } from "./icon.js";

export class FileField {
  constructor(line, option) {
    this.line = line;
    this.option = option;
    /** The uploaded file: `{ id, name }`. */
    this.file = null;
    this.failed = null;
    const id = freshId("option");
    this.input = h("input", {
      id, type: "file", "aria-required": String(Boolean(option.required)), "aria-description": option.description,
      onchange: () => this.upload(), onfocus: () => line.explain(option.description),
    });
    this.element = h("div", { class: "option-field file-field" }, h("label", { for: id }, option.name), this.input,
      !option.required && h("button", { type: "button", class: "quiet", "aria-label": `Leave out ${option.name}`, onclick: () => line.remove(this) }, icon("close")));
  }

  get isEmpty() {
    return !this.input.files.length;
  }

  /** What is wrong with it; nothing if it can be sent. */
  wrong() {
    if (this.isEmpty) return this.option.required ? `“${this.option.name}” is required.` : null;
    if (this.failed) return `The file was not uploaded: ${this.failed}.`;
    return this.file ? null : "The file is still being uploaded.";
  }

  /** The option in Discord's form. */
  typed() {
    return this.file && { name: this.option.name, type: this.option.type, value: this.file.id };
  }

  async upload() {
    this.file = null;
    this.failed = null;
    const [chosen] = this.input.files;
    if (!chosen) return;
    const { seat, place } = this.line.pane;
    this.element.setAttribute("aria-busy", "true");
    try {
      const file = await seat.upload(place, chosen);
      if (this.input.files[0] === chosen) this.file = file;
    } catch (error) {
      this.failed = error.message;
    }
    this.element.setAttribute("aria-busy", "false");
  }
}
