import { formed } from '@warmoot/tabletop';
import { readArmyFile } from '../../army/armyFile.ts';
import { ARMY_LISTS } from '../../data/armyLists.ts';
import type { ArmyList } from '../../data/readArmyList.ts';
import type { Scale } from '../../data/scales.ts';
import type { ArmyChoice, BloodOptions, CommandChoice, Side } from '../../state/options.ts';
import { commandProfile, type Profile, profileOf } from '../../state/profile.ts';
import type { Unit } from '../../state/unit.ts';

export const listById = (id: string): ArmyList | undefined => ARMY_LISTS.find((list) => list.id === id);

/** The printed list of an army with the player's own stands; undefined if one of them cannot be read. */
export const armyListOf = ({ list, own = [] }: Pick<ArmyChoice, 'list' | 'own'>): ArmyList | undefined => {
  if (own.length === 0) return listById(list);
  const reading = readArmyFile([`list ${list}`, ...own].join('\n'));
  return reading.ok ? reading.value.list : undefined;
};

/** The commands of an army: those chosen, or those of the starter army (BLD-LST). */
export const commandsOf = ({ list, commands }: ArmyChoice): readonly CommandChoice[] => {
  if (commands !== undefined) return commands;
  const { starter } = listById(list) as ArmyList;
  return starter.commanders.map((commander) => ({
    commander,
    units: starter.units.filter((unit) => unit.commander === commander),
  }));
};

export const unitOf = (
  id: string,
  side: Side,
  commander: string,
  name: string,
  profile: Profile,
  stands: number,
  files: number,
): Unit => ({
  id,
  side,
  commander,
  profile,
  name,
  pose: null,
  stands: formed(stands, files).map((count) => Array.from({ length: count }, () => profile.full)),
  standsAtStart: stands,
  special: null,
  wedgeMelees: 0,
  storedHalf: 0,
  reorganises: null,
  recoiled: null,
  isRouted: false,
  isStricken: false,
  isAirborne: false,
  hasRider: profile.model === 'Griffin', // BLD-CRE-09
  attachedTo: null,
  shotSelect: false,
  deeds: {},
});

const LETTERS = { red: 'R', blue: 'B' } as const;

/** BLD-UNT-01, BLD-PTS-05: the units of an army, each command behind its commander, numbered in order. */
export const mustered = (
  { list, commands }: { readonly list: ArmyList; readonly commands: readonly CommandChoice[] },
  side: Side,
  scale: Scale,
): readonly Unit[] => {
  const units: Unit[] = [];
  const named = new Map<string, number>();
  const nameOf = (name: string): string => {
    const nth = (named.get(name) ?? 0) + 1;
    named.set(name, nth);
    return nth === 1 ? name : `${name} ${nth}`;
  };
  const idOf = (): string => `${LETTERS[side]}${String(units.length + 1).padStart(2, '0')}`;
  for (const { commander, units: led } of commands) {
    const general = idOf();
    const title =
      commander === 'C-in-C' ? commander : `${commander.charAt(0).toUpperCase()}${commander.slice(1)}`;
    units.push(
      unitOf(general, side, general, nameOf(title), commandProfile(commander, list.race, scale), 1, 1),
    );
    for (const { entry, stands, files } of led) {
      const profile = profileOf(list, entry, scale) as Profile;
      units.push(unitOf(idOf(), side, general, nameOf(profile.name), profile, stands, files));
    }
  }
  return units;
};

export const armyUnits = (options: BloodOptions, side: Side): readonly Unit[] => {
  const choice = options.armies[side];
  const list = armyListOf(choice) as ArmyList;
  return mustered({ list, commands: commandsOf(choice) }, side, options.scale);
};
