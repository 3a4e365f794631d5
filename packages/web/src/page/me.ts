import { signal } from '@preact/signals';
import { ApiProblem, api } from '../net/api.ts';

/** What somebody sees of themselves. */
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
      readonly digest: boolean;
    };
    readonly timeZone: string;
  };
}

/** Who sits before this page: undefined until the server has said, null for somebody without a name here. */
export const me = signal<Me | null | undefined>(undefined);

export const askWhoIAm = async (): Promise<Me | null> => {
  const { person } = await api.get<{ person: Me | null }>('/people/me');
  me.value = person;
  return person;
};

/** Whoever has no name here yet gets one now: nobody needs an account to play. */
export const beSomebody = async (): Promise<Me> => {
  const known = me.value ?? (await askWhoIAm());
  if (known) return known;
  const guest = await api.post<Me>('/people/guests');
  me.value = guest;
  return guest;
};

/** Does something that needs a name; a cookie that has run out meanwhile is replaced by a fresh guest. */
export const asSomebody = async <T>(act: () => Promise<T>): Promise<T> => {
  await beSomebody();
  try {
    return await act();
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 401) throw problem;
    me.value = null;
    await beSomebody();
    return act();
  }
};
