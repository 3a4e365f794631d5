import type { Seat } from '@warmoot/kernel';
import { rowOf } from '../data/units.ts';
import { weekNow } from '../rules/rosters/recovery.ts';
import { cityOf, type Game, rosterIn } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';

/** GRD-PLY-27: men of one type who come back after one battle. */
export interface ReturningMen {
  readonly battle: number;
  readonly unit: string;
  readonly city: string;
  readonly arrived: number;
  /** Men still needed for the next whole unit. */
  readonly missing: number;
  readonly bands: readonly { readonly weeks: number; readonly men: number }[];
}

export interface ReturningLeader {
  readonly name: string;
  readonly city: string;
  readonly weeks: number;
}

/** GRD-R-72: weeks are counted through the years. */
const weeksUntil = (game: Game, arrival: number): number => Math.max(0, arrival - weekNow(game));

export const recoveryOf = (game: Game, seat: Seat) => {
  const own = numberOf(seat);
  const { pools, returning } = rosterIn(game);
  return {
    men: pools
      .filter(({ kingdom }) => kingdom === own)
      .map(({ battle, code, city, men, bands }): ReturningMen => {
        const { name, men: full } = rowOf(code);
        const coming = bands.map((band) => ({ weeks: weeksUntil(game, band.week), men: band.men }));
        return {
          battle,
          unit: name,
          city: cityOf(game, city).name,
          arrived: men,
          missing: full - (men % full),
          bands: coming,
        };
      }),
    leaders: returning
      .filter(({ kingdom }) => kingdom === own)
      .map(
        ({ unit, general, city, week }): ReturningLeader => ({
          name: general === null ? rowOf(unit.code).name : nameOfGeneral(general),
          city: cityOf(game, city).name,
          weeks: weeksUntil(game, week),
        }),
      ),
  };
};
