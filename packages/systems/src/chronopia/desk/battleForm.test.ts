import { expect, test } from 'vitest';
import { beginTale } from '../engine/tale.ts';
import { checkResult } from '../rules/battle/checkResult.ts';
import { loaded } from '../rules/battle/testkit.ts';
import { fieldBattles } from '../rules/combat/fights.ts';
import { settleMeetings } from '../rules/combat/meetings.ts';
import { dayOf } from '../rules/combat/testkit.ts';
import { editableThings, emptyForm, rowsOf, valueIn, withValue } from './index.ts';

const tale = beginTale(
  dayOf({
    empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
    cities: [{ at: '0101', name: 'Karsk', size: 4 }],
    armies: [
      { at: '0606', owner: 0, size: 9, name: 'Iron Host' },
      { at: '0606', owner: 1, size: 6, name: 'Black Hand' },
    ],
  }),
);
settleMeetings(tale, loaded({}, 1));
fieldBattles(tale, loaded({}, 1));
const { order } = tale.state.battles[0]!;

test('[CHR-BTL-03] the form has a row for every type of model and every individual, nobody hurt yet', () => {
  const rows = rowsOf(order);
  const form = emptyForm(order);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const row of rows) expect(valueIn(form, row)).toBe(row.what === 'wounds' ? 0 : row.of);
});

test('[CHR-BTL-04] rows filled in one by one make a result that the rules accept', () => {
  const filled = rowsOf(order).reduce(
    (result, row) => withValue(result, row, row.what === 'wounds' ? row.of : 0),
    emptyForm(order),
  );
  expect(filled.individuals.every(({ reducedToZero }) => reducedToZero)).toBe(true);
  expect(filled.warbands.every(({ survivors }) => survivors.length === 0)).toBe(true);
  const [row] = rowsOf(order);
  const fewer = withValue(emptyForm(order), row!, 1);
  expect(valueIn(fewer, row!)).toBe(1);
  expect(checkResult(order, fewer)).toMatchObject({ ok: true });
});

test('[CHR-MOD-01] things are corrected by name: hexes as labels, owners as names', () => {
  const things = editableThings(tale.state);
  const host = things.find(({ name }) => name === 'Iron Host (Aldmark)')!;
  expect(host.fields[0]).toEqual({ field: 'at', value: '0606' });
  expect(host.change('at', '0606')).toEqual({ at: tale.state.armies[host.id]!.at });
  expect(host.change('owner', 'Brakka')).toEqual({ owner: 1 });
  expect(host.change('size', '4')).toEqual({ size: 4 });
});
