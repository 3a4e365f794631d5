import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Hero } from '../../state/force.ts';
import { training } from './training.ts';

/** A Judge: CC 15, MW 10, no power, LD 17, AC 3, W 3, ST 1, MV 3, A 23, Def −2, command 20. */
const trained = (
  stat: string,
  times: number,
  rolls: number[],
  hero: Partial<Hero> = {},
  given: GivenCampaign = {},
) => {
  const campaign = campaignFrom({
    cities: [{ at: '0101' }],
    armies: [{ at: '0101', troops: 'judge as Verian, 10 fb-swordsmen' }],
    orders: { 0: [{ s: 'train', hero: 'verian', stat, times }] },
    ...given,
  });
  const [army] = campaign.armies;
  const tale = beginTale({
    ...campaign,
    armies: [{ ...army!, heroes: [{ ...army!.heroes[0]!, experience: 30, ...hero }] }],
  });
  training(tale, dice(...rolls));
  return tale.state.armies[0]!.heroes[0]!;
};

test('[CHR-EXP-03] [CHR-R-143] CC, MW, PW and LD need the current value or less, up to 18', () => {
  expect(trained('CC', 1, [15])).toMatchObject({ trained: { CC: 1 }, experience: 20 });
  expect(trained('cc', 1, [16])).toMatchObject({ trained: {}, experience: 20 });
  expect(trained('LD', 3, [17, 18])).toMatchObject({ trained: { LD: 1 }, experience: 22 });
});

test('[CHR-EXP-03] the others need their value or more, with their own limits', () => {
  expect(trained('AC', 1, [15]).trained).toEqual({ AC: 1 });
  expect(trained('ST', 1, [11]).trained).toEqual({});
  expect(trained('ST', 1, [12]).trained).toEqual({ ST: 1 });
  expect(trained('MV', 2, [15], { experience: 20 })).toMatchObject({ trained: { MV: 1 }, experience: 10 });
  expect(trained('Def', 1, [15]).trained).toEqual({ Def: -1 });
  expect(trained('W', 1, [15])).toMatchObject({ trained: { W: 1 }, wounds: 4 });
  expect(trained('A', 5, [12, 12], { experience: 99 })).toMatchObject({ trained: { A: 2 }, experience: 79 });
});

test('[CHR-EXP-04] failed attempts cost the points, and there are no more attempts than points', () => {
  expect(trained('CC', 9, [20, 20, 20])).toMatchObject({ trained: {}, experience: 0 });
});

test('[CHR-R-143] a value shown as – cannot be raised', () => {
  expect(trained('PW', 1, [])).toMatchObject({ trained: {}, experience: 30 });
});

test('[CHR-EXP-05] [CHR-R-144] command is trained for 1 point on 10 or more, up to 25, never from 0', () => {
  expect(trained('Command', 9, [10, 9, 10, 10, 10, 10])).toMatchObject({
    trained: { command: 5 },
    experience: 24,
  });
  expect(trained('command', 1, [], { profile: 'nightwalker' }).trained).toEqual({});
});

test('[CHR-EXP-03] training is possible only in the empire’s own or an Allied city hex', () => {
  expect(trained('CC', 1, [], {}, { cities: [{ at: '0401' }] }).experience).toBe(30);
  expect(trained('CC', 1, [], {}, { cities: [{ at: '0101', owner: 1 }] }).experience).toBe(30);
  const empires = [{ name: 'A' }, { name: 'B', declares: { A: 'Allied' as const } }];
  expect(trained('CC', 1, [1], {}, { empires, cities: [{ at: '0101', owner: 1 }] }).experience).toBe(20);
});
