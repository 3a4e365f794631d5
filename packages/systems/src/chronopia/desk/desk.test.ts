import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import type { Campaign } from '../state/state.ts';
import {
  actionsOn,
  completionFor,
  consoleOf,
  newsOf,
  readSheet,
  sheetOf,
  unitSlots,
  withAction,
  withIntent,
  withoutAction,
  withoutLine,
} from './index.ts';

const VIEW: Campaign = {
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ name: 'Aldmark', treasury: 3000 }, { name: 'Brakka' }],
    cities: [{ at: '0505', name: 'Karsk', size: 5 }],
    armies: [{ at: '0505', name: 'Iron Host', size: 6 }],
  }),
  window: { name: 'orders', asked: [0, 1], ready: [] },
};

test('[CHR-GRM-05] each statement is a card with its line, its unit and what is wrong with it', () => {
  const text = 'EMPIRE Aldmark\nTURN 4\nIron Host - Move 1; Hold\n\nKarsk - Mvoe 2\nDECLARE Brakka At War\n';
  const { cards, findings } = readSheet(VIEW, 'e1', text)!;
  expect(cards.map(({ line, unit }) => [line, unit])).toEqual([
    [3, 'Iron Host'],
    [5, 'Karsk'],
    [6, undefined],
  ]);
  expect(cards[0]?.text).toBe('Iron Host - Move 1; Hold');
  expect(cards[1]?.findings).toMatchObject([{ code: 'E-03', nearest: 'Move' }]);
  expect(findings).toHaveLength(1);
});

test('[CHR-PAY-01] the treasury as ordered is less by what the orders cost', () => {
  const idle = readSheet(VIEW, 'e1', '')!.treasury;
  const builds = readSheet(VIEW, 'e1', 'Karsk - Build granary')!.treasury;
  expect(idle).toMatchObject({ now: 3000, orders: 0, left: 3000 - idle.upkeep });
  expect(builds.orders).toBeGreaterThan(0);
  expect(builds.left).toBe(3000 - builds.upkeep - builds.orders);
});

test('a line is taken out of the text and nothing else changes', () => {
  expect(withoutLine('a\nb\nc\n', 2)).toBe('a\nc\n');
});

test('a seat without an empire has no sheet', () => {
  expect(sheetOf(VIEW, 'spectator')).toBeUndefined();
  expect(readSheet(VIEW, 'spectator', '')).toBeUndefined();
  expect(sheetOf(VIEW, 'e1')).toBe('EMPIRE Aldmark\nTURN 4\n');
});

test('completion offers own units and statements first, then actions and known names', () => {
  const at = (text: string) => completionFor(VIEW, 'e1', text, text.length);
  expect(at('Ir')).toEqual({ from: 0, words: ['Iron Host - '] });
  expect(at('TURN 4\nIron Host - Marc')).toEqual({ from: 19, words: ['March'] });
  expect(at('DECLARE Bra')?.words).toContain('Brakka');
  expect(at('xyzzy')).toBeUndefined();
});

test("an action chosen by a press is written at the end of its unit's line", () => {
  expect(actionsOn(VIEW, 'e1', 'Karsk')).toContain('Raise Troops');
  expect(actionsOn(VIEW, 'e1', 'Iron Host')).toContain('Split');
  expect(actionsOn(VIEW, 'e1', 'Unheard Of')).toEqual([]);
  const first = withAction('EMPIRE Aldmark\nTURN 4\n', 'Karsk', 'Build');
  expect(first).toEqual({ text: 'EMPIRE Aldmark\nTURN 4\nKarsk - Build \n', caret: 36 });
  const second = withAction('Karsk - Grow\nIron Host - Hold\n', 'Karsk', 'Build');
  expect(second.text).toBe('Karsk - Grow; Build \nIron Host - Hold\n');
  expect(completionFor(VIEW, 'e1', second.text, second.caret)?.words).toContain('granary');
});

test("[CHR-ACT-01] a unit's actions are slots; each knows where it leads", () => {
  const text = 'EMPIRE Aldmark\nTURN 4\nIron Host - Move 1; Move 2\n';
  expect(unitSlots(VIEW, 'e1', text, 'Iron Host')).toEqual({
    line: 3,
    available: 2,
    cards: [
      { text: 'Move 1', steps: [1], to: '0504' },
      { text: 'Move 2', steps: [2], to: '0603' },
    ],
  });
  expect(unitSlots(VIEW, 'e1', text, 'Karsk')).toMatchObject({ cards: [], line: 0 });
  expect(unitSlots(VIEW, 'e1', text, 'Nobody')).toBeUndefined();
});

test('[CHR-GRM-03] an action taken off a card is gone from the text, and the last one takes its line along', () => {
  const text = 'EMPIRE Aldmark\nIron Host - Move 1; Hold\nKarsk - Grow\n';
  const once = withoutAction(VIEW, 'e1', text, 'Iron Host', 0);
  expect(once).toBe('EMPIRE Aldmark\nIron Host - Hold\nKarsk - Grow\n');
  expect(withoutAction(VIEW, 'e1', once, 'Iron Host', 0)).toBe('EMPIRE Aldmark\nKarsk - Grow\n');
});

test('[CHR-CMB-07] an intent chosen on the card is written into each action that can meet somebody', () => {
  const text = 'Iron Host - Move 1; Hold\n';
  const truce = withIntent(VIEW, 'e1', text, 'Iron Host', 'TRUCE');
  expect(truce).toBe('Iron Host - Move 1 INTENT TRUCE; Hold INTENT TRUCE\n');
  expect(unitSlots(VIEW, 'e1', truce, 'Iron Host')?.intent).toBe('TRUCE');
  expect(withIntent(VIEW, 'e1', truce, 'Iron Host', undefined)).toBe(text);
});

test("[CHR-RPT-01] the report as data is that of the seat's own empire", () => {
  expect(newsOf(VIEW, 'e1')).toMatchObject({ empire: 'Aldmark', turn: 4 });
  expect(newsOf(VIEW, 'spectator')).toBeUndefined();
});

test('[CHR-MOD-01] the moderator sees who has handed in and how many lines, not what they say', () => {
  const sheets = {
    1: { statements: [{ s: 'declare', empire: 'Aldmark', stance: 'At War' }], battle: [] },
  } as const;
  const desk = consoleOf({ ...VIEW, sheets, window: { name: 'orders', asked: [0, 1], ready: [1] } });
  expect(desk.empires.map(({ name, state, lines }) => [name, state, lines])).toEqual([
    ['Aldmark', 'nothing', 0],
    ['Brakka', 'ready', 1],
  ]);
  expect(JSON.stringify(desk)).not.toContain('At War');
});

test('the orders of one line are one card, though one of them cannot be read', () => {
  const { cards } = readSheet(VIEW, 'e1', 'Iron Host - Move 1; Mvoe 2\n')!;
  expect(cards).toMatchObject([{ line: 1, unit: 'Iron Host', text: 'Iron Host - Move 1; Mvoe 2' }]);
});
