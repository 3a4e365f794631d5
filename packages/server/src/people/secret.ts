import { hash, randomBytes } from 'node:crypto';

/** A secret that only its bearer knows. The store keeps only the hash, so a stolen database gives no access. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const hashOf = (secret: string): string => hash('sha256', secret);

/** An id that nobody can guess, although it gives no access. */
export const newId = (): string => newSecret(12);
