import type { Dice, Player, Thought } from '@warmoot/kernel';
import { openDeskOf } from '../engine/desks.ts';
import { checkOrder } from '../orders/orderRules.ts';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { deeds, raids } from './acting.ts';
import { answerTo } from './answers.ts';
import { answerProposal, talk } from './diplomacy.ts';
import { attacks } from './fighting.ts';
import type { Intent } from './intent.ts';
import { marches } from './marching.ts';
import { purchases } from './recruiting.ts';
import { boardings, landings, voyages } from './seafaring.ts';
import { setUpOrders } from './setUp.ts';
import type { Temper } from './temper.ts';
import { journeys } from './travelling.ts';
import { hunts } from './warships.ts';

/** What the nation would do next in this phase: each stage is planned when the one before is done. */
type Stage = (game: Game, player: PlayerNumber, temper: Temper, dice: Dice) => readonly Intent[];

const STAGES: Readonly<Partial<Record<Game['phase'], readonly Stage[]>>> = {
  recruit: [talk, purchases],
  operations: [deeds, landings, boardings, hunts, voyages, marches, journeys, deeds, raids],
  combat: [attacks],
};

/** Battles change what other attacks are worth: when those planned are fought, the nation looks again. */
const isThoughtAgain = ({ phase }: Game): boolean => phase === 'combat';

const SET_UP: readonly Stage[] = [(game, _player, _temper, dice) => setUpOrders(game, dice)];

/** The state of a nation's plan: its present stage, and what is left of it. */
class Agenda {
  #phase = '';
  #stage = 0;
  #left: Intent[] = [];
  #hasActed = false;

  next(game: Game, player: PlayerNumber, temper: Temper, dice: Dice): Intent | undefined {
    const stages = STAGES[game.phase] ?? SET_UP;
    const phase = `${game.turn} ${game.phase} ${game.setUp.boards.length}`;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#begin();
    }
    for (;;) {
      for (let next = this.#left.shift(); next !== undefined; next = this.#left.shift())
        if (checkOrder(game, player, next.order).ok) {
          this.#hasActed = true;
          return next;
        }
      const stage = stages[this.#stage++];
      if (stage !== undefined) this.#left = [...stage(game, player, temper, dice)];
      else if (this.#hasActed && isThoughtAgain(game)) this.#begin();
      else return undefined;
    }
  }

  #begin(): void {
    [this.#stage, this.#left, this.#hasActed] = [0, [], false];
  }
}

const END: Intent = { order: { type: 'endPhase' }, reason: '' };

const thoughtOf = ({ order, reason }: Intent): Thought<CstOrder> => ({
  command: order,
  reasons: reason === '' ? [] : [reason],
});

/** A computer nation. Its plan for the phase is kept with the map; if that is lost, the phase is planned again. */
export const nation = (name: string, temper: Temper): Player<Game, CstOrder> => {
  const agendas = new WeakMap<Game['layout'], Map<PlayerNumber, Agenda>>();
  const agendaOf = ({ layout }: Game, player: PlayerNumber): Agenda => {
    const all = agendas.get(layout) ?? new Map<PlayerNumber, Agenda>();
    agendas.set(layout, all);
    const agenda = all.get(player) ?? new Agenda();
    all.set(player, agenda);
    return agenda;
  };
  const intentOf = (game: Game, player: PlayerNumber, dice: Dice): Intent | undefined => {
    if (openDeskOf(game, player) === undefined) return undefined;
    if (game.questions.length > 0) {
      const answer = answerTo(game, player, temper, dice);
      return answer && checkOrder(game, player, answer.order).ok ? answer : undefined;
    }
    return agendaOf(game, player).next(game, player, temper, dice) ?? END;
  };
  return {
    name,
    choose(game, seat, _budget, dice) {
      const intent = intentOf(game, numberOf(seat), dice);
      return intent && thoughtOf(intent);
    },
    answer(game, seat, { answers }) {
      const intent = answerProposal(game, numberOf(seat), answers, temper);
      return intent && thoughtOf(intent);
    },
  };
};
