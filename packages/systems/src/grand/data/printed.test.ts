import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COURT, numberOn, PACK, suitOf } from './cards.ts';
import { demandOn, POINTS, RP } from './figures.ts';
import { abilityOn, EXPERIENCE } from './generals.ts';
import { LAYOUTS } from './layout.ts';
import { CASUALTIES, LEADER_FATES } from './recovery.ts';
import { BLOCK_TERRAIN, TERRAIN } from './terrain.ts';
import { UNITS } from './units.ts';
import { WEATHER, weatherOn } from './weather.ts';

const BOOK = readFileSync(new URL('../../../../../rulebooks/grand.md', import.meta.url), 'utf8');

/** The cells of the rows of the table that follows this text. */
const tableAfter = (text: string): string[][] => {
  const lines = BOOK.slice(BOOK.indexOf(text)).split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const to = lines.findIndex((line, at) => at > from && !line.startsWith('|'));
  return lines.slice(from + 2, to).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

test('[GRD-CMB-02] [GRD-MAP-03] every terrain modifies as printed', () => {
  const printed = tableAfter('**GRD-CMB-02**').map(([name, a, d]) => [name, Number(a), Number(d)]);
  expect(Object.values(TERRAIN).map(({ name, attacker, defender }) => [name, attacker, defender])).toEqual(
    printed,
  );
});

test('[GRD-MAP-06] the blocks lie as printed', () => {
  for (const [kingdoms, blocks, , shift] of tableAfter('**GRD-MAP-06**')) {
    const { top, bottom, shift: columns } = LAYOUTS[Number(kingdoms)] as (typeof LAYOUTS)[number];
    expect(`${top} / ${bottom}`).toBe(blocks);
    expect(columns).toBe(shift === '+5 cols' ? 5 : 0);
  }
});

test('[GRD-GNL-01] [GRD-EX-10] ability by d10', () => {
  expect([1, 4, 5, 7, 8, 9, 10].map(abilityOn)).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

test('[GRD-GNL-03] a victory is worth half a point, a defeat a quarter', () => {
  expect(EXPERIENCE).toEqual({ won: 2, lost: 1 });
});

test('[GRD-MRC-04] demands by d10', () => {
  expect([1, 2, 3, 4, 7, 8, 9, 10].map(demandOn)).toEqual([0, 8, 8, 4, 4, 2, 2, 'leaves']);
});

test('[GRD-R-61] weather by d10', () => {
  expect([1, 6, 7, 8, 9, 10].map(weatherOn)).toEqual(['fair', 'fair', 'rain', 'rain', 'fog', 'storm']);
  expect(Object.values(WEATHER).map(({ attacker, defender }) => [attacker, defender])).toEqual([
    [0, 0],
    [-5, -5],
    [-10, 0],
    [-15, -10],
  ]);
});

test('[GRD-WLD-25] [GRD-GEN-03] 52 cards: 40 numbers and 12 courts, each with its condition', () => {
  expect(new Set(PACK).size).toBe(52);
  expect(PACK.filter((card) => numberOn(card) !== undefined)).toHaveLength(40);
  for (const [card, mustSurvive] of tableAfter('**GRD-WLD-25**').slice(4))
    expect([card, COURT[card as string]?.needsSurvivors]).toEqual([card, mustSurvive === 'yes']);
  expect(Object.keys(COURT)).toHaveLength(12);
});

test('[GRD-WLD-02] Ace to ten count 1 to 10', () => {
  expect(
    PACK.filter((card) => suitOf(card) === 'hearts')
      .map(numberOn)
      .slice(0, 10),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('[GRD-ARM-01] [GRD-ARM-05] [GRD-SET-01] [GRD-RES-01] [GRD-R-63] the figures of armies, cities and blocks', () => {
  expect(POINTS).toMatchObject({ leastArmy: 50, mostArmy: 500, garrison: 50, fortifiedGarrison: 75 });
  expect(RP).toMatchObject({ city: 10, capital: 20 });
  expect(BLOCK_TERRAIN).toEqual({ woods: 22, hills: 18, mountains: 10 });
});

test('[GRD-CSW-01] table 15.A as printed', () => {
  const rows = tableAfter('**Table 15.A Units**').flatMap((cells) => [cells.slice(0, 5), cells.slice(6, 11)]);
  const printed = rows
    .filter(([code]) => code !== '')
    .map(([code, name, points, men, rec]) => [
      code,
      { half: 2 * Number(points), men: Number.parseInt(men as string, 10), isMounted: name?.includes('(M)') },
      rec,
    ]);
  const REC = { full: 'F', half: 'H', none: '-', leader: 'leader' } as const;
  const ours = Object.entries(UNITS).map(([code, { half, men, isMounted, recovery }]) => [
    code,
    { half, men, isMounted },
    REC[recovery],
  ]);
  expect(new Map(ours.map((row) => [row[0], row]))).toEqual(new Map(printed.map((row) => [row[0], row])));
});

test('[GRD-CSW-20] [GRD-CSW-25] tables 15.B and 15.C as printed', () => {
  const cells = tableAfter('**Table 15.B').map((row) => row.slice(1, 7));
  expect(CASUALTIES.map(({ condition, men }) => [condition, ...men.map((pair) => pair.join('/'))])).toEqual(
    cells,
  );
  const fates = tableAfter('**Table 15.C').map(([, fate]) => fate);
  expect(LEADER_FATES.map(({ fate }) => fate)).toEqual(fates);
});
