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
  withAction,
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
  expect(idle.now).toBe(3000);
  expect(builds.asOrdered).toBeLessThan(idle.asOrdered);
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
