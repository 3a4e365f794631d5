import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnySystem, seededDice } from '@warmoot/kernel';
import { Table } from './table.ts';
import { Wire } from './wire.ts';

export interface Rush {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesMedian: number;
  readonly bytesP95: number;
}

const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const guest = async (url: string): Promise<Wire> => {
  const wire = new Wire(url);
  await wire.send('POST', '/people/guests', {});
  return wire;
};

const summary = (sizes: number[], times: number[], seconds: number): Rush => {
  sizes.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    bytesMedian: at(sizes, 0.5),
    bytesP95: at(sizes, 0.95),
  };
};

/** As fast as it goes: many tables at once, one command after the other at each. */
export const rush = async (
  url: string,
  system: AnySystem,
  wish: { options?: unknown },
  tables: number,
  seconds: number,
): Promise<Rush> => {
  const wire = await guest(url);
  const sizes: number[] = [];
  const times: number[] = [];
  const all = Array.from(
    { length: tables },
    (_, i) => new Table(wire, system, wish, seededDice(`rush ${i}`)),
  );
  await Promise.all(all.map((table) => table.begin()));
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    all.map(async (table) => {
      while (performance.now() < end) {
        const sent = await table.step();
        if (sent === undefined) continue;
        sizes.push(sent.bytes);
        times.push(sent.milliseconds);
      }
    }),
  );
  wire.close();
  return summary(sizes, times, seconds);
};

/** So many commands a second, evenly, whatever the server makes of it. */
export const steady = async (
  url: string,
  system: AnySystem,
  perSecond: number,
  seconds: number,
): Promise<Rush> => {
  const wire = await guest(url);
  const tables = Array.from({ length: 50 }, (_, i) => new Table(wire, system, {}, seededDice(`steady ${i}`)));
  await Promise.all(tables.map((table) => table.begin()));
  const sizes: number[] = [];
  const times: number[] = [];
  const idle = [...tables];
  const running: Promise<void>[] = [];
  for (let sent = 0, start = performance.now(); sent < perSecond * seconds; sent++) {
    const due = start + (sent * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const table = idle.shift();
    if (table === undefined) continue;
    running.push(
      table.step().then((answer) => {
        if (answer !== undefined) times.push(answer.milliseconds);
        idle.push(table);
      }),
    );
  }
  await Promise.all(running);
  wire.close();
  return summary(sizes, times, seconds);
};

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Resident memory of the server while so many people only watch. */
export const idleViewers = async (
  url: string,
  pid: number,
  system: AnySystem,
  viewers: number,
): Promise<number> => {
  const wire = await guest(url);
  const table = new Table(wire, system, {}, seededDice('idle'));
  await table.begin();
  const open = await Promise.all(
    Array.from(
      { length: viewers },
      () =>
        new Promise<{ destroy(): void }>((resolve, reject) => {
          const path = `${url}/api/v1/matches/${table.id}/live?as=%40spectator`;
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

export const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
