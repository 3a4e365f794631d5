import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnySystem } from '@warmoot/kernel';

const digestOfThisFile = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('base64url');

/** Server and rules are bundled into one file, which is this one. */
const PROGRAM = digestOfThisFile();

/**
 * Identifies this program's rules. Only the program that kept a state uses it: another program's states may have a
 * different shape, so it reads every match once from its first line, which checks the digests in the log.
 */
export const programOf = ({ rulesVersion }: AnySystem): string => `${rulesVersion} ${PROGRAM}`;
