import { type Clause, type Dice, firstRefusal, permit, refuse } from '@warmoot/kernel';
import { cellOfId, distance, idOf, NOWHERE } from '../../board.ts';
import { type Desk, hexSubject, type OrderRule, type Question } from '../../decisions.ts';
import { hexName, hexNames, namesOf } from '../../describe.ts';
import { holderOf, unitsAt } from '../../occupancy.ts';
import { enemyOf, type Side } from '../../setup.ts';
import {
  type Battle,
  boardIn,
  isLeader,
  type MoraleCheck,
  typeOf,
  type Unit,
  type UnitId,
  unitOf,
} from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { couldStop } from '../stacking/stacks.ts';
import { countsAsPresent, isProhibited, isRampart } from '../terrain/ground.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { facingTo, nearestOf } from './facingTo.ts';

/** Units that must retreat from a hex, and the hexes that attacked them. */
type Retreat = Pick<MoraleCheck, 'cell' | 'side' | 'units' | 'attackers' | 'underground'>;

const enemyCells = (battle: Battle, side: Side): number[] =>
  [
    ...new Set(
      battle.units
        .filter((unit) => unit.side !== side && countsAsPresent(battle, unit))
        .map(({ cell }) => cell),
    ),
  ].sort((a, b) => a - b);

/** CSW-MOR-09: what to get away from: those who attacked, else the enemy at large. */
const threatsTo = (battle: Battle, { side, attackers }: Retreat): readonly number[] =>
  attackers.length > 0 ? attackers : enemyCells(battle, side);

/** CSW-WAL-13: never across an outside side of an intact wall, tower or closed gate, up or down. */
const crossesOutside = (battle: Battle, from: number, to: number): boolean => {
  const { within } = battle.setup.field;
  return (
    (isRampart(battle, to) && within[from] === 'outside') ||
    (isRampart(battle, from) && within[to] === 'outside')
  );
};

/** CSW-MOR-09, CSW-ZOC-07, CSW-STK-08 */
const couldRetreatTo = (
  battle: Battle,
  { cell, side }: Retreat,
  units: readonly Unit[],
  to: number,
): boolean =>
  (holderOf(battle, to)?.side ?? side) === side &&
  !inEnemyZone(battle, side, to) &&
  !units.some((unit) => isProhibited(battle, typeOf(battle, unit), to)) &&
  !crossesOutside(battle, cell, to) &&
  couldStop(battle, units, to);

/**
 * CSW-MOR-09, CSW-R-49: legal hexes, ascending; never off the map. CSW-TUN-14 has its own hexes for those underground.
 */
export const retreatHexes = (battle: Battle, retreat: Retreat): number[] => {
  if (retreat.underground) return [];
  const board = boardIn(battle);
  const threats = threatsTo(battle, retreat);
  const gap = (cell: number): number => Math.min(...threats.map((threat) => distance(board, cell, threat)));
  const units = retreat.units.map((id) => unitOf(battle, id));
  const { neighbours } = board.grid;
  return [...neighbours.slice(6 * retreat.cell, 6 * retreat.cell + 6)]
    .filter((to) => to !== NOWHERE && (threats.length === 0 || gap(to) > gap(retreat.cell)))
    .filter((to) => couldRetreatTo(battle, retreat, units, to))
    .sort((a, b) => a - b);
};

/** CSW-MOR-09: whoever attacked picks the hex, else the owner; where only one is legal nobody is asked. */
export const carryOutRetreat = (
  tale: Tale,
  retreat: Retreat,
  choices: readonly number[],
  dice: Dice,
): void => {
  const { cell, side, units, attackers } = retreat;
  const [only] = choices;
  if (choices.length === 1) go(tale, retreat, only as number, dice);
  else {
    const chooser = attackers.length > 0 ? enemyOf(side) : side;
    const question: Question = { kind: 'retreat', side: chooser, cell, units, choices, attackers };
    tale.tell({ type: 'asked', questions: [question], rules: ['CSW-MOR-09'] });
  }
};

/** CSW-MOR-08, CSW-MOR-11, CSW-R-49: one hex, facing the attacker; no movement, no free choice of facing. */
const go = (tale: Tale, retreat: Retreat, to: number, dice: Dice): void => {
  const { units, cell } = retreat;
  const battle = tale.state;
  const board = boardIn(battle);
  const threat = nearestOf(board, to, threatsTo(battle, retreat));
  const own = unitOf(battle, units[0] as UnitId).facing;
  const facing = facingOnArrival(battle, units, to, threat === undefined ? own : facingTo(board, to, threat));
  const turning = leadersWhoTurn(battle, units, to, facing);
  tale.tell({
    type: 'unitsWent',
    how: 'retreat',
    units,
    path: [to],
    facing,
    rules: ['CSW-MOR-09', 'CSW-R-49'],
  });
  if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
  askLeaders(tale, cell, to);
};

