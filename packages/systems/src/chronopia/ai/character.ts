/** The character of an empire, fixed for the whole campaign: one of three, each empire a little its own (CHR-CPU-04). */
import type { Empire } from '../state/state.ts';

/** Five weights from 1 to 10. */
export interface Character {
  readonly name: CharacterName;
  readonly expansion: number;
  readonly aggression: number;
  readonly caution: number;
  readonly honour: number;
  readonly trade: number;
}

type Weight = Exclude<keyof Character, 'name'>;

/** The conqueror lives by war, the builder by cities, the schemer by other empires' wars. */
const CHARACTERS = {
  conqueror: { expansion: 5, aggression: 9, caution: 3, honour: 5, trade: 3 },
  builder: { expansion: 8, aggression: 5, caution: 6, honour: 8, trade: 6 },
  schemer: { expansion: 6, aggression: 7, caution: 5, honour: 2, trade: 8 },
} as const satisfies Readonly<Record<string, Readonly<Record<Weight, number>>>>;
export type CharacterName = keyof typeof CHARACTERS;

export const CHARACTER_NAMES = Object.keys(CHARACTERS) as CharacterName[];

/** Derived from its name and race, the same in every replay (CHR-CPU-05), unless the referee has chosen the kind. */
export const characterOf = (
  { name, race }: Pick<Empire, 'name' | 'race'>,
  chosen?: CharacterName,
): Character => {
  let seed = 17;
  for (const letter of `${name}/${race}`) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  const kind = chosen ?? CHARACTER_NAMES[seed % CHARACTER_NAMES.length]!;
  const weights = CHARACTERS[kind];
  /** One more, one less or neither. */
  const own = (weight: Weight, nth: number): number =>
    weights[weight] + (Math.floor(seed / 10 ** nth) % 3) - 1;
  return {
    name: kind,
    expansion: own('expansion', 1),
    aggression: own('aggression', 2),
    caution: own('caution', 3),
    honour: own('honour', 4),
    trade: own('trade', 5),
  };
};
