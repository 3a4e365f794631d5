import { areaOf } from './clauseId.ts';
import type { Rulebook } from './rulebook.ts';

const REFERENCE = /(?<![\w-])(?:([A-Z]{3})-)?([A-Z][A-Z0-9]*)-(\d+)(?![\w-])/g;

/** What may follow an id to name more of the same area: `-01/02`, `-05, 07…10`, `-11 and -12`, `R-33 … R-43`. */
const MORE = /\s*(…|\.\.|–|to\b|\/|,|and\b)\s*(?:(?:([A-Z]{3})-)?([A-Z][A-Z0-9]*)-|-)?(\d+)(?![-\w×%"])/y;

/**
 * Every clause a text refers to, as whole ids, each once. Inside a rulebook its own ids may be written short: `R-77` in
 * grand is GRD-R-77, and `CSW-15` there is GRD-CSW-15, because grand has an area CSW.
 */
export const referencesIn = (rulebook: Rulebook, text: string): string[] => {
  const own = new Set(rulebook.clauses.map(({ id }) => areaOf(id)));
  const found = new Set<string>();
  for (const match of text.matchAll(REFERENCE)) {
    const [whole, prefix, area = '', number = ''] = match;
    if (!prefix && !own.has(area)) continue;
    const stem = `${prefix ?? rulebook.prefix}-${area}`;
    for (const each of numbersFrom(text, match.index + whole.length, area, number))
      found.add(`${stem}-${each}`);
  }
  return [...found];
};

/** The number just read, and those that a list or range after it adds. */
const numbersFrom = (text: string, end: number, area: string, first: string): string[] => {
  const numbers = [first];
  MORE.lastIndex = end;
  for (let more = MORE.exec(text); more; more = MORE.exec(text)) {
    const [, link = '', , namedArea, number = ''] = more;
    const isRange = /^(?:…|\.\.|–|to)$/.test(link);
    if (namedArea ? namedArea !== area || !isRange : number.length < first.length) break;
    numbers.push(...(isRange ? upTo(numbers.at(-1)!, number) : [number]));
  }
  return numbers;
};

const upTo = (from: string, to: string): string[] => {
  const count = Math.max(0, Number(to) - Number(from));
  return Array.from({ length: count }, (_, step) =>
    String(Number(from) + step + 1).padStart(from.length, '0'),
  );
};
