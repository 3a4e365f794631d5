import { CLASSES, MODEL_CLASSES } from '../data/classes.ts';
import { MODELS } from '../data/models.ts';
import type { Commander } from '../data/points.ts';
import type { ArmyList, Limits } from '../data/readArmyList.ts';
import { type Army, type ArmyUnit, type Entry, entryName, entryOf } from './army.ts';

/** A unit of an army with what it was bought from, and where it stands in the army. */
export interface Placed {
  readonly unit: ArmyUnit;
  readonly entry: Entry;
  readonly commander: Commander;
  readonly at: { readonly command: number; readonly unit: number };
}

export const placedUnits = (army: Army): Placed[] =>
  army.commands.flatMap(({ commander, units }, command) =>
    units.flatMap((unit, at) => {
      const entry = entryOf(army, commander, unit.entry);
      return entry === undefined ? [] : [{ unit, entry, commander, at: { command, unit: at } }];
    }),
  );

/** How many stands a unit of an entry may have (BLD-UNT-02). */
export const unitSize = (entry: Entry): readonly [least: number, most: number] =>
  entry.kind === 'troops'
    ? CLASSES[entry.troops.class].stands
    : MODEL_CLASSES[MODELS[entry.model.model].class].stands;

/** Everything a list offers, in its order. */
export const entriesOfList = (list: ArmyList): Entry[] => [
  ...list.troops.map((troops) => ({ kind: 'troops', of: list, troops }) as const),
  ...list.models.map((model) => ({ kind: 'model', of: list, model }) as const),
];

export const limitsOf = (entry: Entry): Limits => (entry.kind === 'troops' ? entry.troops : entry.model);

/** How many stands of an entry an army has, in all its units. */
export const standsOf = (army: Army, entry: Entry): number =>
  placedUnits(army)
    .filter((placed) => placed.entry.of === entry.of && entryName(placed.entry) === entryName(entry))
    .reduce((sum, { unit }) => sum + unit.stands, 0);
