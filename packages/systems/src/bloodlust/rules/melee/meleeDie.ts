import { type ClauseId, type Modifier, modifiers, say } from '@warmoot/kernel';
import type { TroopClass } from '../../data/classes.ts';
import { MODELS, type ModelName } from '../../data/models.ts';
import type { Morale, Race, Setting } from '../../data/readArmyList.ts';

export type MeleeDieSides = 4 | 6 | 8 | 10 | 12;

/** A unit, as far as it decides which die it rolls. */
export interface Roller {
  readonly what: TroopClass | 'COMMAND' | ModelName;
  readonly race: Race;
  readonly morale: Morale;
  readonly isDisrupted: boolean;
  readonly hasGeneral: boolean;
  /** Charged or counter-charged this turn, or is a wedge in its second melee (BLD-R-46). */
  readonly isCharging: boolean;
}

export interface MeleeDie {
  readonly sides: MeleeDieSides;
  readonly rule: ClauseId;
}

const isModel = (what: Roller['what']): what is ModelName => what in MODELS;
const isTop = (morale: Morale): boolean => morale === 'Elite' || morale === 'Fanatic';

/** BLD-MEL-12, BLD-R-69: Disrupted, then an attached general, then standing mounted, then race, then class. */
export const meleeDie = (setting: Setting, roller: Roller): MeleeDie => {
  const status = statusDie(roller);
  if (status !== undefined) return { sides: status, rule: 'BLD-R-69' };
  const { what } = roller;
  if (isModel(what)) return { sides: MODELS[what].die, rule: 'BLD-MEL-12' };
  const sides =
    setting === 'FANTASY'
      ? fantasyDie(what as TroopClass, roller)
      : historicalDie(what as TroopClass, roller);
  return { sides, rule: 'BLD-MEL-12' };
};

const statusDie = ({ what, isDisrupted, hasGeneral, isCharging }: Roller): MeleeDieSides | undefined => {
  if (isDisrupted) return 4;
  if (hasGeneral || what === 'COMMAND') return 12;
  const isMounted =
    what === 'LH' || what === 'MLO' || what === 'MCO' || what === 'Light chariot' || what === 'Heavy chariot';
  return isMounted && !isCharging ? 6 : undefined;
};

const fantasyDie = (of: TroopClass, { race, morale }: Roller): MeleeDieSides => {
  if (of === 'HORDE') return 4;
  if (race === 'elf') return 10;
  if (of === 'MLO' || of === 'MCO') return 8;
  if (race === 'orc') return isTop(morale) ? 10 : 6;
  if (race === 'dwarf') return 8;
  if (race === 'human') return humanDie(of, morale);
  return of === 'LH' ? 6 : 8; // lizard and undead foot
};

/** BLD-R-21: Fast Foot is FLEXIBLE. */
const humanDie = (of: TroopClass, morale: Morale): MeleeDieSides => {
  const isDrilled = of === 'DRILL' || of === 'SUPPORT';
  if (morale === 'Fanatic' || (morale === 'Elite' && isDrilled)) return 10;
  return isDrilled || of === 'MASS' ? 8 : 6;
};

const historicalDie = (of: TroopClass, { morale }: Roller): MeleeDieSides => {
  if (of === 'HORDE') return 4;
  if (morale === 'Fanatic' || of === 'DRILL' || of === 'MCO' || of === 'SUPPORT') return 10;
  return of === 'MLO' || of === 'MASS' ? 8 : 6;
};

/** BLD-MEL-11, BLD-R-69: one die of each side of a pairing serves both ways. */
export const diceDifference = (own: number, enemy: number): Modifier[] =>
  modifiers([own !== enemy, 'BLD-MEL-11', say`dice, ${own} against ${enemy}`, own - enemy]);
