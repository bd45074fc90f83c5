// Who is in a place; each name has its menu.

import { avatar } from "./avatar.js";
import { fill, h } from "./dom.js";

export class Members {
  constructor(pane) {
    this.pane = pane;
    this.element = h("aside", { class: "members", "aria-label": "Members" });
  }

  show() {
    const { seat, place } = this.pane;
    if (!seat.state) return;
    const company = seat.company(place);
    const list = (title, people) => people.length > 0 && [
      h("h2", {}, `${title} — ${people.length}`),
      h("ul", {}, people.map((it) => h("li", {}, this.member(it)))),
    ];
    fill(this.element, list("People", company.filter((it) => !it.is_bot)), list("Bots", company.filter((it) => it.is_bot)));
  }

  member(person) {
    const { seat } = this.pane;
    const open = (event) => {
      event.preventDefault();
      this.pane.openNameMenu(event.currentTarget, person);
    };
    const guild = seat.place(this.pane.place)?.guild;
    const isAway = person.is_bot && !seat.state.bot_is_connected;
    return h("button", { type: "button", class: `member${isAway ? " is-away" : ""}`, "aria-haspopup": "menu", onclick: open, oncontextmenu: open },
      avatar(person), h("span", { class: "member-name" }, person.name,
        guild?.owner === person.id && h("span", { class: "crown", title: "owns the server" }, " ♛"),
        person.is_bot && h("span", { class: "tag" }, "APP")),
      isAway && h("span", { class: "away" }, "offline"));
  }
}
