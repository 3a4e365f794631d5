import type { Line, Roll } from '@warmoot/kernel';
import { type Card, numberOn, PACK, rankOf, STRENGTH_PER_NUMBER, type Suit, suitOf } from '../data/cards.ts';
import { nameOfCard } from '../words/names.ts';

/** The card drawn last, and the line of the story that tells it. */
export interface DrawnCard {
  readonly name: string;
  readonly rank: string;
  readonly suit: Suit;
  /** GRD-WLD-02: the strength of a number card in per cent; none for a court card. */
  readonly strength: number | undefined;
  readonly line: Line;
}

const isCard = (name: string | undefined): name is Card => (PACK as readonly string[]).includes(name ?? '');

const drawnIn = (line: Line): DrawnCard | undefined => {
  const { card } = line;
  if (!isCard(card)) return undefined;
  const number = numberOn(card);
  return {
    name: nameOfCard(card),
    rank: rankOf(card),
    suit: suitOf(card),
    strength: number && number * STRENGTH_PER_NUMBER,
    line,
  };
};

const lastOf = <Found>(
  lines: readonly Line[],
  find: (line: Line) => Found | undefined,
): Found | undefined => {
  for (let at = lines.length - 1; at >= 0; at--) {
    const found = find(lines[at] as Line);
    if (found !== undefined) return found;
  }
  return undefined;
};

const PERCENTILE = 100;
const battleDice = ({ rolls = [] }: Line): readonly Roll[] | undefined =>
  rolls.length === 2 && rolls.every(({ sides }) => sides === PERCENTILE) ? rolls : undefined;

/** What lies on the table beside the map: the last wild event and the dice of the last battle. */
export const onTheTable = (
  lines: readonly Line[],
): { readonly card: DrawnCard | undefined; readonly dice: readonly Roll[] | undefined } => ({
  card: lastOf(lines, drawnIn),
  dice: lastOf(lines, battleDice),
});
