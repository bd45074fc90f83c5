// The few pictures of the page itself; to a screen reader they are not there.

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16",
  thread: "M4 5h16v10H10l-4 4v-4H4z M8 10h8",
  at: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5",
  reply: "M9 6 4 11l5 5M4 11h9a7 7 0 0 1 7 7v1",
  edit: "M4 20l1-5L16 4l4 4L9 19z",
  close: "M6 6l12 12M18 6 6 18",
  people: "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2 20a6 6 0 0 1 12 0 M16 11a3 3 0 1 0 0-6 M17 14a5.500 5.500 0 0 1 5 6",
  list: "M4 6h16M4 12h16M4 18h16",
  columns: "M4 5h16v14H4zM12 5v14",
  bench: "M14 6a4 4 0 0 1 5-2l-2 3 2 2 3-2a4 4 0 0 1-6 4L7 20a2 2 0 0 1-3-3l9-9a4 4 0 0 1 1-2z",
  theme: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  send: "M4 12 20 4l-6 16-3-6z",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12z M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  chevron: "M6 9l6 6 6-6",
  plus: "M12 5v14M5 12h14",
};

/** A picture by its name. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
