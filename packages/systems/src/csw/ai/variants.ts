import type { Dice } from '@warmoot/kernel';
import { AIMS, ATTACK, type Doctrine, HOLD } from './move/doctrine.ts';

const WEIGHTS = ['advance', 'dealt', 'taken', 'caution', 'flank', 'cohesion'] as const;
/** In quarters: a weight may be halved, doubled, or put aside. */
const SCALES = [0, 2, 3, 4, 5, 6, 8] as const;
/** One in this many variants takes the other posture. */
const OTHERS = 4;

const scaled = (weight: number, dice: Dice): number =>
  (weight * (SCALES[dice.roll(SCALES.length, 'another way to weigh it') - 1] as number)) / 4;

/** A doctrine with its weights shaken, and half the time with another aim. */
const shaken = (doctrine: Doctrine, dice: Dice): Doctrine => ({
  ...doctrine,
  ...Object.fromEntries(WEIGHTS.map((weight) => [weight, scaled(doctrine[weight], dice)])),
  aim: AIMS[dice.roll(2 * AIMS.length, 'whom to go for') - 1] ?? 'everybody',
});

/** A posture, its opposite, and ever more ways to depart from either. */
export function* variantsOf(posture: Doctrine, dice: Dice): Generator<Doctrine> {
  const other = posture.name === ATTACK.name ? HOLD : ATTACK;
  yield posture;
  yield other;
  for (let at = 1; ; at++) yield shaken(at % OTHERS === 0 ? other : posture, dice);
}
