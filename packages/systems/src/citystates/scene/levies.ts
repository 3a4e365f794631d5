import type { Seat } from '@warmoot/kernel';
import { budgetOf } from '../data/forces.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import { payOf, type Trouble, troubleOf } from '../rules/economy/income.ts';
import { portNodes } from '../rules/economy/ports.ts';
import { MAX_RAISED } from '../rules/economy/recruit.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { type Game, groundIn, playerOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
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
  readonly trouble?: Trouble;
  readonly raised: number;
  readonly most: number;
  /** Where a new ship would lie; none inland. */
  readonly port?: string;
}

export const holdingsOf = (game: Game, seat: Seat): Holding[] => {
  const player = numberOf(seat);
  if (player === NOBODY) return [];
  return groundIn(game).centres.flatMap(({ hex, name, isCity }, number) => {
    const centre = game.centres[number];
    if (centre?.controller !== player) return [];
    const trouble = troubleOf(game, number);
    return {
      hex: idOfSpot(game, hex),
      name,
      isCity,
      income: trouble === undefined ? payOf(game, number) : 0,
      ...(trouble && { trouble }),
      raised: centre.raised,
      ...(portNodes(game, hex).length > 0 && { port: idOfSpot(game, portNodes(game, hex)[0] as Spot) }),
      most: isCity ? MAX_RAISED.city : MAX_RAISED.town,
    };
  });
};

/** CST-SET-05, CST-ECO-05: what there is to spend, on the starting force or from the treasury. */
export const goldToSpend = (game: Game, seat: Seat): number => {
  const player = playerOf(game, numberOf(seat));
  if (player?.race == null) return 0;
  return game.phase === 'buy' ? budgetOf(player.race) : player.gold;
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
