import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { chronopia } from '../index.ts';
import { readOrdersOf } from '../orders/written.ts';
import { orderForm } from './orderForm.ts';

const view = chronopia.view(
  campaignFrom({
    turn: 9,
    step: 'T5',
    empires: [{ name: 'Aldmark', race: 'FB', treasury: 700 }, { name: 'Brakka' }],
    cities: [{ at: '0303', name: 'Karsk', size: 7 }],
    armies: [
      { at: '0304', name: 'Host in the North', troops: 'judge as Verian, 12 fb-swordsmen, 10 fb-spearmen' },
    ],
    units: [{ kind: 'scout', at: '0305', name: 'Eyes' }],
    spies: [{ home: 'Karsk', name: 'Whisper' }],
    more: { dogs: [{ band: 'dow-besiegers', state: 'offered', until: 0, high: null }] },
  }),
  'e1',
);

test('[CHR-GRM-07] a form sent back unchanged orders nothing and raises no objection', () => {
  const { file, findings } = readOrdersOf(view, 0, orderForm(view, 0));
  expect([file.empire, file.turn, file.statements, findings]).toEqual(['Aldmark', 9, [], []]);
});

test('[CHR-GRM-01] every line of the form can be read once its # is removed', () => {
  const lines = orderForm(view, 0).replace(/^# (.* # )/gm, '$1');
  const { file, findings } = readOrdersOf(view, 0, lines);
  expect(findings).toEqual([]);
  expect(file.statements.map((statement) => ('unit' in statement ? statement.unit : statement.s))).toEqual([
    'Karsk',
    'Host in the North',
    'Eyes',
    'Whisper',
    'declare',
    'bid',
  ]);
});

test('[CHR-ARM-01] the form lists what its own race may buy, with prices', () => {
  const form = orderForm(view, 0);
  expect(form).toMatch(/^# fb-swordsmen: Firstborn Swordsmen, \d+ to \d+ models; trooper \d+/m);
  expect(form).toMatch(/^# judge: Judge, \d+$/m);
  expect(form).toContain('granary 100 (50 a turn)');
  expect(form).not.toContain('bb-');
});
