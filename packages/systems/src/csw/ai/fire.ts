import { totalOf } from '@warmoot/kernel';
import { missileFactor } from '../rules/missile/factor.ts';
import { canFire } from '../rules/missile/mayFire.ts';
import { missileModifiers } from '../rules/missile/modifiers.ts';
import { MAX_POINTS_FIRING, pointsFiring } from '../rules/missile/points.ts';
import { targetsOf } from '../rules/missile/sightings.ts';
import { rearByMissile } from '../rules/sight/sight.ts';
import { stackingOf } from '../rules/stacking/stacks.ts';
import { directionTo, idOf } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { type Arms, allot, type Blow, type Pool } from './allot.ts';
import { type Band, bandsIn } from './bands.ts';
import { shareText } from './move/reasons.ts';
import type { Intent } from './planner.ts';

/** CSW-STK-05: the units of a hex that have room to fire. */
const firersIn = (battle: Battle, band: Band): Unit[] => {
  let left = MAX_POINTS_FIRING - pointsFiring(battle, band.cell);
  return [...band.troops, ...band.leaders].filter((unit) => {
    if (typeOf(battle, unit).missile === 0 || !canFire(battle, unit).ok) return false;
    left -= stackingOf(battle, unit);
    return left >= 0;
  });
};

const aimsOf = (battle: Battle, side: Side): Map<Band, Unit[]> => {
  const { at, [side]: own } = bandsIn(battle);
  const aims = new Map<Band, Unit[]>();
  for (const band of own)
    for (const unit of firersIn(battle, band))
      for (const cell of targetsOf(battle, unit)) {
        const target = at.get(cell);
        if (target === undefined) continue;
        const known = aims.get(target);
        if (known === undefined) aims.set(target, [unit]);
        else known.push(unit);
      }
  return aims;
};

const byCell = (units: readonly Unit[]): Unit[][] => {
  const cells = new Map<number, Unit[]>();
  for (const unit of units) {
    const known = cells.get(unit.cell);
    if (known === undefined) cells.set(unit.cell, [unit]);
    else known.push(unit);
  }
  return [...cells.values()];
};

/** CSW-MIS-03: a hex, then its neighbours, then theirs: every prefix of the list is connected. */
const chainFrom = (battle: Battle, start: readonly Unit[], hexes: readonly (readonly Unit[])[]): Unit[] => {
  const board = boardIn(battle);
  const chain = new Set([start]);
  for (const [here] of chain)
    for (const other of hexes)
      if (directionTo(board, (here as Unit).cell, (other[0] as Unit).cell) !== undefined) chain.add(other);
  return [...chain].flat();
};

/** CSW-ENG-02: each engine alone, the others by connected hexes. */
const poolsOf = (battle: Battle, units: readonly Unit[]): Pool[] => {
  const isEngine = (unit: Unit): boolean => typeOf(battle, unit).category === 'engine';
  const hexes = byCell(units.filter((unit) => !isEngine(unit)));
  return [
    ...units.filter(isEngine).map((engine) => ({ units: [engine] })),
    ...hexes.map((hex) => ({ units: chainFrom(battle, hex, hexes) })),
  ];
};

const armsOf = (battle: Battle, aims: ReadonlyMap<Band, readonly Unit[]>): Arms => {
  const shot = (unit: Unit, target: Band) => ({
    side: unit.side,
    units: [unit.id],
    target: target.cell,
    construction: false,
    underground: false,
  });
  const dice = new Map<number, number>();
  return {
    targets: [...aims.keys()],
    pools: (target, used) =>
      poolsOf(
        battle,
        (aims.get(target) as readonly Unit[]).filter((unit) => !used.has(unit)),
      ),
    factor: (unit) => missileFactor(battle, unit),
    modifier: (unit, target) => {
      const key =
        (unit.cell * 10_000 + target.cell) * 2 + (typeOf(battle, unit).category === 'leader' ? 1 : 0);
      const die = dice.get(key) ?? totalOf(missileModifiers(battle, shot(unit, target)));
      dice.set(key, die);
      return die;
    },
    comesFromBehind: (unit, target) =>
      target.troops.length > 0 && rearByMissile(battle, unit.cell, target.cell),
  };
};

/** The volleys a side would fire now. */
export const volleys = (battle: Battle, side: Side): Blow[] => allot(armsOf(battle, aimsOf(battle, side)));

export const planFire = (battle: Battle, side: Side): Intent[] => {
  const board = boardIn(battle);
  return volleys(battle, side).map((blow) => ({
    order: { type: 'fire', units: blow.units.map(({ id }) => id), hex: idOf(board, blow.target.cell) },
    reason: shareText(blow),
  }));
};
