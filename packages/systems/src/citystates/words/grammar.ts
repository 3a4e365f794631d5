import { inEnglish, say } from '@warmoot/kernel';

/** The types whose name is one thing; every other names troops: `Archers`, `Heavy Infantry`. */
const PLURALS: Readonly<Record<string, string>> = {
  Caravan: 'Caravans',
  Transport: 'Transports',
  Corvette: 'Corvettes',
  "Man-o'-War": "Men-o'-War",
  Elemental: 'Elementals',
};

const isSingular = (type: string): boolean => type in PLURALS;

/** `the Orcs'` Archers, `the Undead's` Archers. */
export const possessive = (name: string): string =>
  inEnglish(name).endsWith('s') ? say`${name}'` : say`${name}'s`;

/** Inside a sentence: `a Corvette`, `Archers`. */
export const named = (type: string): string => {
  if (!isSingular(type)) return type;
  return /^[AEIOU]/.test(type) ? `an ${type}` : `a ${type}`;
};

/** `Corvette`, `2 Corvettes`, `2 Archers` */
export const countOfType = (count: number, type: string): string =>
  count === 1 ? type : say`${count} ${PLURALS[type] ?? type}`;

/** The verb for one Unit: a Corvette `strikes`, Archers `strike`. */
export const agreed = (type: string, one: string, many: string): string => (isSingular(type) ? one : many);
