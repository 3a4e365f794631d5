import { ARMY_LISTS } from '../data/armyLists.ts';
import { CLASSES, type DepthRow, type ModelClass, type TroopClass } from '../data/classes.ts';
import { MODELS, type Model, type ModelName } from '../data/models.ts';
import { COMMANDERS, type Commander } from '../data/points.ts';
import type { ArmyList, Flag, Morale, Race, TroopEntry } from '../data/readArmyList.ts';
import { DISTANCES, SCALES, type Scale } from '../data/scales.ts';
import type { Armour, Melee, Missile } from '../data/weapons.ts';
import { frameAt } from '../rules/creatures/strength.ts';

/** What all stands of a unit have in common (BLD-UNT-04): one melee code, and one missile at most (BLD-WPN-11). */
export interface Profile {
  /** The code of its entry, the name of its model, or a commander's rank. */
  readonly entry: string;
  readonly name: string;
  readonly class: TroopClass | ModelClass | 'COMMAND';
  readonly race: Race;
  readonly melee: Melee;
  readonly missile: Missile | null;
  readonly armour: Armour;
  readonly lacksShield: boolean;
  readonly morale: Morale;
  readonly flags: readonly Flag[];
  /** Of a whole stand: castings, or the hits that a model takes. */
  readonly full: number;
  /** Of a stand. */
  readonly points: number;
  /** In inches at 15 mm, on the ground. */
  readonly rate: number;
  readonly depth: DepthRow;
  readonly paysRough: boolean;
  readonly model: ModelName | null;
  readonly rank: Commander | null;
}

export const modelOf = ({ model }: Profile): Model | undefined =>
  model === null ? undefined : MODELS[model];

const troopProfile = (entry: TroopEntry, race: Race, scale: Scale): Profile => {
  const row = CLASSES[entry.class];
  return {
    entry: entry.code,
    name: entry.name,
    class: entry.class,
    race,
    melee: entry.melee,
    missile: entry.missile ?? null,
    armour: entry.armour,
    // BLD-ARM-07, BLD-R-92: pikes count as shielded.
    lacksShield: !entry.hasShield && entry.melee !== 'LS',
    morale: entry.morale,
    flags: entry.flags,
    full: entry.castings * SCALES[scale].castingsTimes, // BLD-BAS-06
    points: entry.points,
    rate: row.rate,
    depth: row.depth,
    paysRough: row.paysRough,
    model: null,
    rank: null,
  };
};

/** BLD-CRE-11, BLD-CRE-13: the crews that shoot. */
const CREW_MISSILES: Partial<Record<ModelName, Missile>> = { 'Light chariot': 'BW', Battlewagon: 'CB' };

const modelProfile = (name: ModelName, race: Race, scale: Scale): Profile => {
  const model: Model = MODELS[name];
  const { crew, body } = frameAt(model, scale);
  return {
    entry: name,
    name,
    class: model.class,
    race,
    melee: model.melee,
    missile: CREW_MISSILES[name] ?? null,
    armour: model.armour,
    lacksShield: model.hasShieldPenalty === true,
    morale: 'Average',
    flags: [],
    full: crew + body,
    points: model.points,
    rate: model.rate,
    depth: model.depth,
    paysRough: model.ignoresRough !== true, // BLD-R-26
    model: name,
    rank: null,
  };
};

/** BLD-R-62, BLD-ARM-08, BLD-MAG-05: every command stand is alike; a magic user wears plate. */
export const commandProfile = (rank: Commander, race: Race, scale: Scale): Profile => ({
  entry: rank,
  name: rank,
  class: 'COMMAND',
  race,
  melee: 'IM',
  missile: null,
  armour: rank === 'magic user' ? 'Plate' : 'Metal',
  lacksShield: false,
  morale: 'Average',
  flags: [],
  full: 4 * SCALES[scale].castingsTimes,
  points: COMMANDERS[rank].points,
  rate: DISTANCES.commandRate,
  depth: 'model',
  paysRough: false,
  model: null,
  rank,
});

/** The profile of an entry of a list; a general's allies may come from another list (BLD-PTS-06). */
export const profileOf = (list: ArmyList, entry: string, scale: Scale): Profile | undefined => {
  for (const { troops, models, race } of [
    list,
    ...ARMY_LISTS.filter(({ setting }) => setting === list.setting),
  ]) {
    const found = troops.find(({ code }) => code === entry);
    if (found !== undefined) return troopProfile(found, race, scale);
    const model = models.find((each) => each.model === entry);
    if (model !== undefined) return modelProfile(model.model, list.race, scale);
  }
  return undefined;
};
