import { expect, test } from 'vitest';
import { readPosition } from '../casebook/position.ts';
import { readOrders } from '../orderText/index.ts';
import type { Game } from '../state/game.ts';
import { mail } from './mail.ts';
import { reportFor } from './reportFor.ts';

const gameOf = (given: unknown): Game => {
  const reading = readPosition(given);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.state as Game;
};

const FIELD = {
  week: 8,
  kingdoms: { red: { stockpile: 40, gift: 25 } },
  princes: [{ father: 'blue', city: '0101' }],
  armies: {
    a1: { owner: 'red', at: '0403', regular: 140, mercenary: 60, general: { ability: 2, experience: 3 } },
    a2: { owner: 'blue', at: '0503', regular: 200, general: null, reasons: ['leader'] },
  },
};

const since = {
  told: [
    { text: 'Year 1, week 8.', opens: true as const },
    { text: 'Red’s army marches to 0403.', rules: ['GRD-MOV-01'] },
  ],
  remarks: ['Line 4, column 8: "Mvoe" is not an order.'],
};

test('[GRD-PLY-38] a report tells what happened, what became of the orders, and all that is known', () => {
  const text = reportFor(gameOf(FIELD), 'red', 'text', since) ?? '';
  for (const part of [
    'Red: year 1, week 8',
    'Treasury 40 RP, next income 40 RP; a gift of 25 RP then',
    'Year 1, week 8:',
    'Red’s army marches to 0403. [GRD-MOV-01]',
    'Line 4, column 8: "Mvoe" is not an order.',
    'ability 2, experience 0.75 of 2.00',
    '60 mercenary',
    'Blue     200     0503   acting commander',
    'A prince of Blue is held in Redmere',
  ])
    expect(text).toContain(part);
});

test('[GRD-PLY-38] the page to print has a sheet for each own army, and the map', () => {
  const html = reportFor(gameOf(FIELD), 'red', 'html') ?? '';
  expect(html.match(/class="sheet"/g)).toHaveLength(1);
  expect(html).toContain('<svg');
  expect(reportFor(gameOf(FIELD), 'red', 'svg')).toContain('B 200');
  expect(reportFor(gameOf(FIELD), 'spectator', 'text')).toBeUndefined();
});

test('[GRD-PLY-38] the form for the next orders orders nothing unless it is edited', () => {
  const form = mail.form(gameOf(FIELD), 'red');
  expect(readOrders(gameOf(FIELD), 'red', form)).toEqual({
    commands: [{ type: 'endTurn' }],
    lines: [0],
    findings: [],
  });
  const edited = form.replace(/^# 0403 - Hold.*$/m, '0403 - Move 0404');
  expect(readOrders(gameOf(FIELD), 'red', edited)?.commands[0]).toMatchObject({ type: 'move', army: 1 });
});
