import { type Dice, type Gist, pick, type Seat } from '@warmoot/kernel';
import { TACTICS } from '../data/tactics.ts';
import { carryOut } from '../engine/carryOut.ts';
import type { CstEvent, EventOf } from '../engine/events.ts';
import { beginTale, type Tale } from '../engine/tale.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder, OrderOf } from '../orders/orders.ts';
import { beginRound, carryOutStrike, decideBattle, fallBack, fightOn } from '../rules/battle/course.ts';
import { defaultStrike, nearestHome, wouldRetreat } from '../rules/battle/defaults.ts';
import { battleOf, worthOf, worthOfSide } from '../rules/battle/fighters.ts';
import type { BattleQuestion } from '../rules/battle/questions.ts';
import type { BattleOutcome, Side } from '../rules/battle/state.ts';
import { retreatHexes, retreatSpots } from '../rules/landCombat/retreat.ts';
import { strikeWith } from '../rules/landCombat/strike.ts';
import { type LossesDue, losable, loseChosen, lossesDue } from '../rules/navalCombat/losses.ts';
import { standingOf } from '../rules/standing/standingOf.ts';
import type { Game } from '../state/game.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';

type Answer = (tale: Tale, player: PlayerNumber, seat: PlayerNumber, dice: Dice) => void;

/** One's own standing tactic; another's may be any. */
const chooseTactic: Answer = (tale, player, seat, dice) => {
  const side: Side = battleOf(tale.state).attacker === player ? 'attacker' : 'defender';
  const { attacking, defending } = standingOf(tale.state, player);
  const own = side === 'attacker' ? attacking : defending;
  const tactic = player === seat ? own : pick(dice, TACTICS, 'a tactic nobody knows');
  tale.tell({ type: 'tacticChosen', player, side, tactic });
};

/** An attacker goes on while his force is worth at least half of what still stands against it. */
const goOn: Answer = (tale) => {
  const battle = battleOf(tale.state);
  if (2 * worthOfSide(battle, 'attacker') >= worthOfSide(battle, 'defender'))
    tale.tell({ type: 'battleContinued' });
  else decideBattle(tale, 'brokenOff', 'CST-LCB-15');
};

const stand: Answer = (tale, player) => {
  if (wouldRetreat(tale.state))
    fallBack(tale, nearestHome(tale.state, player, retreatSpots(tale.state)), false);
  else beginRound(tale);
};

const flyOff: Answer = (tale, player) => {
  fallBack(tale, nearestHome(tale.state, player, retreatHexes(tale.state, true)), true);
};

const giveUp: Answer = (tale, player) => {
  const due = lossesDue(tale.state, player) as LossesDue;
  const cheapest = losable(tale.state, player, due).sort((a, b) => worthOf(a) - worthOf(b) || a.id - b.id);
  loseChosen(
    tale,
    player,
    cheapest.slice(0, due.count).map(({ id }) => id),
  );
};

/** How both sides decide when a battle is played out for odds (CST-PLY-03, but an attacker goes on). */
const ANSWERS: Readonly<Record<BattleQuestion, Answer>> = {
  tactic: chooseTactic,
  strike: (tale, player, _seat, dice) => carryOutStrike(tale, player, defaultStrike(tale.state), dice),
  losses: giveUp,
  continue: goOn,
  stand,
  flyOff,
  advance: (tale) => {
    tale.tell({ type: 'battleEnded' });
  },
};

const playOut = (tale: Tale, seat: PlayerNumber, dice: Dice): void => {
  while (tale.state.battle !== null) {
    const [asked] = tale.state.questions;
    if (asked !== undefined) ANSWERS[asked.kind as BattleQuestion](tale, asked.player, seat, dice);
    if (tale.state.questions.length === 0) fightOn(tale, dice);
  }
};

const BATTLE_ORDERS: readonly CstOrder['type'][] = ['attack', 'tactic', 'continue', 'stand', 'loseUnits'];

/** A battle is played out to its end, a single strike alone; anything else is simply carried out. */
export const rehearse = (game: Game, seat: Seat, order: CstOrder, dice: Dice): readonly CstEvent[] => {
  const player = numberOf(seat);
  const tale = beginTale(game);
  if (order.type === 'strike') {
    const { unit, target } = order as OrderOf<'strike'>;
    strikeWith(tale, unit, target, dice);
    return tale.events;
  }
  if (!BATTLE_ORDERS.includes(order.type)) return carryOut(game, player, order, dice).events;
  ruleOf(order.type)?.decide(tale, player, order as never, dice);
  playOut(tale, player, dice);
  return tale.events;
};

/** For one who attacks, and for one who is attacked. */
const RESULTS: Readonly<Record<Side, Readonly<Record<BattleOutcome, string>>>> = {
  attacker: {
    destroyed: 'won',
    retreated: 'won',
    brokenOff: 'thrown back',
    noTargets: 'thrown back',
    beaten: 'wiped out',
  },
  defender: {
    destroyed: 'wiped out',
    retreated: 'driven off',
    brokenOff: 'held',
    noTargets: 'held',
    beaten: 'won',
  },
};

const told = <Type extends CstEvent['type']>(events: readonly CstEvent[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** How many of each own type fell: a figure for every type that fights, also where none fell. */
const lossesByType = (before: Game, events: readonly CstEvent[], player: PlayerNumber): Gist => {
  const battle = before.battle ?? told(events, 'battleDeclared')[0]?.battle;
  const own = battle?.fighters.filter(({ owner }) => owner === player) ?? [];
  const gone = new Set([
    ...told(events, 'strikeResolved').map(({ removed }) => removed),
    ...told(events, 'flyersDispersed').flatMap(({ lost }) => lost),
  ]);
  const figures: Record<string, number> = {};
  for (const { type, label } of own)
    figures[`${type} lost`] = (figures[`${type} lost`] ?? 0) + (gone.has(label) ? 1 : 0);
  return figures;
};

/** CST-PLY-06: how a battle ends for the seat, and what it costs; of a single strike whether it hits. */
export const battleGist = (before: Game, events: readonly CstEvent[], seat: Seat): Gist => {
  const player = numberOf(seat);
  const [decided] = told(events, 'battleDecided');
  const battle = before.battle ?? told(events, 'battleDeclared')[0]?.battle;
  if (battle === undefined) return {};
  const [strike, ...others] = told(events, 'strikeResolved');
  if (decided === undefined)
    return strike !== undefined && others.length === 0 ? { strike: strike.isHit ? 'hits' : 'misses' } : {};
  const side: Side = battle.attacker === player ? 'attacker' : 'defender';
  return { battle: RESULTS[side][decided.outcome], ...lossesByType(before, events, player) };
};

/** CST-PLY-06: the attack number of a single strike. */
export const readAgainst = (events: readonly CstEvent[]): Gist => {
  const strikes = told(events, 'strikeResolved');
  const [only] = strikes;
  return only !== undefined && strikes.length === 1 && events.length === 1
    ? { 'attack number': only.number }
    : {};
};
