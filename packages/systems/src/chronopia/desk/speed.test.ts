import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { gridOf } from '../state/ground.ts';
import type { Campaign } from '../state/state.ts';
import { foresightFor, readSheet, withWay } from './index.ts';

const at = (column: number, row: number): string =>
  [column, row].map((part) => String(part).padStart(2, '0')).join('');

/** 300 units on 100 columns of 100 hexes: a third of them our own. */
const LARGE: Campaign = {
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    columns: 99,
    rows: 99,
    empires: [{ name: 'Aldmark', treasury: 30_000 }, { name: 'Brakka' }, { name: 'Corvane' }],
    cities: Array.from({ length: 12 }, (_, nth) => ({
      at: at(10 + 7 * nth, 10 + 6 * nth),
      name: `City ${nth}`,
      size: 4,
      owner: nth % 3,
    })),
    armies: Array.from({ length: 300 }, (_, nth) => ({
      at: at(2 + ((nth * 7) % 95), 2 + ((nth * 13) % 95)),
      name: `Host ${nth}`,
      size: 6,
      owner: nth % 3,
    })),
  }),
  window: { name: 'orders', asked: [0, 1, 2], ready: [] },
  seenBy: 0,
};

/** Processor time, because other programs on the machine add nothing to it. */
const spentOn = (work: () => unknown): number => {
  const times = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((a, b) => a - b)[3]!;
};

const TEXT = 'EMPIRE Aldmark\nTURN 4\nHost 3 - Hold\n';

test('a way over a map of 100 times 100 hexes with 300 units is planned within 50 ms', () => {
  const { columns } = LARGE.ground;
  const host = LARGE.armies.find((army) => army?.name === 'Host 0')!;
  const goal = gridOf(LARGE.ground).hexes[host.at + 40 + 10 * columns]!;
  const planned = spentOn(() => withWay(LARGE, 'e1', TEXT, 'Host 0', goal));
  expect(withWay(LARGE, 'e1', TEXT, 'Host 0', goal)).toContain('Host 0 - M');
  console.log(`a way of 50 hexes: ${planned.toFixed(1)} ms of processor time`);
  expect(planned).toBeLessThan(50);
});

test('a text for that map is read, checked and foreseen while the player types on', () => {
  const read = spentOn(() => readSheet(LARGE, 'e1', TEXT));
  const { statements } = readSheet(LARGE, 'e1', TEXT)!;
  const foreseen = spentOn(() => foresightFor(LARGE, 'e1', statements));
  console.log(
    `read and checked: ${read.toFixed(1)} ms, foreseen: ${foreseen.toFixed(1)} ms of processor time`,
  );

  expect(read).toBeLessThan(500);
  expect(foreseen).toBeLessThan(1_500);
});
