import { signal } from '@preact/signals';
import { ApiProblem, api } from '../net/api.ts';
import type { Language } from '../text/language.ts';

/** The user's own account data. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly email: string | null;
  readonly settings: {
    readonly mail: {
      readonly turn: boolean;
      readonly reminder: boolean;
      readonly over: boolean;
      readonly talk: boolean;
      readonly digest: boolean;
    };
    readonly timeZone: string;
    readonly language: Language;
    readonly hidesHistory: boolean;
    /** The settings of the page, by their storage names. */
    readonly page: Readonly<Record<string, string>>;
  };
}

/** The current user: undefined until the server has answered, null for a visitor without a name. */
export const me = signal<Me | null | undefined>(undefined);

export const loadMe = async (): Promise<Me | null> => {
  const { person } = await api.get<{ person: Me | null }>('/people/me');
  me.value = person;
  return person;
};

/** Changes the account. Someone who signs out before the server answers stays signed out. */
export const changeMe = async (change: object): Promise<void> => {
  const id = me.peek()?.id;
  const changed = await api.put<Me>('/people/me', change);
  if (me.peek()?.id === id) me.value = changed;
};

/** Makes a visitor without a name a guest: nobody needs an account to play. */
const ensurePerson = async (): Promise<Me> => {
  const known = me.value ?? (await loadMe());
  if (known) return known;
  const guest = await api.post<Me>('/people/guests');
  me.value = guest;
  return guest;
};

/** Runs an action that needs a name; an expired cookie is replaced by a new guest. */
export const asPerson = async <T>(act: () => Promise<T>): Promise<T> => {
  await ensurePerson();
  try {
    return await act();
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 401) throw problem;
    me.value = null;
    await ensurePerson();
    return act();
  }
};
