import { effect, signal } from '@preact/signals';
import {
  ARMY_LISTS,
  type Army,
  type ArmyTerms,
  readArmyFile,
  STANDARD_TERMS,
  starterArmy,
  writeArmyFile,
} from '@warmoot/systems/bloodlust/army';
import type { Scale } from '@warmoot/systems/bloodlust/umpire';

const KEY = 'warmoot-army-draft';

const readDraft = (): Army => {
  const reading = readArmyFile(localStorage.getItem(KEY) ?? '');
  if (reading.ok) return reading.value;
  return starterArmy(
    ARMY_LISTS.find(({ id }) => id === 'elves') ?? (ARMY_LISTS[0] as (typeof ARMY_LISTS)[number]),
  );
};

/** The army on the page; this device keeps it until it is replaced. */
export const army = signal<Army>(readDraft());
export const terms = signal<ArmyTerms>(STANDARD_TERMS);
export const scale = signal<Scale>(15);

effect(() => localStorage.setItem(KEY, writeArmyFile(army.value)));

/** The command that new units join, and the entry whose price is shown. */
export const selected = signal<{ readonly command: number; readonly entry: string | undefined }>({
  command: 0,
  entry: undefined,
});

/** The id of the list, or `kept:2`, that the army is compared with. */
export const rival = signal('orcs');

export const change = (next: Army): void => {
  army.value = next;
  const last = next.commands.length - 1;
  if (selected.value.command > last) selected.value = { ...selected.value, command: Math.max(0, last) };
};
