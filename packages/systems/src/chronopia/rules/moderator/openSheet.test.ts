import { MODERATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { view } from '../../knowledge/view.ts';
import type { Statement } from '../../orders/orders.ts';
import { lineCount } from '../../state/readers.ts';
import { checkOpenSheet, openSheet } from './openSheet.ts';

const HOLD: Statement = { s: 'order', unit: 'Iron Host', actions: [{ a: 'hold' }] } as never;
const WRITTEN = campaignFrom({
  turn: 4,
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  armies: [{ at: '0505', name: 'Iron Host', size: 6 }],
  orders: { Aldmark: [HOLD], Brakka: [HOLD, HOLD] },
});
const OPEN = { type: 'openSheet', empire: 0, reason: 'a player asked' } as const;

test('[CHR-MOD-04] the moderator sees how many statements a sheet has, not what they say', () => {
  const seen = view(WRITTEN, MODERATOR);
  expect([lineCount(seen, 0), lineCount(seen, 1)]).toEqual([1, 2]);
  expect(JSON.stringify(seen)).not.toContain('hold');
});

test('[CHR-MOD-04] a sheet that is opened with a reason stays open for this turn, and the log says so', () => {
  const tale = beginTale(WRITTEN);
  openSheet(tale, OPEN);
  const seen = view(tale.state, MODERATOR);
  expect(seen.sheets[0]?.statements).toEqual([HOLD]);
  expect(seen.sheets[1]?.statements).toEqual([]);
  expect(tale.state.overrides).toMatchObject([{ what: 'sheet of empire 0', reason: 'a player asked' }]);
  expect(checkOpenSheet(tale.state, OPEN)).toMatchObject({ ok: false, rule: 'CHR-MOD-04' });
  expect(view({ ...tale.state, turn: 5 }, MODERATOR).sheets[0]?.statements).toEqual([]);
});

test('[CHR-MOD-04] the sheets kept at the lock are sealed too; when the campaign is over all are open', () => {
  const locked = { ...WRITTEN, lock: WRITTEN };
  expect(JSON.stringify(view(locked, MODERATOR))).not.toContain('hold');
  const over = { ...WRITTEN, end: { winners: [], reason: 'over', rule: 'CHR-R-13' } };
  expect(view(over, MODERATOR).sheets[1]?.statements).toHaveLength(2);
});
