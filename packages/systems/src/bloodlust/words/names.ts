import { say } from '@warmoot/kernel';
import { listById } from '../rules/setup/armies.ts';
import type { BloodOptions, Side } from '../state/options.ts';

/** The army's name without its remarks: `Romans`. */
export const sideName = ({ armies }: BloodOptions, side: Side): string => {
  const own = listById(armies[side].list)?.name ?? side;
  const other = listById(armies[side === 'red' ? 'blue' : 'red'].list)?.name;
  const plain = own.replace(/ \(.*\)$/, '');
  return own === other ? `${side === 'red' ? 'Red' : 'Blue'} ${plain}` : plain;
};

/** Names in a row, each to be translated by itself. */
export const listed = (names: readonly string[]): string => names.map((name) => say`${name}`).join(', ');
