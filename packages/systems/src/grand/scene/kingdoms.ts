import type { Seat } from '@warmoot/kernel';
import { PHASES } from '../engine/sequence.ts';
import { expectedDemands } from '../rules/resources/demands.ts';
import { incomeOf } from '../rules/resources/income.ts';
import { generalsOf, strengthOf } from '../state/army.ts';
import { activeIn, armiesOf, citiesOf, type Game, isAlive, livingIn, realmOf } from '../state/game.ts';
import { type Kingdom, seatOf } from '../state/seats.ts';

export interface KingdomCard {
  readonly seat: Seat;
  readonly stockpile: number;
  readonly income: number;
  readonly cities: number;
  readonly armies: number;
  /** All troops together. */
  readonly strength: number;
  readonly generals: number;
  /** What its mercenaries may demand at the next stage. */
  readonly demands: { readonly mean: number; readonly worst: number };
  readonly atPeaceWith: readonly Seat[];
  readonly acts: boolean;
  /** It has sealed its choice in a phase in which all choose at the same time. */
  readonly hasChosen: boolean;
  readonly isOut: boolean;
}

const cardOf = (game: Game, kingdom: Kingdom): KingdomCard => {
  const armies = armiesOf(game, kingdom);
  return {
    seat: seatOf(kingdom),
    stockpile: realmOf(game, kingdom).stockpile,
    income: incomeOf(game, kingdom),
    cities: citiesOf(game, kingdom).length,
    armies: armies.length,
    strength: armies.reduce((sum, army) => sum + strengthOf(army), 0),
    generals: armies.flatMap(generalsOf).length,
    demands: expectedDemands(game, kingdom),
    atPeaceWith: game.peace.flatMap(({ between }) =>
      between.includes(kingdom) ? between.filter((each) => each !== kingdom).map(seatOf) : [],
    ),
    acts: ['week', 'deployment'].includes(game.phase) && activeIn(game) === kingdom,
    hasChosen: PHASES[game.phase].isSealed && (game.sealed[kingdom] ?? null) !== null,
    isOut: !isAlive(game, kingdom),
  };
};

/** GRD-PLY-10: the kingdoms in this week's turn order, the fallen last. */
export const kingdomsOf = (game: Game): readonly KingdomCard[] => {
  const living = game.week === 0 ? livingIn(game) : game.order.filter((each) => isAlive(game, each));
  const fallen = game.seatOrder.filter((each) => !living.includes(each));
  return [...living, ...fallen].map((kingdom) => cardOf(game, kingdom));
};
