import type { Direction } from '@warmoot/hex';
import { type GameEvent, unreachable } from '@warmoot/kernel';
import { NOWHERE } from '../state/board.ts';
import { type HandOverRecord, halfOf, placeAndTime } from '../state/handOver.ts';
import { enemyOf, type Setup, type Side } from '../state/setup.ts';
import {
  type Attack,
  type Battle,
  type Caltrops,
  type Changing,
  changed,
  copyOfBattle,
  type DueLoss,
  type MoraleCheck,
  NO_OPPORTUNITY,
  type Opportunity,
  type Tunnel,
  type Work,
  withUnit,
  withUnits,
} from '../state/state.ts';
import { copyOfUnit, type Unit, type UnitId } from '../state/unit.ts';
import type { Question } from './decisions.ts';
import { STEPS, type StepName } from './sequence.ts';

/** What can happen. Each fact names the clauses it follows from, and contains its dice and its ledger. */
export type CswEvent = GameEvent & { readonly rules: readonly string[] } & (
    | { readonly type: 'battleOpened'; readonly setup: Setup; readonly units: readonly Unit[] }
    | { readonly type: 'sideAFixed'; readonly side: Side }
    /** A step is over; the next begins. `halfEnd` hands the half over (CSW-SEQ-02). */
    | { readonly type: 'stepBegun'; readonly step: StepName }
    | { readonly type: 'turnBegun'; readonly turn: number }
    | {
        readonly type: 'unitPlaced';
        readonly unit: UnitId;
        readonly cell: number;
        readonly facing: Direction;
      }
    | { readonly type: 'unitTakenBack'; readonly unit: UnitId }
    /** Flags and values of single units that no more specific event covers. */
    | {
        readonly type: 'unitsMarked';
        readonly units: readonly UnitId[];
        /** Where a unit surfaces: this reveals it to those who did not know its place (CSW-TUN-02). */
        readonly cell?: number;
        readonly change: UnitChange;
      }
    /** The end of a stretch of a move with nothing in between (CSW-P-17). `spentHalf` is added, one for each unit. */
    | {
        readonly type: 'unitsMoved';
        readonly units: readonly UnitId[];
        readonly path: readonly number[];
        readonly facing: Direction;
        readonly spentHalf: readonly number[];
        readonly steppedRear: boolean;
        readonly moveEnded: boolean;
        readonly entering: boolean;
        readonly scaled: boolean;
      }
    | { readonly type: 'hexTurned'; readonly units: readonly UnitId[]; readonly facing: Direction }
    /** Units change place without movement: retreat, advance, rout move, evasion, displacement. */
    | {
        readonly type: 'unitsWent';
        readonly how: 'retreat' | 'advance' | 'rout' | 'rampage' | 'evasion' | 'displaced';
        readonly units: readonly UnitId[];
        readonly path: readonly number[];
        readonly facing: Direction;
      }
    /** CSW-SET-13 */
    | { readonly type: 'unitLate'; readonly unit: UnitId }
    /** CSW-HOV-02 */
    | { readonly type: 'unitsHeldBack'; readonly side: Side; readonly units: readonly UnitId[] }
    /** CSW-HOV-03 */
    | { readonly type: 'withdrawalBegun'; readonly side: Side }
    | { readonly type: 'unitLeftMap'; readonly unit: UnitId; readonly from: number }
    | { readonly type: 'chargeDeclared'; readonly units: readonly UnitId[]; readonly target: number }
    | { readonly type: 'attackDeclared'; readonly attack: Attack }
    | { readonly type: 'attackWithdrawn'; readonly index: number }
    /** A die against a hex, with everything behind the losses (CSW-CBT-02). */
    | {
        readonly type: 'attackRolled';
        readonly kind: 'missile' | 'melee' | 'rampage' | 'caltrops' | 'opportunity';
        readonly attack: Attack;
        readonly factors: number;
        readonly column: number;
        readonly defence: number;
        readonly row: number;
        readonly losses: number;
        /** CSW-CAL-08: caltrops attack one unit of the hex, not all of it. */
        readonly struck?: UnitId;
      }
    /** Losses that wait until the segment's dice are all rolled (CSW-CBT-07). */
    | { readonly type: 'lossesDue'; readonly due: readonly DueLoss[] }
    | { readonly type: 'hitTaken'; readonly unit: UnitId; readonly cell: number }
    | { readonly type: 'unitEliminated'; readonly unit: UnitId; readonly cell: number; readonly why: string }
    | { readonly type: 'causeNoted'; readonly cause: MoraleCheck }
    | { readonly type: 'checksListed'; readonly checks: readonly MoraleCheck[] }
    | {
        readonly type: 'moraleRolled';
        readonly check: MoraleCheck;
        readonly cell: number;
        readonly total: number;
        readonly morale: number;
        readonly result: 'holds' | 'retreats' | 'routs';
      }
    | { readonly type: 'unitsRouted'; readonly units: readonly UnitId[]; readonly facing: Direction | null }
    | {
        readonly type: 'rallyRolled';
        readonly cell: number;
        readonly underground: boolean;
        readonly total: number;
        readonly morale: number;
      }
    | { readonly type: 'unitsRallied'; readonly units: readonly UnitId[]; readonly facing: Direction }
    | { readonly type: 'advancesOpened'; readonly advances: Battle['advances'] }
    | { readonly type: 'asked'; readonly questions: readonly Question[] }
    | { readonly type: 'answered' }
    /** CSW-P-17: a suspended move with the rest of its path, or its resumption (null). */
    | { readonly type: 'moveInterrupted'; readonly interrupted: Battle['interrupted'] }
    /** CSW-OPF-04, CSW-OPF-05 */
    | { readonly type: 'opportunityChanged'; readonly opportunity: Opportunity }
    | { readonly type: 'workChanged'; readonly work: Work; readonly what: string }
    | {
        readonly type: 'caltropsChanged';
        readonly caltrops: readonly Caltrops[];
        readonly what: string;
        readonly cell: number;
      }
    /** New or changed tunnels, and the numbers of those removed. */
    | {
        readonly type: 'tunnelsChanged';
        readonly tunnels: readonly Tunnel[];
        readonly gone: readonly number[];
        readonly what: string;
      }
    | {
        readonly type: 'unitTransformed';
        readonly unit: UnitId;
        readonly into: string;
        readonly what: string;
        /** CSW-DIS-03: the riderless mount it has taken. */
        readonly mount?: UnitId;
      }
    | { readonly type: 'unitAppeared'; readonly unit: Unit; readonly what: string }
    | {
        readonly type: 'companyRolled';
        readonly company: string;
        readonly total: number;
        readonly effect: string;
      }
    | { readonly type: 'bonusPaid'; readonly side: Side; readonly amount: number; readonly company: string }
    | { readonly type: 'sidesChanged'; readonly units: readonly UnitId[]; readonly side: Side }
    /** CSW-MER-05 */
    | { readonly type: 'unitsDeserted'; readonly units: readonly UnitId[]; readonly company: string }
    | { readonly type: 'tableRolled'; readonly what: string }
    | { readonly type: 'battleEnded'; readonly winner: Side | null; readonly reason: string }
  );

