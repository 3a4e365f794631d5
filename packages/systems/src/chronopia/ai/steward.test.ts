/** What a computer empire must at least be able to do (CHR-CPU-01..05). */
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../casebook/position.ts';
import { chronopia } from '../index.ts';
import type { Statement } from '../orders/orders.ts';
import { hexOfLabel } from '../state/ground.ts';
import type { Campaign } from '../state/state.ts';
import { characterOf } from './character.ts';
import { SIX_EMPIRES, selfPlay } from './selfPlay.ts';
import { steward } from './steward.ts';
import {
  actionsOf,
  commandOf as commandFrom,
  HOME,
  kindsOf,
  opened,
  sheetOf as sheetFrom,
  WAR,
} from './testkit.ts';

const commandOf = (campaign: Campaign) => commandFrom(steward, campaign);
const sheetOf = (given: GivenCampaign): readonly Statement[] => sheetFrom(steward, given);

test('[CHR-CPU-01] it answers every window with its own command, and only when asked', () => {
  const campaign = opened({ cities: [HOME], armies: [{ at: '0306', name: 'Host', size: 6 }] });
  expect(commandOf(campaign)?.type).toBe('orders');
  expect(commandOf({ ...campaign, window: { name: 'orders', asked: [0], ready: [0] } })).toBeUndefined();
  expect(commandOf({ ...campaign, window: { name: 'orders', asked: [1], ready: [] } })).toBeUndefined();
});

test('[CHR-CPU-03] an army attacks a city within reach of supply, never one beyond it', () => {
  const near = sheetOf({
    cities: [HOME, { at: '0706', name: 'Near', owner: 1, size: 4 }],
    armies: [{ at: '0306', name: 'Host', size: 12 }],
  });
  expect(kindsOf(near, 'Host')).toEqual(['move', 'move']);
  const far = sheetOf({
    cities: [HOME, { at: '1606', name: 'Far', owner: 1, size: 4 }],
    armies: [{ at: '0306', name: 'Host', size: 12 }],
  });
  expect(kindsOf(far, 'Host')).toEqual(['hold']);
});

test('[CHR-CPU-03] an army at the end of its supply turns home', () => {
  const sheet = sheetOf({
    cities: [HOME, { at: '1706', name: 'Near', owner: 1, size: 3 }],
    armies: [{ at: '1506', name: 'Host', size: 12, supply: 'extended', range: 12 }],
  });
  expect(actionsOf(sheet, 'Host')).toMatchObject([{ a: 'move', steps: [expect.toBeOneOf([5, 6])] }]);
});

test('[CHR-CPU-03] when money is short, it pays for granaries and aqueducts and not for luxuries', () => {
  const improvements = ['granary', 'aqueduct', 'cathedral', 'academy', 'courthouse'] as const;
  const sheet = sheetOf({
    empires: [{ ...WAR[0], treasury: 60 }, WAR[1]],
    cities: [{ at: '0306', name: 'Home', size: 7, improvements }],
  });
  const unpaid = sheet.flatMap((line) => (line.s === 'noPay' ? [line.item] : []));
  expect(unpaid).toEqual(['cathedral of Home', 'academy of Home', 'courthouse of Home']);
});

test('[CHR-CPU-03] it builds a granary or an aqueduct before a city outgrows the old limit', () => {
  const rich = { empires: [{ ...WAR[0], treasury: 2000 }, WAR[1]] };
  const four = sheetOf({
    ...rich,
    cities: [{ at: '0306', name: 'Home', size: 4, improvements: ['marketplace'] }],
  });
  expect(actionsOf(four, 'Home')).toEqual([{ a: 'build', improvement: 'granary' }]);
  const six = sheetOf({ ...rich, cities: [{ ...HOME, size: 6 }] });
  expect(actionsOf(six, 'Home')).toEqual([{ a: 'build', improvement: 'aqueduct' }]);
});

