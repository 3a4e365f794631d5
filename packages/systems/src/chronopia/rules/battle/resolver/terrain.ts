import type { Profile } from '../../../data/profile.ts';
import type { FightOrder } from '../forms.ts';
import type { Line } from './line.ts';

/** Effects of the battle's terrain (CHR-TER-24, CHR-AUT-26). */
export interface BattleGround {
  readonly longestShot: number;
  readonly MW: number;
  /** Inches each of these terrains takes from MV, and who is exempt. */
  readonly slows: readonly ((profile: Profile) => boolean)[];
  readonly isForest: boolean;
  readonly isDesert: boolean;
  readonly noFlight: boolean;
  /** Races whose riders fight at −1; none if absent. */
  readonly hampersRiders: ((profile: Profile) => boolean) | null;
}

const OPEN: BattleGround = {
  longestShot: Number.POSITIVE_INFINITY,
  MW: 0,
  slows: [],
  isForest: false,
  isDesert: false,
  noFlight: false,
  hampersRiders: null,
};
const IN_THE_DARK_OR_STREETS = 12;

const isNotOf =
  (...races: readonly Profile['race'][]) =>
  (profile: Profile): boolean =>
    !races.includes(profile.race);
const everybody = (): boolean => true;

const SWAMP: BattleGround = { ...OPEN, MW: -1, slows: [isNotOf('SG', 'JE')] };

const FIELD_GROUNDS: Readonly<Record<string, BattleGround>> = {
  forest: { ...OPEN, longestShot: IN_THE_DARK_OR_STREETS, MW: -2, isForest: true },
  fringe: SWAMP,
  heart: { ...SWAMP, longestShot: IN_THE_DARK_OR_STREETS },
  mountains: { ...OPEN, slows: [isNotOf('DW')], hampersRiders: everybody },
  desert: { ...OPEN, isDesert: true },
};
const CITY: BattleGround = { ...OPEN, longestShot: IN_THE_DARK_OR_STREETS, hampersRiders: everybody };
const UNDERGROUND: BattleGround = {
  ...OPEN,
  longestShot: IN_THE_DARK_OR_STREETS,
  noFlight: true,
  hampersRiders: isNotOf('DW'),
};

const baseGround = ({ kind, layer, terrain }: FightOrder): BattleGround => {
  if (kind === 'city') return { ...CITY, noFlight: layer === 'underground' };
  return layer === 'underground' ? UNDERGROUND : (FIELD_GROUNDS[terrain] ?? OPEN);
};

/** CHR-AUT-26. Streets take the place of the terrain they stand on; snow lies on either (CHR-TER-15). */
export const battleGround = (order: FightOrder): BattleGround => {
  const base = baseGround(order);
  return order.snow ? { ...base, slows: [...base.slows, isNotOf('SK')] } : base;
};

const flies = (ground: BattleGround, line: Line): boolean => line.abilities.has('Flyer') && !ground.noFlight;

/** The penalties never bring MV below 2, nor a slower model down further. */
export const movementOn = (ground: BattleGround, profile: Profile, line: Line): number => {
  if (flies(ground, line)) return line.MV;
  const slowed = ground.slows.filter((slows) => slows(profile)).length;
  return Math.min(line.MV, Math.max(2, line.MV - slowed));
};

export const riderCC = (ground: BattleGround, profile: Profile, line: Line): number =>
  line.mount !== null && ground.hampersRiders?.(profile) === true ? -1 : 0;

export const leadershipOn = (ground: BattleGround, profile: Profile, line: Line): number =>
  ground.isDesert && profile.race !== 'ST' && !line.abilities.has('Desert Warrior') ? -1 : 0;

/** Def one better on the model's home terrain. */
export const defenceOn = (ground: BattleGround, line: Line): number =>
  (ground.isForest && line.abilities.has('Forest Warrior')) ||
  (ground.isDesert && line.abilities.has('Desert Warrior'))
    ? line.Def - 1
    : line.Def;
