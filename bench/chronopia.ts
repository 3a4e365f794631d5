import { largeWar, playTurn, writeAllReports } from '../packages/systems/src/chronopia/largeWar.ts';
import type { Figure } from './rounds.ts';

/** Both kinds: what the garbage collector does for us is our doing too. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The turn of a war that was never played before in this process, then the best of those that follow. */
const turnsOf = (units: number, turns: number): { first: number; best: number } => {
  const war = largeWar(units);
  const seconds = Array.from({ length: turns }, (_, nth) => {
    const start = cpuSeconds();
    writeAllReports(playTurn(war, `turn ${nth}`));
    return cpuSeconds() - start;
  });
  return { first: seconds[0]!, best: Math.min(...seconds) };
};

/** Ten empires on ten thousand hexes: a turn is resolved and every report and map of it written. */
export const chronopiaBenchmarks = (): Figure[] => {
  const few = turnsOf(300, 5);
  const many = turnsOf(3000, 3);
  return [
    { name: 'a campaign turn of 300 units with all its reports, the first', unit: 's', ours: few.first },
    { name: 'a campaign turn of 300 units with all its reports', unit: 's', ours: few.best },
    { name: 'a campaign turn of 3000 units with all its reports', unit: 's', ours: many.best },
    { name: 'ten times the units', unit: 'times the processor time', ours: many.best / few.best },
  ];
};
