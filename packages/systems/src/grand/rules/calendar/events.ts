import type { Weather } from '../../data/weather.ts';
import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { PhaseName } from '../../engine/sequence.ts';
import type { Army, Reason } from '../../state/army.ts';
import { addArmies, changed, type Game, isOwnCity } from '../../state/game.ts';
import type { Kingdom } from '../../state/seats.ts';

export type CalendarEvent =
  | { readonly type: 'phaseBegun'; readonly phase: PhaseName; readonly order: readonly Kingdom[] }
  | {
      readonly type: 'weekBegun';
      readonly year: number;
      readonly week: number;
      readonly order: readonly Kingdom[];
      readonly weather: Weather;
      /** GRD-R-41: weeks of truce left after this one. */
      readonly truce: number;
      readonly hasTurns: boolean;
    }
  | { readonly type: 'turnBegun'; readonly kingdom: Kingdom; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly kingdom: Kingdom; readonly turn: number }
  | { readonly type: 'reasonEnded'; readonly army: number; readonly reason: Reason }
  /** GRD-R-53: where all troops of a kingdom are now, and how many found no room. */
  | {
      readonly type: 'armiesHoused';
      readonly kingdom: Kingdom;
      readonly armies: readonly Army[];
      readonly lost: number;
      readonly generalsLost: number;
    }
  /** GRD-R-54: he has deployed, and would keep peace with these. */
  | { readonly type: 'choiceMade'; readonly kingdom: Kingdom; readonly renew: readonly Kingdom[] }
  | { readonly type: 'winterPassed' }
  | { readonly type: 'truceBegun'; readonly weeks: number }
  | {
      readonly type: 'matchEnded';
      readonly winners: readonly Kingdom[];
      readonly reason: string;
      readonly rule: string;
    };

/** GRD-MOV-03, GRD-R-37, GRD-R-102: its armies may act; those that mourn in a city begin to sit it out. */
const ready = (game: Game, kingdom: Kingdom): Army[] =>
  game.armies.map((army) =>
    army.owner !== kingdom
      ? army
      : {
          ...army,
          hasActed: false,
          sitsOut: army.reasons.includes('mourning') && isOwnCity(game, kingdom, army.at),
        },
  );

export const calendarApply: ChapterApply<CalendarEvent> = {
  phaseBegun: (game, { phase, order }) =>
    changed(game, { phase, order, turn: 0, sealed: game.realms.map(() => null) }),
  weekBegun: (game, { year, week, order, weather, truce, hasTurns }) =>
    changed(game, {
      phase: 'week',
      year,
      week,
      order,
      turn: hasTurns ? 0 : order.length,
      isTurnOpen: false,
      isHoused: !hasTurns,
      weather,
      truce,
    }),
  turnBegun: (game, { kingdom, turn }) =>
    changed(game, { turn, isTurnOpen: true, armies: ready(game, kingdom) }),
  turnEnded: (game, { turn }) => changed(game, { turn: turn + 1, isTurnOpen: false }),
  reasonEnded: (game, { army: id, reason }) =>
    changed(game, {
      armies: game.armies.map((army) =>
        army.id === id
          ? { ...army, reasons: army.reasons.filter((each) => each !== reason), sitsOut: false }
          : army,
      ),
    }),
  armiesHoused: (game, { kingdom, armies }) =>
    addArmies(
      changed(game, { isHoused: true, armies: game.armies.filter(({ owner }) => owner !== kingdom) }),
      armies,
    ),
  choiceMade: (game, { kingdom, renew }) =>
    changed(game, {
      turn: game.order.indexOf(kingdom) + 1,
      peace: game.peace.map((peace) =>
        peace.between.includes(kingdom) && peace.between.some((each) => renew.includes(each))
          ? { ...peace, renewedBy: [...peace.renewedBy, kingdom] }
          : peace,
      ),
    }),
  winterPassed: (game) => changed(game, { truce: 0 }),
  truceBegun: (game, { weeks }) =>
    changed(game, { truce: weeks, turn: game.order.length, isTurnOpen: false }),
  matchEnded: (game, { winners, reason, rule }) => changed(game, { end: { winners, reason, rule } }),
};
