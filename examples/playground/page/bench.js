// The workbench: time passing, and what can go wrong, to watch the bot cope.

import { process, world } from "./api.js";
import { fill, h } from "./dom.js";
import { icon } from "./icon.js";
import { complain } from "./toast.js";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const SLOWLY = 2_000;
const TOO_SLOWLY = 4_000;

/** How the stand-in answers the bot: a name, what it means, and the faults it is made of. */
const ANSWERS = [
  ["Well", "Every request is answered at once.", null],
  ["Slowly", "First answers take two seconds, every other before it takes effect.", { slow: 1, slow_by: SLOWLY }],
  ["Too slowly", "The same with four seconds; nobody waits that long.", { slow: 1, slow_by: TOO_SLOWLY }],
  ["With errors", "Three of ten requests fail.", { failed: 0.3 }],
  ["Badly", "Failures, limits, cut connections and slowness, each for one request in ten.",
    { failed: 0.1, rate_limited: 0.1, cut_before: 0.1, cut_after: 0.1, slow: 0.1, slow_by: SLOWLY }],
];

export class Bench {
  constructor(seat, onclose) {
    this.seat = seat;
    this.clock = h("p", { class: "reading", role: "status" });
    this.bot = h("p", { class: "reading", role: "status" });
    this.answers = h("div", { class: "choices", role: "radiogroup", "aria-label": "How requests are answered" });
    this.life = h("div", { class: "buttons" });
    this.report = h("div", { class: "report" });
    const button = (label, act, style = "") => h("button", { type: "button", class: `button ${style}`, onclick: () => this.try(act) }, label);
    this.button = button;
    const part = (title, ...content) => h("section", {}, h("h3", {}, title), content);
    this.element = h("aside", { class: "bench", "aria-label": "Workbench" },
      h("header", {}, h("h2", {}, "Workbench"),
        h("button", { type: "button", class: "quiet", "aria-label": "Close the workbench", onclick: onclose }, icon("close"))),
      part("Let time pass", this.clock, h("div", { class: "buttons" },
        button("An hour", () => world.advance(HOUR)), button("A day", () => world.advance(DAY)), button("A week", () => world.advance(7 * DAY)))),
      part("The bot", this.bot, this.life),
      part("Its connection", h("div", { class: "buttons" },
        button("Drop it", () => world.gateway("cut")),
        button("Drop it for good", () => world.gateway("lose")),
        button("Ask it to come back", () => world.gateway("reconnect")))),
      part("Its requests are answered", this.answers),
      part("What was amiss", this.report));
    seat.addEventListener("state", () => this.show());
    this.show();
  }

  async try(act) {
    try {
      await act();
    } catch (error) {
      complain(error);
    }
    await this.show();
  }

  async show() {
    const { state } = this.seat;
    if (!state || !this.element.isConnected) return;
    this.clock.textContent = ahead(state.ahead_milliseconds);
    this.showAnswers(state.trouble);
    await Promise.all([this.showLife(state), this.showReport()]).catch(complain);
  }

  showAnswers(trouble) {
    const now = ANSWERS.find(([, , faults]) => isSame(faults, trouble));
    const focused = this.answers.contains(document.activeElement);
    fill(this.answers, ANSWERS.map((it) => {
      const [name, meaning, faults] = it;
      const choose = () => this.try(() => world.trouble(faults));
      return h("label", {}, h("input", { type: "radio", name: "answers", checked: it === now, onchange: choose }),
        h("span", {}, h("strong", {}, name), " ", meaning));
    }));
    if (focused) this.answers.querySelector("input:checked")?.focus();
  }

  async showLife(state) {
    const { is_running: isRunning } = await process.state().catch(() => ({}));
    this.bot.textContent = isRunning === false ? "It does not run." : state.bot_is_connected ? "It runs and is connected." : "It is not connected.";
    if (isRunning === undefined || this.life.dataset.runs === String(isRunning)) return;
    this.life.dataset.runs = isRunning;
    fill(this.life, isRunning
      ? [this.button("Kill it", () => process.turn("kill"), "danger"), this.button("Stop it", () => process.turn("stop"))]
      : this.button("Start it", () => process.turn("start"), "success"));
  }

  async showReport() {
    const { violations, refused, newest } = await world.report();
    fill(this.report,
      h("p", {}, violations.length ? `${violations.length} things a bot should not do:` : "Nothing a bot should not do."),
      violations.length > 0 && h("ul", {}, violations.map((it) => h("li", {}, it))),
      h("p", {}, refused ? `${refused} requests were refused:` : "No request was refused."),
      newest.length > 0 && h("ul", {}, [...newest].reverse().slice(0, 8).map((it) => h("li", {},
        h("code", {}, `${it.status} ${it.request}`), it.message && ` ${it.message}`))));
  }
}

function isSame(faults, trouble) {
  if (!faults || !trouble) return !faults && !trouble;
  const shares = ["failed", "rate_limited", "cut_before", "cut_after", "slow"];
  return shares.every((it) => (faults[it] ?? 0) === trouble[it]) && (!faults.slow || faults.slow_by === trouble.slow_by);
}

function ahead(milliseconds) {
  const hours = Math.round(milliseconds / 3_600_000);
  if (!hours) return "The clock shows the time of day.";
  const parts = [[Math.trunc(hours / 24), "day"], [hours % 24, "hour"]].filter(([count]) => count);
  return `The clock is ${parts.map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`).join(" and ")} ahead.`;
}
