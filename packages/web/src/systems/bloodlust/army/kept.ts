import { signal } from '@preact/signals';
import { type Army, readArmyFile } from '@warmoot/systems/bloodlust/army';

const KEY = 'warmoot-armies';

/** Armies that this device keeps, as files, by their names. */
type Files = Readonly<Record<string, string>>;

const isFiles = (value: unknown): value is Files =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');

const read = (): Files => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isFiles(kept) ? kept : {};
  } catch {
    return {};
  }
};

const files = signal<Files>(read());

addEventListener('storage', ({ key }) => {
  if (key === KEY) files.value = read();
});

/** The armies that this device keeps; a file that cannot be read any more is left out. */
export const keptArmies = (): readonly Army[] =>
  Object.values(files.value).flatMap((text) => {
    const reading = readArmyFile(text);
    return reading.ok ? [reading.value] : [];
  });

export const keepArmy = (name: string, text: string): void => {
  files.value = { ...files.value, [name]: text };
  localStorage.setItem(KEY, JSON.stringify(files.value));
};

export const forgetArmy = (name: string): void => {
  const { [name]: _, ...rest } = files.value;
  files.value = rest;
  localStorage.setItem(KEY, JSON.stringify(rest));
};
