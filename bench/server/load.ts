import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnySystem, seededDice } from '@warmoot/kernel';
import { Table } from './table.ts';
import { Wire } from './wire.ts';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesMedian: number;
  readonly bytesP95: number;
}

const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** What commands took, on the clock and on the wire. */
export class Notes {
  readonly #sizes: number[] = [];
  readonly #times: number[] = [];
  readonly #start = performance.now();

  add({ bytes, milliseconds }: { readonly bytes: number; readonly milliseconds: number }): void {
    this.#sizes.push(bytes);
    this.#times.push(milliseconds);
  }

  get count(): number {
    return this.#times.length;
  }

  summary(): Load {
    const seconds = (performance.now() - this.#start) / 1000;
    const sizes = this.#sizes.sort((a, b) => a - b);
    const times = this.#times.sort((a, b) => a - b);
    return {
      perSecond: times.length / seconds,
      p50: at(times, 0.5),
      p99: at(times, 0.99),
      bytesMedian: at(sizes, 0.5),
      bytesP95: at(sizes, 0.95),
    };
  }
}

export const guest = async (url: string): Promise<Wire> => {
  const wire = new Wire(url);
  await wire.send('POST', '/people/guests', {});
  return wire;
};

/** This many tables of one guest, all begun. */
export const newTables = async (
  wire: Wire,
  system: AnySystem,
  request: { options?: unknown },
  count: number,
): Promise<Table[]> => {
  const tables = Array.from({ length: count }, (_, i) => new Table(wire, system, request, seededDice(i)));
  await Promise.all(tables.map((table) => table.begin()));
  return tables;
};

/** At full speed: all tables at once, one command after the other at each. */
export const rush = async (tables: readonly Table[], seconds: number): Promise<Load> => {
  const notes = new Notes();
  const end = performance.now() + seconds * 1000;
  const play = async (table: Table): Promise<void> => {
    while (performance.now() < end) {
      const sent = await table.step();
      if (sent !== undefined) notes.add(sent);
    }
  };
  await Promise.all(tables.map(play));
  return notes.summary();
};

/** The tables in turn, this many at once: the one that has been idle longest is always next. */
export const inTurn = async (tables: readonly Table[], atOnce: number, seconds: number): Promise<Load> => {
  const notes = new Notes();
  const waiting = [...tables];
  const end = performance.now() + seconds * 1000;
  const play = async (): Promise<void> => {
    while (performance.now() < end) {
      const table = waiting.shift() as Table;
      const sent = await table.step();
      if (sent !== undefined) notes.add(sent);
      waiting.push(table);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  return notes.summary();
};

/** This many commands a second, spread evenly over the tables, however slow the server is, until `isOver`. */
export const steady = async (
  tables: readonly Table[],
  perSecond: number,
  isOver: () => boolean,
): Promise<Load> => {
  const notes = new Notes();
  const idle = [...tables];
  const running: Promise<void>[] = [];
  for (let sent = 0, start = performance.now(); !isOver(); sent++) {
    const due = start + (sent * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const table = idle.shift();
    if (table === undefined) continue;
    const play = async (): Promise<void> => {
      const answer = await table.step();
      if (answer !== undefined) notes.add(answer);
      idle.push(table);
    };
    running.push(play());
  }
  await Promise.all(running);
  return notes.summary();
};

/** For `steady`: when this many seconds have passed. */
export const after = (seconds: number): (() => boolean) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
};

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Resident memory of the server while this many people only watch. */
export const idleViewers = async (
  url: string,
  pid: number,
  system: AnySystem,
  viewers: number,
): Promise<number> => {
  const wire = await guest(url);
  const [table] = await newTables(wire, system, {}, 1);
  const open = await Promise.all(
    Array.from(
      { length: viewers },
      () =>
        new Promise<{ destroy(): void }>((resolve, reject) => {
          const path = `${url}/api/v1/matches/${table?.id}/live?as=%40spectator`;
          const asked = get(path, { agent: false }, (response) => {
            response.once('data', () => resolve(asked));
            response.resume();
          });
          asked.once('error', reject);
        }),
    ),
  );
  await pause(1_000);
  const resident = residentMegabytes(pid);
  for (const each of open) each.destroy();
  wire.close();
  return resident;
};
