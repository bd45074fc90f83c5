// Forms that the bot asks somebody to fill in.

import { freshId, h } from "./dom.js";
import { icon } from "./icon.js";

/** Opens a form; `send(fields)` sends it, and it stays open when that fails. */
export function openForm(form, send) {
  const inputs = form.fields.map((field) => [field, input(field)]);
  const problem = h("p", { class: "problem", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const title = freshId("form");
  const onsubmit = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    problem.textContent = "";
    try {
      await send(Object.fromEntries(inputs.map(([field, it]) => [field.custom_id, it.value])));
      dialog.close();
    } catch (error) {
      problem.textContent = `Something went wrong: ${error.message}. Try again.`;
    }
    submit.disabled = false;
  };
  const cancel = () => dialog.close();
  const dialog = h("dialog", { class: "form", "aria-labelledby": title, onclose: () => dialog.remove() },
    h("form", { method: "dialog", noValidate: false, onsubmit },
      h("header", {}, h("h2", { id: title }, form.title),
        h("button", { type: "button", class: "quiet", "aria-label": "Close", onclick: cancel }, icon("close"))),
      inputs.map(([field, it]) => h("label", {},
        h("span", {}, field.label, field.is_required && h("span", { class: "required", title: "required" }, " *")), it)),
      problem,
      h("footer", {}, h("button", { type: "button", class: "button", onclick: cancel }, "Cancel"), submit)));
  document.body.append(dialog);
  dialog.showModal();
  inputs[0]?.[1].focus();
}

function input(field) {
  const properties = {
    name: field.custom_id, value: field.value, placeholder: field.placeholder, required: field.is_required,
    maxLength: field.most, minLength: field.least, autocomplete: "off",
  };
  return field.is_long ? h("textarea", { ...properties, rows: 4 }) : h("input", { ...properties, type: "text" });
}
