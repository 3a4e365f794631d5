/** GRD-GEN-03, GRD-WLD-25: one pack of 52 cards, without jokers. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** `J clubs`, `7 hearts`. */
export type Card = `${Rank} ${Suit}`;

export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank} ${suit}`));

export const suitOf = (card: Card): Suit => card.split(' ')[1] as Suit;
export const rankOf = (card: Card): Rank => card.split(' ')[0] as Rank;

/** GRD-WLD-02: Ace to ten count 1 to 10; undefined for a court card. */
export const numberOn = (card: Card): number | undefined => {
  const at = RANKS.indexOf(rankOf(card));
  return at < 10 ? at + 1 : undefined;
};

/** GRD-WLD-02: the card's strength. */
export const STRENGTH_PER_NUMBER = 5;

interface CourtRow {
  readonly rule: string;
  /** GRD-WLD-25: whether the loser must survive. */
  readonly needsSurvivors: boolean;
  readonly text: string;
}

/** GRD-WLD-10 to GRD-WLD-21 */
export const COURT: Readonly<Record<string, CourtRow>> = {
  'J clubs': { rule: 'GRD-WLD-10', needsSurvivors: true, text: 'The beaten general is killed.' },
  'Q clubs': {
    rule: 'GRD-WLD-11',
    needsSurvivors: true,
    text: 'The beaten army dissolves; survivors reach the nearest city, their general is lost.',
  },
  'K clubs': {
    rule: 'GRD-WLD-12',
    needsSurvivors: false,
    text: 'A son of the beaten king has fallen: his armies go home to mourn.',
  },
  'J diamonds': {
    rule: 'GRD-WLD-13',
    needsSurvivors: true,
    text: 'The beaten general is captured: ransom or death.',
  },
  'Q diamonds': {
    rule: 'GRD-WLD-14',
    needsSurvivors: true,
    text: 'Half of the beaten army would change sides.',
  },
  'K diamonds': { rule: 'GRD-WLD-15', needsSurvivors: false, text: 'A son of the beaten king is captured.' },
  'J hearts': {
    rule: 'GRD-WLD-16',
    needsSurvivors: true,
    text: 'Raiders carry off the victorious general: ransom or death.',
  },
  'Q hearts': {
    rule: 'GRD-WLD-17',
    needsSurvivors: false,
    text: 'The people of the beaten king give more at the next resource stage.',
  },
  'K hearts': { rule: 'GRD-WLD-18', needsSurvivors: false, text: 'A secret marriage may bring peace.' },
  'J spades': {
    rule: 'GRD-WLD-19',
    needsSurvivors: true,
    text: 'The supplies of the victors burn: they must go home.',
  },
  'Q spades': {
    rule: 'GRD-WLD-20',
    needsSurvivors: false,
    text: 'A great general raises new troops for the beaten king.',
  },
  'K spades': {
    rule: 'GRD-WLD-21',
    needsSurvivors: false,
    text: 'Free mercenaries join the beaten king at the next resource stage.',
  },
};

const NUMBERS: Readonly<Record<Suit, { readonly rule: string; readonly text: string }>> = {
  diamonds: { rule: 'GRD-WLD-04', text: 'The victor plunders the baggage.' },
  hearts: { rule: 'GRD-WLD-05', text: 'Many of the fallen had only run away.' },
  clubs: { rule: 'GRD-WLD-06', text: 'A butchery: more men die on both sides.' },
  spades: { rule: 'GRD-WLD-07', text: 'The beaten side sells its life dearly.' },
};

/** GRD-PLY-13: the card's clause and text. */
export const cardText = (card: Card): { readonly rule: string; readonly text: string } =>
  COURT[card] ?? NUMBERS[suitOf(card)];
