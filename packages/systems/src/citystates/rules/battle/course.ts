import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { areDrivenOff, isRaid } from '../aerialCombat/flyers.ts';
import { mayAdvance } from '../landCombat/advance.ts';
import { retreatHexes, retreatSpots, retreatTo } from '../landCombat/retreat.ts';
import { strikeWith } from '../landCombat/strike.ts';
import { chooserOfStrike, type StrikeChoice, strikeChoices, strikingSide } from '../landCombat/strikers.ts';
import { rollLeadership } from '../leadership/roll.ts';
import { takeLosses } from '../navalCombat/losses.ts';
import { loseCharacters } from '../passengers/lostAtSea.ts';
import { standingOf } from '../standing/standingOf.ts';
import { defaultStrike, nearestHome, wouldRetreat } from './defaults.ts';
import { battleOf, deciderOf, fightersOf, fightsByOrders } from './fighters.ts';
import { type BattleQuestion, question } from './questions.ts';
import { type BattleOutcome, SIDES, type Stage } from './state.ts';

/** CST-LCB-16 */
const LAST_ROUND = 10;

type Step = (tale: Tale, dice: Dice) => void;

const ask = (tale: Tale, kind: BattleQuestion, players: readonly PlayerNumber[]): void => {
  const questions = players.map((player) => question(kind, player));
  tale.tell({ type: 'decisionAsked', questions, rules: ['CST-PLY-03'] });
};

/** CST-TAC-02, CST-TAC-04, CST-PLY-04: both deciders at once, in secret; revealed when both have chosen. */
const chooseTactics: Step = (tale) => {
  for (const side of SIDES) {
    const battle = battleOf(tale.state);
    const player = deciderOf(battle, side);
    if (battle.tactics[side] !== null || !fightsByOrders(battle, player)) continue;
    const { attacking, defending } = standingOf(tale.state, player);
    const tactic = side === 'attacker' ? attacking : defending;
    tale.tell({ type: 'tacticChosen', player, side, tactic, rules: ['CST-PLY-05'] });
  }
  const battle = battleOf(tale.state);
  const { attacker, defender } = battle.tactics;
  const open = SIDES.filter((side) => battle.tactics[side] === null);
  if (open.length > 0)
    ask(
      tale,
      'tactic',
      open.map((side) => deciderOf(battle, side)),
    );
  else if (attacker !== null && defender !== null && attacker !== 'sealed' && defender !== 'sealed')
    tale.tell({
      type: 'tacticsRevealed',
      tactics: { attacker, defender },
      irrevocable: true,
      rules: ['CST-TAC-02'],
    });
};

/** CST-LCB-05 c, d */
const lead: Step = (tale, dice) => {
  rollLeadership(tale, dice);
  beginRound(tale);
};

/** CST-LCB-15, CST-R-53: every Unit may strike again, defenders first again. */
export const beginRound = (tale: Tale): void => {
  const round = battleOf(tale.state).round + 1;
  tale.tell({ type: 'roundBegun', round, irrevocable: true, rules: ['CST-LCB-06', 'CST-LCB-15'] });
};

/** CST-R-54: an ally's Unit is only put first; its owner chooses the target. */
export const carryOutStrike = (
  tale: Tale,
  chooser: PlayerNumber,
  { striker, target }: StrikeChoice,
  dice: Dice,
): void => {
  if (striker.owner === chooser || battleOf(tale.state).striker !== null)
    strikeWith(tale, striker.label, target?.label, dice);
  else tale.tell({ type: 'strikerPicked', striker: striker.label, rules: ['CST-R-54'] });
};

/** CST-LCB-06 to CST-LCB-14; CST-PLY-01: if there is nothing to choose, nobody is asked. */
const strikeNext: Step = (tale, dice) => {
  const game = tale.state;
  const battle = battleOf(game);
  if (strikingSide(battle) === undefined) {
    tale.tell({ type: 'roundEnded', rules: ['CST-LCB-14'] });
    return;
  }
  const [only, ...others] = strikeChoices(game);
  const chooser = chooserOfStrike(battle);
  if (only !== undefined && others.length === 0) carryOutStrike(tale, only.striker.owner, only, dice);
  else if (fightsByOrders(battle, chooser)) carryOutStrike(tale, chooser, defaultStrike(game), dice);
  else ask(tale, 'strike', [chooser]);
};

interface Ending {
  readonly outcome: BattleOutcome;
  readonly rule: string;
}

