import type { Battle, Unit } from '../state/state.ts';

/** What a case calls a unit: its name, after its side's where both sides have one of that name. */
export const calledIn = ({ units }: Battle, { id, name, side }: Unit): string =>
  units.some((other) => other.id !== id && other.name === name) ? `${side} ${name}` : name;
