import type { Dice } from '@warmoot/kernel';
import { beginTale } from '../../engine/tale.ts';
import { checkOrder, ruleOf } from '../../orders/orderRules.ts';
import { mayAllMove } from '../../rules/movement/mayMove.ts';
import { type End, orderTo, type Reach, reachOf } from '../../rules/movement/reach.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, isLeader } from '../../state/state.ts';
import { withoutInterruptions } from '../../state/undisturbed.ts';
import type { Unit } from '../../state/unit.ts';
import { type Band, bandsIn } from '../bands.ts';
import { volleys } from '../fire.ts';
import type { Intent } from '../planner.ts';
import { type Appraisal, appraise, lendSupport } from './appraisal.ts';
import { enemiesBeside, noteContact } from './contact.ts';
import type { Doctrine } from './doctrine.ts';
import { asBand, waitingStacks } from './entries.ts';
import { bestPost, chooseLeaderMove, type LeaderCoverage, markServed } from './leaders.ts';
import { strikeReason } from './reasons.ts';
import { bestPlace, chooseMove } from './troops.ts';

/** The plan as it grows: the battle as it would be, and the orders that lead there. */
interface Draft {
  battle: Battle;
  readonly appraisal: Appraisal;
  readonly intents: Intent[];
  readonly dice: Dice;
}

/** Adds an order if the rules allow it. */
const give = (draft: Draft, { order, reason }: Intent): boolean => {
  const { battle, appraisal, dice } = draft;
  if (!checkOrder(battle, appraisal.side, order).ok) return false;
  const tale = beginTale(battle);
  ruleOf(order)?.decide(tale, appraisal.side, order as never, dice);
  draft.battle = tale.state;
  draft.intents.push({ order, reason });
  return true;
};

/** CSW-P-13: shooters with somebody to shoot at stay where they are. */
const heldBySight = (battle: Battle, side: Side): ReadonlySet<number> =>
  new Set(volleys(battle, side).flatMap(({ units }) => units.map(({ cell }) => cell)));

const canMove = (battle: Battle, band: Band): boolean =>
  !band.routed && band.troops.length > 0 && mayAllMove(battle, band.troops).ok;

/** Front units first: they make room for the others and show them where to join in. */
const inMarchingOrder = (battle: Battle, { side, wayToEnemy }: Appraisal): Band[] =>
  bandsIn(battle)
    [side].filter((band) => canMove(battle, band))
    .map((band) => ({ band, way: wayToEnemy(band.type)[band.cell] as number }))
    .sort((a, b) => a.way - b.way || a.band.cell - b.band.cell)
    .map(({ band }) => band);

const moveBand = (draft: Draft, band: Band): void => {
  const { appraisal } = draft;
  lendSupport(draft.battle, appraisal, band.might, band.cell, -1);
  const choice = chooseMove(draft.battle, appraisal, band);
  const goes = choice?.intent !== undefined && give(draft, choice.intent);
  const cell = goes && choice !== undefined ? choice.cell : band.cell;
  lendSupport(draft.battle, appraisal, band.might, cell);
  if (choice !== undefined && (goes || choice.intent === undefined))
    noteContact(draft.battle, appraisal, cell, choice.exchange);
};

/** Units that cannot or should not move still pin the enemies they face. */
const noteStanding = (draft: Draft, bands: readonly Band[]): void => {
  for (const band of bands)
    if (!band.routed && enemiesBeside(draft.battle, draft.appraisal, band.cell).length > 0)
      noteContact(draft.battle, draft.appraisal, band.cell, {
        dealt: 0,
        taken: 0,
        target: undefined,
        mean: 0,
      });
};

const moveTroops = (draft: Draft): void => {
  const { battle, appraisal } = draft;
  const held = heldBySight(battle, appraisal.side);
  const movers = inMarchingOrder(battle, appraisal).filter(
    (band) => !held.has(band.cell) || band.type.category === 'mounted' || band.type.category === 'creature',
  );
  noteStanding(
    draft,
    bandsIn(battle)[appraisal.side].filter((band) => !movers.includes(band)),
  );
  for (const band of movers) moveBand(draft, band);
};

const enterStack = (draft: Draft, units: readonly Unit[]): void => {
  const { battle, appraisal } = draft;
  const band = asBand(battle, units);
  const reach = reachOf(battle, units);
  const best = bestPlace(battle, appraisal, band, reach);
  if (best === undefined) return;
  const reason =
    best.exchange.target === undefined
      ? 'to bring them into the battle'
      : strikeReason(battle, best.exchange, false);
  if (goTo(draft, reach, best.end, reason))
    lendSupport(draft.battle, appraisal, band.might, best.end.way.cell);
};

const goTo = (draft: Draft, reach: Reach, end: End, reason: string): boolean => {
  const order = orderTo(draft.battle, reach, end);
  return order !== undefined && give(draft, { order, reason });
};

const enterLeader = (draft: Draft, leader: Unit, served: LeaderCoverage): void => {
  const { battle, appraisal } = draft;
  const reach = reachOf(battle, [leader]);
  const end = bestPost(battle, appraisal, served, leader, reach);
  if (end !== undefined && goTo(draft, reach, end, `${leader.name} leads them in`))
    markServed(draft.battle, appraisal, served, end.way.cell);
};

const moveLeaders = (draft: Draft): void => {
  const { appraisal } = draft;
  const served: LeaderCoverage = new Map();
  const leaders = draft.battle.units.filter(
    (unit) =>
      unit.side === appraisal.side &&
      unit.status === 'onMap' &&
      !unit.underground &&
      isLeader(draft.battle, unit),
  );
  for (const leader of leaders) {
    if (!mayAllMove(draft.battle, [leader]).ok) continue;
    const { intent, cell } = chooseLeaderMove(draft.battle, appraisal, served, leader);
    const goes = intent !== undefined && give(draft, intent);
    markServed(draft.battle, appraisal, served, goes ? cell : leader.cell);
  }
  for (const [leader] of waitingStacks(draft.battle, appraisal.side))
    if (leader !== undefined && isLeader(draft.battle, leader)) enterLeader(draft, leader, served);
};

/** Every order of a movement segment: troops from front to back, then units that enter, and the leaders last. */
export const planMoves = (battle: Battle, side: Side, doctrine: Doctrine, dice: Dice): Intent[] => {
  const calm = withoutInterruptions(battle);
  const draft: Draft = { battle: calm, appraisal: appraise(calm, side, doctrine), intents: [], dice };
  moveTroops(draft);
  for (const units of waitingStacks(calm, side))
    if (!isLeader(calm, units[0] as Unit)) enterStack(draft, units);
  moveLeaders(draft);
  return draft.intents;
};
