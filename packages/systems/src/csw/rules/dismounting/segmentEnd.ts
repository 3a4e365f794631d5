import type { Tale } from '../../engine/tale.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { isOnSurface, typeOf, unitOf } from '../../state/state.ts';
import { RESTING, type Unit, type UnitId } from '../../state/unit.ts';
import { isIdle, ridersIn } from './dismount.ts';
import { markerCode } from './mounts.ts';
import { pairsOf } from './remount.ts';

/** CSW-SEQ-05 f: results of dismounting and remounting when the movement segment ends. */
export const changeMounts = (tale: Tale): void => {
  const cells = (predicate: (unit: Unit) => boolean): number[] => {
    const { units, phasing } = tale.state;
    const found: number[] = [];
    for (const unit of units)
      if (predicate(unit) && unit.side === phasing && isOnSurface(unit) && !found.includes(unit.cell))
        found.push(unit.cell);
    return found.sort((a, b) => a - b);
  };
  for (const cell of cells((unit) => unit.besideMount > 0)) remountIn(tale, cell);
  for (const cell of cells((unit) => unit.dismountsAs !== null)) dismountIn(tale, cell);
};

/** CSW-DIS-06: all together or none, if nobody has done anything else since (CSW-DIS-01). */
const dismountIn = (tale: Tale, cell: number): void => {
  const riders = ridersIn(tale.state, tale.state.phasing, cell);
  if (riders.every((unit) => unit.dismountsAs !== null && isIdle(unit)))
    for (const unit of riders) getDown(tale, unit);
  else
    tale.tell({
      type: 'unitsMarked',
      units: riders.map(({ id }) => id),
      change: { dismountsAs: null },
      rules: ['CSW-DIS-06'],
    });
};

/** CSW-DIS-01, CSW-DIS-07: the same unit as another type, with its mounts beside it. */
const getDown = (tale: Tale, unit: Unit): void => {
  const type = typeOf(tale.state, unit);
  const into = unit.dismountsAs as string;
  tale.tell({
    type: 'unitTransformed',
    unit: unit.id,
    into,
    what: `dismounts as ${nameOfType(tale, into)}`,
    rules: ['CSW-DIS-01', 'CSW-DIS-02'],
  });
  const marker: Unit = {
    ...RESTING,
    id: tale.state.units.length,
    name: `Mounts of ${unit.name}`,
    type: markerCode(type.mount ?? type.code),
    side: unit.side,
    roster: unit.roster,
    status: 'onMap',
    morale: 0,
    entryTurn: unit.entryTurn,
    cell: unit.cell,
    facing: unit.facing,
    inCommand: unit.inCommand,
    company: unit.company,
  };
  tale.tell({ type: 'unitAppeared', unit: marker, what: 'are left without riders', rules: ['CSW-UNT-03'] });
};

const nameOfType = ({ state }: Tale, code: string): string =>
  state.setup.types.find((type) => type.code === code)?.name ?? code;

/** CSW-DIS-03: one full turn by a mount without moving, attacking or firing. */
const FULL_TURN = 2;

const remountIn = (tale: Tale, cell: number): void => {
  const waiting = unitsAt(tale.state, cell);
  const ready = waiting.filter((unit) => unit.besideMount === FULL_TURN && !unit.movedThisTurn);
  for (const { unit, mount, into } of pairsOf(tale.state, ready)) getUp(tale, unit.id, mount.id, into);
  for (const { id } of waiting) waitOn(tale, unitOf(tale.state, id));
};

/** CSW-DIS-04 */
const getUp = (tale: Tale, unit: UnitId, mount: UnitId, into: string): void => {
  const what = `mounts: ${nameOfType(tale, into)}`;
  tale.tell({ type: 'unitTransformed', unit, into, what, mount, rules: ['CSW-DIS-03', 'CSW-DIS-04'] });
};

/** A unit that has just begun to wait has the full turn to go; one that moved or has no mount stops. */
const waitOn = (tale: Tale, { id, besideMount }: Unit): void => {
  if (besideMount === 0) return;
  const change = { besideMount: besideMount < FULL_TURN ? besideMount + 1 : 0 };
  tale.tell({ type: 'unitsMarked', units: [id], change, rules: ['CSW-DIS-03'] });
};