/** Only what a rule may set directly; places and sides change by events of their own. */
export type UnitChange = Partial<Omit<Unit, 'id' | 'name' | 'type' | 'side' | 'roster' | 'cell' | 'status'>>;

type EventOf<Type extends CswEvent['type']> = Extract<CswEvent, { type: Type }>;

/** CSW-CAL-03, CSW-DIS-03: a unit's work ends when it leaves the hex or routs. */
const leaveOff = (unit: Changing<Unit>): void => {
  unit.working = null;
  unit.besideMount = 0;
  unit.dismountsAs = null;
};

const moved = (battle: Battle, event: EventOf<'unitsMoved'>): Battle => {
  const cell = event.path.at(-1);
  let index = 0;
  return withUnits(battle, event.units, (unit) => {
    leaveOff(unit);
    unit.cell = cell ?? unit.cell;
    unit.status = 'onMap';
    unit.facing = event.facing;
    unit.spentHalf += event.spentHalf[index++] as number;
    unit.stepsTaken += event.path.length;
    unit.steppedRear ||= event.steppedRear;
    unit.moveEnded ||= event.moveEnded;
    unit.movedThisTurn = true;
    unit.scaled ||= event.scaled;
    if (event.entering) unit.enteredTurn = battle.turn;
  });
};

/** CSW-P-23 and CSW-SEQ-02: what is cleared when a step begins. */
const withStepBegun = (battle: Battle, step: StepName): Battle => {
  const phasing =
    step === 'halfStart' && battle.step === 'halfEnd' ? enemyOf(battle.phasing) : battle.phasing;
  const newSegment = STEPS[step].segment !== STEPS[battle.step].segment;
  const next: Changing<Battle> = copyOfBattle(battle);
  next.step = step;
  next.phasing = phasing;
  if (!newSegment) return next;
  next.attacks = [];
  next.advances = [];
  next.rallyTried = [];
  next.opportunity = NO_OPPORTUNITY;
  next.companies = battle.companies.filter(({ effect }) => effect === 'fealty'); // CSW-MER-02
  return next;
};

