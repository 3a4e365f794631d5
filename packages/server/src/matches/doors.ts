import { say } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { Halted } from './halted.ts';
import type { Table } from './table.ts';

export const doorOf = async (system: string): Promise<SystemDoor | undefined> =>
  SYSTEMS.find(({ id }) => id === system)?.load();

/** For a match that is stored here. */
export const doorFor = async ({ system }: Pick<Table, 'system'>): Promise<SystemDoor> => {
  const door = await doorOf(system);
  if (door !== undefined) return door;
  throw new Halted(say`This match is stopped: this server no longer has its rules (${system}).`);
};
