/** To an earlier state of this turn (CHR-MOD-01, CHR-MOD-03). */
import type { Change } from '../../events.ts';
import type { Campaign } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { type Of, overriding } from './overriding.ts';

type Lists = Pick<Campaign, 'empires' | 'cities' | 'armies' | 'units' | 'spies'>;
/** Every thing as it was; what came later is gone. */
const wholesale = (was: Lists, now: Lists): Change => {
  const restored = (before: readonly unknown[], after: readonly unknown[]) =>
    Array.from(
      { length: Math.max(before.length, after.length) },
      (_, id) => [id, before[id] ?? null] as const,
    );
  return {
    empires: restored(was.empires, now.empires),
    cities: restored(was.cities, now.cities),
    armies: restored(was.armies, now.armies),
    units: restored(was.units, now.units),
    spies: restored(was.spies, now.spies),
  } as Change;
};

/** Back to the moment the orders were locked; the same dice labels are drawn again (CHR-MOD-03). A pause holds, so that things can be mended first. */
export const rollBack = (tale: Tale, command: Of<'rollBack'>): void => {
  const { lock } = tale.state;
  if (lock === null) return;
  const {
    empires,
    cities,
    armies,
    units,
    spies,
    sites,
    rivers,
    knowledge,
    sheets,
    reports: _told,
    ...rest
  } = lock;
  overriding(
    tale,
    'turn',
    command,
    {
      ...wholesale({ empires, cities, armies, units, spies }, tale.state),
      sites: [
        ...Object.keys(tale.state.sites).map((hex) => [Number(hex), sites[Number(hex)] ?? null] as const),
        ...Object.entries(sites).map(([hex, site]) => [Number(hex), site] as const),
      ],
      rivers: Object.entries(rivers).map(([side, what]) => [Number(side), what] as const),
      knowledge: Object.entries(knowledge).map(([id, known]) => [Number(id), known] as const),
      sheets: Object.entries(sheets).map(([id, sheet]) => [Number(id), sheet] as const),
      set: { ...rest, lock: null, paused: tale.state.paused },
    },
    [tale.state.step, lock.step],
  );
};
