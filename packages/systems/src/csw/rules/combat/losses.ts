import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type Desk, hexSubject, type OrderRule, type Question } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import { idOf } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, type DueLoss, typeOf, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { movesAndFires } from '../movement/mayMove.ts';
import { damageConstruction, eliminate, hitsLeft, inflictLoss } from './eliminate.ts';
import { exposedIn, fallsBy, fallsToAnyAttack, nextToFall } from './exposed.ts';

interface Struck {
  readonly underground?: boolean;
  readonly construction?: boolean;
  /** CSW-UND-05 */
  readonly byFriend?: boolean;
}

/** CSW-P-19: phasing side's hexes first, ascending. */
const inOrder = ({ phasing }: Battle, due: readonly DueLoss[]): DueLoss[] =>
  [...due].sort((a, b) => Number(b.side === phasing) - Number(a.side === phasing) || a.cell - b.cell);

const isSamePlace = (a: DueLoss, b: DueLoss): boolean =>
  a.cell === b.cell && a.underground === b.underground && a.construction === b.construction;

const dueNow = (tale: Tale, due: readonly DueLoss[]): void => {
  tale.tell({ type: 'lossesDue', due: inOrder(tale.state, due), rules: ['CSW-CBT-07', 'CSW-P-19'] });
};

/**
 * CSW-CBT-07: losses from several attacks on a hex add up and are taken together. Call it for every attack, even one
 * without losses: some things fall to any attack (CSW-DIS-05, CSW-UND-05).
 */
export const addLosses = (
  tale: Tale,
  cell: number,
  side: Side,
  losses: number,
  { underground = false, construction = false, byFriend = false }: Struck = {},
): void => {
  const battle = tale.state;
  const place = { cell, underground, byFriend };
  const sweeps = exposedIn(battle, place).some((unit) => fallsToAnyAttack(battle, unit, place));
  if (losses === 0 && (construction || !sweeps)) return;
  const fresh: DueLoss = { cell, side, underground, construction, losses, ...(byFriend && { byFriend }) };
  const before = battle.dueLosses.find((due) => isSamePlace(due, fresh))?.losses ?? 0;
  const others = battle.dueLosses.filter((due) => !isSamePlace(due, fresh));
  dueNow(tale, [...others, { ...fresh, losses: before + losses }]);
};

/** CSW-CBT-06: fewest hits left, then lowest morale, then lowest id. */
export const byDefault = (battle: Battle, units: readonly Unit[]): Unit =>
  [...units].sort(
    (a, b) => hitsLeft(battle, a) - hitsLeft(battle, b) || a.morale - b.morale || a.id - b.id,
  )[0] as Unit;

/**
 * What lasts beyond the segment; units that match in all of these are equal, so nobody needs to choose which one falls.
 */
const LASTING = [
  'type',
  'hitsTaken',
  'morale',
  'routed',
  'company',
  'undead',
  'carriesCaltrops',
  'serves',
  'charisma',
  'nightVision',
  'mustered',
  'working',
  'besideMount',
  'heldBack',
  'scaled',
] as const satisfies readonly (keyof Unit)[];

/** CSW-CRE-03, CSW-MIS-08: what loses a unit its fire in the second missile segment of the turn. */
const hasShotItsBolt = (battle: Battle, unit: Unit): boolean => {
  const { category } = typeOf(battle, unit);
  if (category === 'leader' || category === 'creature') return unit.firedThisTurn;
  return unit.movedThisTurn && !movesAndFires(battle, unit);
};

/** What keeps a missile unit from shooting or moving later this turn, or next turn (CSW-MIS-06). */
const barsOf = (battle: Battle, unit: Unit): number => {
  if (typeOf(battle, unit).missile === 0) return 0;
  const isFirstHalf = battle.phasing === battle.sideA;
  const shot = isFirstHalf && hasShotItsBolt(battle, unit);
  const moves = isFirstHalf && unit.side !== battle.phasing && !movesAndFires(battle, unit);
  return Number(unit.meleedLastSegment) + 2 * Number(shot) + 4 * Number(moves && unit.firedThisTurn); // CSW-MOV-11
};

const areEqual = (battle: Battle, units: readonly Unit[]): boolean => {
  const [first] = units as [Unit];
  const bars = barsOf(battle, first);
  return units.every(
    (unit) => LASTING.every((key) => unit[key] === first[key]) && barsOf(battle, unit) === bars,
  );
};