test('[CHR-CPU-03] no more scouts than Field Armies, no more settlers than cities', () => {
  const rich = { empires: [{ ...WAR[0], treasury: 900 }, WAR[1]] };
  const many = [1, 2, 3].map((nth) => ({
    at: `0${nth}01`,
    name: `C${nth}`,
    size: 4,
    improvements: HOME.improvements,
  }));
  const sheet = sheetOf({
    ...rich,
    cities: many,
    armies: [{ at: '0101', name: 'Host', size: 6 }],
    units: [
      { kind: 'scout', at: '0101', name: 'Eyes' },
      ...many.map(({ at, name }) => ({ kind: 'settler' as const, at, name: `S${name}` })),
    ],
  });
  const ordered = sheet.flatMap((line) => (line.s === 'order' ? line.actions.map(({ a }) => a) : []));
  expect(ordered).not.toContain('commissionScout');
  expect(ordered).not.toContain('spawnSettlers');
});

test('[CHR-CPU-03] an army that nobody can lead buys a leader and does not march', () => {
  const sheet = sheetOf({
    empires: [{ ...WAR[0], treasury: 2000 }, WAR[1]],
    cities: [HOME, { at: '0706', name: 'Near', owner: 1, size: 4 }],
    armies: [{ at: '0306', name: 'Host', troops: '12 fb-swordsmen, 12 fb-swordsmen, 10 fb-spearmen' }],
  });
  const [recruit] = actionsOf(sheet, 'Host');
  expect(recruit).toMatchObject({
    a: 'recruit',
    items: expect.arrayContaining([{ count: 1, profile: 'judge' }]),
  });
  expect(kindsOf(sheet, 'Host')).not.toContain('move');
});

test('[CHR-CPU-03] it besieges only with an army at least as large as the city', () => {
  const siege = (size: number, city: number) =>
    kindsOf(
      sheetOf({
        cities: [HOME, { at: '0706', name: 'Near', owner: 1, size: city }],
        armies: [{ at: '0706', name: 'Host', size }],
      }),
      'Host',
    );
  expect(siege(12, 7)).toEqual(['hold', 'besiege']);
  expect(siege(9, 10)).not.toContain('besiege');
});

test('[CHR-CPU-03] an army outnumbered two to one heads home in the open and stays if it stands at a city', () => {
  const foe = { at: '0906', name: 'Foe', owner: 1, size: 14 };
  const open = sheetOf({ cities: [HOME], armies: [{ at: '0806', name: 'Host', size: 6 }, foe] });
  expect(actionsOf(open, 'Host')).toMatchObject([
    { a: 'move', steps: [expect.toBeOneOf([5, 6])] },
    { a: 'move' },
  ]);
  const home = sheetOf({
    cities: [{ ...HOME, at: '0806' }],
    armies: [{ at: '0806', name: 'Host', size: 6 }, foe],
  });
  expect(kindsOf(home, 'Host')).toEqual(['hold']);
});

const intentAgainst = (size: number, city: boolean, stance: 'At War' | 'Neutral' = 'At War') => {
  const campaign = opened(
    {
      empires: [
        { ...WAR[0], declares: { Brakka: stance } },
        { ...WAR[1], declares: { Aldmark: stance } },
      ],
      cities: city ? [{ ...HOME, at: '0806' }] : [HOME],
      armies: [
        { at: '0806', name: 'Host', size: 6 },
        { at: '0806', name: 'Foe', owner: 1, size },
      ],
      more: {
        encounters: [
          { at: hexOfLabel(campaignFrom({ columns: 24, rows: 12 }).ground, '0806'), armies: [0, 1] },
        ],
      },
    },
    'intents',
  );
  const command = commandOf(campaign);
  return command?.type === 'intents' && command.statements[0]?.s === 'intent'
    ? command.statements[0].intent
    : command;
};

test('[CHR-CPU-03] an army that meets twice its number runs from an enemy and offers others a truce, unless it stands at a city', () => {
  expect(intentAgainst(12, false)).toBe('RUN');
  expect(intentAgainst(12, false, 'Neutral')).toBe('TRUCE');
  expect(intentAgainst(11, false)).toBe('FIGHT');
  expect(intentAgainst(12, true)).toBe('FIGHT');
});

