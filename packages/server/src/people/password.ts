import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';

const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 200;

export const NewPassword = z
  .string()
  .min(MIN_CHARACTERS, `a password has at least ${MIN_CHARACTERS} characters`)
  .max(MAX_CHARACTERS, `a password has at most ${MAX_CHARACTERS} characters`);

/** A password that is only compared: an impossible one is simply wrong. */
export const GivenPassword = z.string().max(MAX_CHARACTERS, 'this is longer than any password');

/** Argon2id with 19 MiB and two passes: the library's defaults, written down because old hashes must stay readable. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters, however the keyboard composed them. */
const spelled = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(spelled(password), COST);

/** The hash of a password that nobody has. */
const UNUSED_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Takes as long for an unknown name, so that the time does not reveal which names exist. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> =>
  (await verify(stored ?? UNUSED_HASH, spelled(password))) && typeof stored === 'string';
