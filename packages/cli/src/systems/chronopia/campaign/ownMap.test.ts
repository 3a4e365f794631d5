import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '@warmoot/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawMap } from '../../../../../systems/src/chronopia/rules/map/drawMap.ts';
import { mapToText, mapToTiled } from '../../../../../systems/src/chronopia/rules/map/printOwnMap.ts';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(() => {
  campaign = new CampaignFixture();
});
afterEach(() => campaign.clear());

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
] as const;
const land = () => drawMap({ empires: EMPIRES, hexesPerEmpire: 80 }, seededDice('a land'));

const mapFile = (name: string, text: string): string => {
  const path = join(campaign.path, name);
  writeFileSync(path, text);
  return path;
};

test.each([
  ['land.txt', () => mapToText(land(), 'Land')],
  ['land.tmj', () => JSON.stringify(mapToTiled(land(), 'Land'))],
  ['LAND.JSON', () => JSON.stringify(mapToTiled(land(), 'Land'))],
])('[CHR-R-08] a campaign can begin on a custom map: %s', async (name, text) => {
  const { code, text: said } = await campaign.begin('--map', mapFile(name, text()));
  expect([code, said]).toEqual([0, expect.stringContaining('Turn 1: diplomacy')]);
  expect(campaign.state.ground).toEqual(land().ground);
});

test.each([
  ['map.txt', '', 'The map '],
  ['map.txt', 'map Land\nhexes flat\n', 'The map '],
  ['map.tmj', '{', 'is not JSON'],
  ['map.tmj', '{}', 'The map '],
  ['map.txt', '{ "a": ', 'starts like JSON but is not valid JSON'],
])('[CHR-R-08] a broken map is reported in one sentence: %s %j', async (name, text, words) => {
  const path = mapFile(name, text);
  const { code, text: said } = await campaign.begin('--map', path);
  expect(code).toBe(2);
  expect(said).toContain(path);
  expect(said).toContain(words);
  expect(said).toMatch(/^[^\n]+[^.\n]\.\n$/);
});

test('[CHR-R-07] a map too small for that many empires is refused', async () => {
  const path = mapFile('small.txt', mapToText(land(), 'Land'));
  const { code, text } = await campaign.begin('--map', path, '--empires', '10');
  expect(code).toBe(2);
  expect(text).toContain('too few for 10 empires');
});
