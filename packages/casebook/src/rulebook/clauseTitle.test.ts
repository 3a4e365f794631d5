import { expect, test } from 'vitest';
import { titleOf } from './clauseTitle.ts';

test.each([
  ['**Length.** Integers in 0.1 mm.', 'Length'],
  ['Fractions are dropped. Always.', 'Fractions are dropped'],
  ['[core] [design] Options and defaults:', 'Options and defaults'],
  ['[source] with [completion] rows as marked: modifier table. N = 1.', 'modifier table'],
  ['[S 4.2A] Volley = long fire. More.', 'Volley = long fire'],
  ['S+R-28 — Fixed order of payment: 1 specials.', 'Fixed order of payment'],
  ['S+R-115,174 — Intents.', 'Intents'],
  ['src — PV 1,487 gives 14. (PLY-07/08)', 'PV 1,487 gives 14'],
  ['Map: Board 1 alone. Overlay: woods.', 'Map: Board 1 alone'],
  ['Terrain templates (15 mm inches; wider at 25 mm): hill.', 'Terrain templates'],
  ['Layout by number of kingdoms [R-63]:', 'Layout by number of kingdoms'],
  ['`canMove(unit)`: not routed.', 'canMove(unit)'],
  ['A side buys 4.5 points of troops', 'A side buys 4.5 points of troops'],
])('the title of "%s" is "%s"', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

test('a long first sentence is cut at a word, to fit one line', () => {
  const title = titleOf(
    'A unit that fires in this turn may not move in this turn and the other way round, ever.',
  );
  expect(title).toBe('A unit that fires in this turn may not move in this turn and …');
});
