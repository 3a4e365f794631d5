import { Unplayable } from '../play/unplayable.ts';

/** What was typed after `warmoot sim`. */
export interface SimOptions {
  readonly games: string;
  readonly seed?: string;
  readonly a?: string;
  readonly b?: string;
  readonly swap?: true;
  readonly modules?: string;
  readonly options?: string;
  readonly cores?: string;
  readonly json?: true;
  readonly matrix?: string;
  /** Options that systems have of their own. */
  readonly [own: string]: string | true | undefined;
}

export type Asked = SimOptions & { readonly scenario: string | undefined };

const MAX_GAMES = 1_000_000;

export const gamesAsked = (asked: string): number => {
  const games = Number(asked);
  if (Number.isInteger(games) && games >= 1 && games <= MAX_GAMES) return games;
  throw new Unplayable(`"${asked}" is not a number of games; write a whole number from 1 to ${MAX_GAMES}.`);
};
