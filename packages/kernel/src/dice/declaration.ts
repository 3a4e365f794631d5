import { type Reading, readingOf, unreadable } from '../reading.ts';
import type { Roll } from './dice.ts';
import { type Commitment, type Verification, verifyRolls } from './verifiable.ts';

/** Where a run of rolls came from. */
export type DiceOrigin =
  | { readonly source: 'seeded' | 'scripted' | 'typed in' }
  | ({ readonly source: 'verifiable' } & Commitment);

/** MOT-07. Rolls made at another table, which this one did not promise; the seed is what the file claimed. */
export interface BroughtRolls {
  readonly rolls: number;
  readonly dice: DiceOrigin;
  readonly seed: string | null;
}

/**
 * Where a match's dice come from, as its record says. An imported match lists the rolls it brought, oldest first; its
 * own dice begin with the roll after them. `brought`: the match was over when it came and has no dice of its own.
 */
export type DiceDeclaration = (DiceOrigin | { readonly source: 'brought' }) & {
  readonly brought?: readonly BroughtRolls[];
};

const countOf = (brought: readonly BroughtRolls[] = []): number =>
  brought.reduce((sum, { rolls }) => sum + rolls, 0);

/** A match's rolls as an importing match lists them; undefined if the declaration does not fit their number. */
export const broughtFrom = (
  { brought = [], ...dice }: DiceDeclaration,
  seed: string | null,
  rolls: number,
): readonly BroughtRolls[] | undefined => {
  const own = rolls - countOf(brought);
  if (own < 0 || (own > 0 && dice.source === 'brought')) return undefined;
  return own === 0 || dice.source === 'brought' ? brought : [...brought, { rolls: own, dice, seed }];
};

/** A run of rolls, numbered from 1, and what can be checked about it. */
export interface StretchChecked {
  readonly from: number;
  readonly rolls: number;
  /** Promised at this table before the first of them. */
  readonly isPromised: boolean;
  /** Null: there is no seed to check them by. */
  readonly verification: Verification | null;
}

/**
 * MOT-07. Each run of rolls against its own seed. Of brought rolls this proves only that they fit the seed that came
 * with them: the author of the file could have chosen it.
 */
export const checkDice = (
  { brought = [], ...dice }: DiceDeclaration,
  seed: string | null,
  rolls: readonly Roll[],
): readonly StretchChecked[] => {
  const checked: StretchChecked[] = [];
  let before = 0;
  for (const stretch of brought) {
    const part = rolls.slice(before, before + stretch.rolls);
    checked.push(stretchOf(stretch.dice, stretch.seed, part, before, false));
    before += stretch.rolls;
  }
  if (dice.source !== 'brought') checked.push(stretchOf(dice, seed, rolls.slice(before), before, true));
  return checked;
};

const stretchOf = (
  dice: DiceOrigin,
  seed: string | null,
  rolls: readonly Roll[],
  before: number,
  isHere: boolean,
): StretchChecked => ({
  from: before + 1,
  rolls: rolls.length,
  isPromised: isHere && dice.source === 'verifiable',
  verification: dice.source === 'verifiable' && seed !== null ? verifyRolls(dice, seed, rolls, before) : null,
});

/** A file has few of these: one for each time the match was imported. */
const MOST_STRETCHES = 100;

/** A declaration that came from outside. */
export const readDice = (json: unknown): Reading<DiceDeclaration> => {
  const { brought, ...rest } = (json ?? {}) as { readonly brought?: unknown };
  const dice =
    (rest as { source?: unknown }).source === 'brought' ? { source: 'brought' as const } : originIn(rest);
  if (dice === undefined) return unreadable('it does not say where its dice come from');
  if (brought === undefined && dice.source !== 'brought') return readingOf(dice);
  const stretches =
    Array.isArray(brought) && brought.length <= MOST_STRETCHES ? brought.map(stretchIn) : [undefined];
  if (stretches.includes(undefined)) return unreadable('what it says about imported dice is damaged');
  return readingOf({ ...dice, brought: stretches as readonly BroughtRolls[] });
};

const originIn = (json: unknown): DiceOrigin | undefined => {
  const { source, commitment, entropy } = (json ?? {}) as Record<string, unknown>;
  if (source === 'seeded' || source === 'scripted' || source === 'typed in') return { source };
  if (source !== 'verifiable' || typeof commitment !== 'string' || !isWords(entropy)) return undefined;
  return { source, commitment, entropy };
};

const isWords = (json: unknown): json is Commitment['entropy'] =>
  typeof json === 'object' &&
  json !== null &&
  !Array.isArray(json) &&
  Object.values(json).every((word) => typeof word === 'string');

const stretchIn = (json: unknown): BroughtRolls | undefined => {
  const { rolls, dice, seed } = (json ?? {}) as Record<string, unknown>;
  const origin = originIn(dice);
  if (origin === undefined || !Number.isSafeInteger(rolls) || (rolls as number) < 0) return undefined;
  return seed === null || typeof seed === 'string'
    ? { rolls: rolls as number, dice: origin, seed }
    : undefined;
};
