import { type AnySystem, Match, type Seat } from '@warmoot/kernel';
import type { Table } from './table.ts';
import { TableDice } from './tableDice.ts';

/** What the dice of a match depend on. */
export interface DicePlace {
  readonly dice: Pick<Table, 'secret' | 'dice'>;
  readonly version: number;
  readonly rolls: number;
  readonly typed: readonly number[] | undefined;
}

const diceAt = ({ dice, version, rolls, typed }: DicePlace): TableDice => {
  const all = new TableDice(dice);
  all.skip(rolls);
  all.prepare(version, typed);
  return all;
};

/** For a worker: the kernel's answer to a command in this state, as JSON. */
export const ruledOn = (
  system: AnySystem,
  options: unknown,
  state: string,
  seat: Seat,
  command: unknown,
  place: DicePlace,
): string => {
  const match = Match.from(system, options as never, JSON.parse(state), diceAt(place));
  return JSON.stringify(match.submit(seat, command as never));
};

/** For a worker: the events of a match's set-up, as JSON. */
export const setUpOf = (
  system: AnySystem,
  options: unknown,
  dice: Pick<Table, 'secret' | 'dice'>,
): string => {
  const match = Match.begin(system, options as never, new TableDice(dice), dice.dice);
  return JSON.stringify((match.log[0] as { events: unknown }).events);
};
