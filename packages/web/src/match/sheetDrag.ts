/** How far the sheet on a phone is pulled up; the drawer on a tablet is closed or open. */
export type Rest = 'low' | 'half' | 'full';

const RESTS: readonly Rest[] = ['low', 'half', 'full'];
const FROM_PX = 6;

/** The heights at which the sheet comes to rest, as in the stylesheet. */
const heightOf = (sheet: HTMLElement, rest: Rest): number => {
  const [before, drawn] = [sheet.dataset.rest, sheet.style.height];
  sheet.style.height = '';
  sheet.style.transition = 'none';
  sheet.dataset.rest = rest;
  const { height } = sheet.getBoundingClientRect();
  sheet.dataset.rest = before;
  sheet.style.height = drawn;
  sheet.style.transition = '';
  return height;
};

/**
 * The sheet follows the finger that drags its handle, and comes to rest at the nearest height. Calls `rests` with that
 * height; a press without movement counts as a click.
 */
export const dragSheet = (event: PointerEvent, rests: (rest: Rest) => void): void => {
  const grip = event.currentTarget as HTMLElement;
  const sheet = grip.closest<HTMLElement>('.side');
  if (sheet === null || event.button !== 0 || !matchMedia('(max-width: 700px)').matches) return;
  const [from, height] = [event.clientY, sheet.getBoundingClientRect().height];
  let isDragged = false;
  grip.setPointerCapture?.(event.pointerId);
  const move = ({ clientY }: PointerEvent): void => {
    isDragged ||= Math.abs(clientY - from) > FROM_PX;
    if (!isDragged) return;
    sheet.style.transition = 'none';
    sheet.style.height = `${Math.max(0, height + from - clientY)}px`;
  };
  const end = (ended: PointerEvent): void => {
    for (const [name, listener] of listeners) grip.removeEventListener(name, listener as EventListener);
    const wanted = height + from - ended.clientY;
    const away = (rest: Rest): number => Math.abs(heightOf(sheet, rest) - wanted);
    const rest = RESTS.reduce((best, each) => (away(each) < away(best) ? each : best));
    sheet.style.transition = '';
    sheet.style.height = '';
    if (!isDragged) return;
    grip.addEventListener('click', (click) => click.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    rests(rest);
  };
  const listeners = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  for (const [name, listener] of listeners) grip.addEventListener(name, listener as EventListener);
};
