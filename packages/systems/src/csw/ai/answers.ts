import { unreachable } from '@warmoot/kernel';
import type { Question } from '../engine/decisions.ts';
import { openDesk } from '../engine/desks.ts';
import type { CswOrder, OrderOf } from '../orders/orders.ts';
import { byDefault } from '../rules/combat/losses.ts';
import { facingTo } from '../rules/morale/facingTo.ts';
import { DIRECTION_NAMES, distance, idOf } from '../state/board.ts';
import { enemyOf, type Side } from '../state/setup.ts';
import { type Battle, boardIn, unitOf } from '../state/state.ts';
import { type Band, bandsIn } from './bands.ts';
import { volleys } from './fire.ts';
import type { Intent } from './planner.ts';
import { worthOf } from './worth.ts';

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

const nearestEnemy = (battle: Battle, side: Side, cell: number): Band | undefined => {
  const board = boardIn(battle);
  let nearest: Band | undefined;
  for (const band of bandsIn(battle)[enemyOf(side)])
    if (nearest === undefined || distance(board, cell, band.cell) < distance(board, cell, nearest.cell))
      nearest = band;
  return nearest;
};

const bySum = (battle: Battle, side: Side, cell: number): number => {
  const board = boardIn(battle);
  return bandsIn(battle)[side].reduce(
    (sum, band) => sum + band.might / (1 + distance(board, cell, band.cell)),
    0,
  );
};

/** CSW-MOR-09: the enemy is driven into our midst, our own towards their friends. */
const retreat = (battle: Battle, { side, cell, choices, units }: Asked<'retreat'>): Intent => {
  const board = boardIn(battle);
  const own = unitOf(battle, units[0] as number).side;
  const value = (to: number): number => {
    const safety = bySum(battle, own, to) - bySum(battle, enemyOf(own), to);
    return own === side ? safety : -safety;
  };
  const to = best(choices, value);
  return {
    order: { type: 'retreat', from: idOf(board, cell), to: idOf(board, to) },
    reason: own === side ? 'they are safest there' : 'they are worst off there',
  };
};

const best = <T>(choices: readonly T[], value: (choice: T) => number): T => {
  let found = choices[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = value(choice);
    if (worth > most) {
      most = worth;
      found = choice;
    }
  }
  return found;
};

/** CSW-P-13: no leader is left alone in contact. */
const leadersFollow = ({ leaders }: Asked<'leadersFollow'>): Intent => ({
  order: { type: 'leadersFollow', leaders: [...leaders] },
  reason: 'a leader does not stay behind alone',
});

/** CSW-CBT-06: the least valuable unit is given up. */
const chooseLoss = (battle: Battle, { units }: Asked<'chooseLoss'>): Intent => {
  const candidates = units.map((id) => unitOf(battle, id));
  const least = Math.min(...candidates.map((unit) => worthOf(battle, unit)));
  const unit = byDefault(
    battle,
    candidates.filter((each) => worthOf(battle, each) === least),
  );
  return { order: { type: 'chooseLoss', unit: unit.id }, reason: 'they can be spared most easily' };
};

/** Opportunity fire costs the next missile segment, so only a good shot is taken. */
const GOOD_SHOT = 1.5;

const opportunity = (battle: Battle, { side, cell }: Asked<'opportunity'>): Intent => {
  const shot = volleys(battle, side).find(({ target }) => target.cell === cell);
  if (shot === undefined || shot.gain < GOOD_SHOT)
    return { order: { type: 'pass', for: 'mover' }, reason: 'a better target may come' };
  const order: OrderOf<'opportunityFire'> = {
    type: 'opportunityFire',
    units: shot.units.map(({ id }) => id),
    hex: idOf(boardIn(battle), cell),
  };
  return { order, reason: 'they are an easy mark on the move' };
};

const legalNow = (battle: Battle): CswOrder[] => {
  const open = openDesk(battle);
  if (open === undefined) return [];
  const orders: CswOrder[] = [];
  for (const subject of open.desk.subjects(battle, open.side))
    for (const order of open.desk.legal(battle, open.side, subject)) orders.push(order);
  return orders;
};

/** CSW-SKI-02: shooters do not wait for an enemy they cannot match. */
const evade = (battle: Battle, { unit, movers }: Asked<'evade'>): Intent => {
  const board = boardIn(battle);
  const from = unitOf(battle, movers[0] as number).cell;
  const ways = legalNow(battle).filter((order) => order.type === 'evade');
  const stand: Intent = { order: { type: 'stand', unit }, reason: 'there is nowhere better to go' };
  if (ways.length === 0) return stand;
  const endOf = (order: OrderOf<'evade'>): number =>
    board.ids.indexOf(order.path.findLast((step) => step.length === 4) ?? '');
  const order = best(ways, (way) => distance(board, endOf(way), from) + way.leaders.length * 0.5);
  return { order, reason: 'shooters do not wait for the blow' };
};

/** CSW-MER-04 and similar questions: the first offer is as good as any. */
const firstOffered = (battle: Battle, reason: string): Intent => ({
  order: legalNow(battle)[0] as CswOrder,
  reason,
});

export const answer = (battle: Battle, question: Question): Intent => {
  switch (question.kind) {
    case 'retreat':
      return retreat(battle, question);
    case 'leadersFollow':
      return leadersFollow(question);
    case 'chooseLoss':
      return chooseLoss(battle, question);
    case 'opportunity':
      return opportunity(battle, question);
    case 'evade':
      return evade(battle, question);
    case 'payBonus':
      return {
        order: { type: 'payBonus', company: question.company, pay: true },
        reason: 'a fifth of their price is cheaper than losing them',
      };
    case 'placeDisplaced':
      return firstOffered(battle, 'they must make room');
    case 'declineMelee':
      return firstOffered(battle, 'men at work cannot defend themselves');
    default:
      return unreachable(question);
  }
};

/** Towards the nearest enemy, if the units may choose their facing. */
export const facingFor = (battle: Battle, side: Side, cell: number): (typeof DIRECTION_NAMES)[number] => {
  const enemy = nearestEnemy(battle, side, cell);
  return DIRECTION_NAMES[enemy === undefined ? 0 : facingTo(boardIn(battle), cell, enemy.cell)];
};
