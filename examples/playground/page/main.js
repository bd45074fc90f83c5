// The page: a window for one account or two, and the bar above.

import { world } from "./api.js";
import { Bench } from "./bench.js";
import { fill, h } from "./dom.js";
import { icon } from "./icon.js";
import { plain } from "./markdown.js";
import { Pane } from "./pane.js";
import { Seat } from "./seat.js";
import { themeButton } from "./theme.js";
import { toast, toasts } from "./toast.js";

class Page {
  constructor(accounts) {
    this.seats = accounts.map((account) => new Seat(account));
    this.first = new Pane(this.seats, this.seats[0]);
    this.second = null;
    this.bench = null;
    this.panes = h("main", { class: "panes" }, this.first.element);
    const tool = (picture, label, act) => h("button", {
      type: "button", class: "quiet", "aria-label": label, title: label, "aria-pressed": "false", onclick: act,
    }, icon(picture));
    this.columns = tool("columns", "Two accounts side by side", () => this.toggleColumns());
    this.benchButton = tool("bench", "Workbench", () => this.toggleBench());
    this.bar = h("header", { class: "bar" },
      h("img", { src: "/icon.svg", alt: "", width: 24, height: 24 }), h("strong", { class: "grow" }, "Playground"),
      this.columns, this.benchButton, themeButton());
    fill(document.body, this.bar, this.panes, toasts);
    for (const seat of this.seats) {
      seat.addEventListener("ping", ({ detail }) => this.announce(seat, detail));
      seat.addEventListener("unread", () => this.entitle());
    }
    document.addEventListener("visibilitychange", () => this.lookAgain());
    addEventListener("focus", () => this.lookAgain());
  }

  get shown() {
    return [this.first, this.second].filter(Boolean);
  }

  /** Whoever comes back to the page has seen what is on it. */
  lookAgain() {
    for (const pane of this.shown) if (pane.place) pane.seat.read(pane.place);
  }

  toggleColumns() {
    if (this.second) {
      this.second.seat.eyes.delete(this.second.looksAt);
      this.second.element.remove();
      this.second = null;
    } else {
      const other = this.seats.find((seat) => seat !== this.first.seat) ?? this.first.seat;
      this.second = new Pane(this.seats, other);
      this.panes.append(this.second.element);
      if (this.first.place) this.second.sit(other, this.first.place);
    }
    this.panes.classList.toggle("is-double", Boolean(this.second));
    this.columns.setAttribute("aria-pressed", String(Boolean(this.second)));
  }

  toggleBench() {
    if (this.bench) {
      this.bench.element.remove();
      this.bench = null;
      this.benchButton.focus();
    } else {
      this.bench = new Bench(this.seats[0], () => this.toggleBench());
      document.body.insertBefore(this.bench.element, toasts);
      this.bench.show();
    }
    document.body.classList.toggle("has-bench", Boolean(this.bench));
    this.benchButton.setAttribute("aria-pressed", String(Boolean(this.bench)));
  }

  /** Says that it rang for an account, unless what rang is before its eyes. */
  announce(seat, { room, message, isSeen }) {
    if (isSeen) return;
    const author = seat.person(message.author.id);
    const names = { person: (id) => seat.person(id), place: (id) => seat.place(id) };
    const place = seat.place(room);
    toast({
      key: `${seat.account.id} ${room}`,
      title: `${seat.account.name} · ${author.name} in ${place?.isConversation ? "private" : `#${place?.name}`}`,
      text: plain(message.content, names).slice(0, 160),
      act: () => {
        const pane = this.shown.find((it) => it.seat === seat) ?? this.first;
        pane.sit(seat, room);
      },
    });
  }

  entitle() {
    const pings = this.seats.reduce((sum, seat) => sum + seat.pings, 0);
    document.title = pings ? `(${pings}) Playground` : "Playground";
  }
}

async function begin() {
  try {
    new Page(await world.accounts());
  } catch (error) {
    fill(document.body, h("p", { class: "welcome" }, error.message));
  }
}

begin();
