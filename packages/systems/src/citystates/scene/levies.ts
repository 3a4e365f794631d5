import type { Seat } from '@warmoot/kernel';
import { UNITS, type UnitType } from '../data/units.ts';
import { incomeFrom } from '../rules/economy/income.ts';
import { MAX_RAISED } from '../rules/economy/recruit.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { isBesieged } from '../rules/siege/state.ts';
import { type Game, groundIn, playerOf } from '../state/game.ts';
import { idOfSpot } from '../state/places.ts';
import { NOBODY, numberOf } from '../state/seats.ts';
import { TRAITS } from '../state/unit.ts';
import { UNIT_SYMBOLS } from './symbols.ts';

/** A Town or City of the reader's own: what it yields and what it still raises (CST-ECO-01, CST-ECO-06). */
export interface Holding {
  /** Also the subject to ask `legal` about. */
  readonly hex: string;
  readonly name: string;
  readonly isCity: boolean;
  readonly income: number;
  /** Why it yields nothing. */
  readonly trouble?: 'pillaged' | 'besieged';
  readonly raised: number;
  readonly most: number;
}

export const holdingsOf = (game: Game, seat: Seat): Holding[] => {
  const player = numberOf(seat);
  if (player === NOBODY) return [];
  return groundIn(game).centres.flatMap(({ hex, name, isCity }, number) => {
    const centre = game.centres[number];
    if (centre?.controller !== player) return [];
    const trouble =
      centre.pillagedInTurn > 0 ? 'pillaged' : isBesieged(game, player, hex) ? 'besieged' : undefined;
    return {
      hex: idOfSpot(game, hex),
      name,
      isCity,
      income: incomeFrom(game, number),
      ...(trouble && { trouble }),
      raised: centre.raised,
      most: isCity ? MAX_RAISED.city : MAX_RAISED.town,
    };
  });
};

/** A type of Unit that a race may raise. */
export interface Recruit {
  readonly type: UnitType;
  readonly symbol: string;
  readonly cost: number;
  readonly figures: readonly string[];
  readonly isShip: boolean;
}

export const recruitsOf = (game: Game, seat: Seat): Recruit[] => {
  const race = playerOf(game, numberOf(seat))?.race;
  if (race == null) return [];
  return recruitable(game, race).map((type) => {
    const { cost, attack, defense, move } = UNITS[type];
    return {
      type,
      symbol: UNIT_SYMBOLS[type],
      cost,
      figures: [attack ?? '–', attack === null ? '–' : defense, move].map(String),
      isShip: TRAITS[type].isShip,
    };
  });
};
