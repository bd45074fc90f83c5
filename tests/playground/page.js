// What the tests find on the page, and how they wait for it.

const pane = (number = 0) => document.querySelectorAll(".pane")[number];
const text = (element) => (element?.innerText ?? "").replace(/\s+/g, " ").trim();
const withText = (selector, wanted, within = document) =>
  [...within.querySelectorAll(selector)].filter((it) => text(it) === wanted && !it.disabled).at(-1);
const control = (label, number) => {
  const found = withText("[data-control]", label, pane(number));
  return found?.closest(".is-busy") ? undefined : found;
};
const account = (name, number) =>
  [...pane(number).querySelectorAll(".account")].find((it) => it.querySelector(".account-name").textContent === name);
const messages = (number) => [...pane(number).querySelectorAll(".message")];
const message = (words, number) => messages(number).filter((it) => text(it).includes(words)).at(-1);
const said = (words, number) => Boolean(message(words, number));

/** What changes a page without changing its elements. */
const UNSEEN = ["focusin", "focusout", "change", "input", "load"];

/** Waits until there is something, told of every change of the page. */
function until(find, done) {
  const look = () => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    for (const type of UNSEEN) document.removeEventListener(type, look, true);
    done(found);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of UNSEEN) document.addEventListener(type, look, true);
  look();
}
