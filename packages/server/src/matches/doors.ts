import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import type { Table } from './table.ts';

export const doorOf = async (system: string): Promise<SystemDoor | undefined> =>
  SYSTEMS.find(({ id }) => id === system)?.load();

/** Of a match that is stored here. */
export const doorFor = async ({ id, system }: Pick<Table, 'id' | 'system'>): Promise<SystemDoor> => {
  const door = await doorOf(system);
  if (door === undefined) throw new Error(`${id}: no system ${system}`);
  return door;
};
