import type { Figure } from '../rounds.ts';
import { largeWar, playTurn, writeAllReports } from './largeWar.ts';

/** User and system time: the garbage collector's work counts too. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Time {
  readonly elapsed: number;
  /** Including the compiler and the garbage collector. */
  readonly processor: number;
}

const timeOf = (work: () => void): Time => {
  const [start, used] = [performance.now(), cpuSeconds()];
  work();
  return { elapsed: (performance.now() - start) / 1000, processor: cpuSeconds() - used };
};

const bestOf = (times: readonly Time[]): number => Math.min(...times.map(({ processor }) => processor));

/** The first is measured in a freshly started process. */
const turnsOf = (units: number, turns: number): Time[] => {
  const war = largeWar(units);
  return Array.from({ length: turns }, (_, nth) =>
    timeOf(() => {
      writeAllReports(playTurn(war, `turn ${nth}`));
    }),
  );
};

/** Ten empires on ten thousand hexes: a turn is resolved and every report and map of it written. */
export const chronopiaBenchmarks = (): Figure[] => {
  const few = turnsOf(300, 8);
  const many = turnsOf(3000, 3);
  return [
    {
      name: 'a campaign turn of 300 units with all its reports, the first of a program',
      unit: 's',
      ours: few[0]!.elapsed,
    },
    {
      name: 'a campaign turn of 300 units with all its reports',
      unit: 's of processor time',
      ours: bestOf(few),
    },
    {
      name: 'a campaign turn of 3000 units with all its reports',
      unit: 's of processor time',
      ours: bestOf(many),
    },
    { name: 'ten times the units', unit: 'times the processor time', ours: bestOf(many) / bestOf(few) },
  ];
};
