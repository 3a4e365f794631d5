import type { Dice } from '@warmoot/kernel';
import { beginTale } from '../engine/tale.ts';
import { ruleOf } from '../orders/orderRules.ts';
import { enemyOf, type Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { withoutInterruptions } from '../state/undisturbed.ts';
import { isCharging } from '../state/unit.ts';
import type { Blow } from './allot.ts';
import { bandsIn } from './bands.ts';
import { volleys } from './fire.ts';
import { meleeBlows } from './melee.ts';
import { chargeHarm } from './move/contact.ts';
import type { Intent } from './planner.ts';

/** The battle after a movement segment that nobody interrupts. */
export const afterMoves = (battle: Battle, side: Side, intents: readonly Intent[], dice: Dice): Battle => {
  const tale = beginTale(withoutInterruptions(battle));
  for (const { order } of intents) ruleOf(order)?.decide(tale, side, order as never, dice);
  return tale.state;
};

const gainOf = (blows: readonly Blow[]): number => blows.reduce((sum, { gain }) => sum + gain, 0);

/** CSW-CHG-07: the effect of the charges before melee. */
const chargeGain = (battle: Battle, side: Side): number => {
  const { at } = bandsIn(battle);
  const charged = new Map<number, number>();
  for (const unit of battle.units)
    if (unit.side === side && isCharging(unit)) charged.set(unit.charged, unit.cell);
  let gain = 0;
  for (const [target, from] of charged) {
    const band = at.get(target);
    if (band !== undefined) gain += chargeHarm(battle, band, from);
  }
  return gain;
};

const blowsGain = (battle: Battle, side: Side): number =>
  gainOf(volleys({ ...battle, step: 'fireFirst', attacks: [] }, side)) +
  gainOf(meleeBlows({ ...battle, step: 'meleeFirst', attacks: [] }, side));

/** The expected result of this half's missiles and melee for a side, if both play well. */
export const blowsFor = (battle: Battle, side: Side): number =>
  blowsGain(battle, side) - blowsGain(battle, enemyOf(side));

/** The same before the charges have had their effect. */
export const exchangeFor = (battle: Battle, side: Side): number =>
  chargeGain(battle, side) - chargeGain(battle, enemyOf(side)) + blowsFor(battle, side);
