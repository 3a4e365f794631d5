import {
  type Army,
  type ArmyCommand,
  type ArmyUnit,
  type Entry,
  entryName,
  unitSize,
} from '@warmoot/systems/bloodlust/army';

/** Where a unit is in an army. */
export interface Place {
  readonly command: number;
  readonly unit: number;
}

const withCommand = (army: Army, at: number, change: (command: ArmyCommand) => ArmyCommand): Army => ({
  ...army,
  commands: army.commands.map((command, own) => (own === at ? change(command) : command)),
});

export const changedUnit = (
  army: Army,
  { command, unit }: Place,
  change: (unit: ArmyUnit) => ArmyUnit,
): Army =>
  withCommand(army, command, (own) => ({
    ...own,
    units: own.units.map((each, at) => (at === unit ? change(each) : each)),
  }));

export const withoutUnit = (army: Army, { command, unit }: Place): Army =>
  withCommand(army, command, (own) => ({ ...own, units: own.units.filter((_, at) => at !== unit) }));

/** Its frontage keeps within its stands. */
export const withStands = (army: Army, place: Place, stands: number): Army =>
  changedUnit(army, place, (unit) => ({ ...unit, stands, files: Math.min(unit.files, stands) }));

export const withFiles = (army: Army, place: Place, files: number): Army =>
  changedUnit(army, place, (unit) => ({ ...unit, files: Math.max(1, Math.min(files, unit.stands)) }));

export const movedUnit = (army: Army, from: Place, to: number): Army => {
  const unit = army.commands[from.command]?.units[from.unit];
  if (unit === undefined || from.command === to) return army;
  return withCommand(withoutUnit(army, from), to, (own) => ({ ...own, units: [...own.units, unit] }));
};

/** A new unit of the least legal size, four wide if it has so many stands. */
export const withNewUnit = (army: Army, entry: Entry, command: number): Army => {
  const [least] = unitSize(entry);
  const unit: ArmyUnit = { entry: entryCode(entry), stands: least, files: Math.min(4, least) };
  return withCommand(army, command, (own) => ({ ...own, units: [...own.units, unit] }));
};

export const entryCode = (entry: Entry): string =>
  entry.kind === 'troops' ? entry.troops.code : entryName(entry);

const placesOf = (army: Army, code: string): readonly Place[] =>
  army.commands.flatMap(({ units }, command) =>
    units.flatMap((each, unit) => (each.entry === code ? [{ command, unit }] : [])),
  );

const unitAt = (army: Army, { command, unit }: Place): ArmyUnit =>
  army.commands[command]?.units[unit] as ArmyUnit;

/** One stand more: in the last unit of the entry that has room, else in a new unit. */
export const oneMore = (army: Army, entry: Entry, command: number): Army => {
  const [, most] = unitSize(entry);
  const place = placesOf(army, entryCode(entry)).findLast((each) => unitAt(army, each).stands < most);
  return place === undefined
    ? withNewUnit(army, entry, command)
    : withStands(army, place, unitAt(army, place).stands + 1);
};

/** One stand fewer: from the last unit of the entry, which goes when it would be too small. */
export const oneFewer = (army: Army, entry: Entry): Army => {
  const [least] = unitSize(entry);
  const place = placesOf(army, entryCode(entry)).at(-1);
  if (place === undefined) return army;
  const { stands } = unitAt(army, place);
  return stands <= least ? withoutUnit(army, place) : withStands(army, place, stands - 1);
};
