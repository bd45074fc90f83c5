// Requests to the stand-in's people's side. Knows nothing of what is shown.

/** Why something did not happen, in words for whoever tried. */
export class Refused extends Error {}

async function ask(path, body, file) {
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const options = file ? { method: "POST", body: file } : body === undefined ? {} : json;
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("The playground does not answer; is it still running?");
  }
  const text = await response.text();
  const answer = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null;
  if (!response.ok) throw new Refused(answer?.error ?? (text || response.statusText));
  return answer;
}

/** What one person asks for and does. */
export class Api {
  constructor(user) {
    this.root = `/client/as/${user}`;
  }

  messages(channel, before) {
    const query = before ? `?before=${before}` : "";
    return ask(`${this.root}/channels/${channel}/messages${query}`);
  }

  commands(channel) {
    return ask(`${this.root}/channels/${channel}/commands`);
  }

  act(channel, deed) {
    return ask(`${this.root}/channels/${channel}`, deed);
  }

  async upload(channel, file) {
    const address = `${this.root}/channels/${channel}/files?name=${encodeURIComponent(file.name)}`;
    return ask(address, undefined, file);
  }

  live() {
    return new WebSocket(`${location.origin.replace("http", "ws")}${this.root}/live`);
  }
}

/** What is nobody's own. */
export const world = {
  accounts: () => ask("/client/accounts"),
  report: () => ask("/client/report"),
  advance: (seconds) => ask("/client/clock", { seconds }),
  gateway: (what) => ask("/client/gateway", what),
  trouble: (what) => ask("/client/trouble", what),
};

/** The bot's process, where this page may switch it. */
export const process = {
  state: () => ask("/bot"),
  turn: (what) => ask("/bot", what),
};
