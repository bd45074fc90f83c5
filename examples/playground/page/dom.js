// Elements. Text only ever becomes text: nothing here reads markup.

/**
 * An element with properties and children; strings become text, empty children are left out.
 * Properties beginning with "on" are listeners, `class` and whatever has a dash are attributes,
 * anything else is a property of the element.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class" || name === "role" || name === "for" || name.includes("-")) {
      element.setAttribute(name, value === true ? "" : value);
    } else element[name] = value;
  }
  element.append(...solid(children));
  return element;
}

/** Puts these children in the place of all others. */
export function fill(element, ...children) {
  element.replaceChildren(...solid(children));
  return element;
}

function solid(children) {
  return children.flat(Infinity).filter((child) => child || child === 0);
}

let counted = 0;

/** An id no other element has. */
export function freshId(word) {
  counted += 1;
  return `${word}-${counted}`;
}

/** The address, if it is one that a page may lead to. */
export function webAddress(text) {
  try {
    const address = new URL(text);
    return ["http:", "https:"].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}
