import { type Modifier, modifiers } from '@warmoot/kernel';
import { SPADEWORK } from '../../data/spadework.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Attack, type Battle, boardIn, isLeader, typeOf, unitOf } from '../../state/state.ts';
import { isCharging, type Unit } from '../../state/unit.ts';
import { isInFront } from '../facing/flats.ts';
import { isHumanUnit } from '../movement/allowance.ts';
import { isForeignToTower } from '../siege/control.ts';
import { elevationAt, groundAt, hasWater } from '../terrain/ground.ts';
import { targetModifiers } from './defence.ts';
import { placeStruck } from './exposed.ts';

/**
 * CSW-CBT-09, CSW-R-23: one ledger for a combined attack. A penalty counts if any attacker has it (the worst of its
 * kind), a bonus only if every attacker that is not a leader has it, or every leader if nobody else attacks. Rows of
 * one label are one kind, whatever their clause: attacking a tower both from the ground and from a wall counts 'lower
 * side' only once (CSW-TOW-02).
 */
export const combineLedger = (
  battle: Battle,
  units: readonly Unit[],
  rowsOf: (unit: Unit) => readonly Modifier[],
): Modifier[] => {
  const leadersOnly = units.every((unit) => isLeader(battle, unit));
  const counts = (unit: Unit): boolean => leadersOnly || !isLeader(battle, unit);
  const needed = units.filter(counts).length;
  const kinds = new Map<string, { worst: Modifier; shares: number }>();
  for (const unit of units)
    for (const row of rowsOf(unit)) {
      const known = kinds.get(row.label);
      const worst = known === undefined || row.value > known.worst.value ? row : known.worst;
      kinds.set(row.label, { worst, shares: (known?.shares ?? 0) + (counts(unit) ? 1 : 0) });
    }
  return [...kinds.values()]
    .filter(({ worst, shares }) => worst.value > 0 || shares === needed)
    .map(({ worst }) => worst);
};

/** CSW-CHG-06, CSW-MEL-09, CSW-CRT-06, CSW-R-22: a charge through the front flats of a Pike does not count as a charge. */
export const meetsPikes = (battle: Battle, from: number, target: number): boolean =>
  unitsAt(battle, target).some(
    (enemy) => typeOf(battle, enemy).traits.includes('pike') && isInFront(boardIn(battle), enemy, from),
  );

/** Leaders only ride along (CSW-CHG-01). */
const chargesHome = (battle: Battle, unit: Unit, target: number): boolean =>
  isCharging(unit) &&
  unit.charged === target &&
  !isLeader(battle, unit) &&
  !meetsPikes(battle, unit.cell, target);

/** CSW-CHG-06 */
export const CHARGE_DIE = -2;

/** CSW-HUT-01, CSW-HUT-02: buildings count as woods, even when wrecked. */
const isCover = (battle: Battle, cell: number): boolean => {
  const ground = groundAt(battle, cell);
  return ground === 'woods' || ground === 'building' || ground === 'wreck';
};

const isSwamp = (battle: Battle, cell: number): boolean => groundAt(battle, cell) === 'swamp';

/** CSW-NGT-02 */
const fightsBlind = (battle: Battle, unit: Unit): boolean =>
  hasModule(battle.setup, 'night') && isHumanUnit(battle, unit);

/**
 * CSW-TEC-04, CSW-R-33: cover counts in either hex, water only under an attacker. CSW-TEC-05, CSW-R-35, CSW-WAL-07:
 * only elevations count, so an attack from a moat against a wall suffers both (CSW-MOA-02).
 */
export const groundRows = (battle: Battle, side: Side, from: number, target: number): Modifier[] => {
  const either = (is: (battle: Battle, cell: number) => boolean): boolean =>
    is(battle, from) || is(battle, target);
  return modifiers(
    [either(isSwamp), 'CSW-TEC-04', 'swamp', 1],
    [either(isCover), 'CSW-TEC-04', 'woods or building', 1],
    [hasWater(battle, from), 'CSW-TEC-04', 'stream or moat', 1],
    [elevationAt(battle, from) < elevationAt(battle, target), 'CSW-TEC-05', 'lower side', 1],
    [isForeignToTower(battle, side, from, target), 'CSW-TOW-02', 'lower side', 1],
  );
};

/** CSW-CBT-08 for one attacker. */
const surfaceRows = (battle: Battle, unit: Unit, target: number): Modifier[] => [
  ...modifiers([chargesHome(battle, unit, target), 'CSW-CHG-06', 'charge', CHARGE_DIE]),
  ...groundRows(battle, unit.side, unit.cell, target),
];

/** CSW-TUN-10: the worst penalty of a combined attack counts, as always (CSW-CBT-09). */
const undergroundRows = (battle: Battle, unit: Unit): Modifier[] => {
  const { attackDie } = SPADEWORK[typeOf(battle, unit).race];
  return modifiers([attackDie !== 0, 'CSW-TUN-10', 'underground', attackDie]);
};

/** CSW-TUN-08: neither terrain nor charges count underground. */
const attackerRows = (battle: Battle, unit: Unit, { target, underground }: Attack): Modifier[] => [
  ...(underground ? undergroundRows(battle, unit) : surfaceRows(battle, unit, target)),
  ...modifiers([fightsBlind(battle, unit), 'CSW-NGT-02', 'human at night', 1]),
];

/** CSW-CBT-08, the melee rows. */
export const meleeModifiers = (battle: Battle, attack: Attack): Modifier[] => {
  const units = attack.units.map((id) => unitOf(battle, id));
  return [
    ...combineLedger(battle, units, (unit) => attackerRows(battle, unit, attack)),
    ...targetModifiers(battle, placeStruck(battle, attack)),
  ];
};
