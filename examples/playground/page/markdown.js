// Discord's markdown: from text to elements. Whatever is not markdown stays the text it is.

import { h, webAddress } from "./dom.js";
import { moment } from "./clock.js";

/**
 * What a text shows. `names` says what ids stand for: `person(id)`, `place(id)`, and `onperson`,
 * `onplace` for who presses one.
 */
export function markdown(text, names) {
  return blocks(text.split("\n"), names);
}

/** A text on one line and without its marks, for previews. */
export function plain(text, names) {
  const holder = h("div", {}, markdown(text, names));
  return holder.textContent.replace(/\s+/g, " ").trim();
}

function blocks(lines, names) {
  const shown = [];
  let index = 0;
  const take = (isPart) => {
    const start = index;
    while (index < lines.length && isPart(lines[index])) index += 1;
    return lines.slice(start, index);
  };
  while (index < lines.length) {
    const line = lines[index];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    if (line.startsWith("```") && closesLater(lines, index)) {
      shown.push(code(lines, index));
      index = codeEnd(lines, index) + 1;
    } else if (heading) {
      shown.push(h("p", { class: `heading level-${heading[1].length}` }, inline(heading[2], names)));
      index += 1;
    } else if (line.startsWith("-# ")) {
      shown.push(h("p", { class: "subtext" }, inline(line.slice(3), names)));
      index += 1;
    } else if (line.startsWith(">>> ")) {
      const rest = [line.slice(4), ...lines.slice(index + 1)];
      shown.push(h("blockquote", {}, blocks(rest, names)));
      index = lines.length;
    } else if (line.startsWith("> ")) {
      const quoted = take((it) => it.startsWith("> "));
      shown.push(h("blockquote", {}, blocks(quoted.map((it) => it.slice(2)), names)));
    } else if (isItem(line)) {
      shown.push(list(take(isItem), names));
    } else {
      shown.push(h("p", {}, inline(line || "\u200b", names)));
      index += 1;
    }
  }
  return shown;
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)$/;
const isItem = (line) => ITEM.test(line);

function list(lines, names) {
  const isNumbered = /\d/.test(ITEM.exec(lines[0])[2]);
  const items = lines.map((line) => {
    const [, indent, , text] = ITEM.exec(line);
    return h("li", { class: indent ? "indented" : null }, inline(text, names));
  });
  const start = isNumbered ? parseInt(ITEM.exec(lines[0])[2], 10) : undefined;
  return h(isNumbered ? "ol" : "ul", { start }, items);
}

function codeEnd(lines, from) {
  if (lines[from].length > 5 && lines[from].slice(3).endsWith("```")) return from;
  for (let index = from + 1; index < lines.length; index += 1) {
    if (lines[index].trimEnd().endsWith("```")) return index;
  }
  return -1;
}

const closesLater = (lines, from) => codeEnd(lines, from) >= 0;

function code(lines, from) {
  const all = lines.slice(from, codeEnd(lines, from) + 1).join("\n").trimEnd().slice(3, -3);
  const [, body] = /^(?:[\w+-]*\n)?([\s\S]*?)\n?$/.exec(all);
  return h("pre", { tabIndex: 0 }, h("code", {}, body));
}

const wrapped = (tag, properties) => (found, names) => h(tag, properties ?? {}, inline(found[1], names));

/** What can begin at a place in a line, and what it becomes; the first that fits counts. */
const MARKS = [
  [/^\\([^\w\s])/, (found) => found[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => h("code", {}, found[2].trim() || found[2])],
  [/^<@!?(\d+)>/, (found, names) => person(found[1], names)],
  [/^<#(\d+)>/, (found, names) => place(found[1], names)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (found) => moment(Number(found[1]) * 1_000, found[2])],
  [/^<\/([^:>]{1,100}):\d+>/, (found) => h("span", { class: "mention" }, `/${found[1]}`)],
  [/^<a?(:\w+:)\d+>/, (found) => found[1]],
  [/^@(?:everyone|here)\b/, (found) => h("span", { class: "mention" }, found[0])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found, names) => link(found[2], inline(found[1], names), names)],
  [/^<(https?:\/\/[^\s>]+)>/, (found, names) => link(found[1], found[1], names)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])]/, (found, names) => link(found[0], found[0], names)],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrapped("strong")],
  [/^__([\s\S]+?)__(?!_)/, wrapped("u")],
  [/^~~([\s\S]+?)~~/, wrapped("s")],
  [/^\|\|([\s\S]+?)\|\|/, (found, names) => spoiler(inline(found[1], names))],
  [/^\*(?!\s)([^*]*[^*\s])\*(?!\*)/, wrapped("em")],
  [/^_(?!\s)([^_]*[^_\s])_(?!\w)/, wrapped("em")],
];
const CAN_BEGIN = /[\\`<@[h*_~|]/g;

function inline(text, names) {
  const shown = [];
  let said = "";
  let rest = text;
  let before = " ";
  while (rest) {
    const isInWord = /\w/.test(before) && /^[_h]/.test(rest);
    const [found, become] = isInWord ? [] : firstMark(rest);
    if (found) {
      if (said) shown.push(said);
      said = "";
      shown.push(become(found, names));
      before = found[0].at(-1);
      rest = rest.slice(found[0].length);
    } else {
      CAN_BEGIN.lastIndex = 1;
      const next = CAN_BEGIN.exec(rest)?.index ?? rest.length;
      said += rest.slice(0, next);
      before = rest[next - 1];
      rest = rest.slice(next);
    }
  }
  if (said) shown.push(said);
  return shown;
}

function firstMark(rest) {
  for (const [pattern, become] of MARKS) {
    const found = pattern.exec(rest);
    if (found) return [found, become];
  }
  return [];
}

function person(id, names) {
  const { name } = names.person(id);
  const open = names.onperson && ((event) => names.onperson(event, id));
  if (!open) return h("span", { class: "mention" }, `@${name}`);
  return h("button", { type: "button", class: "mention", onclick: open, oncontextmenu: open }, `@${name}`);
}

function place(id, names) {
  const known = names.place(id);
  const open = known && names.onplace && (() => names.onplace(id));
  if (!open) return h("span", { class: "mention" }, `#${known?.name ?? "unknown"}`);
  return h("button", { type: "button", class: "mention", onclick: open }, `#${known.name}`);
}

/** A place, or a message in one, by its address in Discord's own client. */
const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function link(address, shown, names) {
  const href = webAddress(address);
  const [, id, message] = PLACE.exec(href ?? "") ?? [];
  if (id && names.place(id) && names.onplace) {
    const open = (event) => {
      event.preventDefault();
      names.onplace(id, message);
    };
    return h("a", { href, onclick: open }, shown);
  }
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, shown) : h("span", {}, shown);
}

function spoiler(inside) {
  const reveal = (event) => event.currentTarget.classList.add("is-open");
  return h("button", { type: "button", class: "spoiler", title: "Spoiler: press to read", onclick: reveal }, inside);
}
