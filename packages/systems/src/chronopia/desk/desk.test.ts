import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import type { Campaign } from '../state/state.ts';
import {
  completionFor,
  consoleOf,
  foresightFor,
  newsOf,
  readSheet,
  sheetOf,
  unitSlots,
  withoutLine,
  withSlotChange,
  withStatement,
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

const treasuryOf = (text: string) =>
  foresightFor(VIEW, 'e1', readSheet(VIEW, 'e1', text)!.statements)!.treasury;

test('[CHR-PAY-01] the treasury as ordered is less by what the orders cost', () => {
  const idle = treasuryOf('');
  const builds = treasuryOf('Karsk - Build granary');
  expect(idle).toMatchObject({ now: 3000, orders: 0, certain: 3000 - idle.upkeep });
  expect(builds.orders).toBe(100);
  expect(builds.certain).toBe(3000 - builds.upkeep - builds.orders);
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

test("[CHR-ACT-01] a unit's actions are slots; each knows where it leads", () => {
  const text = 'EMPIRE Aldmark\nTURN 4\nIron Host - Move 1; Move 2\n';
  const slots = unitSlots(VIEW, 'e1', text, 'Iron Host');
  expect(slots).toMatchObject({
    available: 2,
    hasFruit: false,
    cards: [
      { text: 'Move 1', steps: [1], to: '0504', line: 3 },
      { text: 'Move 2', steps: [2], to: '0603', line: 3 },
    ],
  });
  expect(unitSlots(VIEW, 'e1', text, 'Karsk')).toMatchObject({ cards: [] });
  expect(unitSlots(VIEW, 'e1', text, 'Nobody')).toBeUndefined();
});

const changed = (text: string, change: Parameters<typeof withSlotChange>[4]) =>
  withSlotChange(VIEW, 'e1', text, 'Iron Host', change);

test('[CHR-GRM-03] an action put on a card is written into the text, in its slot or behind the others', () => {
  const text = 'EMPIRE Aldmark\nTURN 4\nKarsk - Grow\n';
  const once = changed(text, { slot: 0, put: { a: 'move', steps: [1, 2], with: [] } });
  expect(once).toBe(`${text}Iron Host - Move 1,2\n`);
  const twice = changed(once, { slot: 1, put: { a: 'hold', with: [] } });
  expect(twice).toBe(`${text}Iron Host - Move 1,2; Hold\n`);
  expect(changed(twice, { slot: 0, put: { a: 'move', steps: [3], with: [{ q: 'engage' }] } })).toBe(
    `${text}Iron Host - Move 3 engage; Hold\n`,
  );
  expect(changed(twice, { swap: 0, with: 1 })).toBe(`${text}Iron Host - Hold; Move 1,2\n`);
});

test('[CHR-GRM-03] an action taken off a card is gone from the text, and the last one takes its line along', () => {
  const text = 'EMPIRE Aldmark\nIron Host - Move 1; Hold\nKarsk - Grow\n';
  const once = changed(text, { remove: 0 });
  expect(once).toBe('EMPIRE Aldmark\nIron Host - Hold\nKarsk - Grow\n');
  expect(changed(once, { remove: 0 })).toBe('EMPIRE Aldmark\nKarsk - Grow\n');
});

test('[CHR-GRM-02] actions on several lines are slots of one card; a change joins the lines and keeps comments', () => {
  const text = 'Iron Host - Move 1 # to the ford\nKarsk - Grow\nIron Host - Mvoe 2\n';
  expect(unitSlots(VIEW, 'e1', text, 'Iron Host')?.cards.map((card) => [card.text, card.line])).toEqual([
    ['Move 1', 1],
    ['Mvoe 2', 3],
  ]);
  expect(changed(text, { swap: 0, with: 1 })).toBe(
    'Iron Host - Mvoe 2; Move 1 # to the ford\nKarsk - Grow\n',
  );
});

test('[CHR-CMB-07] an intent chosen on the card is written into each action that can meet somebody', () => {
  const text = 'Iron Host - Move 1; Hold\n';
  const truce = changed(text, { intent: 'TRUCE' });
  expect(truce).toBe('Iron Host - Move 1 INTENT TRUCE; Hold INTENT TRUCE\n');
  expect(unitSlots(VIEW, 'e1', truce, 'Iron Host')?.intent).toBe('TRUCE');
  expect(changed(truce, { intent: undefined })).toBe(text);
});

test('a line that orders no unit is added, and changed in its place', () => {
  const pays = withStatement('TURN 4\n', undefined, { s: 'pay', empire: 'Brakka', guilders: 50 });
  expect(pays).toBe('TURN 4\nPAY Brakka 50\n');
  expect(withStatement(pays, 2, { s: 'pay', empire: 'Brakka', guilders: 70 })).toBe(
    'TURN 4\nPAY Brakka 70\n',
  );
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
