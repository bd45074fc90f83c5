// One account's client: what it knows, kept up to date over the live connection.
//
// Tells, as events: "state", "message" (detail: room, message, isNew), "gone", "room" when a whole
// channel was loaded again, "unread", "ping" for what rang, "link" when the connection comes or goes.

import { Api } from "./api.js";
import { setAhead } from "./clock.js";

const RETRY_MILLISECONDS = 1_000;

/** Whether one id is later than another: ids are numbers too long for a number. */
export function isLater(one, other) {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** A channel, thread or conversation as far as this client has seen it. */
class Room {
  messages = [];
  isLoaded = false;
  hasEarlier = false;
  newest = "0";
  unread = 0;
  pings = 0;
}

export class Seat extends EventTarget {
  constructor(account) {
    super();
    this.account = account;
    this.api = new Api(account.id);
    this.state = null;
    this.rooms = new Map();
    /** Which channels are before somebody's eyes, as functions that say so. */
    this.eyes = new Set();
    this.isLinked = false;
    this.connect();
  }

  /** Everything known of a place. */
  room(id) {
    if (!this.rooms.has(id)) this.rooms.set(id, new Room());
    return this.rooms.get(id);
  }

  /** The place with this id: a channel or thread with its server, or the conversation. */
  place(id) {
    for (const guild of this.state?.guilds ?? []) {
      const channel = guild.channels.find((it) => it.id === id);
      if (channel) return { ...channel, guild };
    }
    if (this.state && this.state.conversation === id) {
      return { id, name: this.person(this.state.bot).name, isConversation: true };
    }
    return null;
  }

  /** Somebody by their id. */
  person(id) {
    const known = this.state?.people.find((it) => it.id === id);
    return known ?? { id, name: "unknown", handle: "unknown" };
  }

  /** Who can be met in a place. */
  company(id) {
    const place = this.place(id);
    if (!place) return [];
    const ids = place.guild ? place.guild.members : [this.account.id, this.state.bot];
    return ids.map((it) => this.person(it));
  }

  /** Does something in a place; the answer. */
  upload(channel, file) {
    return this.api.upload(channel, file);
  }

  act(channel, deed) {
    return this.api.act(channel, deed);
  }

  /** The messages of a place, asked for if they are not there yet. */
  async load(id) {
    const room = this.room(id);
    if (!room.isLoaded) await this.reload(id);
    return room;
  }

  async reload(id) {
    const room = this.room(id);
    const page = await this.api.messages(id);
    room.messages = page;
    room.hasEarlier = page.length >= 50;
    room.isLoaded = true;
    room.newest = page.at(-1)?.id ?? room.newest;
    this.tell("room", { room: id });
  }

  /** Asks for what was said before everything that is there. */
  async loadEarlier(id) {
    const room = this.room(id);
    const page = await this.api.messages(id, room.messages[0]?.id);
    room.messages.unshift(...page);
    room.hasEarlier = page.length >= 50;
    this.tell("room", { room: id });
  }

  /** Notes that somebody looks at a place. */
  read(id) {
    const room = this.room(id);
    if (!room.unread && !room.pings) return;
    room.unread = 0;
    room.pings = 0;
    this.tell("unread", {});
  }

  /** How often it rang and nobody looked. */
  get pings() {
    return [...this.rooms.values()].reduce((sum, room) => sum + room.pings, 0);
  }

  connect() {
    const link = this.api.live();
    link.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    link.addEventListener("open", () => {
      this.isLinked = true;
      this.tell("link", {});
      this.refresh();
    });
    link.addEventListener("close", () => {
      this.isLinked = false;
      this.tell("link", {});
      setTimeout(() => this.connect(), RETRY_MILLISECONDS);
    });
  }

  /** Asks again for everything on screens: something may have been missed. */
  refresh() {
    for (const [id, room] of this.rooms) {
      if (room.isLoaded) this.reload(id).catch(() => this.rooms.delete(id));
    }
  }

  hear(event) {
    if (event.type === "state") {
      this.state = event;
      setAhead(event.ahead_milliseconds);
      this.tell("state", {});
    } else if (event.type === "message") {
      this.hearMessage(event.message);
    } else if (event.type === "gone") {
      const room = this.room(event.channel);
      room.messages = room.messages.filter((it) => it.id !== event.id);
      this.tell("gone", { room: event.channel, id: event.id });
    } else if (event.type === "stale") {
      this.refresh();
    }
  }

  hearMessage(message) {
    const id = message.channel_id;
    const room = this.room(id);
    const index = room.messages.findIndex((it) => it.id === message.id);
    const isNew = index < 0 && isLater(message.id, room.newest);
    if (index >= 0) room.messages[index] = message;
    else if (isNew) {
      room.newest = message.id;
      room.messages.push(message);
    }
    if (index >= 0 || isNew) this.tell("message", { room: id, message, isNew });
    const isUnheard = isNew && !message.edited_timestamp && message.author.id !== this.account.id;
    if (isUnheard && !message.is_for_me) this.count(room, id, message);
  }

  count(room, id, message) {
    const isSeen = [...this.eyes].some((looksAt) => looksAt(id));
    if (message.rings) this.tell("ping", { room: id, message, isSeen });
    if (isSeen) return;
    room.unread += 1;
    if (message.rings) room.pings += 1;
    this.tell("unread", {});
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
