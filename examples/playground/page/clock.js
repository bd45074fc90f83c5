// What time it is in the playground, and times in words that tick.

let ahead = 0;

/** Puts the page's clock this many milliseconds ahead of the real one. */
export function setAhead(milliseconds) {
  ahead = milliseconds;
  tick();
}

/** The time in the playground. */
export function now() {
  return Date.now() + ahead;
}

const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const UNITS = [
  ["year", 365 * 86_400], ["month", 30 * 86_400], ["day", 86_400],
  ["hour", 3_600], ["minute", 60], ["second", 1],
];

/** How far a moment is away: "in 3 days", "2 minutes ago". */
export function distance(milliseconds, from = now()) {
  const seconds = Math.round((milliseconds - from) / 1_000);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / length), unit);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" },
  d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment in one of Discord's styles. */
export function written(milliseconds, style = "f") {
  if (style === "R") return distance(milliseconds);
  return new Intl.DateTimeFormat("en-GB", STYLES[style] ?? STYLES.f).format(milliseconds);
}

/** An element that says when something is, and goes on saying it right. */
export function moment(milliseconds, style) {
  const element = document.createElement("time");
  element.dateTime = new Date(milliseconds).toISOString();
  element.title = written(milliseconds, "F");
  element.textContent = written(milliseconds, style);
  if (style === "R") element.dataset.ticks = milliseconds;
  return element;
}

/** When a message was sent: the time, and the day if it was another one. */
export function sentAt(milliseconds) {
  const day = (at) => new Date(at).toDateString();
  const time = written(milliseconds, "t");
  if (day(milliseconds) === day(now())) return time;
  if (day(milliseconds) === day(now() - 86_400_000)) return `Yesterday at ${time}`;
  return `${written(milliseconds, "d")} ${time}`;
}

function tick() {
  for (const element of document.querySelectorAll("time[data-ticks]")) {
    const text = distance(Number(element.dataset.ticks));
    if (element.textContent !== text) element.textContent = text;
  }
}

setInterval(tick, 1_000);
