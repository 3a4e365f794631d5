import { effect, type Signal, signal } from '@preact/signals';

/** A setting by its storage name, as text; invalid text leaves it unchanged. */
export interface KeptSetting {
  readonly name: string;
  readonly read: () => string;
  readonly write: (value: string) => void;
}

const all: KeptSetting[] = [];

/** Every setting of this device, to save them with an account too. */
export const keptSettings = (): readonly KeptSetting[] => all;
export const keepSetting = (setting: KeptSetting): void => {
  all.push(setting);
};

/** Another tab of this browser changed it. */
const followTabs = ({ name, write }: KeptSetting): void =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) write(newValue);
  });

/** A setting of this device, stored under its name. */
export const kept = <Value extends string>(
  name: string,
  allowed: readonly Value[],
  first: Value,
): Signal<Value> => {
  const stored = localStorage.getItem(name) as Value | null;
  const setting = signal<Value>(stored !== null && allowed.includes(stored) ? stored : first);
  const entry: KeptSetting = {
    name,
    read: () => setting.value,
    write: (value) => {
      if (allowed.includes(value as Value)) setting.value = value as Value;
    },
  };
  effect(() => localStorage.setItem(name, setting.value));
  keepSetting(entry);
  followTabs(entry);
  return setting;
};
