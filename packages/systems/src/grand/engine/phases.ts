import type { Dice } from '@warmoot/kernel';
import { STAGE_WEEKS, WEEKS, WINTER_END } from '../data/calendar.ts';
import { weatherOn } from '../data/weather.ts';
import { settlePeace } from '../rules/calendar/deployment.ts';
import { houseArmies } from '../rules/calendar/placement.ts';
import { turnOrderIn } from '../rules/calendar/turnOrder.ts';
import { endAtYearLimit } from '../rules/calendar/yearEnd.ts';
import { appointGenerals } from '../rules/generals/appoint.ts';
import { openMarket, signContracts } from '../rules/mercenaries/market.ts';
import { rollDemands } from '../rules/resources/demands.ts';
import { collectIncome } from '../rules/resources/income.ts';
import { namedInStage, settleStage } from '../rules/resources/settleStage.ts';
import { readBack } from '../rules/rosters/readBack.ts';
import { bringBack, weekNow } from '../rules/rosters/recovery.ts';
import { raiseForces } from '../rules/setup/setUp.ts';
import { type Game, isAlive, rosterIn } from '../state/game.ts';
import { decisionsIn } from './desks.ts';
import { PHASES, type PhaseName } from './sequence.ts';
import { rolled, type Tale } from './tale.ts';

type Step = (tale: Tale, dice: Dice) => void;

/** What happens automatically when a phase begins. */
const OPENINGS: Partial<Record<PhaseName, readonly Step[]>> = {
  stage: [collectIncome, rollDemands],
  market: [openMarket],
};

/** What happens automatically when everybody has chosen (GRD-R-55). */
const CLOSINGS: Partial<Record<PhaseName, readonly Step[]>> = {
  setUp: [raiseForces],
  stage: [settleStage, (tale, dice) => appointGenerals(tale, dice, namedInStage(tale.state))],
  market: [signContracts],
  placement: [houseArmies],
  deployment: [settlePeace, (tale, dice) => appointGenerals(tale, dice)],
};

const run = (steps: readonly Step[] | undefined, tale: Tale, dice: Dice): void => {
  for (const step of steps ?? []) if (tale.state.end === null) step(tale, dice);
};

const begin = (tale: Tale, phase: PhaseName, dice: Dice, order = tale.state.order): void => {
  tale.tell({ type: 'phaseBegun', phase, order, irrevocable: true, rules: [PHASES[phase].rule] });
  run(OPENINGS[phase], tale, dice);
};

/** GRD-PLY-02, GRD-R-61: the weather, then the turns; during a truce a week passes without turns (GRD-R-41). */
const beginWeek = (tale: Tale, year: number, week: number, dice: Dice): void => {
  const { options, truce } = tale.state;
  const roll = options.weather ? rolled(dice, 10, 'weather') : undefined;
  tale.tell({
    type: 'weekBegun',
    year,
    week,
    order: turnOrderIn(tale.state, year, week),
    weather: roll === undefined ? 'fair' : weatherOn(roll.value),
    truce: Math.max(0, truce - 1),
    hasTurns: truce === 0,
    irrevocable: true,
    ...(roll && { rolls: [roll] }),
    rules: ['GRD-CAL-01', 'GRD-R-02', ...(roll ? ['GRD-R-61'] : [])],
  });
  bringBack(tale, weekNow(tale.state));
};

/** GRD-CAL-04, GRD-R-122: deployment in the turn order of the week to come. */
const beginDeployment = (tale: Tale, year: number, week: number, dice: Dice): void =>
  begin(tale, 'deployment', dice, turnOrderIn(tale.state, year, week));

/** GRD-R-41: when a truce ends within the season, armies leave their cities first. */
const nextWeek = (tale: Tale, dice: Dice): void => {
  const { year, week, truce, isHoused } = tale.state;
  if (truce === 0 && isHoused) beginDeployment(tale, year, week + 1, dice);
  else beginWeek(tale, year, week + 1, dice);
};

/** GRD-CAL-02: a resource stage follows weeks 10, 20 and 30. */
const stageOrNextWeek = (tale: Tale, dice: Dice): void => {
  if (STAGE_WEEKS.includes(tale.state.week)) begin(tale, 'stage', dice);
  else nextWeek(tale, dice);
};

const nextInOrder = (game: Game): number => {
  const from = game.isTurnOpen ? game.turn + 1 : game.turn;
  return game.order.findIndex((kingdom, at) => at >= from && isAlive(game, kingdom));
};

/** GRD-R-01: the next living kingdom of this week; none: the week is over (GRD-R-117 for a truce). */
const nextTurn = (tale: Tale, dice: Dice): void => {
  const { order, truce, isHoused, week } = tale.state;
  const next = nextInOrder(tale.state);
  if (next >= 0)
    tale.tell({
      type: 'turnBegun',
      kingdom: order[next] as number,
      turn: next,
      irrevocable: true,
      rules: ['GRD-R-01'],
    });
  else if (truce > 0 && !isHoused && week < WEEKS) begin(tale, 'placement', dice);
  else stageOrNextWeek(tale, dice);
};

/** GRD-CAL-05, GRD-CAL-06: the off-season passes, then the armies of the next year deploy. */
const passWinter = (tale: Tale, dice: Dice): void => {
  tale.tell({ type: 'winterPassed', rules: ['GRD-CAL-05', 'GRD-CAL-06'] });
  bringBack(tale, WINTER_END * tale.state.year);
  beginDeployment(tale, tale.state.year + 1, 1, dice);
};

/** GRD-PLY-01, GRD-CAL-06: what follows each phase. */
const NEXT: Readonly<Record<PhaseName, Step>> = {
  setUp: (tale, dice) => beginWeek(tale, 1, 1, dice), // GRD-SET-07, GRD-R-122
  week: nextTurn,
  stage: (tale, dice) => {
    if (tale.state.week < WEEKS) return nextWeek(tale, dice);
    endAtYearLimit(tale);
    if (tale.state.end === null) begin(tale, 'market', dice);
  },
  market: (tale, dice) => begin(tale, 'placement', dice),
  placement: (tale, dice) => (tale.state.week < WEEKS ? stageOrNextWeek(tale, dice) : passWinter(tale, dice)),
  deployment: (tale, dice) => {
    const { year, week } = tale.state;
    if (week === WEEKS) beginWeek(tale, year + 1, 1, dice);
    else beginWeek(tale, year, week + 1, dice);
  },
};

const goOn = (tale: Tale, dice: Dice): void => {
  const { phase } = tale.state;
  run(CLOSINGS[phase], tale, dice);
  if (tale.state.end === null) NEXT[phase](tale, dice);
};

/** Runs everything that happens automatically, until somebody has to decide or the match is over. */
export const runOn = (tale: Tale, dice: Dice): void => {
  while (readBack(tale, dice) || mayGoOn(tale.state)) if (mayGoOn(tale.state)) goOn(tale, dice);
};

/** GRD-R-129: the week ends when its last battle on the board is over. */
const mayGoOn = (game: Game): boolean =>
  game.end === null &&
  decisionsIn(game).length === 0 &&
  (rosterIn(game).fields.length === 0 || nextInOrder(game) >= 0);
