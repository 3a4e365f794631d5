import type { GameCommand } from '@warmoot/kernel';
import type { Written } from '../casebook/given.ts';
import { readBattle } from '../casebook/position.ts';
import { hexSubject, unitSubject } from '../engine/decisions.ts';
import type { CswOrder } from '../orders/orders.ts';
import type { Battle } from '../state/state.ts';

/** A position in the words of a case, and the subjects of its units by name. */
export interface Stage {
  readonly battle: Battle;
  /** The numbers of these units. */
  ids(...names: readonly string[]): number[];
  /** What a page calls this unit. */
  unit(name: string): string;
  hex(id: string): string;
}

export const stageOf = (written: Written): Stage => {
  const reading = readBattle(written);
  if (!reading.ok) throw new Error(`${reading.at.join('.')}: ${reading.problem}`);
  const battle = reading.value;
  const idOf = (name: string): number => {
    const found = battle.units.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no unit is called ${name}`);
    return found.id;
  };
  return {
    battle,
    ids: (...names) => names.map(idOf),
    unit: (name) => unitSubject(idOf(name)),
    hex: hexSubject,
  };
};

/** An order with its type checked. */
export const order = (wanted: CswOrder): GameCommand => wanted;
export const DONE = order({ type: 'done' });
