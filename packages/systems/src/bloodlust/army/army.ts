import { ARMY_LISTS } from '../data/armyLists.ts';
import { MODELS } from '../data/models.ts';
import { COMMANDERS, type Commander } from '../data/points.ts';
import type { ArmyList, ModelEntry, TroopEntry } from '../data/readArmyList.ts';

/** A unit that was bought: stands of one entry (BLD-UNT-04), drawn up in files. */
export interface ArmyUnit {
  /** The code of troops, or the name of a model. */
  readonly entry: string;
  readonly stands: number;
  readonly files: number;
}

export interface ArmyCommand {
  readonly commander: Commander;
  readonly units: readonly ArmyUnit[];
}

export type ArmyAlignment = 'good' | 'evil' | 'neutral';

export interface Army {
  readonly name: string;
  /** Its army list with the player's own stands added. */
  readonly list: ArmyList;
  /** BLD-PTS-06: what an army chooses whose list leaves it open. */
  readonly alignment?: ArmyAlignment;
  readonly commands: readonly ArmyCommand[];
}

export type Entry =
  | { readonly kind: 'troops'; readonly of: ArmyList; readonly troops: TroopEntry }
  | { readonly kind: 'model'; readonly of: ArmyList; readonly model: ModelEntry };

const entryIn = (list: ArmyList, name: string): Entry | undefined => {
  const troops = list.troops.find(({ code }) => code === name);
  if (troops !== undefined) return { kind: 'troops', of: list, troops };
  const model = list.models.find((each) => each.model === name);
  return model && { kind: 'model', of: list, model };
};

/** An entry of the army's own list; an allied general may bring troops of another printed list (BLD-PTS-06). */
export const entryOf = ({ list }: Army, commander: Commander, name: string): Entry | undefined => {
  const own = entryIn(list, name);
  if (own !== undefined || commander !== 'allied general') return own;
  const others = ARMY_LISTS.filter(({ id, setting }) => id !== list.id && setting === list.setting);
  return others.map((other) => entryIn(other, name)).find((found) => found !== undefined);
};

export const entryName = (entry: Entry): string =>
  entry.kind === 'troops' ? entry.troops.name : entry.model.model;

/** BLD-PTS-03: the price of a stand is the same at every scale. */
export const entryPoints = (entry: Entry): number =>
  entry.kind === 'troops' ? entry.troops.points : MODELS[entry.model.model].points;

export const unitPoints = (army: Army, commander: Commander, unit: ArmyUnit): number => {
  const entry = entryOf(army, commander, unit.entry);
  return entry === undefined ? 0 : unit.stands * entryPoints(entry);
};

/** BLD-PTS-04: a commander with his units. */
export const commandPoints = (army: Army, { commander, units }: ArmyCommand): number =>
  units.reduce<number>((sum, unit) => sum + unitPoints(army, commander, unit), COMMANDERS[commander].points);

export const armyPoints = (army: Army): number =>
  army.commands.reduce((sum, command) => sum + commandPoints(army, command), 0);

/** The starter army of a list. */
export const starterArmy = (list: ArmyList): Army => ({
  name: list.name,
  list,
  commands: list.starter.commanders.map((commander) => ({
    commander,
    units: list.starter.units
      .filter((unit) => unit.commander === commander)
      .map(({ entry, stands, files }) => ({ entry, stands, files })),
  })),
});
