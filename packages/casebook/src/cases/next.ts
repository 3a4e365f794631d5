import type { Seat } from '@warmoot/kernel';
import type { AnyMatch } from './expectation.ts';

/** A seat that must act next, and what it has to do. */
export interface Next {
  readonly seat: Seat;
  readonly task: string;
}

/** Nobody once the match is over. */
export const nextOf = ({ pending }: AnyMatch): Next[] => pending.map(({ seat, task }) => ({ seat, task }));

/** `red (melee) and blue (melee)` */
export const nextInWords = (next: readonly Next[]): string => {
  const said = next.map(({ seat, task }) => `${seat} (${task})`);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
};
