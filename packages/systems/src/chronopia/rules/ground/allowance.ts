/** How many hexes an action covers (CHR-ARM-12, CHR-AAC-03, -04, -07; CHR-BOT-02). */
import { type MobilityClass, UNIT_CLASS } from '../forces/mobility.ts';
import type { Mover } from './mover.ts';

export type Pace = 'move' | 'march';

const ON_LAND: Readonly<Record<MobilityClass, Readonly<Record<Pace, number>>>> = {
  FOOT: { move: 1, march: 2 },
  CAV: { move: 2, march: 3 },
  FLYER: { move: 2, march: 3 },
};

/** CHR-BOT-02: neither March nor cavalry nor road makes a boat faster. */
const BY_BOAT = 2;

/** CHR-UNT-10, -12: engineers and settlers never March. */
export const canMarch = ({ kind }: Pick<Mover, 'kind'>): boolean => kind === 'army' || kind === 'scout';

/** CHR-TER-11, CHR-R-45: +1 for all but flyers and settlers. */
export const usesRoads = ({ kind, class: mobility }: Pick<Mover, 'kind' | 'class'>): boolean =>
  kind !== 'settler' && mobility !== 'FLYER';

/** Hexes per action; 0 if the mover cannot use the action. `road`: the whole way is on connected road. */
export const allowance = (
  mover: Pick<Mover, 'kind' | 'class'>,
  pace: Pace,
  { road = false, boat = false }: { readonly road?: boolean; readonly boat?: boolean } = {},
): number => {
  if (boat) return BY_BOAT;
  if (pace === 'march' && !canMarch(mover)) return 0;
  return ON_LAND[mover.class][pace] + (road && usesRoads(mover) ? 1 : 0);
};

/** The mobility that any army, or a unit of this kind, can have. */
const classesOf = (kind: Mover['kind']): readonly MobilityClass[] =>
  kind === 'army' ? ['FOOT', 'CAV', 'FLYER'] : [UNIT_CLASS[kind]];

/** The maximum of hexes in one action of such a mover: by road, on horseback or by boat. */
export const farthest = (kind: Mover['kind'], pace: Pace): number =>
  Math.max(
    allowance({ kind, class: 'FOOT' }, pace, { boat: true }),
    ...classesOf(kind).map((mobility) => allowance({ kind, class: mobility }, pace, { road: true })),
  );
