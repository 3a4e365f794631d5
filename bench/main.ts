import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { comparedRows, figureRow, requirementRow } from './paper.ts';
import { type Comparison, type Figure, holds, type Requirement } from './rounds.ts';

/**
 * Ratios of one run on one machine are the only figures that can be compared; the others hold for this machine only.
 */
interface Measured {
  readonly compared: readonly Comparison[];
  readonly figures: readonly Figure[];
  readonly required?: readonly Requirement[];
}

/** Each in its own process: a process that has already run something is slower, and its figures vary. */
const PARTS: Readonly<Record<string, () => Promise<Measured>>> = {
  kernel: async () => ({ compared: (await import('./kernel.ts')).kernelBenchmarks(), figures: [] }),
  hex: async () => ({ compared: await (await import('./hex.ts')).hexBenchmarks(), figures: [] }),
  tabletop: async () => (await import('./tabletop.ts')).tabletopBenchmarks(),
  csw: async () => ({ compared: [], figures: await (await import('./csw.ts')).cswBenchmarks() }),
  citystates: async () => (await import('./citystates.ts')).citystatesBenchmarks(),
  chronopia: async () => ({
    compared: [],
    figures: (await import('./chronopia/chronopia.ts')).chronopiaBenchmarks(),
  }),
  server: async () => (await import('./server.ts')).serverBenchmarks(),
};

const inItsProcess = async (part: string): Promise<Measured> => {
  const child = fork(process.argv[1]!, [part], { execArgv: process.execArgv });
  const ended = once(child, 'exit');
  const measured = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  await ended;
  if (measured === undefined) throw new Error(`The benchmark ${part} did not finish.`);
  return measured[0] as Measured;
};

/** Prints the parts; false when something that is required does not hold. */
const measureAll = async (parts: readonly string[]): Promise<boolean> => {
  const results: unknown[] = [];
  const required: Requirement[] = [];
  for (const part of parts) {
    const measured = await inItsProcess(part);
    for (const each of measured.compared) console.log(comparedRows(each));
    for (const each of measured.figures) console.log(figureRow(each));
    for (const each of measured.required ?? []) console.log(requirementRow(each));
    results.push(...measured.compared.map((each) => ({ ...each, ratio: each.ours / each.peer })));
    results.push(...measured.figures);
    required.push(...(measured.required ?? []));
  }
  results.push(...required.map((each) => ({ ...each, holds: holds(each) })));
  writeFileSync(new URL('../../../results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
  console.log('Saved as bench/results.json');
  return required.every(holds);
};

/** `npm run bench` measures everything, `npm run bench -- server` the parts it names. */
const asked = process.argv.slice(2);
const unknown = asked.find((name) => PARTS[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 1;
} else if (process.send === undefined) {
  const isAllWell = await measureAll(asked.length > 0 ? asked : Object.keys(PARTS));
  process.exitCode = isAllWell ? 0 : 1;
} else {
  const measured = await PARTS[asked[0] as string]?.();
  process.send(measured, () => process.disconnect());
}
