import { cellsIn } from '../maps/index.ts';
import { boardOf } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, BLANK } from '../state/state.ts';
import { pointsText, unitTypeOf } from '../units/unitType.ts';
import { openBattle, SCENARIOS, type Scenario } from './index.ts';

export const scenario = (id: string): Scenario => SCENARIOS.find((each) => each.id === id) as Scenario;

/** A scenario before anybody has set up. */
export const opened = (id: string): Battle => ({ ...BLANK, ...openBattle({ scenario: id }) });

/** `LF 10, HF 20 = 30 units, 50 points` of the units as they take the field. */
export const rosterText = (id: string, side: Side): string => {
  const { setup, units } = opened(id);
  const own = units.filter((unit) => unit.roster === side);
  const counts = new Map<string, number>();
  for (const { type } of own) counts.set(type, (counts.get(type) ?? 0) + 1);
  const half = own.reduce((sum, { type }) => sum + unitTypeOf(setup.types, type).halfPoints, 0);
  const lines = Array.from(counts, ([code, count]) => `${code} ${count}`).join(', ');
  return `${lines} = ${own.length} units, ${pointsText(half)} points`;
};

export const hexesWith = (field: Field, terrain: Terrain): string[] =>
  boardOf(field).ids.filter((_, cell) => field.terrain[cell] === terrain);

export const streamsOf = (field: Field): string[] =>
  boardOf(field).ids.filter((_, cell) => field.water[cell] === 'stream');

/** The ids of a list such as `0109-2209 0810`, ascending. */
export const idsIn = (field: Field, list: string): string[] =>
  cellsIn(field, list)
    .sort((a, b) => a - b)
    .map((cell) => boardOf(field).ids[cell] as string);

/** Ids of some cells of a scenario. */
export const idsOf = ({ setup }: Battle, cells: readonly number[]): string[] =>
  cells.map((cell) => boardOf(setup.field).ids[cell] as string);
