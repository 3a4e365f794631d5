import type { Line, Roll, Seat } from '@warmoot/kernel';
import { type Card, numberOn, PACK, rankOf, STRENGTH_PER_NUMBER, type Suit, suitOf } from '../data/cards.ts';
import { nameOfCard } from '../words/names.ts';

/** The card drawn last, and the line of the story that tells it. */
export interface DrawnCard {
  readonly name: string;
  readonly rank: string;
  readonly suit: Suit;
  /** GRD-WLD-02: the strength of a number card in per cent; none for a court card. */
  readonly strength: number | undefined;
  /** The kingdom that it strikes, if it is known. */
  readonly strikes: Seat | undefined;
  /** What it is about: a general, an army, a prince, gold, supplies, peace. */
  readonly emblem: keyof typeof EMBLEMS | undefined;
  readonly line: Line;
}

/** GRD-WLD-25: what each court card is about. */
const EMBLEMS = {
  general: ['J clubs', 'J diamonds', 'J hearts', 'Q spades'],
  army: ['Q clubs', 'Q diamonds', 'K spades'],
  prince: ['K clubs', 'K diamonds'],
  gold: ['Q hearts'],
  peace: ['K hearts'],
  supplies: ['J spades'],
} as const;

const emblemOf = (card: Card): DrawnCard['emblem'] =>
  (Object.keys(EMBLEMS) as (keyof typeof EMBLEMS)[]).find((emblem) =>
    (EMBLEMS[emblem] as readonly string[]).includes(card),
  );

/** GRD-WLD-16, GRD-WLD-19: these two strike the victor. */
const STRIKES_WINNER: readonly string[] = ['J hearts', 'J spades'];

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
    strikes: undefined,
    emblem: emblemOf(card),
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

const clauseOf = ({ rules = [] }: Line): string => rules[0] ?? '';

/** How far around a card the lines of its battle are. */
const NEAR = 16;

/** The victor is told before the card; who else has losses in that battle was beaten. */
const struckBy = (lines: readonly Line[], card: DrawnCard): Seat | undefined => {
  const at = lines.indexOf(card.line);
  const before = lines.slice(Math.max(0, at - NEAR), at);
  const winner = before.findLast((line) => clauseOf(line) === 'GRD-CMB-05')?.of;
  if (STRIKES_WINNER.includes(card.line.card ?? '')) return winner;
  const around = [...lines.slice(at, at + NEAR), ...before.toReversed()];
  return around.find(
    (line) =>
      ['GRD-CMB-10', 'GRD-MOV-04'].includes(clauseOf(line)) && line.of !== undefined && line.of !== winner,
  )?.of;
};

/** What lies on the table beside the map: the last wild event and the dice of the last battle. */
export const onTheTable = (
  lines: readonly Line[],
): {
  readonly card: DrawnCard | undefined;
  readonly dice: readonly Roll[] | undefined;
  readonly d4: number | undefined;
} => {
  const card = lastOf(lines, drawnIn);
  const dice = lastOf(lines, (line) => battleDice(line) && line);
  const after = dice === undefined ? [] : lines.slice(lines.indexOf(dice));
  return {
    card: card && { ...card, strikes: struckBy(lines, card) },
    dice: dice?.rolls,
    d4: after.flatMap(({ rolls = [] }) => rolls).find(({ sides }) => sides === 4)?.value,
  };
};
