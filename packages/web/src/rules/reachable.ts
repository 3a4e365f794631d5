/** A box that overflows can be scrolled, so it must be reachable by keyboard; one that fits is not a tab stop. */
const settle = (box: HTMLElement, label: string): void => {
  const isWider = box.scrollWidth > box.clientWidth;
  if (!isWider) {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    return;
  }
  box.tabIndex = 0;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', label);
};

const labels = new WeakMap<Element, () => string>();
const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) settle(target as HTMLElement, labels.get(target)?.() ?? '');
});

/** Keeps a box reachable for as long as it is on the page. */
export const keepReachable =
  (label: () => string) =>
  (box: HTMLElement | null): void => {
    if (box === null || labels.has(box)) return;
    labels.set(box, label);
    watch.observe(box);
  };
