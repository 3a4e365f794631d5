import { STAGE_WEEKS, WEEKS } from '../data/calendar.ts';
import type { Game } from '../state/game.ts';

interface CalendarWeek {
  readonly week: number;
  readonly isNow: boolean;
  readonly isPast: boolean;
  /** GRD-CAL-02: a resource stage follows. */
  readonly hasStage: boolean;
}

/** GRD-CAL-01: the thirty weeks of the campaign season. */
export const calendarOf = ({ week: now }: Game): readonly CalendarWeek[] =>
  Array.from({ length: WEEKS }, (_, at) => ({
    week: at + 1,
    isNow: at + 1 === now,
    isPast: at + 1 < now,
    hasStage: STAGE_WEEKS.includes(at + 1),
  }));

/** GRD-CAL-05: all campaign weeks are over until the armies deploy. */
export const isOffSeason = ({ week, phase }: Game): boolean =>
  week === WEEKS && ['market', 'placement', 'deployment'].includes(phase);
