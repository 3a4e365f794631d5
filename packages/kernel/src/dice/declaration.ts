import { type Reading, readingOf, unreadable } from '../reading.ts';
import type { Roll } from './dice.ts';
import { type Commitment, type Verification, verifyRolls } from './verifiable.ts';

/** Where a run of rolls came from. */
type DiceOrigin =
  | { readonly source: 'seeded' | 'scripted' | 'typed in' }
  | ({ readonly source: 'verifiable' } & Commitment);

/** MOT-07. Rolls made at another table, which this one did not promise; the seed is what the file claimed. */
export interface ImportedRolls {
  readonly rolls: number;
  readonly dice: DiceOrigin;
  readonly seed: string | null;
}

/**
 * Where a match's dice come from, according to its record. An imported match lists the rolls it brought, oldest first;
 * its own dice begin with the roll after them. `brought`: the match was over when it was imported and has no dice of
 * its own.
 */
export type DiceDeclaration = (DiceOrigin | { readonly source: 'brought' }) & {
  readonly brought?: readonly ImportedRolls[];
};

const countOf = (brought: readonly ImportedRolls[] = []): number =>
  brought.reduce((sum, { rolls }) => sum + rolls, 0);

/** A match's rolls as an imported copy lists them; undefined if the declaration does not match their number. */
export const importedRollsOf = (
  { brought = [], ...dice }: DiceDeclaration,
  seed: string | null,
  rolls: number,
): readonly ImportedRolls[] | undefined => {
  const own = rolls - countOf(brought);
  if (own < 0 || (own > 0 && dice.source === 'brought')) return undefined;
  return own === 0 || dice.source === 'brought' ? brought : [...brought, { rolls: own, dice, seed }];
};

/** A run of rolls, numbered from 1, and what can be checked about it. */
export interface CheckedRun {
  readonly from: number;
  readonly rolls: number;
  /** Promised at this table before the first of them. */
  readonly isPromised: boolean;
  /** Null: there is no seed to check them by. */
  readonly verification: Verification | null;
}

/**
 * MOT-07. Each run of rolls against its own seed. For imported rolls this proves only that they match the seed that
 * came with them: the author of the file could have chosen it.
 */
export const checkDice = (
  { brought = [], ...dice }: DiceDeclaration,
  seed: string | null,
  rolls: readonly Roll[],
): readonly CheckedRun[] => {
  const checked: CheckedRun[] = [];
  let before = 0;
  for (const run of brought) {
    const part = rolls.slice(before, before + run.rolls);
    checked.push(checkRun(run.dice, run.seed, part, before, false));
    before += run.rolls;
  }
  if (dice.source !== 'brought') checked.push(checkRun(dice, seed, rolls.slice(before), before, true));
  return checked;
};

const checkRun = (
  dice: DiceOrigin,
  seed: string | null,
  rolls: readonly Roll[],
  before: number,
  isHere: boolean,
): CheckedRun => ({
  from: before + 1,
  rolls: rolls.length,
  isPromised: isHere && dice.source === 'verifiable',
  verification: dice.source === 'verifiable' && seed !== null ? verifyRolls(dice, seed, rolls, before) : null,
});

/** A file has few of these: one for each time the match was imported. */
const MAX_RUNS = 100;

/** A declaration that came from outside. */
export const readDice = (json: unknown): Reading<DiceDeclaration> => {
  const { brought, ...rest } = (json ?? {}) as { readonly brought?: unknown };
  const dice =
    (rest as { source?: unknown }).source === 'brought' ? { source: 'brought' as const } : readOrigin(rest);
  if (dice === undefined) return unreadable('it does not say where its dice come from');
  if (brought === undefined && dice.source !== 'brought') return readingOf(dice);
  const runs = Array.isArray(brought) && brought.length <= MAX_RUNS ? brought.map(readRun) : [undefined];
  if (runs.includes(undefined)) return unreadable('its list of imported dice is damaged');
  return readingOf({ ...dice, brought: runs as readonly ImportedRolls[] });
};

const readOrigin = (json: unknown): DiceOrigin | undefined => {
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

const readRun = (json: unknown): ImportedRolls | undefined => {
  const { rolls, dice, seed } = (json ?? {}) as Record<string, unknown>;
  const origin = readOrigin(dice);
  if (origin === undefined || !Number.isSafeInteger(rolls) || (rolls as number) < 0) return undefined;
  return seed === null || typeof seed === 'string'
    ? { rolls: rolls as number, dice: origin, seed }
    : undefined;
};
