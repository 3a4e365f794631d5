import { writeFileSync } from 'node:fs';
import { chronopiaBenchmarks } from './chronopia.ts';
import { cswBenchmarks } from './csw.ts';
import { hexBenchmarks } from './hex.ts';
import { kernelBenchmarks } from './kernel.ts';
import type { Comparison, Figure } from './rounds.ts';
import { serverBenchmarks } from './server.ts';

const figure = (value: number): string =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(1)} M`
    : value >= 1e3
      ? `${(value / 1e3).toFixed(1)} k`
      : value.toFixed(1);

const line = ({ name, unit, ours, peer, peerName }: Comparison): string =>
  [
    `${name}`,
    `    ours ${figure(ours)} ${unit}, ${peerName} ${figure(peer)}: ${(ours / peer).toFixed(1)} times`,
  ].join('\n');

const plainLine = ({ name, unit, ours }: Figure): string => `${name}\n    ${figure(ours)} ${unit}`;

/**
 * Ratios of one run on one machine: the only figures that can be compared. The server comes last, because a process that
 * has played many systems is slower at each.
 */
const engine = [...kernelBenchmarks(), ...(await hexBenchmarks())];
const campaigns = chronopiaBenchmarks();
const battles = await cswBenchmarks();
const { compared, figures: serverFigures } = await serverBenchmarks();
const comparisons = [...engine, compared];
for (const comparison of comparisons) console.log(line(comparison));
/** Nobody else plays this game: figures of this machine alone. */
const figures = [...battles, ...campaigns, ...serverFigures];
for (const each of figures) console.log(plainLine(each));
const ratios = comparisons.map((comparison) => ({
  ...comparison,
  ratio: comparison.ours / comparison.peer,
}));
const results = [...ratios, ...figures];
writeFileSync(new URL('../../../results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
console.log('Saved as bench/results.json');
