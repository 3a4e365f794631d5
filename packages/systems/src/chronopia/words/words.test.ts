/** Public lines and the names in them: they reveal nothing hidden. */
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { beginTale } from '../engine/tale.ts';
import { horde } from '../rules/calamities/horde.ts';
import { sackCity } from '../rules/siege/fall.ts';
import type { Campaign } from '../state/state.ts';

const hordesOf = ({ empires }: Campaign): string[] =>
  empires.filter(({ power }) => power === 'horde').map(({ name }) => name);

test('[CHR-HID-06] the name of a horde does not reveal how many came before', () => {
  const dice = seededDice('hordes');
  const tale = beginTale(campaignFrom({ columns: 20, rows: 20, armies: [{ at: '1010' }] }));
  for (let nth = 0; nth < 30; nth++) horde(tale, dice, tale.state.empires[0]!, []);
  const names = hordesOf(tale.state);
  expect(new Set(names).size).toBe(30);
  expect(names.slice(0, 10).every((name) => /^Horde of [A-Z][a-z]+$/.test(name))).toBe(true);
});

const reportsOfSack = (at: string): readonly string[][] => {
  const campaign = campaignFrom({
    turn: 4,
    below: Array(12).fill('t'.repeat(12)),
    empires: [{}, {}, {}],
    cities: [{ at, name: 'Deephold', owner: 1, size: 3 }],
  });
  const tale = beginTale(campaign);
  sackCity(tale, seededDice('sack'), campaign.cities[0]!, 0);
  return [0, 1, 2].map((empire) => (tale.state.reports[empire] ?? []).map(({ text }) => text));
};

test('[CHR-HID-26] only those who fought for a city below learn that it was sacked; for a city above, everybody does', () => {
  const isTold = (lines: readonly string[]): boolean => lines.includes('Deephold was sacked.');
  expect(reportsOfSack('0505 below').map(isTold)).toEqual([true, true, false]);
  expect(reportsOfSack('0505').map(isTold)).toEqual([true, true, true]);
});
