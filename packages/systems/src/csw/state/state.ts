import type { Direction } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import type { Question } from '../engine/decisions.ts';
import type { StepName } from '../engine/sequence.ts';
import type { OrderOf } from '../orders/orders.ts';
import type { UnitType } from '../units/unitType.ts';
import { type Board, boardOf } from './board.ts';
import { revisionsOf } from './derivedData.ts';
import type { HandOverRecord } from './handOver.ts';
import type { Setup, Side } from './setup.ts';
import { copyOfUnit, type Unit, type UnitId } from './unit.ts';

/** A construction that is no longer as the map shows it (sections 41-45). */
export interface Work {
  readonly cell: number;
  readonly hitsTaken: number;
  readonly destroyed: boolean;
  /** Gates only. */
  readonly open: boolean;
  /** CSW-GAT-02: the turn in which a gate was last opened or closed. */
  readonly setInTurn?: number;
  /** CSW-TOW-02: null while it is still the defender's. */
  readonly controller: Side | null;
}

/** An attack that was declared and waits for its dice (CSW-SEQ-06, CSW-SEQ-07). */
export interface Attack {
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly target: number;
  /** CSW-WAL-09: at the construction instead of its occupants. */
  readonly construction: boolean;
  readonly underground: boolean;
  /** Its die has been rolled. */
  readonly rolled?: true;
}

/** What happened to a hex in this segment that matters for its morale check (CSW-P-19). */
export interface MoraleCause {
  readonly cell: number;
  readonly side: Side;
  readonly underground: boolean;
  /** CSW-MOR-03..06 */
  readonly rules: readonly string[];
  /** CSW-R-48 */
  readonly rear: boolean;
  /** CSW-UND-07 */
  readonly undead: boolean;
  /** The hexes that attacked it, ascending; none if no enemy did (CSW-MOR-09). */
  readonly attackers: readonly number[];
}

/**
 * A check on the list of this segment (CSW-MOR-12, CSW-R-47), or a cause with the units that were there when it arose:
 * both belong to the units, not to the hex.
 */
export interface MoraleCheck extends MoraleCause {
  readonly units: readonly UnitId[];
}

/**
 * Losses that a hex has to take (CSW-CBT-04), in order (CSW-P-19). Even zero losses destroy units that fall to any
 * attack.
 */
export interface DueLoss {
  readonly cell: number;
  readonly side: Side;
  readonly underground: boolean;
  /** CSW-WAL-10: hits on the construction there instead of on units. */
  readonly construction: boolean;
  readonly losses: number;
  /** CSW-UND-05: inflicted by a rampaging unit of the same side. */
  readonly byFriend?: true;
}

/** The record of opportunity fire in one movement segment (section 24). */
export interface Opportunity {
  /** The units that the other side lets pass: these movers, or all (CSW-OPF-04). */
  readonly passedMovers: readonly UnitId[];
  readonly passedSegment: boolean;
  /** Stacking points that have fired out of each hex (CSW-OPF-05); their units may have moved on. */
  readonly fired: readonly { readonly cell: number; readonly points: number }[];
}

export const NO_OPPORTUNITY: Opportunity = { passedMovers: [], passedSegment: false, fired: [] };

export interface Caltrops {
  readonly cell: number;
  readonly state: 'placed' | 'inWork' | 'stacked';
}

export interface Tunnel {
  readonly id: number;
  /** Who knows its course (CSW-TUN-02, CSW-TUN-05). */
  readonly knownTo: readonly Side[];
  readonly cells: readonly number[];
  /** Pairs of cells that are dug through. */
  readonly links: readonly (readonly [number, number])[];
  readonly breaches: readonly { readonly cell: number; readonly side: Side }[];
}

/** CSW-P-17, CSW-P-18: a move that waits because others may act after a hex was entered. */
export interface Interrupted {
  readonly side: Side;
  /** What is left of it. */
  readonly order: OrderOf<'move'>;
  /** The hexes it has entered so far, and the straight run they end with (CSW-CHG-02). */
  readonly cells: readonly number[];
  readonly run: Run | null;
  /** CSW-SKI-02: the skirmishers who were asked about the hex just entered. */
  readonly asked: readonly UnitId[];
}

/** CSW-CHG-02: how many of the last steps ran straight, in which direction, and the most that a unit paid for them. */
export interface Run {
  readonly direction: Direction;
  readonly hexes: number;
  readonly halfPoints: number;
}

interface End {
  /** Null for a draw. */
  readonly winner: Side | null;
  readonly reason: string;
  readonly rule: string;
}

/**
 * A battle in progress. The state and every view have the same shape: a view is a battle that was built without what
 * its seat may not know (tunnels, CSW-P-20). So every rule works on both.
 */
