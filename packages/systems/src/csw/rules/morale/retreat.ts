import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type Desk, hexSubject, type OrderRule, type Question } from '../../engine/decisions.ts';
import { cellOfId, idOf } from '../../state/board.ts';
import { type Battle, boardIn, unitOf } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { hexName, hexNames, namesOf } from '../../words/describe.ts';
import { afterEntering } from '../caltrops/entering.ts';
import { facingOnArrival } from '../movement/arrival.ts';
import { retreatTo } from './goBack.ts';

type RetreatQuestion = Extract<Question, { kind: 'retreat' }>;
type LeadersQuestion = Extract<Question, { kind: 'leadersFollow' }>;

/** The questions that are open now: answers are possible and offered only then. */
const askedRetreat = ({ questions }: Battle): RetreatQuestion => questions[0] as RetreatQuestion;
const askedLeaders = ({ questions }: Battle): LeadersQuestion => questions[0] as LeadersQuestion;

/** CSW-MOR-09 */
const isOffered: Clause<{ battle: Battle; from: string; to: string }> = ({ battle, from, to }) => {
  const board = boardIn(battle);
  const question = askedRetreat(battle);
  if (idOf(board, question.cell) !== from)
    return refuse('CSW-MOR-09', say`no units retreat from ${from} now`);
  return question.choices.includes(cellOfId(board, to))
    ? permit
    : refuse('CSW-MOR-09', say`they can only retreat to ${hexNames(battle, question.choices)}`);
};

export const retreatOrder: OrderRule<'retreat'> = {
  check: (battle, _side, { from, to }) => firstRefusal([isOffered], { battle, from, to }),
  decide: (tale, _side, { to }, dice) => {
    const { cell, units, attackers } = askedRetreat(tale.state);
    const { side, underground } = unitOf(tale.state, units[0] as UnitId);
    tale.tell({ type: 'answered', rules: ['CSW-MOR-09'] });
    const hex = cellOfId(boardIn(tale.state), to);
    retreatTo(tale, { cell, units, attackers, side, underground }, hex, dice);
  },
  describe: (_battle, { from, to }) => say`retreat from ${from} to ${to}`,
};

/** CSW-P-14 11, 12, 16, 21; CSW-R-49: the lowest hex id stands in. */
export const retreatDesk: Desk = {
  task: 'retreat',
  deadline: 'reply',
  accepts: ['retreat'],
  standIn: (battle) => {
    const { cell, choices } = askedRetreat(battle);
    const board = boardIn(battle);
    return { type: 'retreat', from: idOf(board, cell), to: idOf(board, choices[0] as number) };
  },
  subjects: (battle) => [hexSubject(idOf(boardIn(battle), askedRetreat(battle).cell))],
  *legal(battle) {
    const board = boardIn(battle);
    const { cell, choices } = askedRetreat(battle);
    for (const to of choices) yield { type: 'retreat', from: idOf(board, cell), to: idOf(board, to) };
  },
};

/** CSW-LDR-05 */
const wereAsked: Clause<{ battle: Battle; leaders: readonly UnitId[] }> = ({ battle, leaders }) => {
  const question = askedLeaders(battle);
  const stranger = leaders.find((id) => !question.leaders.includes(id));
  return stranger === undefined
    ? permit
    : refuse('CSW-LDR-05', say`${unitOf(battle, stranger).name} was not with the units that retreated`);
};

export const leadersFollowOrder: OrderRule<'leadersFollow'> = {
  check: (battle, _side, { leaders }) => firstRefusal([wereAsked], { battle, leaders }),
  decide: (tale, _side, { leaders }, dice) => {
    const { to } = askedLeaders(tale.state);
    tale.tell({ type: 'answered', rules: ['CSW-LDR-05'] });
    const units = [...new Set(leaders)];
    if (units.length === 0) return;
    const own = unitOf(tale.state, units[0] as UnitId).facing;
    const facing = facingOnArrival(tale.state, units, to, own);
    tale.tell({ type: 'unitsWent', how: 'retreat', units, path: [to], facing, rules: ['CSW-LDR-05'] });
    if (!unitOf(tale.state, units[0] as UnitId).underground) afterEntering(tale, units, to, dice);
  },
  describe: (battle, { leaders }) => {
    const question = battle.questions[0]?.kind === 'leadersFollow' ? askedLeaders(battle) : undefined;
    const to = question === undefined ? 'them' : hexName(battle, question.to);
    return leaders.length === 0
      ? 'keep the leaders where they are'
      : say`send ${namesOf(battle, leaders)} along to ${to}`;
  },
};

/** CSW-P-14: default yes. */
export const leadersFollowDesk: Desk = {
  task: 'say which leaders go along',
  deadline: 'reply',
  accepts: ['leadersFollow'],
  standIn: (battle) => ({
    type: 'leadersFollow',
    leaders: [...askedLeaders(battle).leaders],
  }),
  subjects: (battle) => [hexSubject(idOf(boardIn(battle), askedLeaders(battle).from))],
  *legal(battle) {
    const { leaders } = askedLeaders(battle);
    yield { type: 'leadersFollow', leaders: [...leaders] };
    if (leaders.length > 1) for (const id of leaders) yield { type: 'leadersFollow', leaders: [id] };
    yield { type: 'leadersFollow', leaders: [] };
  },
};
