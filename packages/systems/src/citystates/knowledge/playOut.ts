import { type Assumed, type Dice, pick } from '@warmoot/kernel';
import { TACTICS, type Tactic } from '../data/tactics.ts';
import type { Tale } from '../engine/tale.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder } from '../orders/orders.ts';
import { beginRound, carryOutStrike, decideBattle, fallBack, fightOn } from '../rules/battle/course.ts';
import { defaultStrike, nearestHome, wouldRetreat } from '../rules/battle/defaults.ts';
import { battleOf, worthOf, worthOfSide } from '../rules/battle/fighters.ts';
import type { BattleQuestion } from '../rules/battle/questions.ts';
import { otherSide, type Side } from '../rules/battle/state.ts';
import { retreatHexes, retreatSpots } from '../rules/landCombat/retreat.ts';
import { type LossesDue, losable, loseChosen, lossesDue } from '../rules/navalCombat/losses.ts';
import { standingOf } from '../rules/standing/standingOf.ts';
import { changed, type Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';

/** Who asks, and the pair of tactics that he assumes, if any. */
interface Asker {
  readonly player: PlayerNumber;
  readonly assumed: Assumed | undefined;
}

type Answer = (tale: Tale, player: PlayerNumber, asker: Asker, dice: Dice) => void;

export const sideOf = (game: Game, player: PlayerNumber): Side =>
  battleOf(game).attacker === player ? 'attacker' : 'defender';

/** The tactic assumed; otherwise the player's own standing tactic; another's may be any. */
const chooseTactic: Answer = (tale, player, asker, dice) => {
  const side = sideOf(tale.state, player);
  const { attacking, defending } = standingOf(tale.state, player);
  const isOwn = player === asker.player;
  const assumed = (isOwn ? asker.assumed?.own : asker.assumed?.other) as Tactic | undefined;
  const usual = (): Tactic => {
    if (!isOwn) return pick(dice, TACTICS, 'a tactic nobody knows');
    return side === 'attacker' ? attacking : defending;
  };
  tale.tell({ type: 'tacticChosen', player, side, tactic: assumed ?? usual() });
};

/** An attacker continues while his force is worth at least half of the remaining defenders. */
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
  strike: (tale, player, _asker, dice) => carryOutStrike(tale, player, defaultStrike(tale.state), dice),
  losses: giveUp,
  continue: goOn,
  stand,
  flyOff,
  advance: (tale) => {
    tale.tell({ type: 'battleEnded' });
  },
};

/** Until the battle is over, or the dice run out. */
export const playOut = (tale: Tale, asker: Asker, dice: Dice): void => {
  while (tale.state.battle !== null) {
    const [asked] = tale.state.questions;
    if (asked !== undefined) ANSWERS[asked.kind as BattleQuestion](tale, asked.player, asker, dice);
    if (tale.state.questions.length === 0) fightOn(tale, dice);
  }
};

const BATTLE_ORDERS: readonly CstOrder['type'][] = [
  'attack',
  'tactic',
  'strike',
  'continue',
  'stand',
  'loseUnits',
];

export const isBattleOrder = ({ type }: CstOrder): boolean => BATTLE_ORDERS.includes(type);

/** One's own tactic as assumed, in place of the one ordered. */
const orderAssuming = (order: CstOrder, assumed: Assumed | undefined): CstOrder =>
  order.type === 'tactic' && assumed !== undefined
    ? { type: 'tactic', choice: assumed.own as Tactic }
    : order;

/** CST-TAC-02: what the other side may already have sealed is the tactic assumed. */
export const assumingIn = (game: Game, player: PlayerNumber, assumed: Assumed | undefined): Game => {
  const { battle } = game;
  if (battle === null || assumed === undefined || battle.stage !== 'tactics') return game;
  const other = otherSide(sideOf(game, player));
  if (battle.tactics[other] === null) return game;
  return changed(game, {
    battle: { ...battle, tactics: { ...battle.tactics, [other]: assumed.other as Tactic } },
  });
};

/** The order is given, and the battle it belongs to played out. */
export const playOrder = (tale: Tale, asker: Asker, order: CstOrder, dice: Dice): void => {
  const given = orderAssuming(order, asker.assumed);
  ruleOf(given.type)?.decide(tale, asker.player, given as never, dice);
  playOut(tale, asker, dice);
};
