import { cacheLastTwo } from '@warmoot/kernel';
import type { CstOrder } from '../orders/orders.ts';
import { BATTLE_DESKS } from '../rules/battle/desks.ts';
import { CHARACTER_DESKS } from '../rules/characters/orders.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';
import type { Desk } from './questions.ts';
import { PHASES, type PhaseName } from './sequence.ts';

/** CST-PLY-03: what a phase does without an answer. */
const STAND_INS: Partial<Record<PhaseName, CstOrder>> = {
  races: { type: 'chooseRace' },
  map: { type: 'placeBoard' },
  homes: { type: 'chooseHome' },
  buy: { type: 'buyStart', units: [], readyMade: true },
};

const deskOfPhase = (phase: PhaseName): Desk => {
  const row = PHASES[phase];
  const standIn = STAND_INS[phase] ?? { type: 'endPhase' };
  return {
    task: 'task' in row ? row.task : 'wait',
    deadline: row.deadline,
    takes: row.takes,
    standIn: () => standIn,
  };
};

const PHASE_DESKS = Object.fromEntries(
  (Object.keys(PHASES) as PhaseName[]).map((phase) => [phase, deskOfPhase(phase)]),
) as Readonly<Record<PhaseName, Desk>>;

/** The desk of each interruption; each chapter adds its own. */
const QUESTION_DESKS: Readonly<Record<string, Desk>> = { ...BATTLE_DESKS, ...CHARACTER_DESKS };

const first = (
  players: Game['players'],
  predicate: (player: Game['players'][number]) => boolean,
): PlayerNumber[] => {
  const found = players.findIndex(predicate);
  return found < 0 ? [] : [found];
};

/** Whom a phase waits for; if nobody, it is over (CST-PLY-01, CST-PLY-04). */
const awaitedIn = ({ phase, players, setUp, active, isPhaseOver }: Game): PlayerNumber[] => {
  switch (phase) {
    case 'races':
      return first(players, ({ race, outInTurn }) => race === null && outInTurn === 0); // CST-SET-03
    case 'map':
      return setUp.boards.length > 0 ? [setUp.layer] : []; // CST-BRD-14
    case 'homes': {
      const last = players.findLastIndex(({ capital, outInTurn }) => capital < 0 && outInTurn === 0); // CST-SET-04
      return last < 0 ? [] : [last];
    }
    case 'buy':
      return setUp.purchases.flatMap((purchase, player) =>
        purchase === null && players[player]?.outInTurn === 0 ? [player] : [],
      ); // CST-SET-05
    case 'recruit':
    case 'operations':
    case 'combat':
      return isPhaseOver ? [] : [active];
    default:
      return [];
  }
};

interface OpenDesk {
  readonly player: PlayerNumber;
  readonly desk: Desk;
}

/**
 * Every decision that is open now: the first question, and others of its kind asked at the same time; otherwise the
 * phase's.
 */
export const openDesks = cacheLastTwo((game: Game): readonly OpenDesk[] => {
  if (game.end !== null) return [];
  const [question] = game.questions;
  if (question === undefined)
    return awaitedIn(game).map((player) => ({ player, desk: PHASE_DESKS[game.phase] }));
  const desk = QUESTION_DESKS[question.kind];
  if (desk === undefined) throw new Error(`nobody can answer ${question.kind}`);
  const asked =
    desk.atOnce === true ? game.questions.filter(({ kind }) => kind === question.kind) : [question];
  return asked.map(({ player }) => ({ player, desk }));
});

export const openDeskOf = (game: Game, player: PlayerNumber): Desk | undefined =>
  openDesks(game).find((open) => open.player === player)?.desk;
