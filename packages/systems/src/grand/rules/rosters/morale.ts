import type { Terrain } from '../../data/terrain.ts';
import { rowOf } from '../../data/units.ts';
import type { Weather } from '../../data/weather.ts';
import { isLeader, levelOf, type Unit } from '../../state/roster.ts';

/** GRD-CSW-31: what the campaign knows about an army in a battle. */
export interface Circumstances {
  readonly isAtHome: boolean;
  /** GRD-R-83: of its last battle, if that was at most four campaign weeks ago. */
  readonly lastResult: 'won' | 'lost' | null;
  readonly ability: number;
  /** The terrain it defends; null for the attacker. */
  readonly defends: Terrain | null;
  readonly weather: Weather;
  readonly isUnsupplied: boolean;
}

export interface Situation {
  readonly name: string;
  /** Negative for a penalty. */
  readonly weight: number;
}

const DEFENCES: Readonly<Partial<Record<Terrain, Situation>>> = {
  woods: { name: 'in cover', weight: 1 },
  hills: { name: 'height advantage', weight: 1 },
  mountains: { name: 'height advantage', weight: 1 },
  city: { name: 'prepared defences', weight: 2 },
  fortified: { name: 'fortified defences', weight: 3 },
};

const SEASONED = 3;

/** GRD-CSW-31, GRD-R-83, GRD-R-87: only these situations count. */
export const situationsOf = (here: Circumstances): Situation[] => {
  const defence = here.defends === null ? undefined : DEFENCES[here.defends];
  const isWet = here.weather === 'rain' || here.weather === 'storm';
  return [
    here.isAtHome ? { name: 'home terrain', weight: 1 } : { name: 'unknown terrain', weight: -1 },
    ...(here.lastResult === 'won' ? [{ name: 'recently victorious', weight: 1 }] : []),
    ...(here.lastResult === 'lost' ? [{ name: 'recently defeated', weight: -1 }] : []),
    ...(here.ability >= SEASONED ? [{ name: 'seasoned leader', weight: 1 }] : []),
    ...(here.ability === 0 ? [{ name: 'poor leader', weight: -1 }] : []),
    ...(defence === undefined ? [] : [defence]),
    ...(isWet ? [{ name: 'rain', weight: -1 }] : []),
    ...(here.isUnsupplied ? [{ name: 'unsupplied', weight: -2 }] : []),
  ];
};

const WEIGHT_PER_STEP = 3;

/** GRD-CSW-31: a third of the bonuses less a third of the penalties, each rounded down. */
export const adjustmentOf = (situations: readonly Situation[]): number => {
  const sum = (sign: 1 | -1): number =>
    situations.reduce((all, { weight }) => all + Math.max(0, sign * weight), 0);
  return Math.floor(sum(1) / WEIGHT_PER_STEP) - Math.floor(sum(-1) / WEIGHT_PER_STEP);
};

/** GRD-R-76 */
const TRAINING = 4;
const LEAST = 2;
const MOST = 12;

/** GRD-CSW-30: experience, training, creature and situation, kept within 2 to 12; leaders have none. */
export const moraleOf = (unit: Unit, here: Circumstances): number | undefined => {
  if (isLeader(unit)) return undefined;
  const { creature, likesGloom } = rowOf(unit.code);
  const gloom = likesGloom && (here.weather === 'fog' || here.weather === 'storm') ? 1 : 0;
  const factor = levelOf(unit) + TRAINING + creature + gloom + adjustmentOf(situationsOf(here));
  return Math.min(MOST, Math.max(LEAST, factor));
};
