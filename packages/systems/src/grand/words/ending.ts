import { say } from '@warmoot/kernel';
import type { Game } from '../state/game.ts';
import { listOfKingdoms } from './names.ts';

type End = Pick<NonNullable<Game['end']>, 'winners' | 'rule'>;

/** GRD-CAP-06, GRD-R-49: why the match is over. */
export const endingText = ({ winners, rule }: End, year: number): string =>
  rule === 'GRD-CAP-06'
    ? say`${listOfKingdoms(winners)} is the last kingdom`
    : say`${listOfKingdoms(winners)} had the most after year ${year}`;