/** CSW-LDR-05, CSW-R-56 */
const askLeaders = (tale: Tale, from: number, to: number): void => {
  const battle = tale.state;
  const leaders = unitsAt(battle, from).filter((unit) => isLeader(battle, unit));
  const [first] = leaders;
  if (first === undefined) return;
  const question: Question = {
    kind: 'leadersFollow',
    side: first.side,
    leaders: leaders.map(({ id }) => id),
    from,
    to,
  };
  tale.tell({ type: 'asked', questions: [question], rules: ['CSW-LDR-05'] });
};

type RetreatQuestion = Extract<Question, { kind: 'retreat' }>;
type LeadersQuestion = Extract<Question, { kind: 'leadersFollow' }>;

const askedRetreat = ({ questions }: Battle): RetreatQuestion | undefined =>
  questions[0]?.kind === 'retreat' ? questions[0] : undefined;
const askedLeaders = ({ questions }: Battle): LeadersQuestion | undefined =>
  questions[0]?.kind === 'leadersFollow' ? questions[0] : undefined;

/** CSW-MOR-09 */
const isOffered: Clause<{ battle: Battle; from: string; to: string }> = ({ battle, from, to }) => {
  const board = boardIn(battle);
  const question = askedRetreat(battle);
  if (question === undefined || idOf(board, question.cell) !== from)
    return refuse('CSW-MOR-09', `no units retreat from ${from} now`);
  return question.choices.includes(cellOfId(board, to))
    ? permit
    : refuse('CSW-MOR-09', `they can only retreat to ${hexNames(battle, question.choices)}`);
};

export const retreatOrder: OrderRule<'retreat'> = {
  check: (battle, _side, { from, to }) => firstRefusal([isOffered], { battle, from, to }),
  decide: (tale, _side, { to }, dice) => {
    const { cell, units, attackers } = askedRetreat(tale.state) as RetreatQuestion;
    const { side } = unitOf(tale.state, units[0] as UnitId);
    tale.tell({ type: 'answered', rules: ['CSW-MOR-09'] });
    const hex = cellOfId(boardIn(tale.state), to);
    go(tale, { cell, units, attackers, side, underground: false }, hex, dice);
  },
  describe: (_battle, { from, to }) => `let ${from} retreat to ${to}`,
};

/** CSW-P-14 11, 12, 16, 21; CSW-R-49: the lowest hex id stands in. */
export const retreatDesk: Desk = {
  task: 'retreat',
  deadline: 'reply',
  accepts: ['retreat'],
  standIn: (battle) => {
    const { cell, choices } = askedRetreat(battle) as RetreatQuestion;
    const board = boardIn(battle);
    return { type: 'retreat', from: idOf(board, cell), to: idOf(board, choices[0] as number) };
  },
  subjects: (battle) => [hexSubject(idOf(boardIn(battle), (askedRetreat(battle) as RetreatQuestion).cell))],
  *legal(battle) {
    const board = boardIn(battle);
    const question = askedRetreat(battle);
    for (const to of question?.choices ?? [])
      yield { type: 'retreat', from: idOf(board, question?.cell ?? NOWHERE), to: idOf(board, to) };
  },
};

/** CSW-LDR-05 */
const wereAsked: Clause<{ battle: Battle; leaders: readonly UnitId[] }> = ({ battle, leaders }) => {
  const question = askedLeaders(battle);
  const stranger = leaders.find((id) => !question?.leaders.includes(id));
  return stranger === undefined
    ? permit
    : refuse('CSW-LDR-05', `${unitOf(battle, stranger).name} was not with the units that retreated`);
};

export const leadersFollowOrder: OrderRule<'leadersFollow'> = {
  check: (battle, _side, { leaders }) => firstRefusal([wereAsked], { battle, leaders }),
  decide: (tale, _side, { leaders }) => {
    const { to } = askedLeaders(tale.state) as LeadersQuestion;
    tale.tell({ type: 'answered', rules: ['CSW-LDR-05'] });
    const units = [...new Set(leaders)];
    if (units.length === 0) return;
    const own = unitOf(tale.state, units[0] as UnitId).facing;
    const facing = facingOnArrival(tale.state, units, to, own);
    tale.tell({ type: 'unitsWent', how: 'retreat', units, path: [to], facing, rules: ['CSW-LDR-05'] });
  },
  describe: (battle, { leaders }) => {
    const question = askedLeaders(battle);
    const to = question === undefined ? 'them' : hexName(battle, question.to);
    return leaders.length === 0
      ? 'let the leaders stay'
      : `let ${namesOf(battle, leaders)} go along to ${to}`;
  },
};

/** CSW-P-14: default yes. */
export const leadersFollowDesk: Desk = {
  task: 'say which leaders go along',
  deadline: 'reply',
  accepts: ['leadersFollow'],
  standIn: (battle) => ({
    type: 'leadersFollow',
    leaders: [...(askedLeaders(battle) as LeadersQuestion).leaders],
  }),
  subjects: (battle) => [hexSubject(idOf(boardIn(battle), (askedLeaders(battle) as LeadersQuestion).from))],
  *legal(battle) {
    const leaders = askedLeaders(battle)?.leaders ?? [];
    yield { type: 'leadersFollow', leaders: [...leaders] };
    if (leaders.length > 1) for (const id of leaders) yield { type: 'leadersFollow', leaders: [id] };
    yield { type: 'leadersFollow', leaders: [] };
  },
};
