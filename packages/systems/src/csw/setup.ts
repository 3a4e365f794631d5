import type { Edge, Field } from './field.ts';
import type { UnitType } from './units/unitType.ts';

export type Side = 'blue' | 'red';
export const SIDES: readonly Side[] = ['blue', 'red'];
export const enemyOf = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** The optional modules of section 0; all are off in the basic game. */
export const MODULES = [
  'opportunityFire',
  'night',
  'indirectFire',
  'mercenaries',
  'caltrops',
  'advancedMorale',
  'skirmishers',
  'dismounting',
  'siege',
  'tunnels',
  'undead',
  'noSpells',
] as const;
export type Module = (typeof MODULES)[number];

/** CSW-NGT-01 */
export type Sky = 'overcast' | 'no moon' | 'half moon' | 'full moon';

/** Where a side's units may come onto the map, and when. */
export interface SideSetup {
  readonly name: string;
  /** CSW-R-52 */
  readonly friendlyEdge: Edge;
  /** Cells in which it may set up (CSW-SET-06); empty where all units enter. */
  readonly area: readonly number[];
  /** Cells by which its waiting units enter (CSW-SET-07). */
  readonly entry: readonly number[];
  /** CSW-SET-13: turns after the entry turn in which a unit may still enter; null for as long as it likes. */
  readonly entryGrace: number | null;
}

/** CSW-P-21: how a battle is won; one kind for each wording of the scenarios. Extended by scenarios/victory.ts. */
export interface VictoryClause {
  readonly kind: string;
  readonly rule: string;
  /** In words, for the players. */
  readonly text: string;
}

/** All that is fixed when a battle begins. Plain JSON: a battle is complete in itself. */
export interface Setup {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly types: readonly UnitType[];
  readonly modules: readonly Module[];
  readonly sky: Sky;
  readonly sides: Readonly<Record<Side, SideSetup>>;
  /** CSW-SET-06: who sets up first; a side without an area is passed over. */
  readonly setUpOrder: readonly [Side, Side];
  /** CSW-SET-04, or null where CSW-SET-02, CSW-SET-03 and CSW-SET-05 decide. */
  readonly firstMover: Side | null;
  /** CSW-SET-03: the side that fights on home ground, if exactly one does. */
  readonly home: Side | null;
  readonly turns: number;
  readonly victory: VictoryClause;
  /** Rules of one scenario alone, by clause id (CSW-S12-08, CSW-S07-04, CSW-SCN-08). */
  readonly specials: readonly string[];
}

export const hasModule = (setup: Setup, module: Module): boolean => setup.modules.includes(module);
export const hasSpecial = (setup: Setup, clause: string): boolean => setup.specials.includes(clause);
