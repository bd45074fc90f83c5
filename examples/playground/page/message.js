// One message.

import { avatar } from "./avatar.js";
import { sentAt, written } from "./clock.js";
import { controls } from "./controls.js";
import { h } from "./dom.js";
import { embed } from "./embed.js";
import { files } from "./files.js";
import { icon } from "./icon.js";
import { markdown, plain } from "./markdown.js";

const COMMAND = 2;
const RENAMED = 4;
const THREAD_OPENED = 18;
/** How long somebody goes on speaking under one name. */
const TOGETHER_MILLISECONDS = 7 * 60_000;

/** Whether a message continues what the one before began. */
export function continues(message, before) {
  return Boolean(before) && before.author.id === message.author.id
    && !message.message_reference && !message.interaction
    && [0, 19, 20].includes(before.type) && [0, 20].includes(message.type)
    && before.is_for_me === message.is_for_me
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MILLISECONDS;
}

/** The element for a message, as `view` (a log) shows it. */
export function messageElement(message, before, view) {
  const isBrief = continues(message, before);
  const author = view.seat.person(message.author.id);
  const classes = ["message", isBrief && "is-brief", message.is_for_me && "is-private", message.rings && "rings"];
  const at = Date.parse(message.timestamp);
  const time = h("time", { dateTime: message.timestamp, title: written(at, "F") }, sentAt(at));
  const body = isSystem(message) ? system(message, view, time) : [
    reply(message, view),
    command(message, view),
    h("div", { class: "gutter" }, isBrief ? time : avatar(author)),
    h("div", { class: "body" },
      !isBrief && h("div", { class: "head" }, name(author, view),
        author.is_bot && h("span", { class: "tag" }, "APP"), time),
      content(message, view)),
    tools(message, view),
  ];
  const element = h("article", { class: classes.filter(Boolean).join(" "), tabIndex: -1, "aria-label": `${author.name}, ${sentAt(at)}` }, body);
  element.dataset.id = message.id;
  return element;
}

const isSystem = (message) => [RENAMED, THREAD_OPENED].includes(message.type);

function system(message, view, time) {
  const author = view.seat.person(message.author.id);
  const thread = message.message_reference?.channel_id;
  const said = message.type === RENAMED
    ? [" changed the name: ", h("strong", {}, message.content)]
    : [" started a thread: ", h("button", { type: "button", class: "link", onclick: () => view.go(thread) }, message.content)];
  return h("div", { class: "system" }, icon(message.type === RENAMED ? "edit" : "thread"),
    h("p", {}, name(author, view), said), time);
}

function name(person, view) {
  const open = (event) => {
    event.preventDefault();
    view.openNameMenu(event.currentTarget, person);
  };
  return h("button", { type: "button", class: "name", "aria-haspopup": "menu", onclick: open, oncontextmenu: open }, person.name);
}

function reply(message, view) {
  if (message.type !== 19 && !message.referenced_message) return null;
  const to = message.referenced_message;
  if (!to) return h("div", { class: "context" }, icon("reply"), h("em", {}, "The message is no longer there"));
  const author = view.seat.person(to.author.id);
  const words = plain(to.content, view.names) || "a picture";
  return h("button", { type: "button", class: "context", title: "Go to the message", onclick: () => view.goTo(to.id) },
    icon("reply"), avatar(author, "tiny"), h("strong", {}, author.name), h("span", {}, words));
}

function command(message, view) {
  if (message.interaction?.type !== COMMAND) return null;
  const who = view.seat.person(message.interaction.user.id);
  const { name: used } = message.interaction;
  // What is picked from a menu may be written in any way, what is typed may not.
  const isTyped = /^[\p{Ll}\p{N}_ -]+$/u.test(used);
  return h("div", { class: "context" }, icon("reply"), avatar(who, "tiny"), h("strong", {}, who.name),
    h("span", {}, "used ", h("span", { class: "mention" }, isTyped ? `/${used}` : used)));
}

function content(message, view) {
  const { names } = view;
  const text = message.content && h("div", { class: "text" }, markdown(message.content, names),
    message.edited_timestamp && h("span", { class: "edited", title: written(Date.parse(message.edited_timestamp), "F") }, " (edited)"));
  const does = {
    press: (control) => view.use(message, { do: "press", message: message.id, control }, control),
    select: (menu, values) => view.use(message, { do: "select", message: message.id, menu, values }, menu),
    company: view.seat.company(view.id),
  };
  return [
    message.is_loading && h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, "•••"), " thinking…"),
    text,
    files(message.attachments),
    message.embeds.map((it) => embed(it, names)),
    controls(message, does),
    message.thread && thread(message.thread, view),
    message.is_for_me && privately(message, view),
    view.problem(message.id),
  ];
}

function thread(it, view) {
  return h("button", { type: "button", class: "thread-link", onclick: () => view.go(it.id) }, icon("thread"),
    h("strong", {}, it.name), h("span", {}, `${it.message_count} ${it.message_count === 1 ? "message" : "messages"} ›`));
}

function privately(message, view) {
  return h("p", { class: "privately" }, icon("eye"), "Only you can see this • ",
    h("button", { type: "button", class: "link", onclick: () => view.do({ do: "delete", message: message.id }) }, "Dismiss message"));
}

function tools(message, view) {
  if (message.is_for_me) return null;
  const isOwn = message.author.id === view.seat.account.id;
  const place = view.seat.place(view.id);
  const tool = (picture, label, act) => h("button", { type: "button", class: "quiet", "aria-label": label, title: label, onclick: act }, icon(picture));
  return h("div", { class: "tools" },
    tool("reply", "Reply", () => view.replyTo(message)),
    !message.thread && place?.guild && !place.is_thread && tool("thread", "Open a thread", () => view.openThread(message)),
    isOwn && tool("edit", "Edit", () => view.edit(message)),
    isOwn && tool("close", "Delete", () => view.do({ do: "delete", message: message.id })));
}
