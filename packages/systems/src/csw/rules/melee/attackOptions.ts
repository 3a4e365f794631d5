import { hexSubject, ownUnit, TABLE, unitSubject } from '../../engine/decisions.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { cellOfId, cellsBeside, NOWHERE, nextTo } from '../../state/board.ts';
import { holderOf, unitsUnder } from '../../state/occupancy.ts';
import { enemyOf, type Side } from '../../state/setup.ts';
import { type Attack, type Battle, boardIn, isOnMap } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { constructionAt } from '../combat/defence.ts';
import { exposedIn } from '../combat/exposed.ts';
import { frontFlats } from '../facing/flats.ts';
import { stackingOf } from '../stacking/stacks.ts';
import { barToMelee, breaksWalls, mostPointsInMelee, pointsEngaged } from './attackClauses.ts';

const isEngaged = ({ attacks }: Battle, unit: Unit): boolean =>
  attacks.some(({ units }) => units.includes(unit.id));

const isFree = (battle: Battle, side: Side, unit: Unit): boolean =>
  unit.side === side && barToMelee(battle, unit).ok && !isEngaged(battle, unit);

/** Enemy-held hexes in front of a unit, or joined to it by a tunnel (CSW-TUN-08). */
const targetsOf = (battle: Battle, unit: Unit): readonly number[] => {
  const enemy = enemyOf(unit.side);
  if (unit.underground)
    return tunnelNeighbours(battle, unit.cell).filter((cell) =>
      unitsUnder(battle, cell).some(({ side }) => side === enemy),
    );
  return frontCells(battle, unit, (cell) => holderOf(battle, cell)?.side === enemy);
};

/** The requested hexes among those in front of a unit. */
const frontCells = (battle: Battle, unit: Unit, predicate: (cell: number) => boolean): readonly number[] => {
  const board = boardIn(battle);
  let cells: readonly number[] = NONE;
  for (const direction of frontFlats(unit.facing)) {
    const cell = nextTo(board, unit.cell, direction);
    if (cell !== NOWHERE && predicate(cell)) cells = [...cells, cell];
  }
  return cells;
};

/** Most units have no enemy in front of them. */
const NONE: readonly number[] = [];

const tunnelNeighbours = ({ tunnels }: Battle, cell: number): number[] =>
  tunnels.flatMap(({ links }) =>
    links.flatMap(([a, b]) => {
      if (a === cell) return [b];
      return b === cell ? [a] : [];
    }),
  );

/** Constructions in front of a wall breaker, without friends on them (CSW-WAL-09). */
const constructionsOf = (battle: Battle, unit: Unit): readonly number[] =>
  unit.underground || !breaksWalls(battle, unit)
    ? NONE
    : frontCells(
        battle,
        unit,
        (cell) => constructionAt(battle, cell) !== undefined && holderOf(battle, cell)?.side !== unit.side,
      );

/** The units in a hex, its construction, or the units in the tunnel under it. */
type Aim = Pick<Attack, 'target' | 'construction' | 'underground'>;

function* aimsAt(battle: Battle, target: number): Generator<Aim> {
  yield { target, construction: false, underground: false };
  if (constructionAt(battle, target) !== undefined) yield { target, construction: true, underground: false };
  if (battle.tunnels.length > 0) yield { target, construction: false, underground: true };
}

const reaches = (battle: Battle, unit: Unit, { target, construction }: Aim): boolean =>
  (construction ? constructionsOf : targetsOf)(battle, unit).includes(target);

/** CSW-STK-05: as many free units of a hex in reach of the target as may fight, with leaders. */
const groupIn = (battle: Battle, side: Side, cell: number, aim: Aim): UnitId[] => {
  const place = { cell, underground: aim.underground };
  let points = pointsEngaged(battle, place);
  return exposedIn(battle, place)
    .filter((unit) => {
      if (!isFree(battle, side, unit) || !reaches(battle, unit, aim)) return false;
      const engaged = points + stackingOf(battle, unit);
      if (engaged > mostPointsInMelee(battle, unit)) return false;
      points = engaged;
      return true;
    })
    .map(({ id }) => id);
};

/** Every hex next to the target with all the units that can attack from it. */
const combinedOn = (battle: Battle, side: Side, aim: Aim): UnitId[][] => {
  const { target, underground } = aim;
  const about = underground ? tunnelNeighbours(battle, target) : cellsBeside(boardIn(battle), target);
  return about.map((cell) => groupIn(battle, side, cell, aim)).filter((group) => group.length > 0);
};

/** Units that have somebody to attack, the hexes they could attack together, and the table. */
export function* attackSubjects(battle: Battle, side: Side): Generator<string> {
  const { ids } = boardIn(battle);
  const targets = new Set<number>();
  for (const unit of battle.units) {
    if (unit.side !== side || !isOnMap(unit) || unit.routed) continue;
    const cells = targetsOf(battle, unit);
    const built = constructionsOf(battle, unit);
    if ((cells.length === 0 && built.length === 0) || !isFree(battle, side, unit)) continue;
    for (const cell of cells) targets.add(cell);
    for (const cell of built) targets.add(cell);
    yield unitSubject(unit.id);
  }
  for (const attack of battle.attacks) if (attack.side === side) targets.add(attack.target);
  for (const cell of targets) yield hexSubject(ids[cell] as string);
  yield TABLE;
}

const orderFor = (battle: Battle, units: UnitId[], { target, construction, underground }: Aim): CswOrder => ({
  type: 'attack',
  units,
  hex: boardIn(battle).ids[target] as string,
  ...(construction && { construction }),
  ...(underground && { underground }),
});

/** Each unit alone, for each target. */
function* attacksBy(battle: Battle, unit: Unit): Generator<CswOrder> {
  const { id, underground } = unit;
  for (const target of targetsOf(battle, unit))
    yield orderFor(battle, [id], { target, construction: false, underground });
  for (const target of constructionsOf(battle, unit))
    yield orderFor(battle, [id], { target, construction: true, underground });
}

/** All together, then each hex by itself; declared attacks may be withdrawn. */
function* attacksOn(battle: Battle, side: Side, hex: string): Generator<CswOrder> {
  const target = cellOfId(boardIn(battle), hex);
  for (const aim of aimsAt(battle, target)) {
    const groups = combinedOn(battle, side, aim);
    if (groups.length > 1) yield orderFor(battle, groups.flat(), aim);
    for (const units of groups) if (units.length > 1) yield orderFor(battle, units, aim);
  }
  for (const [index, attack] of battle.attacks.entries())
    if (attack.side === side && attack.target === target) yield { type: 'withdrawAttack', index };
}

export function* legalAttacks(battle: Battle, side: Side, subject: string): Generator<CswOrder> {
  if (subject === TABLE) yield { type: 'done' };
  else if (subject.startsWith('h')) yield* attacksOn(battle, side, subject.slice(1));
  else {
    const unit = ownUnit(battle, side, subject);
    if (unit !== undefined && isFree(battle, side, unit)) yield* attacksBy(battle, unit);
  }
}
