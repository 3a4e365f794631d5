import type { Edge, Field } from '../state/field.ts';
import type { Side, VictoryClause } from '../state/setup.ts';
import type { ArmyLine, ArmyList } from '../units/armyList.ts';

/** Units that enter the map together. Their name has no effect on the rules (CSW-S09-08). */
export interface Group {
  readonly name?: string;
  readonly army: ArmyList;
  /** CSW-SET-07: the turn in which they enter; without one they set up before the battle. */
  readonly entersOn?: number;
}

/** Some of the cells of a map. */
export type Place = (field: Field) => readonly number[];

export interface ScenarioSide {
  readonly name: string;
  /** CSW-R-52 */
  readonly friendlyEdge: Edge;
  readonly groups: readonly Group[];
  /** CSW-SET-06 */
  readonly setsUp?: Place;
  /** CSW-SET-07 */
  readonly enters?: Place;
}

/** One of the battles of section 39, from its clauses. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** None for battles of the Overlord's world. */
  readonly year?: number;
  /** The clauses of section 39 it follows. */
  readonly clause: string;
  readonly blurb: string;
  readonly field: Field;
  readonly blue: ScenarioSide;
  readonly red: ScenarioSide;
  readonly setsUpFirst: Side;
  /** CSW-SET-04 */
  readonly firstMover: Side;
  readonly turns: number;
  readonly victory: VictoryClause;
  readonly specials: readonly string[];
}

/** A roster as the rulebook writes it: `LF 20, HF 20, W1 2` (CSW-R-86). */
export const roster = (text: string): ArmyLine[] =>
  text.split(', ').map((entry) => {
    const [code, count] = entry.split(' ') as [string, string];
    return { code, count: Number(count) };
  });

/** One leader whom the scenario names. */
export const named = (code: string, name: string): ArmyLine => ({ code, count: 1, name });

/** CSW-SCN-06: units whose counters showed another type. */
export const substituted = (code: string, count: number, counters: string): ArmyLine => ({
  code,
  count,
  counters,
});
