import { createHash, randomBytes } from 'node:crypto';

/** What only its bearer knows. The store keeps the hash alone, so a stolen database opens no door. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A name for something that nobody guesses, though it opens nothing. */
export const newId = (): string => newSecret(12);
