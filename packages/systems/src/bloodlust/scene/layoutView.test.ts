import { INCH, ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { apply } from '../engine/events.ts';
import { BLANK, setup } from '../engine/setup.ts';
import { check } from '../orders/check.ts';
import { sectorBox } from '../rules/setup/sectors.ts';
import type { BloodState } from '../state/state.ts';
import { play } from '../testkit/field.ts';
import { type Held, layoutMarks, layoutMeant, sectorMiddle, sectorsFor } from './layoutView.ts';

const options = {
  ...BLANK.options,
  field: 'players',
  armies: { red: { list: 'romans' }, blue: { list: 'macedonians' } },
} as const;
/** Red places the Key Feature. */
const begun = (): BloodState => setup(options, new ScriptedDice([9, 2])).reduce(apply, BLANK);
const held = (kind: Held['kind'], more: Partial<Held> = {}): Held => ({
  kind,
  heading: 0,
  ends: 'top-bottom',
  ...more,
});

test('[BLD-TER-08] [BLD-TER-11] the Key Feature lies where one points, and slips wholly into its sector', () => {
  const state = begun();
  // A village of 8 by 6 inches; the sector of hour 9 ends at 24 in from the west.
  const command = layoutMeant(state, { x: 23 * INCH, y: 24 * INCH }, held('village'));
  expect(command).toMatchObject({ type: 'placeKey', sector: 9, x: 20 * INCH, y: 24 * INCH });
  expect(check(state, 'red', command as never)).toEqual({ ok: true });
  expect(sectorsFor(state, 'red', held('village'))).toEqual([9, 0, 3]);
  expect(sectorsFor(state, 'red', held('bridge', { ends: 'top-side' }))).toEqual([9, 3]);
  expect(layoutMarks(state, 'red', command as never)[0]).toMatchObject({ kind: 'choice' });
});

test('[BLD-GEO-12] the axis of a river lies on the nearest whole inch, two inches from the borders', () => {
  const state = begun();
  expect(layoutMeant(state, { x: 30.4 * INCH, y: 24 * INCH }, held('ford'))).toMatchObject({ x: 30 * INCH });
  expect(layoutMeant(state, { x: 24.5 * INCH, y: 24 * INCH }, held('ford'))).toMatchObject({ x: 26 * INCH });
});

test('[BLD-TER-09] [BLD-TER-10] a stated sector takes a second piece, and what is not allowed is drawn as such', () => {
  const village = layoutMeant(begun(), sectorMiddle(begun(), 0), held('village'));
  const { state } = play(begun(), [['red', village as never]]);
  const { west, north } = sectorBox(state.table, 11);
  expect(sectorMiddle(state, 11)).toEqual({ x: west + 12 * INCH, y: state.table.height - north + 8 * INCH });
  const hill = layoutMeant(state, sectorMiddle(state, 11), held('hill'));
  expect(hill).toMatchObject({ type: 'placeTerrain', sector: 11 });
  expect(hill).not.toHaveProperty('isSecond');
  const lake = layoutMeant(state, sectorMiddle(state, 0), held('lake'));
  expect(lake).toMatchObject({ sector: 0, isSecond: true });
  expect(layoutMarks(state, 'blue', lake as never)[0]).toMatchObject({ kind: 'full' });
  expect(sectorsFor(state, 'blue', held('lake'))).not.toContain(0);
});