/** CSW-DIS-03: a unit that attacks is not waiting by a mount. */
const waitingEnds = (battle: Battle, ids: readonly UnitId[]): Battle => {
  const waiting = ids.filter((id) => (battle.units[id] as Unit).besideMount > 0);
  return waiting.length === 0
    ? battle
    : withUnits(battle, waiting, (unit) => {
        unit.besideMount = 0;
      });
};

/** The one attack of the segment that these units make. */
const rolled = (attacks: readonly Attack[], { units }: Attack): readonly Attack[] =>
  attacks.map((attack) => (attack.units[0] === units[0] ? { ...attack, rolled: true } : attack));

/** CSW-R-47: units of one check that are no longer together roll separately. */
const withoutChecked = (checks: readonly MoraleCheck[], rolledNow: MoraleCheck): readonly MoraleCheck[] =>
  checks
    .map((check) =>
      check.cell === rolledNow.cell && check.side === rolledNow.side
        ? { ...check, units: check.units.filter((id) => !rolledNow.units.includes(id)) }
        : check,
    )
    .filter(({ units }) => units.length > 0);

/**
 * CSW-ROU-04, CSW-RAM-01: a rout move is made once. CSW-ROU-01: the routed have no facing to turn; their facing when
 * they routed is remembered until a beast runs wild (CSW-R-58).
 */
const went = (battle: Battle, { units, path, facing, how }: EventOf<'unitsWent'>): Battle => {
  const cell = path.at(-1) as number;
  const routs = how === 'rout';
  return withUnits(battle, units, (unit) => {
    leaveOff(unit);
    unit.cell = cell;
    if (!unit.routed || how === 'rampage') unit.facing = facing;
    unit.routMoved ||= routs;
    unit.firstRoutMove &&= !routs;
  });
};

const replaced = <T extends { readonly cell: number }>(list: readonly T[], item: T): T[] =>
  [...list.filter(({ cell }) => cell !== item.cell), item].sort((a, b) => a.cell - b.cell);

const dugAnew = (before: readonly Tunnel[], { tunnels, gone }: EventOf<'tunnelsChanged'>): Tunnel[] =>
  [
    ...before.filter(({ id }) => !gone.includes(id) && !tunnels.some((tunnel) => tunnel.id === id)),
    ...tunnels,
  ].sort((a, b) => a.id - b.id);

const NOTHING_YET: HandOverRecord = { withdrawal: null, fallen: [] };

const opened = (battle: Battle, { setup, units }: EventOf<'battleOpened'>): Battle =>
  changed(battle, {
    setup,
    units: units.map(copyOfUnit),
    ...(setup.handedOver === undefined ? {} : { handOver: NOTHING_YET }),
  });

const recordOf = ({ handOver = NOTHING_YET }: Battle): HandOverRecord => handOver;

const withdrawalOf = (battle: Battle, { side }: EventOf<'withdrawalBegun'>) => ({
  side,
  half: halfOf(battle),
});

/** CSW-HOV-05 */
const noteFallen = (battle: Battle, { unit, cell }: EventOf<'unitEliminated'>): Battle => {
  if (battle.handOver === undefined) return battle;
  const fallen = [...battle.handOver.fallen, { unit, at: placeAndTime(battle, cell) }];
  return changed(battle, { handOver: { ...battle.handOver, fallen } });
};

