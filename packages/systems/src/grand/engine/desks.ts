import type { DeadlineClass } from '@warmoot/kernel';
import type { GrandOrder, OrderType } from '../orders/orders.ts';
import { defaultDeploy } from '../rules/calendar/deployment.ts';
import { defaultPlace } from '../rules/calendar/placement.ts';
import { orderFor, QUESTIONS, taskOf } from '../rules/combat/answers.ts';
import { standardAnswer } from '../rules/combat/standardAnswer.ts';
import { defaultStage } from '../rules/resources/bundle.ts';
import { defaultSetUp } from '../rules/setup/setUp.ts';
import { activeIn, type Field, type Game, isAlive, rosterIn } from '../state/game.ts';
import type { Kingdom } from '../state/seats.ts';
import { PHASES, type PhaseName } from './sequence.ts';

/** What a kingdom may do while a phase or a question waits for it. */
export interface Desk {
  readonly kingdom: Kingdom;
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly takes: readonly OrderType[];
  readonly rule: string;
  readonly isSealed: boolean;
  /** GRD-R-129: the battle on the board that settles it. */
  readonly battle?: string;
  /** GRD-PLY-07, GRD-PLY-08: what happens if it never answers. */
  standIn(): GrandOrder;
}

/** GRD-PLY-08: what a kingdom that times out does in each phase. */
const STAND_INS: Readonly<Record<PhaseName, (game: Game, kingdom: Kingdom) => GrandOrder>> = {
  setUp: defaultSetUp,
  deployment: defaultDeploy,
  week: () => ({ type: 'endTurn' }),
  stage: defaultStage,
  market: () => ({ type: 'hire', points: 0, mounted: 0 }),
  placement: defaultPlace,
};

const deskOfPhase = (game: Game, kingdom: Kingdom): Desk => ({
  ...PHASES[game.phase],
  kingdom,
  standIn: () => STAND_INS[game.phase](game, kingdom),
});

/** Whom a sealed phase still waits for. */
const stillToChoose = (game: Game): Kingdom[] =>
  game.order.filter(
    (kingdom) =>
      game.sealed[kingdom] === null &&
      isAlive(game, kingdom) &&
      (game.phase !== 'market' || game.realms[kingdom]?.mayHire === true),
  );

/** Whom a phase waits for; nobody: it is over. */
const awaitedIn = (game: Game): Kingdom[] => {
  if (PHASES[game.phase].isSealed) return stillToChoose(game);
  const active = activeIn(game);
  return active >= 0 && isAlive(game, active) ? [active] : [];
};

/** GRD-PLY-07: the decisions for which the campaign waits: a battle's question, otherwise the phase's. */
export const decisionsIn = (game: Game): Desk[] => {
  if (game.end !== null) return [];
  const asks = game.battle?.asks;
  if (asks == null) return awaitedIn(game).map((kingdom) => deskOfPhase(game, kingdom));
  const { order, rule } = QUESTIONS[asks.question];
  return [
    {
      kingdom: asks.kingdom,
      task: taskOf(game, asks.question),
      deadline: 'reply',
      takes: [order],
      rule,
      isSealed: false,
      standIn: () => orderFor(game, standardAnswer(game)),
    },
  ];
};

/** GRD-R-129: a battle on the board; whoever has left it no longer decides. */
const deskOfField = (kingdom: Kingdom, { request }: Field): Desk => ({
  kingdom,
  task: 'fight the battle',
  deadline: 'battle',
  takes: FIELD_ORDERS,
  rule: 'GRD-CSW-10',
  isSealed: false,
  battle: request.handedOver.battleId,
  standIn: () => ({ type: 'leave', battle: request.handedOver.battleId }),
});

const FIELD_ORDERS = ['report', 'accept', 'leave'] as const;

const fieldDesks = (game: Game): Desk[] =>
  rosterIn(game)
    .fields.filter(({ result }) => result === null)
    .flatMap((field) =>
      [field.battle.kingdoms.attacker, field.battle.kingdoms.defender]
        .filter((kingdom) => !field.leftBy.includes(kingdom))
        .map((kingdom) => deskOfField(kingdom, field)),
    );

/** GRD-PLY-01, GRD-R-129: every decision that is open now; battles on the board come last. */
export const openDesks = (game: Game): Desk[] =>
  game.end !== null ? [] : [...decisionsIn(game), ...fieldDesks(game)];

export const openDesksOf = (game: Game, kingdom: Kingdom): Desk[] =>
  openDesks(game).filter((desk) => desk.kingdom === kingdom);

export const openDeskOf = (game: Game, kingdom: Kingdom): Desk | undefined =>
  openDesks(game).find((desk) => desk.kingdom === kingdom);
