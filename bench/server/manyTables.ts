import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { csw } from '@warmoot/systems/csw';
import { practice } from '@warmoot/systems/practice';
import type { ServerNode } from '../../packages/server/src/testkit/serverNode.ts';
import { after, guest, inTurn, type Load, newTables, residentMegabytes, steady } from './load.ts';
import { inMemory, withFolder, withNode } from './nodes.ts';
import type { Table } from './table.ts';
import type { Wire } from './wire.ts';

const FEW = 64;
const MANY = 4_000;
const MATCHES = 5_000;
const PER_SECOND = 200;
const SECONDS = 8;
const HASTINGS = { options: { scenario: 'hastings', modules: [] } };
const LONG = 1_500;

/** Tables at a steady pace: the time of a command, and the memory of the server. */
interface Crowd {
  readonly load: Load;
  readonly megabytes: number;
}

/** Tables played in turn: the pace, and how many of them the server had in memory at the end. */
interface Turns {
  readonly perSecond: number;
  readonly held: number;
}

export interface ManyTables {
  readonly few: Crowd;
  readonly many: Crowd;
  readonly backup: { readonly seconds: number; readonly load: Load };
  /** Milliseconds from the start of the process until `/readyz` says yes. */
  readonly restart: number;
  readonly coldLoad: { readonly lines: number; readonly long: number; readonly fresh: number };
  readonly turns: { readonly fit: Turns; readonly more: Turns; readonly most: Turns };
}

/** One folder that fills up, first under a server with all the memory it wants, then under one with little. */
export const manyTables = (): Promise<ManyTables> =>
  withFolder(async (folder) => {
    const data = { WARMOOT_DATA: folder };
    const { wire, tables, ...first } = await withNode(data, (node) => filled(node, folder));
    const turns = await withNode({ ...data, WARMOOT_MEMORY_MB: String(LITTLE_MEMORY) }, async ({ url }) => {
      wire.moveTo(url);
      return turnsOf(url, tables);
    });
    wire.close();
    return { ...first, turns };
  });

const filled = async (node: ServerNode, folder: string) => {
  const wire = await guest(node.url);
  const tables = await newTables(wire, practice, {}, FEW);
  await steady(tables, PER_SECOND, after(SECONDS / 2)); // until most of the code is compiled
  const few = await crowd(node, tables);
  tables.push(...(await newTables(wire, practice, {}, MANY - FEW)));
  const many = await crowd(node, tables);
  await newTables(wire, practice, {}, MATCHES - MANY);
  const [fresh, long] = (await newTables(wire, csw, HASTINGS, 2)) as [Table, Table];
  const lines = await play(long);
  const backup = await backedUp(folder, tables);
  const restart = await restarted(node);
  const coldLoad = { lines, long: await looked(wire, long), fresh: await looked(wire, fresh) };
  return { wire, tables, few, many, backup, restart, coldLoad };
};

const crowd = async ({ pid }: ServerNode, tables: readonly Table[]): Promise<Crowd> => ({
  load: await steady(tables, PER_SECOND, after(SECONDS)),
  megabytes: residentMegabytes(pid),
});

/** Plays a long battle; returns its length. */
const play = async (table: Table): Promise<number> => {
  const { id } = table;
  for (let lines = 1; lines < LONG; lines++) {
    await table.step();
    if (table.id !== id) return lines; // it is over, and another has begun
  }
  return LONG;
};

/** `warmoot backup`, as an operator runs it beside the server. */
const backedUp = async (folder: string, tables: readonly Table[]): Promise<ManyTables['backup']> => {
  const start = performance.now();
  const program = join(process.cwd(), 'packages/cli/bin/warmoot.mjs');
  const child = spawn(process.execPath, [program, 'backup', join(folder, 'backup.gz')], {
    env: { ...process.env, WARMOOT_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let code: number | null | undefined;
  const ended = once(child, 'exit').then(([exit]) => {
    code = exit as number | null;
    return (performance.now() - start) / 1000;
  });
  const load = await steady(tables, PER_SECOND, () => code !== undefined);
  const seconds = await ended;
  if (code !== 0) throw new Error('the backup failed');
  return { seconds, load };
};

/** After a power cut, with all its data. */
const restarted = async (node: ServerNode): Promise<number> => {
  await node.kill();
  const start = performance.now();
  await node.start();
  while (!(await fetch(`${node.url}/readyz`)).ok) await pause(5);
  return performance.now() - start;
};

const looked = async (wire: Wire, { id }: Table): Promise<number> =>
  (await wire.send('GET', `/matches/${id}/sight`)).milliseconds;

/** In megabytes: 290 tables in play fit, 400 do not. */
const LITTLE_MEMORY = 40;
const FIT = 290;
const MORE = 400;
const AT_ONCE = 16;

const turnsOf = async (url: string, tables: readonly Table[]): Promise<ManyTables['turns']> => {
  const paceOf = async (count: number): Promise<Turns> => {
    const { perSecond } = await inTurn(tables.slice(0, count), AT_ONCE, SECONDS);
    return { perSecond, held: (await inMemory(url)).matches };
  };
  await paceOf(FIT); // until most of the code is compiled, and the tables are warm
  const fit = await paceOf(FIT);
  const more = await paceOf(MORE);
  const most = await paceOf(MANY);
  const again = await paceOf(FIT);
  return { fit: again.perSecond > fit.perSecond ? again : fit, more, most };
};
