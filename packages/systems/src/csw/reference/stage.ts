import type { Written } from '../casebook/given.ts';
import { readBattle } from '../casebook/position.ts';
import type { Battle } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** A position in the words of a case; one that cannot be read is a defect of ours. */
export const battleFrom = (written: Written): Battle => {
  const reading = readBattle(written);
  if (!reading.ok) throw new Error(`${reading.at.join('.')}: ${reading.problem}`);
  return reading.value;
};

export const unitNamed = ({ units }: Battle, name: string): Unit => {
  const found = units.find((unit) => unit.name === name);
  if (found === undefined) throw new Error(`no unit is called ${name}`);
  return found;
};
