import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { PRICES } from '../data/prices.ts';

const PRICE_OF: Readonly<Record<string, number>> = { ...PRICES.armour, ...PRICES.arms };

/** CSW-MUS-19: what it costs to give each of so many men these pieces. */
export const outfitCost = (pieces: readonly string[], men: number): Reading<number> => {
  const unknown = pieces.find((piece) => PRICE_OF[piece] === undefined);
  if (unknown !== undefined)
    return unreadable(`nobody sells "${unknown}" (CSW-MUS-19)`, [pieces.indexOf(unknown)]);
  return readingOf(men * pieces.reduce((sum, piece) => sum + (PRICE_OF[piece] as number), 0));
};
