import { WEAPONS, type Weapon } from '../../../data/index.ts';
import type { BandBonus, ModelStats, ModelType, Mount } from '../../../data/profile.ts';

/** One way of striking in close combat. */
export interface Strike {
  readonly CC: number;
  readonly ST: number;
  readonly Dam: number;
  readonly times: number;
  readonly ignoresDef: boolean;
  readonly againstDevoutDam: number;
}

export interface Missile {
  readonly CR: number;
  readonly MX: number;
  readonly RM: number;
  readonly Dam: number;
  readonly times: number;
  /** A failed save forces another until one holds (data file, 5: plague bomb). */
  readonly savesAgain: boolean;
  readonly isFire: boolean;
}

/** A type of model prepared for battle: weapons chosen and abilities read once for all its models. */
export interface Line extends ModelStats {
  readonly type: string;
  readonly rank: 'ordinary' | 'specialist' | 'leader';
  /** What one attack round is made of. */
  readonly round: readonly Strike[];
  readonly second: Strike;
  readonly lance: Strike | null;
  readonly mount: Strike | null;
  readonly missile: Missile | null;
  readonly hasReach: boolean;
  readonly abilities: ReadonlySet<string>;
  /** Ram or Trample: Dam of the automatic hit on a charge; 0 without. */
  readonly ram: number;
  readonly gives: BandBonus | null;
}

/** A weapon that is not listed counts as a bare hand (CHR-AUT-32). */
const UNARMED: Weapon = { name: 'Bare hands', type: 'close', Dam: 5, times: 1 };
const DRAGON_ROUND = ['dragon-bite', 'dragon-claw', 'dragon-claw'];

const weaponOf = (id: string): Weapon => WEAPONS[id] ?? UNARMED;

const strikeWith = ({ CC, ST }: ModelStats, weapon: Weapon): Strike => ({
  CC: CC + (weapon.userCC ?? 0),
  ST,
  Dam: weapon.Dam,
  times: weapon.times,
  ignoresDef: weapon.ignoresDef === true,
  againstDevoutDam: weapon.againstDevoutDam ?? 0,
});

const mountStrike = ({ CC, ST, Dam }: Mount): Strike => ({
  CC,
  ST,
  Dam,
  times: 1,
  ignoresDef: false,
  againstDevoutDam: 0,
});

const isClose = (weapon: Weapon): boolean => weapon.type === 'close' || weapon.alsoClose === true;

/** CHR-AUT-32: the highest Dam × multiplier, the first listed on a tie. */
const bestOf = (weapons: readonly Weapon[]): Weapon =>
  weapons.reduce((best, weapon) => (weapon.Dam * weapon.times > best.Dam * best.times ? weapon : best));

const missileOf = (ids: readonly string[]): Missile | null => {
  const id = ids.find((each) => weaponOf(each).MX !== undefined);
  if (id === undefined) return null;
  const { CR = 0, MX = 0, RM = 0, Dam, times } = weaponOf(id);
  const savesAgain = id === 'plague-bomb';
  return { CR, MX, RM, Dam, times, savesAgain, isFire: id === 'fire-rune-longbow' };
};

const ramOf = (abilities: readonly string[]): number => {
  const words = abilities.find((ability) => /^(Ram|Trample) \d+$/.test(ability));
  return words === undefined ? 0 : Number(words.split(' ')[1]);
};

/** CHR-AUT-32: the Blue Ice Dragon bites once and claws twice in every round. */
const roundOf = (model: ModelType, best: Weapon): Strike[] =>
  model.weapons.includes('dragon-claw')
    ? DRAGON_ROUND.map((id) => strikeWith(model, weaponOf(id)))
    : [strikeWith(model, best)];

const withChargeDam = (strike: Strike, more: number): Strike => ({ ...strike, Dam: strike.Dam + more });

export const lineOf = (model: ModelType): Line => {
  const listed = model.weapons.map(weaponOf);
  const close = listed.filter(isClose);
  const best = close.length === 0 ? UNARMED : bestOf(close);
  const second = close.find((weapon) => weapon !== best) ?? best;
  const lance = close.find((weapon) => weapon.chargeDam !== undefined);
  return {
    ...model,
    rank: model.rank ?? 'ordinary',
    round: roundOf(model, best),
    second: strikeWith(model, second),
    lance: lance === undefined ? null : withChargeDam(strikeWith(model, lance), lance.chargeDam ?? 0),
    mount: model.mount === undefined ? null : mountStrike(model.mount),
    missile: missileOf(model.weapons),
    hasReach: close.some((weapon) => weapon.reach === true),
    abilities: new Set(model.abilities),
    ram: ramOf(model.abilities),
    gives: model.gives ?? null,
  };
};
