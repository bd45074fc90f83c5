// Something that opens at an element, and closes when one looks elsewhere.

/**
 * Opens `content` at `anchor`, inside the window, and above `over` if that is named; what it gives
 * closes it again.
 */
export function popUp(anchor, content, { onclose, over } = {}) {
  document.body.append(content);
  content.classList.add("popup");
  settle(anchor, content, over);
  const outside = (event) => {
    if (!content.contains(event.target) && !anchor.contains(event.target)) close();
  };
  const moved = (event) => {
    if (!content.contains(event.target)) close();
  };
  const close = () => {
    if (!content.isConnected) return;
    content.remove();
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", moved);
    onclose?.();
  };
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", moved);
  return { close, settle: () => settle(anchor, content, over) };
}

function settle(anchor, content, over) {
  const at = anchor.getBoundingClientRect();
  const size = content.getBoundingClientRect();
  const fitsBelow = at.bottom + size.height + 8 < innerHeight;
  const isBelow = !over && (fitsBelow || at.top < size.height);
  const top = isBelow ? at.bottom + 4 : (over ?? anchor).getBoundingClientRect().top - size.height - 4;
  const left = Math.min(at.left, innerWidth - size.width - 8);
  content.style.left = `${Math.max(8, left)}px`;
  content.style.top = `${Math.max(8, Math.min(top, innerHeight - size.height - 8))}px`;
}
