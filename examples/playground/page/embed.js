// Embeds: boxes with a title, a text, fields and pictures.

import { h, webAddress } from "./dom.js";
import { markdown } from "./markdown.js";
import { moment } from "./clock.js";

/** One embed. */
export function embed(it, names) {
  const text = (of) => markdown(of, names);
  const title = it.title && h("div", { class: "embed-title" }, it.url && webAddress(it.url)
    ? h("a", { href: webAddress(it.url), target: "_blank", rel: "noopener noreferrer" }, it.title) : text(it.title));
  const fields = (it.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" },
    h("div", { class: "field-name" }, text(field.name)), h("div", {}, text(field.value))));
  const box = h("div", { class: "embed" },
    it.author && h("div", { class: "embed-author" }, it.author.name),
    title,
    it.description && h("div", { class: "embed-text" }, text(it.description)),
    fields.length > 0 && h("div", { class: "fields" }, fields),
    picture(it.image, it.title),
    picture(it.thumbnail, it.title),
    (it.footer || it.timestamp) && h("div", { class: "embed-footer" }, it.footer?.text,
      it.timestamp && [it.footer && " · ", moment(Date.parse(it.timestamp), "f")]));
  if (Number.isInteger(it.color)) box.style.borderLeftColor = `#${it.color.toString(16).padStart(6, "0")}`;
  return box;
}

function picture(it, title) {
  const src = it?.url && webAddress(it.url);
  return src && h("img", { class: "embed-picture", src, alt: title ?? "" });
}
