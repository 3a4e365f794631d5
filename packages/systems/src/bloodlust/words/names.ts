import { say } from '@warmoot/kernel';
import { listById } from '../rules/setup/armies.ts';
import type { BloodOptions, Side } from '../state/options.ts';
import type { Unit } from '../state/unit.ts';

/** The army's name without its remarks: `Romans`. */
export const sideName = ({ armies }: BloodOptions, side: Side): string => {
  const own = listById(armies[side].list)?.name ?? side;
  const other = listById(armies[side === 'red' ? 'blue' : 'red'].list)?.name;
  const plain = own.replace(/ \(.*\)$/, '');
  return own === other ? `${side === 'red' ? 'Red' : 'Blue'} ${plain}` : plain;
};

/** Troops are many; a commander, a model and a single rider are one, unless the name is plural (`Harpies 2`). */
const isMany = ({ name, profile }: Pick<Unit, 'name' | 'profile'>): boolean =>
  /s(?: \d+| of .*)?$/.test(name) ||
  (profile.model === null && profile.rank === null && profile.entry !== 'rider');

/** The sentence whose verb agrees with the unit. */
export const agreed = (unit: Pick<Unit, 'name' | 'profile'>, one: string, many: string): string =>
  isMany(unit) ? many : one;

export const castingsText = (count: number): string => (count === 1 ? '1 casting' : say`${count} castings`);

/** Names in a row, each to be translated by itself. */
export const listed = (names: readonly string[]): string => names.map((name) => say`${name}`).join(', ');