export interface Battle {
  readonly setup: Setup;
  readonly turn: number;
  readonly step: StepName;
  readonly sideA: Side;
  /** CSW-SEQ-02 */
  readonly phasing: Side;
  readonly units: readonly Unit[];
  readonly works: readonly Work[];
  readonly caltrops: readonly Caltrops[];
  readonly tunnels: readonly Tunnel[];
  /** Declared in this segment. */
  readonly attacks: readonly Attack[];
  /** Collected since the last checks were listed. One without rules only records how the units were attacked. */
  readonly causes: readonly MoraleCheck[];
  /** Still to be rolled in this segment. */
  readonly checks: readonly MoraleCheck[];
  readonly dueLosses: readonly DueLoss[];
  /** Cells emptied in melee into which the attackers may advance (CSW-MEL-11), with the units that may. */
  readonly advances: readonly { readonly cell: number; readonly units: readonly UnitId[] }[];
  /** CSW-RAL-01: where a rally was tried in this segment. */
  readonly rallyTried: readonly { readonly cell: number; readonly underground: boolean }[];
  /** Decisions that interrupt the step; the first is open now. */
  readonly questions: readonly Question[];
  readonly interrupted: Interrupted | null;
  readonly opportunity: Opportunity;
  /** CSW-MER-02: companies that rolled before this movement segment, and their effect. */
  readonly companies: readonly { readonly name: string; readonly effect: string }[];
  /** CSW-MER-03: half points, units or, in a campaign, gold pieces of bonus paid by each side. */
  readonly bonusPaid: Readonly<Record<Side, number>>;
  readonly end: End | null;
  /** Only in a battle handed over by a campaign. */
  readonly handOver?: HandOverRecord;
}

export const boardIn = (battle: Battle): Board => boardOf(battle.setup.field);

export const unitOf = (battle: Battle, id: UnitId): Unit => battle.units[id] as Unit;

const typesIn = cachePerObject((types: readonly UnitType[]) => ({
  byCode: new Map(types.map((type) => [type.code, type])),
  /** Types are looked up very often, so this caches the last known type of each unit. */
  ofUnit: [] as UnitType[],
}));

export const typeOf = ({ setup: { types } }: Battle, { id, type: code }: Unit): UnitType => {
  const { byCode, ofUnit } = typesIn(types);
  const known = ofUnit[id];
  if (known?.code === code) return known;
  const type = byCode.get(code) as UnitType;
  ofUnit[id] = type;
  return type;
};

export const isOnMap = (unit: Unit): boolean => unit.status === 'onMap';
/** Surface units; units in tunnels and on the surface ignore each other (CSW-TUN-07). */
export const isOnSurface = (unit: Unit): boolean => unit.status === 'onMap' && !unit.underground;
export const isLeader = (battle: Battle, unit: Unit): boolean => typeOf(battle, unit).category === 'leader';

/** Field by field, for the same reason as `copyOfUnit`. */
export const copyOfBattle = (battle: Battle): Battle =>
  battle.handOver === undefined ? fieldsOf(battle) : { ...fieldsOf(battle), handOver: battle.handOver };

const fieldsOf = (battle: Battle): Battle => ({
  setup: battle.setup,
  turn: battle.turn,
  step: battle.step,
  sideA: battle.sideA,
  phasing: battle.phasing,
  units: battle.units,
  works: battle.works,
  caltrops: battle.caltrops,
  tunnels: battle.tunnels,
  attacks: battle.attacks,
  causes: battle.causes,
  checks: battle.checks,
  dueLosses: battle.dueLosses,
  advances: battle.advances,
  rallyTried: battle.rallyTried,
  questions: battle.questions,
  interrupted: battle.interrupted,
  opportunity: battle.opportunity,
  companies: battle.companies,
  bonusPaid: battle.bonusPaid,
  end: battle.end,
});

/** The battle with some of its fields changed. */
export const changed = (battle: Battle, change: Partial<Battle>): Battle =>
  Object.assign(copyOfBattle(battle), change);

const withList = (battle: Battle, units: readonly Unit[], ids: readonly UnitId[]): Battle => {
  revisionsOf(battle.setup).note(battle.units, units, ids);
  const copy: Changing<Battle> = copyOfBattle(battle);
  copy.units = units;
  return copy;
};

/** A fresh copy that is still being written. */
export type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** Changes one unit. Units change only here and in `withUnits`. */
export const withUnit = (battle: Battle, id: UnitId, change: Partial<Unit>): Battle => {
  const units = battle.units.slice();
  units[id] = Object.assign(copyOfUnit(units[id] as Unit), change);
  return withList(battle, units, [id]);
};

/** Changes several units at once, in one copy of the list; `change` writes on a fresh copy of each unit. */
export const withUnits = (
  battle: Battle,
  ids: readonly UnitId[],
  change: (unit: Changing<Unit>) => void,
): Battle => {
  const units = battle.units.slice();
  for (const id of ids) {
    const unit = copyOfUnit(units[id] as Unit);
    change(unit);
    units[id] = unit;
  }
  return withList(battle, units, ids);
};

const NO_SIDE = { name: '', friendlyEdge: 'west', area: [], entry: [], entryGrace: 2 } as const;

/** Before the first event: no map, no units. `battleOpened` brings them. */
export const BLANK: Battle = {
  setup: {
    id: '',
    name: '',
    field: { name: '', columns: 0, rows: 0, terrain: [], water: [], roads: [], within: [], names: [] },
    types: [],
    modules: [],
    sky: 'full moon',
    sides: { blue: NO_SIDE, red: NO_SIDE },
    setUpOrder: ['blue', 'red'],
    firstMover: null,
    home: null,
    turns: 0,
    victory: { kind: 'greaterLoss', rule: 'CSW-S12-07', text: '' },
    specials: [],
  },
  turn: 1,
  step: 'chooseSideA',
  sideA: 'blue',
  phasing: 'blue',
  units: [],
  works: [],
  caltrops: [],
  tunnels: [],
  attacks: [],
  causes: [],
  checks: [],
  dueLosses: [],
  advances: [],
  rallyTried: [],
  questions: [],
  interrupted: null,
  opportunity: NO_OPPORTUNITY,
  companies: [],
  bonusPaid: { blue: 0, red: 0 },
  end: null,
};