/** Whether it matters which unit falls: the units are unequal and some will survive. */
const isChoice = (battle: Battle, units: readonly Unit[], losses: number): boolean =>
  !areEqual(battle, units) && losses < units.reduce((sum, unit) => sum + hitsLeft(battle, unit), 0);

/** CSW-DIS-05, CSW-UND-05 */
const sweepAway = (tale: Tale, due: DueLoss): void => {
  for (const unit of exposedIn(tale.state, due))
    if (fallsToAnyAttack(tale.state, unit, due)) eliminate(tale, unit.id, 'defenceless', [fallsBy(unit)]);
};

const ask = (tale: Tale, due: DueLoss, rest: readonly DueLoss[], units: readonly Unit[]): void => {
  dueNow(tale, [due, ...rest]);
  const { side, cell } = due;
  const question: Question = { kind: 'chooseLoss', side, cell, units: units.map(({ id }) => id) };
  tale.tell({ type: 'asked', questions: [question], rules: ['CSW-CBT-05', 'CSW-CBT-06'] });
};

/** CSW-CBT-04..06: one hex takes its losses; excess losses are wasted. */
const takeInHex = (tale: Tale, due: DueLoss, rest: readonly DueLoss[], asking: boolean): void => {
  sweepAway(tale, due);
  for (let left = due.losses; left > 0; left--) {
    const units = nextToFall(tale.state, due);
    if (units.length === 0) break;
    if (asking && isChoice(tale.state, units, left)) {
      ask(tale, { ...due, losses: left }, rest, units);
      return;
    }
    inflictLoss(tale, byDefault(tale.state, units).id);
  }
  dueNow(tale, rest);
};

/** The next hex in the list. Outside the missile and melee segments the default applies (CSW-P-19). */
export const takeLosses = (tale: Tale, asking: boolean): boolean => {
  const [due, ...rest] = tale.state.dueLosses;
  if (due === undefined) return false;
  if (due.construction) {
    damageConstruction(tale, due.cell, due.losses);
    dueNow(tale, rest);
  } else takeInHex(tale, due, rest, asking);
  return true;
};

/** CSW-RAM-04, CSW-OPF-06: losses that apply at once. */
export const takeLossesAtOnce = (tale: Tale): void => {
  while (takeLosses(tale, false));
};

type ChooseLoss = Extract<Question, { kind: 'chooseLoss' }>;
/** The question that is open now: choosing is possible and offered only then. */
const asked = ({ questions }: Battle): ChooseLoss => questions[0] as ChooseLoss;

/** CSW-CBT-05, CSW-CBT-06 */
const isExposed: Clause<{ battle: Battle; unit: UnitId }> = ({ battle, unit }) => {
  const { units, cell } = asked(battle);
  return units.includes(unit)
    ? permit
    : refuse(
        'CSW-CBT-06',
        say`it is not among the units in ${idOf(boardIn(battle), cell)} that can take this loss`,
      );
};

export const chooseLossOrder: OrderRule<'chooseLoss'> = {
  check: (battle, _side, { unit }) => firstRefusal([isExposed], { battle, unit }),
  decide: (tale, _side, { unit }) => {
    tale.tell({ type: 'answered', rules: ['CSW-CBT-06'] });
    const [due, ...rest] = tale.state.dueLosses as [DueLoss, ...DueLoss[]];
    inflictLoss(tale, unit);
    dueNow(tale, due.losses > 1 ? [{ ...due, losses: due.losses - 1 }, ...rest] : rest);
  },
  describe: (battle, { unit }) => say`take the loss on ${unitOf(battle, unit).name}`,
};

/** CSW-P-14 15, 19 */
export const chooseLossDesk: Desk = {
  task: 'choose who takes the loss',
  deadline: 'reply',
  accepts: ['chooseLoss'],
  standIn: (battle) => {
    const units = asked(battle).units.map((id) => unitOf(battle, id));
    return { type: 'chooseLoss', unit: byDefault(battle, units).id };
  },
  subjects: (battle) => [hexSubject(idOf(boardIn(battle), asked(battle).cell))],
  *legal(battle) {
    for (const unit of asked(battle).units) yield { type: 'chooseLoss', unit };
  },
};
