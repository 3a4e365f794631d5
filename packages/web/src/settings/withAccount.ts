import { effect, untracked } from '@preact/signals';
import { api } from '../net/api.ts';
import { type Me, me } from '../page/me.ts';
import { keptSettings } from './kept.ts';
import './settings.ts';

const SAVE_AFTER_MS = 400;

type Values = Readonly<Record<string, string>>;

const valuesNow = (): Values => Object.fromEntries(keptSettings().map(({ name, read }) => [name, read()]));

const take = (values: Values): void => {
  for (const { name, write } of keptSettings()) {
    const value = values[name];
    if (value !== undefined) write(value);
  }
};

const isSame = (one: Values, other: Values): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value);

const save = async (page: Values): Promise<void> => {
  me.value = await api.put<Me>('/people/me', { settings: { page } });
};

/** Takes over the settings of the account somebody signs in to, and keeps later changes there too. */
export const keepWithAccount = (): void => {
  let account: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const person = me.value;
    const values = valuesNow();
    clearTimeout(timer);
    if (!person || person.isGuest) {
      account = undefined;
      return;
    }
    const known = person.settings.page;
    if (account !== person.id) {
      account = person.id;
      untracked(() => take(known));
    } else if (!isSame(values, known)) {
      timer = setTimeout(() => void save(values).catch(() => undefined), SAVE_AFTER_MS);
    }
  });
};
