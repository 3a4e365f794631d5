import { effect, untracked } from '@preact/signals';
import { changeMe, me } from '../page/me.ts';
import { language } from '../text/language.ts';
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

const save = (page: Values): Promise<void> => changeMe({ settings: { page, language: language.peek() } });

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
    const isNew = account !== person.id;
    account = person.id;
    if (isNew) untracked(() => take(known));
    if (person.settings.language !== language.value || (!isNew && !isSame(values, known))) {
      timer = setTimeout(() => void save(valuesNow()).catch(() => undefined), SAVE_AFTER_MS);
    }
  });
};
