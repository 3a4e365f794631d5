import type { Reading } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { CaseFault, type Path } from './caseFault.ts';

/** A command that is nothing but its type may be written as one word: `- red: endPart`. */
export const commandIn = (door: SystemDoor, state: unknown, written: unknown, at: Path): unknown =>
  readBy(
    (json) => door.readCommand(json, state),
    typeof written === 'string' ? { type: written } : written,
    'this command',
    at,
  );

/**
 * Lets the system's own door read a part of a case; anything it cannot read is a fault of the case, reported with its
 * line.
 */
export const readBy = <T>(
  read: (written: unknown) => Reading<T>,
  written: unknown,
  what: string,
  at: Path,
): T => {
  const reading = read(written);
  if (reading.ok) return reading.value;
  const where = reading.at.length > 0 ? `, \`${reading.at.join('.')}\`` : '';
  const bare = typeof valueAt(written, reading.at) === 'number' && reading.problem.includes('must be text');
  const hint = bare ? ' (write hex ids in quotes)' : '';
  throw new CaseFault(`${what} cannot be read${where}: ${reading.problem}${hint}`, [...at, ...reading.at]);
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);
