import { ScriptedDice } from '@warmoot/kernel';

/** Scripted dice that must be six-sided: the face alone would not reveal a d8 rolled by mistake. */
class SixSided extends ScriptedDice {
  override roll(sides: number, why: string): number {
    if (sides !== 6) throw new Error(`${why} rolls a d${sides}`);
    return super.roll(sides, why);
  }
}

export const d6 = (...values: readonly number[]): ScriptedDice => new SixSided(values);
