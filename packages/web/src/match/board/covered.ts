import type { Board } from '../../board/index.ts';

/**
 * What covers the board: the tools (on a phone above), the coach (on a tablet above) and what lies on the table on the
 * left, the cards of others above, the prompt below, the drawer on the right.
 */
const insetsOf = (pane: HTMLElement) => {
  const board = pane.getBoundingClientRect();
  const over = (selector: string): DOMRect | undefined => {
    const box = pane.closest('.match')?.querySelector(selector)?.getBoundingClientRect();
    const meets =
      box &&
      box.width > 0 &&
      box.left < board.right - 1 &&
      box.top < board.bottom - 1 &&
      box.bottom > board.top + 1;
    return meets ? box : undefined;
  };
  const [tools, prompt, drawer] = [over('.tools'), over('.prompt, .scrubber'), over('.side')];
  const hand = over('.own-hand');
  const cards = over('.card-rows') ?? over('.above-map > *');
  const isRow = tools && tools.width > tools.height; // on a phone
  const coach = over('.coach');
  const beside = over('.table-side');
  const isColumn = beside && beside.width < board.width / 2; // in a narrow window a row
  const isAbove = coach && coach.width > board.width / 2; // on a tablet
  return {
    left: Math.max(
      tools && !isRow ? tools.right - board.left : 0,
      coach && !isAbove ? coach.right - board.left : 0,
      isColumn ? beside.right - board.left : 0,
    ),
    right: drawer ? board.right - drawer.left : 0,
    top: Math.max(
      isRow ? tools.bottom - board.top : 0,
      cards ? cards.bottom - board.top : 0,
      coach && isAbove ? coach.bottom - board.top : 0,
    ),
    bottom: board.bottom - Math.min(prompt?.top ?? board.bottom, hand?.top ?? board.bottom),
  };
};

const PANELS = '.prompt, .own-hand, .scrubber, .side, .card-rows, .above-map, .table-side, .coach';

/**
 * Tells the board what covers its edges, now and after every change. The map stays put while the pointer aims, except
 * for a panel that has just appeared, which may cover pieces.
 */
export const keepClear = (pane: HTMLElement, board: Board, isAiming: () => boolean): (() => void) => {
  const match = pane.closest('.match') as HTMLElement;
  let hasNewPanel = true;
  const tell = (): void => {
    board.cover(insetsOf(pane), hasNewPanel ? 'units' : isAiming() ? 'nothing' : 'whole');
    hasNewPanel = false;
  };
  const watch = new ResizeObserver(tell);
  const watchAll = (): void => {
    watch.disconnect();
    for (const panel of match.querySelectorAll(PANELS)) watch.observe(panel);
  };
  // The cards and the scrubber appear and disappear.
  const comings = new MutationObserver((changes) => {
    hasNewPanel ||= changes.some(({ addedNodes }) => addedNodes.length > 0);
    watchAll();
  });
  comings.observe(pane.parentElement as HTMLElement, { childList: true });
  const drawer = match.querySelector('.side');
  drawer?.addEventListener('transitionend', tell);
  watchAll();
  tell();
  return () => {
    drawer?.removeEventListener('transitionend', tell);
    comings.disconnect();
    watch.disconnect();
  };
};
