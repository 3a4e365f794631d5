import { pick, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from './casebook/position.ts';
import { chronopiaDoor } from './door.ts';
import { view } from './knowledge/view.ts';
import { withinLimits } from './orders/carried.ts';
import { readWritten } from './orders/written.ts';
import { readOrders } from './orderText/index.ts';
import { mutate, REAL } from './orderText/testkit/mutate.ts';
import { TRICKY } from './orderText/testkit.ts';

test('[CHR-GRM-06] every order read from a text is a command the door accepts, however garbled the text is', () => {
  const dice = seededDice('texts at the door');
  for (let n = 0; n < 200; n++) {
    const text = mutate(dice, pick(dice, REAL, 'file'));
    const { statements } = withinLimits(readOrders(text, TRICKY), text);
    const read = chronopiaDoor.readCommand({ type: 'orders', statements });
    if (!read.ok)
      throw new Error(`${read.at.join('.')}: ${read.problem} in ${JSON.stringify(text.slice(0, 2000))}`);
  }
});

const ORDERS = { s: 'order', unit: 'Iron Host', actions: [] } as const;

test('[CHR-GRM-04] a line too long for a command is reported with its line number, and its unit holds', () => {
  const text = `Iron Host - Hold\nSCOUT PRIORITY ${'x'.repeat(99)}`;
  const { statements, findings } = withinLimits(
    {
      statements: [ORDERS, { s: 'scoutPriority', scouts: ['x'.repeat(99)] }],
      where: [
        { line: 1, columns: [1] },
        { line: 2, columns: [1] },
      ],
      findings: [],
    },
    text,
  );
  expect(findings).toMatchObject([{ line: 2, column: 1, code: 'E-09' }]);
  expect(statements).toMatchObject([ORDERS, { s: 'rejected', line: 2, text: text.split('\n')[1] }]);
});

test('[CHR-GRM-04] orders beyond what a command can carry are reported, not skipped', () => {
  const many = Array.from({ length: 4_001 }, () => ORDERS);
  const where = many.map((_, nth) => ({ line: nth + 1, columns: [1] }));
  const { statements, findings } = withinLimits({ statements: many, where, findings: [] }, '');
  expect(statements).toHaveLength(4_000);
  expect(findings).toMatchObject([{ line: 4_001, code: 'E-09' }]);
});

test('[CHR-R-08] the options refuse a broken hand-drawn map in one sentence', () => {
  const options = {
    empires: [
      { name: 'Aldmark', race: 'FB' },
      { name: 'Brakka', race: 'BB' },
    ],
  };
  for (const map of ['map', '{ "a": ', { layers: [] }, 7, null]) {
    const read = chronopiaDoor.readOptions({ ...options, map });
    expect(read).toMatchObject({ ok: false, at: ['map'], problem: expect.stringMatching(/^[^\n]+[^.\n]$/) });
  }
  expect(chronopiaDoor.readOptions(options).ok).toBe(true);
});

test('[CHR-R-173] names in a command must have the same form as names in a text', () => {
  const given = (action: object) =>
    chronopiaDoor.readCommand({
      type: 'orders',
      statements: [{ s: 'order', unit: 'Karsk', actions: [action] }],
    }).ok;
  const found = (name: string) => given({ a: 'foundCity', name });
  expect([found('New Karsk'), found('Ka\u202Ersk'), found('Move'), found('x'.repeat(41))]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const raise = (as: string) =>
    given({ a: 'raiseTroops', name: 'Host', items: [{ count: 1, profile: 'judge', as }], inside: false });
  expect([raise('Verian'), raise('a\u0007b')]).toEqual([true, false]);
});

test('[CHR-PLAY-01] during diplomacy bids and envoys go out; every other line is reported as not sent', () => {
  const campaign = {
    ...campaignFrom({
      empires: [{}, {}],
      cities: [{ at: '0202', name: 'Karsk', owner: 0 }],
      armies: [{ at: '0606', name: 'Host', owner: 0, size: 6 }],
    }),
    window: { name: 'diplomacy' as const, asked: [0, 1], ready: [] },
  };
  const written = (text: string) => readWritten(view(campaign, 'e1'), 'e1', text);
  const mixed = written('ENVOY Karsk 5\n\n  Host - Hold\n');
  expect(mixed?.commands).toEqual([{ type: 'envoy', city: 'Karsk', gift: 5 }]);
  expect(mixed?.findings.filter(({ clause }) => clause === 'CHR-PLAY-01')).toMatchObject([
    { line: 3, code: 'E-11' },
  ]);
  expect(written('Host - Hold')).toMatchObject({ commands: [{ type: 'orders' }], findings: [] });
});
