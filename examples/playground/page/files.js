// Files on a message: pictures with their text, and whatever else there is.

import { fill, freshId, h, webAddress } from "./dom.js";
import { icon } from "./icon.js";

/** All files of a message, pictures side by side. */
export function files(attachments) {
  return attachments.length > 0 && h("div", { class: `files${attachments.length > 1 ? " has-several" : ""}` }, attachments.map(file));
}

function file(it) {
  const address = webAddress(it.url);
  if (it.content_type?.startsWith("image/") && address) return picture(it, address);
  return h("a", { class: "file", href: address, download: it.filename, target: "_blank" },
    h("strong", {}, it.filename), h("span", {}, `${Math.max(1, Math.round(it.size / 1024))} KB`));
}

function picture(it, src) {
  const alt = it.description ?? "";
  const image = h("img", { src, alt, width: it.width, height: it.height });
  const words = h("figcaption", { id: freshId("alt"), hidden: true }, alt);
  const toggle = alt && h("button", {
    type: "button", class: "alt", "aria-expanded": "false", "aria-controls": words.id,
    title: "What the picture says to those who do not see it",
    onclick: () => {
      words.hidden = !words.hidden;
      toggle.setAttribute("aria-expanded", String(!words.hidden));
    },
  }, "ALT");
  return h("figure", { class: "picture" },
    h("button", { type: "button", class: "enlarge", "aria-label": `Enlarge ${it.filename}`, onclick: () => enlarge(src, alt) }, image),
    toggle, words);
}

function enlarge(src, alt) {
  const close = () => dialog.close();
  const dialog = h("dialog", { class: "enlarged", "aria-label": "Picture", onclose: () => dialog.remove(), onclick: close });
  fill(dialog, h("img", { src, alt }), h("button", { type: "button", class: "quiet", "aria-label": "Close", onclick: close }, icon("close")));
  document.body.append(dialog);
  dialog.showModal();
}
