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
 * Stands for the rules as this program has them. A kept state is used only by the program that kept it: another one may
 * give its states another shape, and reads every match once from its first line, which proves the digests in the log.
 */
export const programOf = ({ rulesVersion }: AnySystem): string => `${rulesVersion} ${PROGRAM}`;
