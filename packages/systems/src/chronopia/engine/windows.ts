/** Windows in which empires act: opened by a step, closed when all empires concerned are ready (CHR-PLAY-01, -05). */
import type { EmpireId, WindowName } from '../state/state.ts';
import type { Tale } from './tale.ts';

/** Opens a window for the given empires, if any. */
export const openWindow = (tale: Tale, name: WindowName, asked: readonly EmpireId[]): void => {
  if (asked.length > 0)
    tale.tell({
      type: 'windowOpened',
      rules: ['CHR-PLAY-01'],
      change: { set: { window: { name, asked, ready: [] } } },
    });
};

/** For a step that only waits for decisions: opens its window, and is finished once all empires concerned are ready. */
export const awaitReady = (tale: Tale, name: WindowName, asked: readonly EmpireId[]): boolean => {
  if (tale.state.window?.name === name) return true;
  openWindow(tale, name, asked);
  return asked.length === 0;
};
