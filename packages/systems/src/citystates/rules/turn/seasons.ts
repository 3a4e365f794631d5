import type { Game } from '../../state/game.ts';

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
type Season = (typeof SEASONS)[number];

/** CST-TRN-08, CST-TRN-09: one game turn is one season, from Spring in turn 1. */
export const seasonOf = (turn: number): Season => SEASONS[(turn + 3) % 4] as Season;

/** CST-TRN-08: four seasons are a year. */
export const yearOf = (turn: number): number => Math.ceil(turn / 4);

export const isWinter = ({ turn }: Game): boolean => turn > 0 && seasonOf(turn) === 'Winter';
