// One account's window: side bar, messages, composer, members.

import { avatar } from "./avatar.js";
import { pingBadge } from "./badge.js";
import { Composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { icon } from "./icon.js";
import { Log } from "./log.js";
import { Members } from "./members.js";
import { openMenu } from "./menu.js";
import { openForm } from "./form.js";
import { Sidebar } from "./sidebar.js";
import { complain, seen } from "./toast.js";

export class Pane {
  constructor(seats, seat) {
    this.seats = seats;
    this.place = null;
    this.accounts = h("div", { class: "accounts", role: "group", "aria-label": "Account" });
    this.title = h("h1", {});
    this.link = h("p", { class: "link-state", role: "status" });
    this.sidebar = new Sidebar(this);
    this.members = new Members(this);
    this.log = new Log(this);
    this.composer = new Composer(this);
    const toggle = (name, label, picture) => h("button", {
      type: "button", class: `quiet toggle-${name}`, "aria-label": label, title: label, "aria-expanded": "false",
      onclick: (event) => {
        const isOpen = this.element.classList.toggle(`shows-${name}`);
        event.currentTarget.setAttribute("aria-expanded", String(isOpen));
      },
    }, icon(picture));
    this.toggles = { sidebar: toggle("sidebar", "Channels", "list"), members: toggle("members", "Members", "people") };
    this.element = h("section", { class: "pane", onkeydown: (event) => event.key === "Escape" && this.closeDrawers() },
      h("div", { class: "window" },
        this.sidebar.element,
        h("div", { class: "middle" },
          h("header", { class: "head-bar" }, this.toggles.sidebar, this.title, this.accounts, this.toggles.members),
          this.link, this.log.element, this.composer.element),
        this.members.element,
        h("div", { class: "curtain", onclick: () => this.closeDrawers() })));
    this.listeners = {
      state: () => this.showAround(),
      unread: () => this.sidebar.show(),
      link: () => this.showLink(),
      room: ({ detail }) => detail.room === this.place && this.log.show(),
      message: ({ detail }) => detail.room === this.place && this.log.put(detail.message),
      gone: ({ detail }) => detail.room === this.place && this.log.drop(detail.id),
    };
    for (const it of seats) it.addEventListener("unread", () => this.showAccounts());
    this.looksAt = (place) => place === this.place && this.element.isConnected && document.visibilityState === "visible";
    this.sit(seat);
  }

  /** What ids in messages stand for. */
  get names() {
    return {
      person: (id) => this.seat.person(id),
      place: (id) => this.seat.place(id),
      onplace: (id, message) => this.goTo(id, message),
      onperson: (event, id) => {
        event.preventDefault();
        this.openNameMenu(event.currentTarget, this.seat.person(id));
      },
    };
  }

  /** Speaks for another account. */
  sit(seat, place) {
    if (this.seat !== seat) {
      for (const [type, listener] of Object.entries(this.listeners)) {
        this.seat?.removeEventListener(type, listener);
        seat.addEventListener(type, listener);
      }
      this.seat?.eyes.delete(this.looksAt);
      seat.eyes.add(this.looksAt);
      this.seat = seat;
      this.log.problems.clear();
    }
    this.element.setAttribute("aria-label", `${seat.account.name}'s window`);
    this.showAccounts();
    this.showLink();
    const goal = seat.place(place ?? this.place) ? place ?? this.place : null;
    this.place = null;
    if (goal) this.go(goal);
    else this.showAround();
  }

  /** Looks at a place, and at a message in it if one is named and still there. */
  async goTo(place, message) {
    await this.go(place);
    if (message && this.place === place) this.log.goTo(message);
  }

  /** Looks at another place. */
  async go(place) {
    this.closeDrawers();
    if (this.place === place) return;
    const { seat } = this;
    this.place = place;
    this.log.isAtBottom = true;
    this.showAround();
    this.log.show();
    this.composer.show();
    try {
      await seat.load(place);
    } catch (error) {
      complain(error);
    }
    if (this.seat !== seat || this.place !== place) return;
    seat.read(place);
    seen(`${seat.account.id} ${place}`);
    this.log.show();
  }

  /** Everything around the messages. */
  showAround() {
    const { seat } = this;
    if (!seat.state) return;
    const first = seat.state.guilds[0]?.channels[0]?.id ?? seat.state.conversation;
    if (!seat.place(this.place) && first) {
      this.go(first);
      return;
    }
    const place = seat.place(this.place);
    const picture = place.isConversation ? "at" : place.is_thread ? "thread" : "hash";
    fill(this.title, icon(picture), h("span", {}, place.name), place.is_archived && h("span", { class: "tag" }, "archived"));
    this.sidebar.show();
    this.members.show();
    this.showLink();
  }

  showAccounts() {
    // Changed where they stand: somebody may be about to press one.
    if (!this.accounts.hasChildNodes()) fill(this.accounts, this.seats.map((seat) => this.account(seat)));
    for (const [index, button] of [...this.accounts.children].entries()) {
      const seat = this.seats[index];
      const { pings } = seat;
      button.setAttribute("aria-pressed", String(seat === this.seat));
      const shown = button.lastChild.dataset.pings ?? "0";
      if (shown !== String(pings)) button.lastChild.replaceWith(pingBadge(pings));
    }
  }

  account(seat) {
    return h("button", { type: "button", class: "account", onclick: () => this.sit(seat) },
      avatar(seat.account, "small"), h("span", { class: "account-name" }, seat.account.name),
      pingBadge(0));
  }

  showLink() {
    const { seat } = this;
    const words = !seat.isLinked && seat.state ? "The playground does not answer. Trying again…"
      : seat.state && !seat.state.bot_is_connected ? `${seat.person(seat.state.bot).name} is not connected.` : "";
    if (this.link.textContent !== words) this.link.textContent = words;
  }

  closeDrawers() {
    this.element.classList.remove("shows-sidebar", "shows-members");
    for (const toggle of Object.values(this.toggles)) toggle.setAttribute("aria-expanded", "false");
  }

  openNameMenu(anchor, person) {
    const { seat, place, composer } = this;
    const commands = composer.nameCommands.map((command) => ({
      label: command.name,
      act: () => this.log.do({ do: "user_menu", command: command.name, target: person.id }),
    }));
    const mention = {
      label: `Mention @${person.name}`, isApart: commands.length > 0,
      act: () => {
        composer.text.value += `@${person.name} `;
        composer.focus();
      },
    };
    const write = seat.state.conversation && person.id === seat.state.bot && place !== seat.state.conversation
      && { label: "Message", act: () => this.go(seat.state.conversation) };
    this.closeDrawers();
    openMenu(anchor, person.name, [...commands, mention, write].filter(Boolean));
  }

  /** Asks for a name and opens a thread from a message. */
  openThread(message) {
    const field = { custom_id: "name", label: "Name", value: "", placeholder: "New thread", is_required: true, least: 1, most: 100 };
    openForm({ title: "Open a thread", fields: [field] }, async ({ name }) => {
      const { channel } = await this.seat.act(this.place, { do: "thread", name, from: message.id });
      this.go(channel);
      this.composer.focus();
    });
  }
}
