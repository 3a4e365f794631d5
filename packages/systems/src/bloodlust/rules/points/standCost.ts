import { type ClauseId, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { PRICES } from '../../data/points.ts';
import type { Race, Setting, TroopEntry } from '../../data/readArmyList.ts';
import type { Missile } from '../../data/weapons.ts';
import { WEAPON_CLAUSES } from '../melee/killValue.ts';

export type PricedStand = Omit<TroopEntry, 'code' | 'name' | 'points' | 'least' | 'most'>;

/** BLD-PTS-01: castings times the price of one. */
export const standCost = (profile: PricedStand, setting: Setting, race: Race): number =>
  profile.castings * totalOf(castingTerms(profile, setting, race));

/** BLD-PTS-01: the price of one casting, term by term; what costs nothing is left out. */
export const castingTerms = (profile: PricedStand, setting: Setting, race: Race): Modifier[] => {
  const { melee, armour, hasShield, missile, flags } = profile;
  const of = classTerm(profile);
  const morale = moraleCost(profile, setting, race);
  const select = flags.includes('as') && missile !== undefined ? PRICES.alwaysSelect[missile] : 0;
  return modifiers(
    [true, 'BLD-PTS-01', 'each casting', PRICES.casting],
    [PRICES.melee[melee] !== 0, WEAPON_CLAUSES[melee], melee, PRICES.melee[melee]],
    [PRICES.armour[armour] !== 0, ARMOUR_CLAUSES[armour], armour, PRICES.armour[armour]],
    [hasShield, 'BLD-ARM-09', 'shield', PRICES.shield],
    ...(missile === undefined
      ? []
      : [[true, MISSILE_CLAUSES[missile], missile, PRICES.missile[missile]] as const]),
    [flags.includes('vo') && missile !== undefined, 'BLD-PTS-02', 'Volley only', PRICES.volleyOnly],
    [select !== 0, 'BLD-PTS-02', 'always Select', select],
    [of.value !== 0, of.rule, profile.class, of.value],
    [morale !== 0, 'BLD-MOR-02', profile.morale, morale],
  );
};

const ARMOUR_CLAUSES: Readonly<Record<PricedStand['armour'], ClauseId>> = {
  None: 'BLD-ARM-01',
  Light: 'BLD-ARM-02',
  Metal: 'BLD-ARM-03',
  Plate: 'BLD-ARM-04',
};

const MISSILE_CLAUSES: Readonly<Record<Missile, ClauseId>> = {
  LB: 'BLD-WPN-06',
  CB: 'BLD-WPN-07',
  BW: 'BLD-WPN-08',
  HG: 'BLD-WPN-09',
  SK: 'BLD-WPN-10',
};

const CLASS_CLAUSES: Partial<Readonly<Record<PricedStand['class'], ClauseId>>> = {
  LF: 'BLD-TRP-05',
  MCO: 'BLD-TRP-08',
};

const classTerm = ({
  class: of,
  castings,
  missile,
}: PricedStand): { readonly rule: ClauseId; readonly value: number } => {
  if (of === 'SUPPORT') return { rule: 'BLD-TRP-04', value: missile === undefined ? PRICES.plainSupport : 0 };
  if (of === 'HORDE')
    return {
      rule: 'BLD-TRP-09',
      value: castings >= PRICES.largeHorde.castings ? PRICES.largeHorde.price : 0,
    };
  return { rule: CLASS_CLAUSES[of] ?? 'BLD-PTS-01', value: PRICES.classes[of] ?? 0 };
};

/** BLD-PTS-01: in FANTASY only the better die of Human and Orc elites is paid for, because nothing tests morale. */
const moraleCost = ({ morale }: PricedStand, setting: Setting, race: Race): number => {
  if (setting === 'HISTORICAL') return PRICES.morale[morale];
  const rollsBetter = race === 'human' || race === 'orc';
  return rollsBetter ? Math.max(0, PRICES.morale[morale]) : 0;
};
