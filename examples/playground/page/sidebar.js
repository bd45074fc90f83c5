// The places one can be in: channels with their threads, and the private conversation.

import { avatar } from "./avatar.js";
import { pingBadge } from "./badge.js";
import { fill, h } from "./dom.js";
import { icon } from "./icon.js";

export class Sidebar {
  constructor(pane) {
    this.pane = pane;
    this.element = h("nav", { class: "sidebar", "aria-label": "Channels" });
  }

  show() {
    const { seat } = this.pane;
    if (!seat.state) return;
    const focused = this.element.contains(document.activeElement) && document.activeElement.dataset.place;
    fill(this.element, seat.state.guilds.map((guild) => this.guild(guild)), this.conversations());
    if (focused) this.element.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  guild(guild) {
    const channels = guild.channels.filter((it) => !it.is_thread);
    const threads = (parent) => guild.channels.filter((it) => it.parent === parent.id)
      .filter((it) => !it.is_archived || it.id === this.pane.place);
    return [
      h("h2", {}, guild.name, guild.is_down && h("span", { class: "tag" }, "down")),
      h("ul", {}, channels.map((it) => h("li", {}, this.place(it, icon("hash")),
        threads(it).length > 0 && h("ul", { class: "threads", "aria-label": `Threads in ${it.name}` },
          threads(it).map((thread) => h("li", {}, this.place(thread, icon("thread")))))))),
    ];
  }

  conversations() {
    const { seat } = this.pane;
    const { conversation, bot } = seat.state;
    if (!conversation) return null;
    const person = seat.person(bot);
    return [h("h2", {}, "Direct messages"),
      h("ul", {}, h("li", {}, this.place({ id: conversation, name: person.name }, avatar(person, "small"))))];
  }

  place({ id, name, is_archived: isArchived }, picture) {
    const room = this.pane.seat.room(id);
    const isHere = id === this.pane.place;
    const classes = ["place", isHere && "is-here", room.unread > 0 && "is-unread"];
    const button = h("button", {
      type: "button", class: classes.filter(Boolean).join(" "), "aria-current": isHere ? "page" : null,
      onclick: () => this.pane.go(id),
    }, picture, h("span", { class: "place-name" }, name), isArchived && h("span", { class: "tag" }, "archived"),
    pingBadge(room.pings), room.unread > 0 && !room.pings && h("span", { class: "unseen" }, "unread"));
    button.dataset.place = id;
    return button;
  }
}
