import type { Dice } from '@warmoot/kernel';
import { checkOrder } from '../orders/orderRules.ts';
import type { CswOrder } from '../orders/orders.ts';
import { attackSubjects, legalAttacks } from '../rules/melee/attackOptions.ts';
import { canFire } from '../rules/missile/mayFire.ts';
import { hasRoomToFire } from '../rules/missile/points.ts';
import { targetsOf } from '../rules/missile/sightings.ts';
import { idOf } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn } from '../state/state.ts';
import { bandsIn } from './bands.ts';
import { captainsPlan } from './captain.ts';
import { STRAIGHT_ON } from './move/doctrine.ts';
import type { Intent } from './planner.ts';

/** All units that can reach an enemy attack it together. */
const attacks = (battle: Battle, side: Side): Intent[] => {
  const intents: Intent[] = [];
  for (const subject of attackSubjects(battle, side))
    for (const order of legalAttacks(battle, side, subject))
      if (order.type === 'attack') intents.push({ order, reason: 'the enemy is in reach' });
  return intents.sort((a, b) => sizeOf(b.order) - sizeOf(a.order));
};

const sizeOf = (order: CswOrder): number => ('units' in order ? order.units.length : 0);

/** Every hex fires everything at the first enemy it sees. */
const shots = (battle: Battle, side: Side): Intent[] =>
  bandsIn(battle)[side].flatMap(({ cell, troops, leaders }) => {
    const ready = [...troops, ...leaders]
      .filter((unit) => canFire(battle, unit).ok && hasRoomToFire(battle, unit))
      .slice(0, 4);
    const [first] = ready;
    if (first === undefined) return [];
    const [target] = targetsOf(battle, first);
    if (target === undefined) return [];
    const hex = idOf(boardIn(battle), target);
    const all: CswOrder = { type: 'fire', units: ready.map(({ id }) => id), hex };
    const order: CswOrder = checkOrder(battle, side, all).ok ? all : { type: 'fire', units: [first.id], hex };
    return [{ order, reason: `the first enemy to be seen from ${idOf(boardIn(battle), cell)}` }];
  });

/** Knows the rules and wants to fight, nothing more. */
export const recruitsPlan = (battle: Battle, side: Side, dice: Dice): readonly Intent[] => {
  if (battle.questions.length > 0) return captainsPlan(battle, side, dice);
  switch (battle.step) {
    case 'meleeFirst':
    case 'meleeSecond':
      return attacks(battle, side);
    case 'fireFirst':
    case 'fireSecond':
      return shots(battle, side);
    default:
      return captainsPlan(battle, side, dice, STRAIGHT_ON);
  }
};
