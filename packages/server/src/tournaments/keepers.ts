import type { Settings } from '../ops/settings.ts';
import { foldName } from '../people/name.ts';
import type { Person } from '../people/person.ts';

/** MOT-30: whether the operator lets this account start tournaments. */
export const mayKeep = (
  { keepers }: Pick<Settings, 'keepers'>,
  person: Pick<Person, 'name' | 'isGuest'>,
): boolean => {
  if (person.isGuest || keepers === 'nobody') return false;
  return keepers === 'accounts' || keepers.some((name) => foldName(name) === foldName(person.name));
};