/** CST-LCB-16, CST-ACB-09: whether the battle is over after this round. */
const endingOf = (game: Game): Ending | undefined => {
  const battle = battleOf(game);
  if (fightersOf(battle, 'attacker').length === 0) return { outcome: 'beaten', rule: 'CST-LCB-16' };
  if (fightersOf(battle, 'defender').length === 0) return { outcome: 'destroyed', rule: 'CST-LCB-16' };
  if (!battle.hadTarget) return { outcome: 'noTargets', rule: 'CST-LCB-16' };
  if (isRaid(game)) return { outcome: 'brokenOff', rule: 'CST-ACB-09' };
  return battle.round >= LAST_ROUND ? { outcome: 'brokenOff', rule: 'CST-LCB-16' } : undefined;
};

export const decideBattle = (tale: Tale, outcome: BattleOutcome, rule: string): void => {
  tale.tell({ type: 'battleDecided', outcome, irrevocable: true, rules: [rule] });
};

/** CST-NCB-10, then CST-LCB-15: the attacker continues or breaks off. */
const endRound: Step = (tale) => {
  if (battleOf(tale.state).kind !== 'land' && takeLosses(tale, 'ground')) return;
  const battle = battleOf(tale.state);
  const ending = endingOf(tale.state);
  if (ending !== undefined) decideBattle(tale, ending.outcome, ending.rule);
  else if (fightsByOrders(battle, battle.attacker)) decideBattle(tale, 'brokenOff', 'CST-PLY-03');
  else ask(tale, 'continue', [battle.attacker]);
};

export const fallBack = (tale: Tale, to: number, isDrivenOff: boolean): void => {
  retreatTo(tale, to, isDrivenOff);
  decideBattle(tale, 'retreated', isDrivenOff ? 'CST-ACB-10' : 'CST-LCB-20');
};

/** CST-ACB-10: flyers alone must go, or are destroyed. */
const driveOff = (tale: Tale): void => {
  const battle = battleOf(tale.state);
  const decider = deciderOf(battle, 'defender');
  const hexes = retreatHexes(tale.state, true);
  if (hexes.length === 0) {
    const lost = fightersOf(battle, 'defender').map(({ label }) => label);
    tale.tell({ type: 'flyersDispersed', lost, irrevocable: true, rules: ['CST-ACB-10'] });
    decideBattle(tale, 'destroyed', 'CST-ACB-10');
  } else if (hexes.length === 1 || fightsByOrders(battle, decider))
    fallBack(tale, nearestHome(tale.state, decider, hexes), true);
  else ask(tale, 'flyOff', [decider]);
};

/** CST-LCB-15: the defender stands or retreats; without a legal hex he stands without a question. */
const standOrRetreat: Step = (tale) => {
  const game = tale.state;
  const battle = battleOf(game);
  if (areDrivenOff(game)) {
    driveOff(tale);
    return;
  }
  const spots = retreatSpots(game);
  const decider = deciderOf(battle, 'defender');
  if (spots.length === 0) beginRound(tale);
  else if (!fightsByOrders(battle, decider)) ask(tale, 'stand', [decider]);
  else if (wouldRetreat(game)) fallBack(tale, nearestHome(game, decider, spots), false);
  else beginRound(tale);
};

/** CST-LCB-05 e: flyers' berths, Characters at sea, then the advance. */
const aftermath: Step = (tale, dice) => {
  if (battleOf(tale.state).kind !== 'land') {
    if (takeLosses(tale, 'flyers')) return;
    loseCharacters(tale, dice);
  }
  const battle = battleOf(tale.state);
  if (mayAdvance(tale.state) && !fightsByOrders(battle, battle.attacker))
    ask(tale, 'advance', [battle.attacker]);
  else endBattle(tale);
};

/** CST-RAC-23: markers vanish with the battle. */
const endBattle = (tale: Tale): void => {
  tale.tell({ type: 'battleEnded', rules: ['CST-LCB-05', 'CST-RAC-23'] });
};

const STEPS: Readonly<Record<Stage, Step>> = {
  tactics: chooseTactics,
  leadership: lead,
  strikes: strikeNext,
  roundEnd: endRound,
  stand: standOrRetreat,
  after: aftermath,
  over: endBattle,
};

/**
 * CST-LCB-05, CST-PLY-01: runs everything that happens automatically, until somebody must decide or the battle is over.
 */
export const fightOn: Step = (tale, dice) => {
  while (tale.state.battle !== null && tale.state.questions.length === 0)
    STEPS[battleOf(tale.state).stage](tale, dice);
};
