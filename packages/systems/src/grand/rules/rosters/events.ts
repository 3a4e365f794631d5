import type { ChapterApply } from '../../engine/chapterEvents.ts';
import {
  changed,
  type Field,
  type Game,
  type Pool,
  type Returning,
  rosterIn,
  withRoster,
} from '../../state/game.ts';
import type { Unit, UnitId } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import type { Battle, BySide, Side } from '../combat/battle.ts';
import type { FieldResult } from './field.ts';
import { pooled } from './pools.ts';

export type RosterEvent =
  /** GRD-R-129: the battle in progress goes on on the board. */
  | { readonly type: 'fieldTaken'; readonly field: Field }
  | {
      readonly type: 'resultClaimed';
      readonly battle: string;
      readonly kingdom: Kingdom;
      readonly result: FieldResult;
    }
  | { readonly type: 'claimRefused'; readonly battle: string; readonly kingdom: Kingdom }
  | {
      readonly type: 'fieldLeft';
      readonly battle: string;
      readonly kingdom: Kingdom;
      readonly isSettled: boolean;
    }
  | { readonly type: 'fieldReported'; readonly battle: string; readonly result: FieldResult }
  /** GRD-PLY-24: read back; figures in half points. */
  | {
      readonly type: 'fieldRead';
      readonly number: number;
      readonly result: FieldResult;
      readonly winner: Side;
      readonly line: number;
      readonly strengths: BySide<number>;
      readonly damage: BySide<number>;
      readonly deaths: BySide<number>;
    }
  /** GRD-R-131: no longer on the board; it goes on with the dice. */
  | { readonly type: 'fieldSettled'; readonly number: number }
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
  /** GRD-CSW-25: what becomes of a leader who fell on the board. */
  | {
      readonly type: 'leaderRolled';
      readonly side: Side;
      readonly kingdom: Kingdom;
      readonly unit: Unit;
      readonly roll: number;
      readonly fate: string;
      readonly is: 'returns' | 'ransom' | 'dead';
      readonly returning: Returning | null;
    }
  /** GRD-R-77: held for ransom, and not paid for. */
  | { readonly type: 'leaderAbandoned'; readonly kingdom: Kingdom; readonly unit: Unit }
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

const fieldNamed = (game: Game, battle: string): Field | undefined =>
  rosterIn(game).fields.find(({ request }) => request.handedOver.battleId === battle);

const withField = (game: Game, battle: string, change: Partial<Field>): Game =>
  withRoster(game, {
    fields: rosterIn(game).fields.map((field) =>
      field.request.handedOver.battleId === battle ? { ...field, ...change } : field,
    ),
  });

/** GRD-R-129: the battle comes back from the board and goes on here. */
const resumed = (game: Game, number: number, change: Partial<Battle>): Game => {
  const field = rosterIn(game).fields.find(({ battle }) => battle.number === number);
  if (field === undefined) return game;
  return withRoster(changed(game, { battle: { ...field.battle, ...change } }), {
    fields: rosterIn(game).fields.filter((each) => each !== field),
  });
};

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
  fieldTaken: (game, { field }) =>
    withRoster(changed(game, { battle: null }), { fields: [...rosterIn(game).fields, field] }),
  resultClaimed: (game, { battle, kingdom, result }) =>
    withField(game, battle, { claim: { by: kingdom, result } }),
  claimRefused: (game, { battle }) => withField(game, battle, { claim: null }),
  fieldLeft: (game, { battle, kingdom, isSettled }) => {
    const leftBy = fieldNamed(game, battle)?.leftBy ?? [];
    return withField(game, battle, {
      leftBy: [...leftBy.filter((each) => each !== kingdom), kingdom],
      ...(isSettled && { result: 'quick' as const }),
    });
  },
  fieldReported: (game, { battle, result }) => withField(game, battle, { result }),
  fieldRead: (game, { number, result, winner, line, strengths, damage, deaths }) =>
    resumed(game, number, {
      strengths,
      damage,
      casualties: deaths,
      winner,
      rosters: { fallen: { attacker: [], defender: [] }, played: { result, line } },
    }),
  fieldSettled: (game, { number }) => resumed(game, number, { answers: { manner: 'quick' }, step: 'dice' }),
  leaderRolled: (game, { side, unit, is, returning }) => {
    if (returning !== null) return withRoster(game, { returning: [...rosterIn(game).returning, returning] });
    const { battle } = game;
    if (is !== 'ransom' || battle?.rosters === undefined) return game;
    const captured = [...(battle.rosters.captured ?? []), { side, unit }];
    return changed(game, { battle: { ...battle, rosters: { ...battle.rosters, captured } } });
  },
  leaderAbandoned: (game) => game,
  leaderReturned: (game, { unit }) =>
    withRoster(game, { returning: rosterIn(game).returning.filter((each) => each.unit.uid !== unit) }),
  returnersRedirected: (game, event) =>
    withRoster(game, {
      pools: redirected(rosterIn(game).pools, event).reduce<Pool[]>(pooled, []),
      returning: redirected(rosterIn(game).returning, event),
    }),
  battleSurvived: survived,
};
