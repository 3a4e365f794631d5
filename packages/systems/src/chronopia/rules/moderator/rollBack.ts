/** To an earlier state of this turn (CHR-MOD-01, CHR-MOD-03). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Change } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { ModeratorCommand } from '../../orders/commands.ts';
import type { Campaign } from '../../state/state.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';

type Lists = Pick<Campaign, 'empires' | 'cities' | 'armies' | 'units' | 'spies'>;
/** Restores everything; later things are removed. */
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

export const checkRollBack = ({ lock }: Campaign): Verdict =>
  lock === null
    ? refuse(
        'CHR-MOD-01',
        'nothing has been drawn since the last results were published, so there is no earlier state',
      )
    : permit;

type Draws = Campaign['settled'];

/** Draws already made come before later ones, because their labels come in the same order again. */
const sameDraws = ({ drawn, settled }: Campaign): Draws => [
  ...drawn.map(({ why, value }) => ({ why, value })),
  ...settled,
];

/**
 * Back to the moment the orders were locked: kept draws have the same values again, and the reports do not mention
 * the rolled-back turn. A pause stays, so that the moderator can make corrections first.
 */
export const takeBack = (tale: Tale, command: ModeratorCommand, kept: (draws: Draws) => Draws): void => {
  const { lock, paused, step } = tale.state;
  if (lock === null) return;
  const settled = kept(sameDraws(tale.state));
  const { empires, cities, armies, units, spies, sites, rivers, knowledge, sheets, reports, ...rest } = lock;
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
      set: { ...rest, lock: null, paused, settled },
    },
    [step, lock.step],
  );
  tale.tell({ type: 'reportsTakenBack', rules: ['CHR-MOD-01'], change: { set: { reports } } });
};

/** CHR-MOD-03: with the same dice. */
export const rollBack = (tale: Tale, command: ModeratorCommandOf<'rollBack'>): void =>
  takeBack(tale, command, (draws) => draws);
