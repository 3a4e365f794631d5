import type { UnitType } from '../units/unitType.ts';
import type { Edge, Field } from './field.ts';

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
  /** Cells in which it may set up (CSW-SET-06); empty if all units enter. */
  readonly area: readonly number[];
  /** Cells by which its waiting units enter (CSW-SET-07). */
  readonly entry: readonly number[];
  /** CSW-SET-13: turns after the entry turn in which a unit may still enter; null for no limit. */
  readonly entryGrace: number | null;
  /** Half points beyond those of its units, for morale and caltrops (CSW-AMO-08, CSW-CAL-01). */
  readonly purse?: number;
  /** CSW-SET-08, CSW-R-122: the agreed total, in half points; none if none was agreed. */
  readonly agreed?: number;
}

/** Whose units a condition counts: all, those of one type, or the leaders. */
export type Counted = { readonly type: string } | 'leaders' | 'all';

/** What a side needs for victory. Shares are percent of the starting roster (CSW-SCN-04). */
export type Condition =
  /** CSW-R-82: `above` is strict, `atLeast` is not. Routed-off units count only at Balathus (CSW-R-55). */
  | {
      readonly kind: 'losses';
      readonly of: Side;
      readonly is: 'above' | 'atLeast' | 'under';
      readonly percent: number;
      readonly routedOff?: true;
    }
  | {
      readonly kind: 'eliminated';
      readonly of: Side;
      readonly units: Counted;
      readonly atLeast: number | 'all';
    }
  | { readonly kind: 'unroutedOnBoard'; readonly of: Side; readonly atLeast: number }
  /** Neither eliminated nor routed off (CSW-SCN-07). */
  | { readonly kind: 'left'; readonly of: Side; readonly atMost: number }
  /** CSW-SCN-08: alone, with unrouted troops, within so many hexes of a cell. */
  | { readonly kind: 'holds'; readonly side: Side; readonly centre: number; readonly within: number };

/** One kind of victory: what each side needs for it; a side without conditions cannot win it. */
export interface Grade {
  readonly name: string;
  readonly blue?: readonly Condition[];
  readonly red?: readonly Condition[];
  /** CSW-SCN-07: it can no longer be undone, so it ends the battle at the end of the turn. */
  readonly atOnce?: true;
  /** If both sides have it: the higher share of losses inflicted decides (CSW-S02-07), otherwise a draw. */
  readonly tie?: 'higherShare';
}

interface ClauseText {
  readonly rule: string;
  /** In words, for the players. */
  readonly text: string;
  /** CSW-R-83: given with a campaign set-up, so that a side with no units left may win by it. */
  readonly asWritten?: true;
}

/** CSW-P-21: how a battle is won; data, so that a battle is self-contained. */
export type VictoryClause =
  /** The first grade that a side achieves decides; otherwise `otherwise`, null for a draw. */
  | (ClauseText & {
      readonly kind: 'grades';
      readonly grades: readonly Grade[];
      readonly otherwise: Side | null;
    })
  /** CSW-S12-07: the greater loss in points loses. CSW-S05-07: fewer units eliminated win. CSW-S09-07: more points on the board win. */
  | (ClauseText & {
      readonly kind: 'greaterLoss' | 'fewerEliminated' | 'pointsOnBoard';
      /** CSW-HOV-04: the side that wins if both count the same. */
      readonly ifEqual?: Side;
    });

/** CSW-HOV-01: a battle of a campaign, and the campaign's id of each unit, by unit. */
export interface HandedOver {
  readonly battleId: string;
  readonly uids: readonly string[];
}

/** Everything that is fixed when a battle begins. Plain JSON: a battle is self-contained. */
export interface Setup {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly types: readonly UnitType[];
  readonly modules: readonly Module[];
  readonly sky: Sky;
  readonly sides: Readonly<Record<Side, SideSetup>>;
  /** CSW-SET-06: who sets up first; a side without an area is skipped. */
  readonly setUpOrder: readonly [Side, Side];
  /** CSW-SET-04, or null if CSW-SET-02, CSW-SET-03 and CSW-SET-05 decide. */
  readonly firstMover: Side | null;
  /** CSW-SET-03: the side that fights on home ground, if exactly one does. */
  readonly home: Side | null;
  /** CSW-GAT-02, CSW-TOW-02: who owns the walls, towers and gates at the start. */
  readonly defender?: Side;
  /** CSW-MER-02: companies of the guild. */
  readonly guilds?: readonly string[];
  /** CSW-AMO-10: units that were impressed. */
  readonly impressed?: readonly number[];
  readonly turns: number;
  readonly victory: VictoryClause;
  /** Rules of only one scenario, by clause id (CSW-S12-08, CSW-S07-04, CSW-SCN-08). */
  readonly specials: readonly string[];
  readonly handedOver?: HandedOver;
}

export const hasModule = (setup: Setup, module: Module): boolean => setup.modules.includes(module);
export const hasSpecial = (setup: Setup, clause: string): boolean => setup.specials.includes(clause);
