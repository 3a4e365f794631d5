import { BOOKS } from '@warmoot/systems';

type Book = Pick<(typeof BOOKS)[number], 'prefix' | 'files'>;

/** The house rules, which apply to every table and belong to no system. */
const HOUSE_RULES = 'moot';

/** Every rulebook: the prefix of its clause ids and its files, in reading order. */
export const RULEBOOKS: Readonly<Record<string, Book>> = {
  ...Object.fromEntries(BOOKS.map(({ id, prefix, files }) => [id, { prefix, files }])),
  [HOUSE_RULES]: { prefix: 'MOT', files: ['moot.md'] },
};

export const bookOf = (name: RulebookName): Book => {
  const book = RULEBOOKS[name];
  if (book === undefined) throw new RangeError(`There is no rulebook ${name}.`);
  return book;
};

export type RulebookName = string;
/** All but the house rules. */
export type SystemName = string;

export const isRulebookName = (name: string): boolean => Object.hasOwn(RULEBOOKS, name);
export const isSystemName = (name: string): boolean => name !== HOUSE_RULES && isRulebookName(name);

export const SYSTEM_NAMES: readonly SystemName[] = BOOKS.map(({ id }) => id);
