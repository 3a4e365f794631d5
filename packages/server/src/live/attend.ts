import type { AppContext } from '../api/appContext.ts';
import type { Person } from '../people/person.ts';

/**
 * Records that somebody is at a table; call it after the hub knows. Returns a function to call when they have left the
 * hub.
 */
export const attend = (
  { presence, log }: AppContext,
  match: string,
  person: Person | undefined,
): (() => void) => {
  const failed = (problem: unknown): void => log.error({ err: problem }, 'presence could not be saved');
  if (person === undefined) return () => undefined;
  void presence.arrived(match, person.id).catch(failed);
  return () => presence.left(match, person.id, failed);
};
