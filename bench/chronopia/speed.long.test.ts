/** How long a turn takes, in processor time: other work on the machine does not count. */
import { expect, test } from 'vitest';
import { armiesOf, unitsOf } from '../../packages/systems/src/chronopia/state/readers.ts';
import type { Campaign } from '../../packages/systems/src/chronopia/state/state.ts';
import { largeWar, playTurn, writeAllReports } from './largeWar.ts';

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** The best of some turns: a loaded machine makes single ones slower. */
const bestTurn = (war: Campaign, turns: number): number =>
  Math.min(
    ...Array.from({ length: turns }, (_, nth) => {
      const start = cpuSeconds();
      writeAllReports(playTurn(war, `turn ${nth}`));
      return cpuSeconds() - start;
    }),
  );

const countOf = (war: Campaign): number => armiesOf(war).length + unitsOf(war).length;

test('a turn of 300 units and its reports is quick, and ten times the units cost at most twelve times as much', () => {
  const [few, many] = [largeWar(300), largeWar(3000)];
  expect([countOf(few), countOf(many)]).toEqual([300, 3000]);
  const moved = playTurn(few, 'turn 0');
  const changedPlace = armiesOf(few).filter(({ id, at }) => moved.armies[id]?.at !== at);
  expect(changedPlace.length).toBeGreaterThan(100);
  const lines = Object.values(moved.reports).flat();
  expect(lines.filter(({ section }) => section === 'battles').length).toBeGreaterThan(10);
  const [small, large] = [bestTurn(few, 3), bestTurn(many, 2)];
  /** One second is the promise; a machine four times slower must pass here. */
  expect(small).toBeLessThan(4);
  expect(large / small).toBeLessThan(12);
});
