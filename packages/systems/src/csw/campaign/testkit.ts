import { ScriptedDice } from '@warmoot/kernel';

/** Scripted dice that are six-sided and nothing else: a d8 in their place would not show by its face alone. */
class SixSided extends ScriptedDice {
  override roll(sides: number, why: string): number {
    if (sides !== 6) throw new Error(`${why} rolls a d${sides}`);
    return super.roll(sides, why);
  }
}

export const d6 = (...values: readonly number[]): ScriptedDice => new SixSided(values);
