import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Comparison, Figure } from './rounds.ts';

/** Ratios of one run on one machine are the only figures that can be compared; the others are of this machine alone. */
interface Measured {
  readonly compared: readonly Comparison[];
  readonly figures: readonly Figure[];
}

/** Each in a process of its own: one that has done other things before is slower, and does not measure the same twice. */
const PARTS: Readonly<Record<string, () => Promise<Measured>>> = {
  kernel: async () => ({ compared: (await import('./kernel.ts')).kernelBenchmarks(), figures: [] }),
  hex: async () => ({ compared: await (await import('./hex.ts')).hexBenchmarks(), figures: [] }),
  csw: async () => ({ compared: [], figures: await (await import('./csw.ts')).cswBenchmarks() }),
  chronopia: async () => ({
    compared: [],
    figures: (await import('./chronopia/chronopia.ts')).chronopiaBenchmarks(),
  }),
  server: async () => {
    const { compared, figures } = await (await import('./server.ts')).serverBenchmarks();
    return { compared: [compared], figures };
  },
};

const shown = (value: number): string => {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  if (value >= 1e3) return `${(value / 1e3).toFixed(1)} k`;
  return value.toFixed(value < 10 ? 2 : 1);
};

const comparedLine = ({ name, unit, ours, peer, peerName }: Comparison): string =>
  `${name}\n    ours ${shown(ours)} ${unit}, ${peerName} ${shown(peer)}: ${(ours / peer).toFixed(1)} times`;

const figureLine = ({ name, unit, ours }: Figure): string => `${name}\n    ${shown(ours)} ${unit}`;

const inItsProcess = async (part: string): Promise<Measured> => {
  const child = fork(process.argv[1]!, [part], { execArgv: process.execArgv });
  const ended = once(child, 'exit');
  const measured = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  await ended;
  if (measured === undefined) throw new Error(`The benchmark ${part} came to no end.`);
  return measured[0] as Measured;
};

const measureAll = async (): Promise<void> => {
  const results: Figure[] = [];
  for (const part of Object.keys(PARTS)) {
    const { compared, figures } = await inItsProcess(part);
    for (const each of compared) console.log(comparedLine(each));
    for (const each of figures) console.log(figureLine(each));
    results.push(...compared.map((each) => ({ ...each, ratio: each.ours / each.peer })), ...figures);
  }
  writeFileSync(new URL('../../../results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
  console.log('Saved as bench/results.json');
};

const part = PARTS[process.argv[2] ?? ''];
if (part === undefined) await measureAll();
else {
  const measured = await part();
  process.send?.(measured, () => process.disconnect());
}
