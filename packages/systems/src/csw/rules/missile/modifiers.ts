import { type Modifier, modifiers } from '@warmoot/kernel';
import { distance } from '../../state/board.ts';
import { hasModule, hasSpecial } from '../../state/setup.ts';
import { type Attack, type Battle, boardIn, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { targetModifiers } from '../combat/defence.ts';
import { combineLedger } from '../combat/modifiers.ts';
import { isHumanUnit } from '../movement/allowance.ts';
import { isForeignToTower } from '../siege/control.ts';
import { lineOfSight } from '../sight/sight.ts';
import { groundAt, isRampart } from '../terrain/ground.ts';

/** CSW-MIS-11 */
const LONG_RANGE_IN_HEXES = 8;

/** CSW-MIS-11, CSW-R-32 */
const isLongBowshot = (battle: Battle, { traits }: UnitType, from: number, target: number): boolean =>
  traits.includes('bow') && distance(boardIn(battle), from, target) >= LONG_RANGE_IN_HEXES;

const rangeRows = (battle: Battle, type: UnitType, from: number, target: number): Modifier[] =>
  modifiers([isLongBowshot(battle, type, from, target), 'CSW-MIS-11', 'bows at 8 hexes or more', 1]);

/** CSW-WAL-06: from anywhere but inside; men on the wall itself are level with the target. */
const isUpFromOutside = (battle: Battle, unit: Unit, target: number): boolean =>
  isRampart(battle, target) &&
  !isRampart(battle, unit.cell) &&
  battle.setup.field.within[unit.cell] !== 'inside';

/** CSW-IND-03 */
const isIndirect = (battle: Battle, unit: Unit, target: number): boolean =>
  hasModule(battle.setup, 'indirectFire') && !lineOfSight(battle, unit.cell, target).clear;

/** CSW-NGT-02, CSW-NGT-06 */
const isBlindHuman = (battle: Battle, unit: Unit): boolean =>
  hasModule(battle.setup, 'night') && isHumanUnit(battle, unit);

/** CSW-S12-08: the Emperor is Blue. */
const isEmperorsLongBow = (battle: Battle, unit: Unit): boolean =>
  hasSpecial(battle.setup, 'CSW-S12-08') && unit.roster === 'blue' && unit.type === 'LB';

const firerRows = (battle: Battle, unit: Unit, target: number): Modifier[] => [
  ...rangeRows(battle, typeOf(battle, unit), unit.cell, target),
  ...modifiers(
    [isUpFromOutside(battle, unit, target), 'CSW-WAL-06', 'up from outside', 2],
    [isForeignToTower(battle, unit.side, unit.cell, target), 'CSW-TOW-02', 'up from outside', 2],
    [isIndirect(battle, unit, target), 'CSW-IND-03', 'indirect fire', 2],
    [isBlindHuman(battle, unit), 'CSW-NGT-02', 'human at night', 1],
    [isEmperorsLongBow(battle, unit), 'CSW-S12-08', "World Emperor's Long Bow", -1],
  ),
];

/** CSW-TEC-06, CSW-R-34; CSW-HUT-02: a wrecked building still gives cover. */
const coverRows = (battle: Battle, target: number): Modifier[] => {
  const ground = groundAt(battle, target);
  return modifiers(
    [ground === 'woods', 'CSW-TEC-06', 'target in woods', 2],
    [ground === 'building' || ground === 'wreck', 'CSW-TEC-06', 'target in a building', 2],
  );
};

/** The effect of range and cover alone on a shot by that type, wherever it might be. */
export const shotRows = (battle: Battle, type: UnitType, from: number, target: number): Modifier[] => [
  ...coverRows(battle, target),
  ...rangeRows(battle, type, from, target),
];

/** CSW-CBT-08, the missile rows; against constructions there are none (CSW-WAL-10). */
export const missileModifiers = (battle: Battle, { units, target, construction }: Attack): Modifier[] => {
  if (construction) return [];
  const firers = units.map((id) => unitOf(battle, id));
  return [
    ...coverRows(battle, target),
    ...combineLedger(battle, firers, (unit) => firerRows(battle, unit, target)),
    ...targetModifiers(battle, { cell: target, underground: false }),
  ];
};
