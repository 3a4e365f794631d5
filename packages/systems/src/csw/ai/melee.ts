import { totalOf } from '@warmoot/kernel';
import { meleeModifiers } from '../rules/combat/modifiers.ts';
import { frontFlats, isInFront } from '../rules/facing/flats.ts';
import { barToMelee } from '../rules/melee/attackClauses.ts';
import { idOf, NOWHERE, nextTo } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { type Arms, allot, type Blow, type Pool } from './allot.ts';
import { type Band, bandsIn } from './bands.ts';
import { shareText } from './move/reasons.ts';
import type { Intent } from './planner.ts';

/** CSW-STK-05: the units of a band that can fight at once; leaders are outside the limit. */
const fightersOf = (battle: Battle, band: Band): Unit[] => {
  const able = (unit: Unit): boolean => barToMelee(battle, unit).ok;
  return [...band.troops.filter(able).slice(0, band.fighters), ...band.leaders.filter(able)];
};

/** The enemies before a band. */
const targetsOf = (battle: Battle, band: Band): Band[] => {
  const board = boardIn(battle);
  const { at } = bandsIn(battle);
  return frontFlats(band.facing).flatMap((direction) => {
    const cell = nextTo(board, band.cell, direction);
    const target = cell === NOWHERE ? undefined : at.get(cell);
    return target === undefined || target.side === band.side ? [] : [target];
  });
};

const modifierOf = (battle: Battle, unit: Unit, target: Band): number =>
  totalOf(
    meleeModifiers(battle, {
      side: unit.side,
      units: [unit.id],
      target: target.cell,
      construction: false,
      underground: false,
    }),
  );

/** CSW-P-13, CSW-CBT-09: first those with the same die, so that no charge is spoilt, then all together. */
const poolsBy = (units: readonly Unit[], modifier: (unit: Unit) => number): Pool[] => {
  const alike = new Map<number, Unit[]>();
  for (const unit of units) alike.set(modifier(unit), [...(alike.get(modifier(unit)) ?? []), unit]);
  const pools = Array.from(alike.values(), (each) => ({ units: each }));
  return pools.length > 1 ? [...pools, { units }] : pools;
};

const armsOf = (battle: Battle, side: Side): Arms => {
  const board = boardIn(battle);
  const reach = new Map<Band, Unit[]>();
  for (const band of bandsIn(battle)[side]) {
    if (band.might === 0) continue;
    const fighters = fightersOf(battle, band);
    for (const target of targetsOf(battle, band))
      reach.set(target, [...(reach.get(target) ?? []), ...fighters]);
  }
  const factor = (unit: Unit): number => typeOf(battle, unit).melee;
  for (const units of reach.values()) units.sort((a, b) => factor(b) - factor(a));
  const dice = new Map<number, number>();
  const modifier = (unit: Unit, target: Band): number => {
    const key = unit.id * 10_000 + target.cell;
    const die = dice.get(key) ?? modifierOf(battle, unit, target);
    dice.set(key, die);
    return die;
  };
  return {
    targets: [...reach.keys()],
    pools: (target, used) =>
      poolsBy(
        (reach.get(target) as Unit[]).filter((unit) => !used.has(unit)),
        (unit) => modifier(unit, target),
      ),
    factor,
    modifier,
    comesFromBehind: (unit, target) =>
      target.routed || target.troops.some((enemy) => !isInFront(board, enemy, unit.cell)),
  };
};

/** The attacks a side would make in this melee. */
export const meleeBlows = (battle: Battle, side: Side): Blow[] => allot(armsOf(battle, side));

export const planMelee = (battle: Battle, side: Side): Intent[] => {
  const board = boardIn(battle);
  return meleeBlows(battle, side).map((blow) => ({
    order: {
      type: 'attack',
      units: blow.units.map(({ id }) => id),
      hex: idOf(board, blow.target.cell),
    },
    reason: shareText(blow),
  }));
};
