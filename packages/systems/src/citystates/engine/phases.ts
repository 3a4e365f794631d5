import type { Dice } from '@warmoot/kernel';
import { beginAlliances, endAlliances, lapseProposals } from '../rules/alliances/course.ts';
import { recoverCentres } from '../rules/barbarians/recovery.ts';
import { concealFighters } from '../rules/battle/conceal.ts';
import { bringNextBoard, drawBoards, layAll } from '../rules/boards/lay.ts';
import { closeGraveyard, endLasting, endTurnMagic } from '../rules/characters/turnEffects.ts';
import { updateControl } from '../rules/economy/control.ts';
import { collectIncome } from '../rules/economy/income.ts';
import { finishWorks } from '../rules/movement/finishWorks.ts';
import { placeForces } from '../rules/setup/buyStart.ts';
import { dealCharacters } from '../rules/setup/decks.ts';
import { dealRaces } from '../rules/setup/races.ts';
import { takeReadyMade } from '../rules/setup/takeReadyMade.ts';
import { rollForcedMarches } from '../rules/siege/march.ts';
import { laySieges, rollSieges } from '../rules/siege/start.ts';
import { rollHunger, traceSupply } from '../rules/supply/start.ts';
import { refresh } from '../rules/turn/start.ts';
import { endByIncome } from '../rules/victory/economic.ts';
import { eliminateBeaten } from '../rules/victory/eliminate.ts';
import { endAtTurnLimit, lastTurn } from '../rules/victory/turnLimit.ts';
import { type Game, isIn } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { openDesks } from './desks.ts';
import type { PhaseName } from './sequence.ts';
import type { Tale } from './tale.ts';

type Step = (tale: Tale, dice: Dice) => void;

const layMap: Step = (tale, dice) => {
  drawBoards(tale, dice);
  if (tale.state.options.map === 'manual') bringNextBoard(tale, dice);
  else layAll(tale, dice);
};

const finishMap: Step = (tale) => {
  tale.tell({ type: 'mapFinished', rules: ['CST-BRD-01', 'CST-SET-02'] });
};

/**
 * What happens automatically when a phase begins, chapter by chapter in rulebook order. START follows CST-R-74:
 * alliances end, siege states, supply states, siege dice, Winter dice, effects end, refresh. END follows CST-TRN-07.
 */
const OPENINGS: Partial<Record<PhaseName, readonly Step[]>> = {
  races: [dealRaces],
  map: [layMap],
  buy: [dealCharacters, takeReadyMade],
  start: [endAlliances, lapseProposals, laySieges, traceSupply, rollSieges, rollHunger, endLasting, refresh],
  income: [collectIncome, endByIncome],
  end: [finishWorks, beginAlliances, concealFighters, endTurnMagic, closeGraveyard, eliminateBeaten],
};

/** What happens automatically when a phase is over. */
const CLOSINGS: Partial<Record<PhaseName, readonly Step[]>> = {
  map: [finishMap],
  buy: [placeForces],
  operations: [rollForcedMarches, updateControl],
};

/** What happens when every player has had his turn, before the next game turn begins (CST-PLY-01). */
const TURN_ENDINGS: readonly Step[] = [recoverCentres];

const run = (steps: readonly Step[] | undefined, tale: Tale, dice: Dice): void => {
  for (const step of steps ?? []) if (tale.state.end === null) step(tale, dice);
};

const begin = (tale: Tale, phase: PhaseName, player: PlayerNumber, dice: Dice): void => {
  tale.tell({ type: 'phaseBegun', phase, player, irrevocable: true, rules: ['CST-TRN-01'] });
  run(OPENINGS[phase], tale, dice);
};

/** The set-up, and then the phases of a player turn (CST-SET-02, CST-TRN-01). */
const NEXT: Readonly<Record<Exclude<PhaseName, 'buy' | 'end'>, PhaseName>> = {
  races: 'map',
  map: 'homes',
  homes: 'buy',
  start: 'income',
  income: 'recruit',
  recruit: 'operations',
  operations: 'combat',
  combat: 'end',
};

/** CST-TRN-04, CST-R-112: of two players the first recruits nothing in the first game turn. */
const isWithoutRecruit = ({ turn, active, players }: Game): boolean =>
  players.length === 2 && turn === 1 && active === 0;

const phaseAfter = (game: Game, phase: Exclude<PhaseName, 'buy' | 'end'>): PhaseName =>
  phase === 'income' && isWithoutRecruit(game) ? 'operations' : NEXT[phase];

/** CST-TRN-10: the next player still in the match, in seat order; none: the game turn is over. */
const nextPlayer = (game: Game, after: PlayerNumber): PlayerNumber | undefined =>
  game.players.map((_, player) => player).find((player) => player > after && isIn(game, player));

const beginPlayerTurn = (tale: Tale, dice: Dice): void => {
  const player = nextPlayer(tale.state, tale.state.phase === 'buy' ? -1 : tale.state.active);
  if (player !== undefined) {
    if (tale.state.turn === 0) tale.tell({ type: 'turnBegun', turn: 1, rules: ['CST-GEN-06'] });
    begin(tale, 'start', player, dice);
    return;
  }
  run(TURN_ENDINGS, tale, dice);
  if (tale.state.end !== null) return;
  if (tale.state.turn >= lastTurn(tale.state)) endAtTurnLimit(tale);
  else {
    tale.tell({ type: 'turnBegun', turn: tale.state.turn + 1, rules: ['CST-GEN-06', 'CST-TRN-08'] });
    begin(tale, 'start', nextPlayer(tale.state, -1) as PlayerNumber, dice);
  }
};

const goOn = (tale: Tale, dice: Dice): void => {
  const { phase, active } = tale.state;
  run(CLOSINGS[phase], tale, dice);
  if (tale.state.end !== null || tale.state.questions.length > 0) return;
  if (phase === 'buy' || phase === 'end') beginPlayerTurn(tale, dice);
  else begin(tale, phaseAfter(tale.state, phase), active, dice);
};

/** Runs everything that happens automatically, until somebody has to decide or the match is over. */
export const runOn = (tale: Tale, dice: Dice): void => {
  while (tale.state.end === null && openDesks(tale.state).length === 0) goOn(tale, dice);
};

/** A match begins with the choice of races (CST-SET-02). */
export const beginMatch = (tale: Tale, dice: Dice): void => {
  begin(tale, 'races', -1, dice);
  runOn(tale, dice);
};
