/** Random legal armies under the test conditions of CHR-AUT-29. For tests. */
import type { Dice } from '@warmoot/kernel';
import { pick } from '@warmoot/kernel';
import { PROFILES, SPELLS } from '../../data/index.ts';
import type { House, Profile, RaceId } from '../../data/profile.ts';
import type { FightArmy, FightIndividual, FightWarband } from './forms.ts';
import { army, band, hero } from './testkit.ts';

export interface List {
  readonly race: RaceId;
  readonly house?: House;
}

/** The eight player races, the houses of the Elves counted separately. */
export const TEN_LISTS: readonly List[] = [
  { race: 'FB' },
  { race: 'BB' },
  { race: 'DV' },
  { race: 'ST' },
  { race: 'SK' },
  { race: 'DW' },
  { race: 'EL', house: 'crystal-lotus' },
  { race: 'EL', house: 'obsidian-serpent' },
  { race: 'EL', house: 'helios' },
  { race: 'SG' },
];

const EXCLUDED = ['hounds', 'drugged'];

const entriesOf = ({ race, house }: List, kind: Profile['kind']): Profile[] =>
  Object.values(PROFILES).filter(
    (profile) =>
      profile.race === race &&
      profile.kind === kind &&
      profile.completion === true &&
      (profile.house === undefined || profile.house === house) &&
      !profile.tags.some((tag) => EXCLUDED.includes(tag)),
  );

const boltOf = (list: List, { id }: Profile): string | undefined =>
  SPELLS.find(
    ({ casters, effect, house }) =>
      casters.includes(id) &&
      effect.word === 'BOLT' &&
      effect.Dam === 11 &&
      (house ?? list.house) === list.house,
  )?.name;

const costOf = (profile: Profile): number => profile.models[0]?.cost ?? 0;
const isMissile = ({ tags }: Profile): boolean => tags.includes('missile');

interface Muster {
  readonly list: List;
  readonly dice: Dice;
  readonly prefix: string;
  left: number;
  readonly bands: { readonly profile: Profile; readonly troops: FightWarband }[];
}

const commander = (muster: Muster, size: number): FightIndividual => {
  const able = entriesOf(muster.list, 'individual').filter(({ command }) => (command?.rating ?? 0) >= size);
  const profile = pick(muster.dice, able, 'commander');
  const spell = boltOf(muster.list, profile);
  muster.left -= costOf(profile) + (spell === undefined ? 0 : 20);
  return hero(`${muster.prefix}-i1`, profile.id, { battleSpells: spell === undefined ? [] : [spell] });
};

/** CHR-TRP-03: no more missile warbands than other warbands. */
const mayAdd = ({ bands, left }: Muster, profile: Profile): boolean => {
  const missile = bands.filter((each) => isMissile(each.profile)).length;
  return (
    profile.min * costOf(profile) <= left && (!isMissile(profile) || missile + 1 <= bands.length - missile)
  );
};

/** CHR-TRP-02: a leader takes the place of one model. */
const addBand = (muster: Muster, profile: Profile, fullSize: boolean): void => {
  const { dice, bands, prefix } = muster;
  const most = Math.min(profile.max, Math.floor(muster.left / costOf(profile)));
  const count = fullSize ? most : profile.min + dice.roll(most - profile.min + 1, 'size') - 1;
  muster.left -= count * costOf(profile);
  const mayLead = profile.models.some(({ type }) => type === 'leader') && muster.left >= 4;
  const led = mayLead && dice.roll(2, 'leader') === 1;
  muster.left -= led ? 4 : 0;
  const models = led ? { trooper: count - 1, leader: 1 } : { trooper: count };
  bands.push({ profile, troops: band(`${prefix}-wb${bands.length + 1}`, profile.id, models) });
};

interface RandomArmy {
  readonly list: List;
  readonly points: number;
  readonly prefix: string;
  readonly fullSize?: boolean;
  readonly more?: Partial<FightArmy>;
}

export const randomArmy = (
  dice: Dice,
  { list, points, prefix, fullSize = false, more = {} }: RandomArmy,
): FightArmy => {
  const muster: Muster = { list, dice, prefix, left: points, bands: [] };
  const leader = commander(muster, Math.floor(points / 100));
  for (;;) {
    const open = entriesOf(list, 'warband').filter((profile) => mayAdd(muster, profile));
    if (open.length === 0) break;
    addBand(muster, pick(dice, open, 'band'), fullSize);
  }
  return army([leader, ...muster.bands.map(({ troops }) => troops)], {
    armyId: prefix,
    empire: prefix,
    pv: points - muster.left,
    ...more,
  });
};
