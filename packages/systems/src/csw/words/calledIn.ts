import type { Battle } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** What a case calls a unit: its name, after its side's where both sides have one of that name. */
export const calledIn = ({ units }: Battle, { id, name, side }: Unit): string =>
  units.some((other) => other.id !== id && other.name === name) ? `${side} ${name}` : name;
