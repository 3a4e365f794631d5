import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { hexOfLabel } from '../state/ground.ts';
import type { Campaign, ReportLine } from '../state/state.ts';
import { memoryOf, replayOf } from './index.ts';

const VIEW: Campaign = campaignFrom({
  turn: 5,
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  cities: [{ at: '0505', name: 'Karsk', size: 5 }],
  armies: [{ at: '0606', name: 'Iron Host', size: 6 }],
});

const line = (text: string, more: Partial<ReportLine> = {}): ReportLine => ({
  turn: 4,
  section: 'execution',
  text,
  rules: [],
  ...more,
});

const told = (...lines: ReportLine[]): Campaign => ({
  ...VIEW,
  reports: { 0: lines, 1: [line('Of others.')] },
});
const hex = (label: string): number => hexOfLabel(VIEW.ground, label);

test('[CHR-RPT-01] a turn is told in its order, each step where it happened', () => {
  const way = [hex('0404'), hex('0505'), hex('0606')];
  const steps = replayOf(
    told(
      line('Karsk grew.', { section: 'cities' }),
      line('Iron Host moved.', { at: way }),
      line('Upkeep.', { section: 'ledger', booking: { cause: 'Upkeep', guilders: -4 } }),
      line('Of this turn.', { turn: 5 }),
    ),
    'e1',
    4,
  );
  expect(steps.map(({ chapter, places }) => [chapter, places.length])).toEqual([
    ['cities', 1],
    ['moves', 3],
  ]);
});

test('[CHR-HID-23] nobody reads the steps of others, and spectators none', () => {
  const view = told(line('Iron Host moved.'));
  expect(replayOf(view, 'e2', 4).map((step) => step.line.text)).toEqual(['Of others.']);
  expect(replayOf(view, 'spectator', 4)).toEqual([]);
});

const seeing = (turn: number, ...labels: string[]): Campaign => ({
  ...VIEW,
  turn,
  knowledge: { 0: { ...VIEW.knowledge[0]!, inSight: labels.map(hex) } },
});

test('[CHR-HID-21] the map remembers the last turn in which a hex was in sight', () => {
  const { before, never } = memoryOf([seeing(3, '0404', '0505'), seeing(4, '0505'), seeing(5, '0606')], 'e1');
  expect(before.map(({ turn, places }) => [turn, places.length])).toEqual([
    [4, 1],
    [3, 1],
  ]);
  expect(never).toHaveLength(12 * 12 - 3);
});
