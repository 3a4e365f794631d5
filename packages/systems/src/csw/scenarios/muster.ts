import { impressedMorale, moraleOfSimilar } from '../campaign/impress/impressedUnit.ts';
import { type Situation, VETERAN, WEAPON_TRAINED } from '../data/moraleTables.ts';
import type { Module, Side } from '../state/setup.ts';
import { restingUnit, type Unit, type UnitId } from '../state/unit.ts';
import type { ArmyLine } from '../units/armyList.ts';
import { type UnitType, unitTypeOf } from '../units/unitType.ts';
import { BASIC_MORALE, type Background, moraleFactor } from './moraleFactor.ts';
import type { Group } from './scenario.ts';

/** A side's army being mustered. */
export interface Muster {
  readonly side: Side;
  readonly groups: readonly Group[];
  readonly types: readonly UnitType[];
  readonly modules: readonly Module[];
  readonly situations: readonly Situation[];
  readonly darkness: 0 | 1 | 2;
}

/** CSW-AMO-02, CSW-AMO-03; CSW-IMP-06: impressed units are green, and always drilled. */
const schooling = ({ experience, training, impressed }: ArmyLine): Background => {
  const [green, drilled] = impressed ? [1, 1] : [VETERAN, WEAPON_TRAINED];
  return { experience: experience ?? green, training: training ?? drilled };
};

/** CSW-MOR-01, CSW-AMO-01; leaders have none. */
const moraleOf = ({ modules, situations, darkness }: Muster, type: UnitType, line: ArmyLine): number => {
  if (type.category === 'leader') return 0;
  if (!modules.includes('advancedMorale')) return BASIC_MORALE;
  if (line.factor !== undefined) return line.factor;
  return moraleFactor(type, {
    ...schooling(line),
    bought: line.morale ?? 0,
    situations: [...situations, ...(line.situations ?? [])],
    darkness,
  });
};

/** A unit has an optional rule's features only if the battle uses that rule. */
const unitOf = (muster: Muster, group: Group, line: ArmyLine, name: string, id: number, at: number): Unit => {
  const has = (module: Module): boolean => muster.modules.includes(module);
  const type = unitTypeOf(muster.types, line.code);
  return restingUnit({
    id,
    name,
    type: line.code,
    side: muster.side,
    roster: muster.side,
    status: group.entersOn === undefined ? 'toPlace' : 'toEnter',
    entryTurn: group.entersOn ?? 0,
    morale: moraleOf(muster, type, line),
    moraleBought: has('advancedMorale') && type.category !== 'leader' ? (line.morale ?? 0) : 0,
    company: has('mercenaries') ? (line.company ?? null) : null,
    undead: has('undead') && line.undead === true,
    carriesCaltrops: has('caltrops') && at < (line.caltrops ?? 0),
    serves: line.serves ?? false,
    charisma: line.charisma ?? 0,
    nightVision: line.nightVision ?? false,
  });
};

const calledIn = ({ types }: Muster, group: Group, line: ArmyLine): string =>
  line.name ?? [group.name, unitTypeOf(types, line.code).name].filter(Boolean).join(' ');

/** `Heavy Foot 3`, but `Warrior 1 B`, whose number is his level. */
const labelled = (called: string, number: number): string =>
  /\d$/.test(called) ? `${called} ${String.fromCharCode(64 + number)}` : `${called} ${number}`;

/** CSW-AMO-10: the impressed are counted by the numbers that `muster` gives. */
export const impressedIn = ({ groups }: Pick<Muster, 'groups'>, firstId: number): UnitId[] =>
  groups
    .flatMap(({ army }) => army)
    .flatMap(({ count, impressed = false }) => Array.from({ length: count }, () => impressed))
    .flatMap((impressed, at) => (impressed ? [firstId + at] : []));

/** The units of an army in the order of its lists; a name that only one unit has needs no number. */
export const muster = (army: Muster, firstId: number): Unit[] => {
  const units = unitsOf(army, firstId);
  const impressed = army.modules.includes('advancedMorale') ? impressedIn(army, firstId) : [];
  return units.map((unit) =>
    impressed.includes(unit.id)
      ? { ...unit, morale: impressedMorale(unit.morale, moraleOfSimilar(units, impressed, unit)) }
      : unit,
  );
};

const unitsOf = (army: Muster, firstId: number): Unit[] => {
  const lines = army.groups.flatMap((group) =>
    group.army.map((line) => ({ group, line, called: calledIn(army, group, line) })),
  );
  const bearers = (name: string): number =>
    lines.reduce((sum, { called, line }) => sum + (called === name ? line.count : 0), 0);
  const given = new Map<string, number>();
  const units: Unit[] = [];
  for (const { group, line, called } of lines) {
    const alone = bearers(called) === 1;
    for (let at = 0; at < line.count; at++) {
      const number = (given.get(called) ?? 0) + 1;
      given.set(called, number);
      const name = alone ? called : labelled(called, number);
      units.push(unitOf(army, group, line, name, firstId + units.length, at));
    }
  }
  return units;
};
