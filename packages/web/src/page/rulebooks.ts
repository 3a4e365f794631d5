import { BOOKS } from '@warmoot/systems';
import { text } from '../text/index.ts';

/** A rulebook as the page shows it. */
export interface BookEntry {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly about: string;
}

/** Every rulebook of the shelf, and the house rules. */
export const rulebooks = (): readonly BookEntry[] => [
  ...BOOKS,
  { id: 'moot', prefix: 'MOT', ...text.houseRules },
];

export const rulebookOf = (clause: string): string | undefined =>
  rulebooks().find(({ prefix }) => prefix === clause.slice(0, 3))?.id;
