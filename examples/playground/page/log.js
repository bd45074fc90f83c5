// The messages of one place, the newest at the bottom.

import { fill, h } from "./dom.js";
import { openForm } from "./form.js";
import { messageElement } from "./message.js";
import { complain } from "./toast.js";

/** How near the bottom counts as being there, in pixels. */
const NEAR = 80;

export class Log {
  /** `pane` is where it stands: it goes to places, opens menus, begins replies. */
  constructor(pane) {
    this.pane = pane;
    this.problems = new Map();
    this.elements = new Map();
    this.earlier = h("button", { type: "button", class: "button earlier", onclick: () => this.showEarlier() }, "Show earlier messages");
    this.list = h("div", { class: "messages" });
    this.element = h("div", {
      class: "log", role: "log", tabIndex: 0, "aria-label": "Messages", "aria-live": "polite",
      onkeydown: (event) => this.key(event),
    }, this.earlier, this.list);
    this.isAtBottom = true;
    let last = 0;
    this.element.addEventListener("scroll", () => {
      const { scrollTop, scrollHeight, clientHeight } = this.element;
      const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
      // Growing below moves nobody away from the bottom; only going up does.
      if (isNear) this.isAtBottom = true;
      else if (scrollTop < last) this.isAtBottom = false;
      last = scrollTop;
    });
    // Pictures arrive, windows change: who was at the bottom stays there.
    const watch = new ResizeObserver(() => this.settle());
    watch.observe(this.list);
    watch.observe(this.element);
  }

  get seat() {
    return this.pane.seat;
  }

  get id() {
    return this.pane.place;
  }

  get names() {
    return this.pane.names;
  }

  settle() {
    if (this.isAtBottom) this.element.scrollTop = this.element.scrollHeight;
  }

  /** Everything anew. */
  show() {
    const room = this.seat.room(this.id);
    this.elements.clear();
    this.earlier.hidden = !room.hasEarlier;
    const shown = room.messages.map((message, index) => this.make(message, room.messages[index - 1]));
    fill(this.list, shown.length ? shown : room.isLoaded && this.welcome());
    this.settle();
  }

  welcome() {
    const place = this.seat.place(this.id);
    return h("div", { class: "welcome" },
      h("p", { class: "heading level-1" }, place?.isConversation ? place.name : `Welcome to ${place?.is_thread ? "" : "#"}${place?.name ?? ""}`),
      h("p", {}, place?.isConversation ? "This is your private conversation."
        : "Nothing was said here yet. Type / for what can be done here, or press a name on the list of members."));
  }

  /** One message that appeared or changed. */
  put(message) {
    const { messages } = this.seat.room(this.id);
    const index = messages.findIndex((it) => it.id === message.id);
    const old = this.elements.get(message.id);
    if (!old && index === messages.length - 1) {
      // What answers a press is seen, however far up the pressed message is.
      if (message.is_for_me) this.isAtBottom = true;
      if (index === 0) fill(this.list);
      this.list.append(this.make(message, messages[index - 1]));
    } else if (old) {
      keepFocus(old, () => {
        const made = this.make(message, messages[index - 1]);
        old.replaceWith(made);
        return made;
      });
    } else {
      this.show();
    }
    this.settle();
  }

  /** One message that is no more. */
  drop(id) {
    const element = this.elements.get(id);
    if (!element) return;
    const neighbour = element.nextElementSibling ?? element.previousElementSibling;
    const hadFocus = element.contains(document.activeElement);
    this.show();
    if (hadFocus) (this.elements.get(neighbour?.dataset.id) ?? this.element).focus();
  }

  make(message, before) {
    const element = messageElement(message, before, this);
    this.elements.set(message.id, element);
    return element;
  }

  /** What went wrong with a message's controls, if anything did. */
  problem(id) {
    const problem = this.problems.get(id);
    return problem && h("p", { class: "problem", role: "alert" }, problem);
  }

  /** Uses a control of a message; until the answer is there none of its controls works. */
  async use(message, deed, control) {
    const element = this.elements.get(message.id);
    if (element?.classList.contains("is-busy")) return;
    const used = element?.querySelector(`[data-control="${CSS.escape(control)}"]`);
    const all = [...(element?.querySelectorAll("[data-control]") ?? [])].filter((it) => !it.disabled);
    used?.classList.add("is-busy");
    for (const it of all) it.setAttribute("aria-disabled", "true");
    element?.classList.add("is-busy");
    this.problems.delete(message.id);
    try {
      await this.do(deed, true);
    } catch (error) {
      this.problems.set(message.id, `This interaction failed: ${error.message}.`);
    }
    const now = this.seat.room(this.id).messages.find((it) => it.id === message.id);
    if (now) this.put(now);
  }

  /** Does something and takes in what comes of it; what goes wrong is shown, or thrown on. */
  async do(deed, throws = false) {
    try {
      const { seat, id } = this;
      const answer = await seat.act(id, deed);
      if (answer.form) {
        openForm(answer.form, (fields) => seat.act(id, { do: "submit", form: answer.form.id, fields }));
      }
      return answer;
    } catch (error) {
      if (throws) throw error;
      complain(error);
      return null;
    }
  }

  async showEarlier() {
    const before = this.element.scrollHeight;
    await this.seat.loadEarlier(this.id).catch(complain);
    this.element.scrollTop += this.element.scrollHeight - before;
  }

  go(place) {
    this.pane.go(place);
  }

  goTo(id) {
    const element = this.elements.get(id);
    if (!element) return;
    element.scrollIntoView({ block: "center" });
    element.focus();
  }

  openNameMenu(anchor, person) {
    this.pane.openNameMenu(anchor, person);
  }

  replyTo(message) {
    this.pane.composer.replyTo(message);
  }

  edit(message) {
    this.pane.composer.edit(message);
  }

  openThread(message) {
    this.pane.openThread(message);
  }

  /** Arrows go from message to message, R replies. */
  key(event) {
    const at = event.target.closest(".message");
    if (event.target !== this.element && event.target !== at) return;
    const all = [...this.list.querySelectorAll(".message")];
    const goal = {
      ArrowUp: at ? at.previousElementSibling : all.at(-1),
      ArrowDown: at?.nextElementSibling,
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (goal) {
      event.preventDefault();
      goal.focus();
    } else if (event.key === "r" && at && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const message = this.seat.room(this.id).messages.find((it) => it.id === at.dataset.id);
      if (message && !message.is_for_me) this.replyTo(message);
    }
  }
}

/** Lets what takes an element's place have the focus if something in it had. */
function keepFocus(old, replace) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const control = focused?.dataset.control;
  const made = replace();
  if (!focused) return;
  const same = control && made.querySelector(`[data-control="${CSS.escape(control)}"]:not(:disabled)`);
  (same ?? made.querySelector(".button:not(:disabled)") ?? made).focus({ preventScroll: true });
}