test('[CHR-CPU-03] losses of the last turn are replaced if there is enough money', () => {
  const lost = [{ profile: 'fb-swordsmen', type: 'trooper', count: 4, band: 101, turn: 8 }];
  const given = { cities: [HOME], armies: [{ at: '0406', name: 'Host', size: 6, lost }] };
  const rich = sheetOf({ ...given, empires: [{ ...WAR[0], treasury: 2000 }, WAR[1]] });
  expect(rich).toContainEqual({ s: 'replace', army: 'Host', items: [{ count: 4, profile: 'fb-swordsmen' }] });
  expect(sheetOf(given).filter(({ s }) => s === 'replace')).toEqual([]);
});

test('[CHR-CPU-03] a conquered city keeps a guard of at least half its size', () => {
  const taken = { at: '0706', name: 'Taken', size: 4, conquered: { turn: 7, from: 1 } };
  const large = sheetOf({ cities: [HOME, taken], armies: [{ at: '0706', name: 'Host', size: 14 }] });
  const [split] = actionsOf(large, 'Host');
  if (split?.a !== 'split') throw new Error(`it gave ${split?.a}`);
  const guard = split.parts[0]!.items.reduce((sum, { count }) => sum + 20 * count, 0);
  expect(guard).toBeGreaterThanOrEqual(200);
  const small = sheetOf({ cities: [HOME, taken], armies: [{ at: '0706', name: 'Host', size: 5 }] });
  expect(kindsOf(small, 'Host')).toEqual(['hold']);
});

test('[CHR-CPU-02] money is not hoarded: it raises armies, recruits and learns spells', () => {
  const sheet = sheetOf({
    empires: [{ ...WAR[0], treasury: 20_000 }, WAR[1]],
    cities: [
      {
        ...HOME,
        size: 6,
        improvements: ['marketplace', 'granary', 'aqueduct', 'academy', 'barracks', 'courthouse'],
      },
      { at: '0310', name: 'South', size: 5, improvements: ['marketplace', 'granary', 'academy', 'barracks'] },
    ],
    armies: [{ at: '0306', name: 'Host', troops: 'chronomancer as Tick, 12 fb-swordsmen, 12 fb-swordsmen' }],
  });
  const kinds = sheet.flatMap((line) => (line.s === 'order' ? line.actions.map(({ a }) => a) : []));
  expect(kinds).toEqual(expect.arrayContaining(['raiseTroops', 'recruit']));
  expect(actionsOf(sheet, 'Host')[0]).toMatchObject({ learn: [{ hero: 'Tick' }] });
});

test('[CHR-CPU-04] empires differ: their character depends on who they are', () => {
  const characters = SIX_EMPIRES.empires.map(({ name, race }) =>
    JSON.stringify(characterOf({ ...campaignFrom({}).empires[0]!, name, race })),
  );
  expect(new Set(characters).size).toBe(SIX_EMPIRES.empires.length);
});

test('[CHR-CPU-05] the same seed gives the same campaign, and every die for a choice has a label', () => {
  const options = {
    ...SIX_EMPIRES,
    hexesPerEmpire: 80,
    empires: SIX_EMPIRES.empires.slice(0, 3),
    lastTurn: 4,
  };
  const play = () => selfPlay(options, 'replay', {});
  expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
  const labels: string[] = [];
  const dice = seededDice('labels');
  const listening = {
    ...dice,
    roll: (sides: number, why: string) => {
      labels.push(why);
      return dice.roll(sides, why);
    },
  };
  const third = { name: 'Corvane', race: 'DW', treasury: 0 } as const;
  const campaign = opened(
    { empires: [...WAR, third], cities: [HOME, { at: '0906', name: 'Far', owner: 1 }] },
    'diplomacy',
  );
  const truce = {
    ...campaign,
    empires: campaign.empires.map((empire, id) => ({
      ...empire,
      declares: id === 1 ? { 0: 'Friendly' as const } : { 1: 'Friendly' as const },
    })),
  };
  steward.choose(chronopia.view(truce, 'e1'), 'e1', { lines: 1 }, listening);
  expect(new Set(labels)).toEqual(new Set(['cpu:Aldmark:9']));
});
