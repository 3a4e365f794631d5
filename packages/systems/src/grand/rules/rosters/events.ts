import type { ChapterApply } from '../../engine/chapterEvents.ts';
import { changed, type Game, type Pool, type Returning, rosterIn, withRoster } from '../../state/game.ts';
import type { Unit, UnitId } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import { pooled } from './pools.ts';

export type RosterEvent =
  /** GRD-CSW-20: the men who return, if any. */
  | {
      readonly type: 'casualtyRolled';
      readonly unit: Unit;
      readonly kingdom: Kingdom;
      readonly roll: number;
      readonly pool: Pool | null;
    }
  | { readonly type: 'menReturned'; readonly week: number }
  /** Men of a pool who form a unit, or are lost at its end. */
  | { readonly type: 'menTaken'; readonly pool: number; readonly men: number }
  | { readonly type: 'poolsClosed' }
  | {
      readonly type: 'leaderRecovers';
      readonly fate: string;
      readonly returning: Returning;
    }
  | { readonly type: 'leaderReturned'; readonly unit: UnitId }
  | {
      readonly type: 'returnersRedirected';
      readonly kingdom: Kingdom;
      readonly from: number;
      readonly to: number;
    }
  /** GRD-CSW-06: what the survivors of an army have behind them now. */
  | {
      readonly type: 'battleSurvived';
      readonly army: number;
      readonly isWon: boolean;
      readonly week: number;
    };

const arrived = (pool: Pool, week: number): Pool => ({
  ...pool,
  men: pool.bands.reduce((men, band) => men + (band.week <= week ? band.men : 0), pool.men),
  bands: pool.bands.filter((band) => band.week > week),
});

const redirected = <Each extends { readonly kingdom: Kingdom; readonly city: number }>(
  all: readonly Each[],
  { kingdom, from, to }: Extract<RosterEvent, { type: 'returnersRedirected' }>,
): Each[] =>
  all.flatMap((each) => {
    if (each.kingdom !== kingdom || each.city !== from) return [each];
    return to < 0 ? [] : [{ ...each, city: to }];
  });

const survived = (
  game: Game,
  { army: id, isWon, week }: Extract<RosterEvent, { type: 'battleSurvived' }>,
): Game =>
  changed(game, {
    armies: game.armies.map((army) =>
      army.id === id && army.units !== undefined
        ? {
            ...army,
            units: army.units.map((unit) => ({ ...unit, battles: unit.battles + 1 })),
            lastBattle: { week, isWon },
          }
        : army,
    ),
  });

export const rosterApply: ChapterApply<RosterEvent> = {
  casualtyRolled: (game, { pool }) =>
    pool === null ? game : withRoster(game, { pools: pooled(rosterIn(game).pools, pool) }),
  menReturned: (game, { week }) =>
    withRoster(game, { pools: rosterIn(game).pools.map((pool) => arrived(pool, week)) }),
  menTaken: (game, { pool: at, men }) =>
    withRoster(game, {
      pools: rosterIn(game).pools.map((pool, number) =>
        number === at ? { ...pool, men: pool.men - men } : pool,
      ),
    }),
  poolsClosed: (game) =>
    withRoster(game, {
      pools: rosterIn(game).pools.filter(({ bands, men }) => bands.length > 0 || men > 0),
    }),
  leaderRecovers: (game, { returning }) =>
    withRoster(game, { returning: [...rosterIn(game).returning, returning] }),
  leaderReturned: (game, { unit }) =>
    withRoster(game, { returning: rosterIn(game).returning.filter((each) => each.unit.uid !== unit) }),
  returnersRedirected: (game, event) =>
    withRoster(game, {
      pools: redirected(rosterIn(game).pools, event).reduce<Pool[]>(pooled, []),
      returning: redirected(rosterIn(game).returning, event),
    }),
  battleSurvived: survived,
};
