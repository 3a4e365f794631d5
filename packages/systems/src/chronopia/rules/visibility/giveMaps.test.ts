import { expect, test } from 'vitest';
import { campaignFrom, sideFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Statement } from '../../orders/orders.ts';
import { hexOfLabel } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { entranceMark, knowledgeOf } from '../ground/known.ts';
import { giveMaps } from './giveMaps.ts';

type Part = Extract<Statement, { s: 'giveMap' }>['part'];
const give = (empire: string, part: Part): Statement => ({ s: 'giveMap', empire, part });

const base = campaignFrom({
  turn: 5,
  empires: [{}, {}, {}],
  cities: [
    { at: '0505', size: 6 },
    { at: '0909', owner: 2, size: 3 },
    { at: '0202 below', size: 2 },
  ],
  sites: { '0303': { entrance: true }, '0404': { fruit: true } },
  rivers: { '0606/2': 'ford' },
});
const hex = (label: string): number => hexOfLabel(base.ground, label);
const giver: Knowledge = {
  ...knowledgeOf(base, 0),
  explored: [hex('0404'), hex('0303 below'), hex('0304 below')],
  found: [hex('0404'), entranceMark(base.ground, hex('0303'))],
  fords: [sideFrom(base.ground, '0606/2')],
  citySizes: { 1: { size: 3, turn: 4 } },
  sightings: [
    { kind: 'scout', id: 0, owner: 2, at: 3, number: 0, size: 0, broken: false, mercenary: false, turn: 4 },
  ],
};

const given = (orders: Readonly<Record<number, readonly Statement[]>>, known = {}): Campaign => {
  const tale = beginTale({
    ...base,
    knowledge: { ...base.knowledge, 0: giver, ...known },
    sheets: Object.fromEntries(
      Object.entries(orders).map(([id, statements]) => [id, { statements, battle: [] }]),
    ),
  });
  giveMaps(tale);
  return tale.state;
};

test('[CHR-UND-04] [CHR-HID-14] the underground map has explored hexes, entrances and cities below', () => {
  const after = knowledgeOf(given({ 0: [give('Brakka', 'UNDERGROUND')] }), 1);
  expect(after.explored).toEqual([hex('0303 below'), hex('0304 below')]);
  expect(after.found).toEqual([entranceMark(base.ground, hex('0303'))]);
  expect(after.citiesBelow).toEqual([2]);
  expect(after.citySizes).toEqual({ 2: { size: 2, turn: 5 } });
});

test('[CHR-HID-03] the surface map has features, fords and city sizes, never mere sightings', () => {
  const state = given({ 0: [give('Brakka', 'SURFACE')] });
  const after = knowledgeOf(state, 1);
  expect(after.found).toEqual([hex('0404'), entranceMark(base.ground, hex('0303'))]);
  expect(after.fords).toEqual([sideFrom(base.ground, '0606/2')]);
  expect(after.citySizes).toEqual({ 0: { size: 6, turn: 5 }, 1: { size: 3, turn: 4 } });
  expect(after.sightings).toEqual([]);
  expect(state.reports[1]?.[0]?.text).toContain('Aldmark gave you its map of the surface');
  expect(state.reports[2]).toBeUndefined();
});

test('[CHR-DIP-04] single hexes may be given', () => {
  const after = knowledgeOf(given({ 0: [give('Brakka', ['0404', '0304 below'])] }), 1);
  expect(after.explored).toEqual([hex('0404'), hex('0304 below')]);
  expect(after.found).toEqual([hex('0404')]);
});

test('[CHR-R-184] a map shows the moment it is given: another map received that turn is not in it', () => {
  const state = given({ 0: [give('Brakka', 'SURFACE')], 1: [give('Corvane', 'SURFACE')] });
  expect(knowledgeOf(state, 1).found).toContain(hex('0404'));
  expect(knowledgeOf(state, 2).found).toEqual([]);
});

test('[CHR-R-184] newer knowledge is not overwritten by older, and nobody gives a map to himself or a stranger', () => {
  const newer = { ...knowledgeOf(base, 1), citySizes: { 1: { size: 4, turn: 5 } } };
  expect(knowledgeOf(given({ 0: [give('Brakka', 'SURFACE')] }, { 1: newer }), 1).citySizes[1]).toEqual({
    size: 4,
    turn: 5,
  });
  const nothing = given({ 0: [give('Aldmark', 'SURFACE'), give('Nobody', 'SURFACE')] });
  expect(nothing.reports).toEqual(base.reports);
});
