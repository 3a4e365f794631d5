import type { Board } from '../../board/index.ts';

/** The tools at the left, the prompt below, the drawer at the right: where they lie over the board. */
const insetsOf = (pane: HTMLElement) => {
  const board = pane.getBoundingClientRect();
  const over = (selector: string): DOMRect | undefined => {
    const box = pane.closest('.match')?.querySelector(selector)?.getBoundingClientRect();
    const meets = box && box.width > 0 && box.left < board.right - 1 && box.top < board.bottom - 1;
    return meets ? box : undefined;
  };
  const [tools, prompt, drawer] = [over('.tools'), over('.prompt, .scrubber'), over('.side')];
  const isLeft = tools && tools.left - board.left < board.right - tools.right;
  return {
    left: isLeft ? tools.right - board.left : 0,
    right: drawer ? board.right - drawer.left : 0,
    bottom: prompt ? board.bottom - prompt.top : 0,
  };
};

/** Tells the board what lies over its edges, now and whenever that changes; under a pointer that aims the map stays put. */
export const keepClear = (pane: HTMLElement, board: Board, isAiming: () => boolean): (() => void) => {
  const tell = (): void => board.cover(insetsOf(pane), !isAiming());
  const drawer = pane.closest('.match')?.querySelector('.side');
  drawer?.addEventListener('transitionend', tell);
  const watch = new ResizeObserver(tell);
  for (const panel of pane.closest('.match')?.querySelectorAll('.prompt, .scrubber, .side') ?? [])
    watch.observe(panel);
  tell();
  return () => {
    drawer?.removeEventListener('transitionend', tell);
    watch.disconnect();
  };
};
