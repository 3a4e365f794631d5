import type { Seat } from '../seats.ts';
import type { DiceSource, Roll } from './dice.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';

/** Everyone sees this before the first roll: the hash of the secret seed, and each seat's own entropy. */
export interface Commitment {
  readonly commitment: string;
  readonly entropy: Readonly<Record<Seat, string>>;
}

/** MOT-07. Published before the match; nobody can find the seed from it, nor change the seed afterwards. */
export const commitTo = (secretSeed: string): string => hex(sha256(utf8(secretSeed)));

const publicPart = (entropy: Readonly<Record<Seat, string>>): string =>
  JSON.stringify(Object.entries(entropy).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Roll number n reads 32-bit words of HMAC-SHA-256(secret seed, entropy of the seats and n), so that neither the
 * keeper of the seed (bound by the hash) nor any seat (which does not know the seed) can choose a die.
 */
export class VerifiableDice implements DiceSource {
  readonly #key: Uint8Array;
  readonly #salt: string;
  #rolled: number;

  constructor(secretSeed: string, entropy: Readonly<Record<Seat, string>>, rolled = 0) {
    this.#key = utf8(secretSeed);
    this.#salt = publicPart(entropy);
    this.#rolled = rolled;
  }

  roll(sides: number, _why: string): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    const n = this.#rolled++;
    for (let again = 0; ; again++) {
      const bytes = hmacSha256(this.#key, utf8(`${this.#salt}|${n}|${again}`));
      const word = new DataView(bytes.buffer).getUint32(0);
      if (word < fair) return 1 + (word % sides);
    }
  }

  save(): number {
    return this.#rolled;
  }

  restore(saved: unknown): void {
    this.#rolled = saved as number;
  }
}

export type Verification =
  | { readonly ok: true; readonly rolls: number }
  | { readonly ok: false; readonly why: string };

/**
 * Checks, with nothing but the published record, that the seed was the promised one and every die follows from it.
 * `before`: how many rolls the match already had when this promise was made.
 */
export const verifyRolls = (
  { commitment, entropy }: Commitment,
  secretSeed: string,
  rolls: readonly Roll[],
  before = 0,
): Verification => {
  if (commitTo(secretSeed) !== commitment)
    return {
      ok: false,
      why: 'the revealed seed is not the one promised before the first roll (MOT-07)',
    };
  const source = new VerifiableDice(secretSeed, entropy, before);
  for (const [i, { sides, value, why }] of rolls.entries()) {
    const due = source.roll(sides, why);
    if (due !== value)
      return {
        ok: false,
        why: `roll ${before + i + 1} (${why}) should be ${due} on a d${sides}, but the log has ${value} (MOT-07)`,
      };
  }
  return { ok: true, rolls: rolls.length };
};
