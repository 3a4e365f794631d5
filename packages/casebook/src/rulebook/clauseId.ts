/** `CSW-ZOC-04`: prefix of the system, area (a scenario such as S07 is one too), number. */
const CLAUSE_ID = /(?<![\w-])[A-Z]{3}-[A-Z][A-Z0-9]*-\d+(?![\w-])/g;

/** Every whole clause id in a text, in order. `CSW-R-9` is not found in `CSW-R-97`. */
export const clauseIdsIn = (text: string): string[] => text.match(CLAUSE_ID) ?? [];

export const areaOf = (id: string): string => id.split('-')[1] ?? '';

/** Rulings settle what the published text leaves open; every rulebook keeps them in the area R. */
export const isRuling = (id: string): boolean => areaOf(id) === 'R';
