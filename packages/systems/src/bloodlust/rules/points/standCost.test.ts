import { expect, test } from 'vitest';
import { ARMY_LISTS } from '../../data/armyLists.ts';
import { MODELS, type ModelName } from '../../data/models.ts';
import { COMMANDERS } from '../../data/points.ts';
import { standCost } from './standCost.ts';

const costOf = (wanted: string): number => {
  for (const { troops, setting, race } of ARMY_LISTS)
    for (const entry of troops) if (entry.code === wanted) return standCost(entry, setting, race);
  throw new Error(`no entry ${wanted}`);
};

test('[BLD-EX-27] the worked examples of points', () => {
  expect(['ROM1', 'HUN6', 'ELF3', 'ROM3', 'UND1'].map(costOf)).toEqual([48, 18, 56, 44, 56]);
});

test.each(ARMY_LISTS)(
  '[BLD-PTS-01] [BLD-PTS-02] every stand of the $name costs what is printed',
  ({ troops }) => {
    for (const { code, points } of troops) expect([code, costOf(code)]).toEqual([code, points]);
  },
);

/** The printed totals of the starter armies, and their stands with the command stands. */
const TOTALS = [
  [1473, 35],
  [1442, 40],
  [1456, 36],
  [1476, 56],
  [1460, 34],
  [1442, 32],
  [1476, 33],
  [1468, 37],
  [1420, 32],
  [1487, 35],
  [1456, 31],
];

test.each(ARMY_LISTS.map((list, at) => [list.name, list, TOTALS[at]!] as const))(
  '[BLD-PTS-04] [BLD-PTS-05] the starter army of the %s has its printed total',
  (_, { troops, starter }, total) => {
    const priceOf = (entry: string): number =>
      troops.find(({ code }) => code === entry)?.points ?? MODELS[entry as ModelName].points;
    const commanders = starter.commanders.reduce((sum, rank) => sum + COMMANDERS[rank].points, 0);
    const points = starter.units.reduce(
      (sum, { entry, stands }) => sum + stands * priceOf(entry),
      commanders,
    );
    const stands = starter.units.reduce((sum, unit) => sum + unit.stands, starter.commanders.length);
    expect([points, stands]).toEqual(total);
  },
);
