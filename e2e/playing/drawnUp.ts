import type { Page } from 'playwright-core';
import { csw } from '../../packages/systems/src/csw/index.ts';
import type { CswOrder } from '../../packages/systems/src/csw/orders/orders.ts';
import { apiOf } from './api.ts';
import { boardReady } from './board.ts';

interface Seen {
  readonly number: number;
  readonly sight: { readonly view: never; readonly open: readonly { readonly seat: string }[] };
}

/** Both sides of a scenario are the guest's own, deployed by the system itself; it is the turn of `seat` to move. */
export const openDrawnUp = async (
  page: Page,
  site: string,
  scenario: string,
  seat: 'red' | 'blue',
): Promise<void> => {
  const api = apiOf(page, site);
  await api.post('/people/guests');
  const options = { scenario, modules: [] };
  const chairs = { red: 'me', blue: 'me' };
  const { id } = await api.post<{ id: string }>('/matches', {
    system: 'csw',
    options,
    chairs,
    visibility: 'private',
  });
  for (;;) {
    const { sight } = await api.get<Seen>(`/matches/${id}/sight?as=${seat}`);
    const side = sight.open[0]?.seat as 'red' | 'blue';
    const { number, sight: own } = await api.get<Seen>(`/matches/${id}/sight?as=${side}`);
    const { step, units } = own.view as { step: string; units: { side: string; status: string }[] };
    const isIn = units.every((unit) => unit.side !== seat || unit.status !== 'toEnter');
    if (side === seat && step === 'move' && isIn && (own.view as { turn: number }).turn > 1) break;
    await api.post(`/matches/${id}/commands`, {
      as: side,
      seen: number,
      commands: nextOf(own.view, side, step),
    });
  }
  await page.goto(`${site}/matches/${id}?as=${seat}`);
  await page.waitForSelector('.prompt[data-acts=true]');
  await boardReady(page);
};

const nextOf = (view: never, side: string, step: string): readonly CswOrder[] => {
  if (step.startsWith('setUp')) return [{ type: 'deployRest' }, { type: 'done' }];
  const [line] = csw.drills?.(view, side, [], []) ?? [];
  return [...(line?.drill()?.commands ?? []), { type: 'done' }];
};
