import type { Direction } from '@warmoot/hex';
import { NOWHERE } from './board.ts';
import type { Side } from './setup.ts';

export type UnitId = number;

/**
 * CSW-P-22: the status of a unit. `late`: never entered in time (CSW-SET-13). `underground`: in a tunnel that the seat
 * does not know, so only in views (CSW-P-20); `onMap` for all who do.
 */
export type UnitStatus =
  | 'toPlace'
  | 'toEnter'
  | 'onMap'
  | 'underground'
  | 'eliminated'
  | 'routedOff'
  | 'late'
  | 'deserted';

/** The state of a fresh unit; the set-up provides the rest. A default flag is false, 0 or NOWHERE. */
export const RESTING = {
  cell: NOWHERE,
  underground: false,
  facing: 0 as Direction,
  hitsTaken: 0,
  routed: false,
  /** CSW-RAM-01: its first, random run is still to come. */
  firstRoutMove: false,
  /** CSW-ROU-04: has made its compulsory move this segment. */
  routMoved: false,
  /** CSW-AMO-08: points of it that were bought. */
  moraleBought: 0,
  /** CSW-DIS-08: the type it has in the starting roster, if it now has another. */
  mustered: null as string | null,
  /** CSW-R-84: the turn in which it came onto the map by an edge; 0 for never. */
  enteredTurn: 0,
  /** CSW-R-18, fixed for the movement segment. */
  inCommand: true,
  /** Half movement points spent in this movement segment. */
  spentHalf: 0,
  /** CSW-R-12: has stepped through a rear flat in this movement segment. */
  steppedRear: false,
  /** Hexes entered in this movement segment. */
  stepsTaken: 0,
  /** CSW-TUN-03: hexes of tunnel dug in this movement segment. */
  hexesDug: 0,
  /** It can do nothing more this segment except a paid turn (CSW-P-17). */
  moveEnded: false,
  movedThisTurn: false,
  firedThisTurn: false,
  firedThisSegment: false,
  /** CSW-ENG-03; 0 for never. */
  lastFiredTurn: 0,
  /** CSW-OPF-02 */
  firedInMovement: false,
  /** CSW-SKI-06: the turn of its last evasion; 0 for never. */
  lastEvadedTurn: 0,
  attackedInMelee: false,
  /** CSW-MIS-06 */
  meleedLastSegment: false,
  /** CSW-WAL-04 */
  scaled: false,
  /** CSW-CHG-06, CSW-R-124: the cell it charged in this half, even if it has fallen or routed since; or NOWHERE. */
  charged: NOWHERE,
  /** CSW-MER-01, or null. */
  company: null as string | null,
  undead: false,
  dormant: false,
  evaded: false,
  /** CSW-SKI-04 */
  heldBack: false,
  carriesCaltrops: false,
  /** CSW-CAL-02: what it works at this turn. */
  working: null as 'placing' | 'taking' | null,
  /** CSW-CAL-04: has begun such work this turn, although it may have left it since. */
  workedThisTurn: false,
  /** CSW-DIS-01: the type it becomes when the segment ends. */
  dismountsAs: null as string | null,
  /**
   * CSW-DIS-03: ends of its own movement segments it has waited for by a riderless mount, including this one; 0 for
   * none.
   */
  besideMount: 0,
  /** CSW-BGL-07: serves under another leader and gives no command; CSW-BGL-10: its CHAR. */
  serves: false,
  charisma: 0,
  /** CSW-NGT-05 */
  nightVision: false,
};

/** CSW-P-22. All units have the same fields, so that copying one is quick. */
export interface Unit extends Readonly<typeof RESTING> {
  /** Its place in `units`. */
  readonly id: UnitId;
  readonly name: string;
  /** Code of its type in the setup. */
  readonly type: string;
  readonly side: Side;
  /** The side in whose roster it began; differs only for turncoats (CSW-MER-04). */
  readonly roster: Side;
  readonly status: UnitStatus;
  /** Morale Factor before modifiers (CSW-MOR-01, CSW-AMO-01); leaders have none, written 0. */
  readonly morale: number;
  /** CSW-SET-07 */
  readonly entryTurn: number;
}

/**
 * Written out field by field: then all units have one layout in memory, whether a scenario, a record or a test made
 * them. With spread copies random play is a fifth slower. The compiler finds a field that is missing here.
 */
export const copyOfUnit = (unit: Unit): Unit => ({
  cell: unit.cell,
  underground: unit.underground,
  facing: unit.facing,
  hitsTaken: unit.hitsTaken,
  routed: unit.routed,
  firstRoutMove: unit.firstRoutMove,
  routMoved: unit.routMoved,
  moraleBought: unit.moraleBought,
  mustered: unit.mustered,
  enteredTurn: unit.enteredTurn,
  inCommand: unit.inCommand,
  spentHalf: unit.spentHalf,
  steppedRear: unit.steppedRear,
  stepsTaken: unit.stepsTaken,
  hexesDug: unit.hexesDug,
  moveEnded: unit.moveEnded,
  movedThisTurn: unit.movedThisTurn,
  firedThisTurn: unit.firedThisTurn,
  firedThisSegment: unit.firedThisSegment,
  lastFiredTurn: unit.lastFiredTurn,
  firedInMovement: unit.firedInMovement,
  lastEvadedTurn: unit.lastEvadedTurn,
  attackedInMelee: unit.attackedInMelee,
  meleedLastSegment: unit.meleedLastSegment,
  scaled: unit.scaled,
  charged: unit.charged,
  company: unit.company,
  undead: unit.undead,
  dormant: unit.dormant,
  evaded: unit.evaded,
  heldBack: unit.heldBack,
  carriesCaltrops: unit.carriesCaltrops,
  working: unit.working,
  workedThisTurn: unit.workedThisTurn,
  dismountsAs: unit.dismountsAs,
  besideMount: unit.besideMount,
  serves: unit.serves,
  charisma: unit.charisma,
  nightVision: unit.nightVision,
  id: unit.id,
  name: unit.name,
  type: unit.type,
  side: unit.side,
  roster: unit.roster,
  status: unit.status,
  entryTurn: unit.entryTurn,
  morale: unit.morale,
});

const NOBODY: Unit = {
  ...RESTING,
  id: 0,
  name: '',
  type: '',
  side: 'blue',
  roster: 'blue',
  status: 'toPlace',
  entryTurn: 0,
  morale: 0,
};

/** A fresh unit with everything the set-up gives it. */
export const restingUnit = (said: Omit<Unit, keyof typeof RESTING> & Partial<Unit>): Unit =>
  Object.assign(copyOfUnit(NOBODY), said);

/** CSW-CHG-06: it still charges. A unit that routed, fell or stopped remembers the hex only for CSW-R-124. */
export const isCharging = ({ charged, status, routed, dormant }: Unit): boolean =>
  charged !== NOWHERE && status === 'onMap' && !routed && !dormant;