export const applyEvent = (battle: Battle, event: CswEvent): Battle => {
  switch (event.type) {
    case 'battleOpened':
      return opened(battle, event);
    case 'sideAFixed':
      return changed(battle, { sideA: event.side, phasing: event.side });
    case 'stepBegun':
      return withStepBegun(battle, event.step);
    case 'turnBegun':
      return changed(battle, { turn: event.turn });
    case 'unitPlaced':
      return withUnits(battle, [event.unit], (unit) => {
        unit.status = 'onMap';
        unit.cell = event.cell;
        unit.facing = event.facing;
      });
    case 'unitTakenBack':
      return withUnit(battle, event.unit, { status: 'toPlace', cell: NOWHERE });
    case 'unitsMarked':
      return withUnits(battle, event.units, (unit) => Object.assign(unit, event.change));
    case 'unitsMoved':
      return moved(battle, event);
    case 'hexTurned':
      return withUnits(battle, event.units, (unit) => {
        unit.facing = event.facing;
      });
    case 'unitsWent':
      return went(battle, event);
    case 'unitLate':
      return withUnit(battle, event.unit, { status: 'late' });
    case 'unitsHeldBack':
      return withUnits(battle, event.units, (unit) => {
        unit.status = 'toEnter';
        unit.entryTurn = 1;
      });
    case 'withdrawalBegun':
      return changed(battle, { handOver: { ...recordOf(battle), withdrawal: withdrawalOf(battle, event) } });
    case 'unitLeftMap':
      return withUnit(battle, event.unit, { status: 'routedOff', cell: NOWHERE });
    case 'chargeDeclared':
      return withUnits(battle, event.units, (unit) => {
        unit.charged = event.target;
      });
    case 'attackDeclared':
      return changed(battle, { attacks: [...battle.attacks, event.attack] });
    case 'attackWithdrawn':
      return changed(battle, { attacks: battle.attacks.filter((_, index) => index !== event.index) });
    case 'attackRolled':
      return changed(waitingEnds(battle, event.attack.units), {
        attacks: rolled(battle.attacks, event.attack),
      });
    case 'moraleRolled':
      return changed(battle, { checks: withoutChecked(battle.checks, event.check) });
    case 'rallyRolled': {
      const { cell, underground } = event;
      return changed(battle, { rallyTried: [...battle.rallyTried, { cell, underground }] });
    }
    case 'tableRolled':
      return battle;
    case 'lossesDue':
      return changed(battle, { dueLosses: event.due });
    case 'hitTaken':
      return withUnits(battle, [event.unit], (unit) => {
        unit.hitsTaken++;
      });
    case 'unitEliminated':
      return withUnit(noteFallen(battle, event), event.unit, {
        status: 'eliminated',
        cell: NOWHERE,
        underground: false,
      });
    case 'causeNoted':
      return changed(battle, { causes: [...battle.causes, event.cause] });
    case 'checksListed':
      return changed(battle, { checks: event.checks, causes: [] });
    case 'unitsRouted':
      return withUnits(battle, event.units, (unit) => {
        leaveOff(unit);
        unit.routed = true;
        unit.firstRoutMove = true;
        unit.facing = event.facing ?? unit.facing;
      });
    case 'unitsRallied':
      return withUnits(battle, event.units, (unit) => {
        unit.routed = false;
        unit.firstRoutMove = false;
        unit.facing = event.facing;
      });
    case 'advancesOpened':
      return changed(battle, { advances: event.advances });
    case 'asked':
      return changed(battle, { questions: [...event.questions, ...battle.questions] });
    case 'answered':
      return changed(battle, { questions: battle.questions.slice(1) });
    case 'moveInterrupted':
      return changed(battle, { interrupted: event.interrupted });
    case 'opportunityChanged':
      return changed(battle, { opportunity: event.opportunity });
    case 'workChanged':
      return changed(battle, { works: replaced(battle.works, event.work) });
    case 'caltropsChanged':
      return changed(battle, { caltrops: event.caltrops });
    case 'tunnelsChanged':
      return changed(battle, { tunnels: dugAnew(battle.tunnels, event) });
    case 'unitTransformed':
      return transformed(battle, event);
    case 'unitAppeared':
      return changed(battle, { units: [...battle.units, copyOfUnit(event.unit)] });
    case 'companyRolled':
      return changed(battle, {
        companies: [
          ...battle.companies.filter(({ name }) => name !== event.company),
          { name: event.company, effect: event.effect },
        ],
      });
    case 'bonusPaid':
      return changed(battle, {
        bonusPaid: { ...battle.bonusPaid, [event.side]: battle.bonusPaid[event.side] + event.amount },
      });
    case 'sidesChanged':
      return withUnits(battle, event.units, (unit) => {
        unit.side = event.side;
      });
    case 'unitsDeserted':
      return withUnits(battle, event.units, (unit) => {
        unit.status = 'deserted';
        unit.cell = NOWHERE;
        unit.underground = false;
      });
    case 'battleEnded':
      return changed(battle, {
        questions: [],
        end: { winner: event.winner, reason: event.reason, rule: event.rules[0] as string },
      });
    default:
      return unreachable(event);
  }
};

/** CSW-DIS-08: its roster type is remembered; a mount that is ridden again is no longer a marker. */
const transformed = (battle: Battle, { unit, into, mount }: EventOf<'unitTransformed'>): Battle => {
  const changed = withUnits(battle, [unit], (each) => {
    leaveOff(each);
    each.mustered ??= each.type;
    each.type = into;
  });
  return mount === undefined ? changed : withUnit(changed, mount, { status: 'eliminated', cell: NOWHERE });
};
