/** What the strengths of a computer empire make of the same position (CHR-CPU-06, CHR-CPU-07). */
import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import { hexOfLabel } from '../state/ground.ts';
import { chronopiaPlayers, computerNamed } from './players.ts';
import { actionsOf, commandOf, HOME, kindsOf, opened, sheetOf, WAR } from './testkit.ts';

const { bailiff, steward, emperor } = chronopiaPlayers;
const hexAt = (label: string): number => hexOfLabel(campaignFrom({ columns: 24, rows: 12 }).ground, label);

/** Neither army alone can beat the one before the walls. */
const DEFENDED = {
  empires: [{ ...WAR[0], treasury: 2000 }, WAR[1]],
  cities: [
    { ...HOME, at: '0406' },
    { at: '0706', name: 'Near', owner: 1, size: 4 },
  ],
  armies: [
    { at: '0406', name: 'First', size: 12 },
    { at: '0406', name: 'Second', size: 12 },
    { at: '0706', name: 'Guard', owner: 1, size: 12 },
  ],
} as const;

test('[CHR-CPU-06] two armies go together against an enemy that is too strong for one; a bailiff stays', () => {
  for (const player of [steward, emperor])
    for (const army of ['First', 'Second'])
      expect(kindsOf(sheetOf(player, DEFENDED), army)[0]).toMatch(/move|march/);
  for (const army of ['First', 'Second'])
    expect(kindsOf(sheetOf(bailiff, DEFENDED), army).join()).not.toMatch(/move|march/);
});

test('[CHR-CPU-06] the nearer army waits in its city until the farther one has caught up', () => {
  const sheet = sheetOf(emperor, {
    ...DEFENDED,
    cities: [...DEFENDED.cities, { ...HOME, at: '0106', name: 'Back' }],
    armies: [DEFENDED.armies[0], { ...DEFENDED.armies[1], at: '0106' }, DEFENDED.armies[2]],
  });
  expect(kindsOf(sheet, 'First').join()).not.toMatch(/move|march/);
  expect(kindsOf(sheet, 'Second')[0]).toMatch(/move|march/);
});

test('[CHR-CPU-06] an emperor Marches where no enemy is near, others only Move', () => {
  const given = {
    cities: [HOME, { at: '0906', name: 'Near', owner: 1, size: 4 }],
    armies: [{ at: '0306', name: 'Host', size: 14 }],
  };
  expect(kindsOf(sheetOf(emperor, given), 'Host')).toEqual(['march', 'move']);
  expect(kindsOf(sheetOf(steward, given), 'Host')).toEqual(['move', 'move']);
});

test('[CHR-CPU-06] an emperor takes a known portal if the way through it is much shorter', () => {
  const given = (found: readonly string[]) => ({
    cities: [HOME, { at: '1906', name: 'Far', owner: 1, size: 4 }],
    armies: [{ at: '0306', name: 'Host', size: 14 }],
    sites: { '0406': { portal: 'A' }, '1806': { portal: 'B' } },
    more: { knowledge: { 0: { ...NO_KNOWLEDGE, found: found.map(hexAt) } } },
  });
  expect(actionsOf(sheetOf(emperor, given(['0406', '1806'])), 'Host')).toMatchObject([
    { a: 'move', with: [{ q: 'PORTAL', letter: 'B' }] },
  ]);
  expect(JSON.stringify(sheetOf(emperor, given(['0406'])))).not.toContain('PORTAL');
});

test('[CHR-CPU-06] an emperor awaits an enemy of the same size on patrol', () => {
  const given = {
    empires: [{ ...WAR[0], treasury: 0 }, WAR[1]],
    cities: [HOME],
    armies: [
      { at: '0306', name: 'Host', size: 13 },
      { at: '0606', name: 'Foe', owner: 1, size: 12 },
    ],
  };
  expect(kindsOf(sheetOf(emperor, given), 'Host')).toEqual(['patrol']);
  expect(kindsOf(sheetOf(steward, given), 'Host')).not.toContain('patrol');
});

test('[CHR-CPU-06] a small army of an emperor goes inside the walls when a stronger enemy is near', () => {
  const given = {
    cities: [{ ...HOME, size: 6, improvements: ['marketplace', 'granary', 'aqueduct', 'barracks'] as const }],
    armies: [
      { at: '0306', name: 'Host', size: 6 },
      { at: '0506', name: 'Foe', owner: 1, size: 14 },
    ],
  };
  expect(actionsOf(sheetOf(emperor, given), 'Host')[0]).toEqual({ a: 'hold', with: [{ q: 'INSIDE' }] });
  expect(JSON.stringify(sheetOf(steward, given))).not.toContain('INSIDE');
});

test('[CHR-CPU-06] an emperor gives up a besieged city to save the army inside, but not if there is none', () => {
  const given = (inside: boolean, size: number) => ({
    cities: [
      {
        ...HOME,
        improvements: ['barracks'] as const,
        siege: { by: 1, armies: [1], failed: 1, began: 8 },
      },
    ],
    armies: [
      { at: '0306', name: 'Host', size: 5, inside },
      { at: '0306', name: 'Foe', owner: 1, size },
    ],
  });
  expect(kindsOf(sheetOf(emperor, given(true, 22)), 'Home')).toEqual(['capitulate']);
  expect(kindsOf(sheetOf(emperor, given(true, 12)), 'Home')).toEqual([]);
  expect(kindsOf(sheetOf(emperor, given(false, 22)), 'Home')).toEqual([]);
});

test('[CHR-CPU-07] nobody stays where there is no room: the smaller army goes next door', () => {
  const sheet = sheetOf(steward, {
    empires: [{ ...WAR[0], treasury: 2000 }, WAR[1]],
    cities: [HOME],
    armies: [
      { at: '0306', name: 'Host', size: 16 },
      { at: '0306', name: 'Small', size: 14 },
    ],
  });
  expect(kindsOf(sheet, 'Small')).toEqual(['move']);
  expect(kindsOf(sheet, 'Host')).not.toContain('move');
});

test('[CHR-CPU-07] the last troops of a people without land disband, unless they can still fight', () => {
  const lost = (size: number) => ({
    cities: [{ at: '0906', name: 'Theirs', owner: 1 }],
    armies: [
      { at: '0306', name: 'Rest', size, ...(size < 5 && { broken: { cause: 'routed', from: 0 } as const }) },
    ],
  });
  expect(actionsOf(sheetOf(steward, lost(3)), 'Rest')).toEqual([{ a: 'disband', items: 'ALL' }]);
  expect(kindsOf(sheetOf(steward, lost(12)), 'Rest')).not.toContain('disband');
});

test('[CHR-CPU-07] an empire with nobody to order is ready', () => {
  const besieged = {
    cities: [{ ...HOME, siege: { by: 1, armies: [0], failed: 1, began: 8 } }],
    armies: [{ at: '0306', name: 'Foe', owner: 1, size: 12 }],
  };
  expect(commandOf(emperor, opened(besieged))).toEqual({ type: 'ready' });
});

test('[CHR-CPU-06] an emperor who takes nothing for long turns against another neighbour', () => {
  const third = { name: 'Corvane', race: 'DW', treasury: 0 } as const;
  const given = {
    empires: [...WAR, third],
    cities: [HOME, { at: '0906', name: 'Near', owner: 1 }, { at: '0301', name: 'Other', owner: 2 }],
    turn: 30,
  };
  expect(commandOf(emperor, opened(given, 'diplomacy'))).toEqual({
    type: 'declare',
    empire: 2,
    stance: 'At War',
  });
  const isWinning = { at: '0903', name: 'Taken', conquered: { turn: 27, from: 1 } };
  const fresh = { ...given, cities: [...given.cities, isWinning] };
  expect(commandOf(emperor, opened(fresh, 'diplomacy'))).not.toMatchObject({ stance: 'At War' });
});

test('[CHR-CPU-06] the cities of a bailiff rest every other turn, those of an emperor never', () => {
  const position = (turn: number) => ({
    turn,
    empires: [{ ...WAR[0], treasury: 2000 }, WAR[1]],
    cities: [HOME],
    armies: [{ at: '0306', name: 'Host', size: 6 }],
  });
  const rests = (player: typeof bailiff, turn: number) =>
    kindsOf(sheetOf(player, position(turn)), 'Home').length === 0;
  expect([8, 9].map((turn) => rests(bailiff, turn))).toEqual([true, false]);
  expect([8, 9].map((turn) => rests(emperor, turn))).toEqual([false, false]);
});

test('[CHR-CPU-04] a referee may choose the character: a conqueror declares war where a builder does not', () => {
  const given = {
    empires: [
      { ...WAR[0], declares: {} },
      { ...WAR[1], declares: {} },
      { name: 'Corvane', race: 'DW', treasury: 0 },
    ],
    cities: [HOME, { at: '0906', name: 'Near', owner: 1 }, { at: '2006', name: 'Far', owner: 2 }],
    turn: 5,
  } as const;
  const declared = (name: string) => commandOf(computerNamed(name)!, opened(given, 'diplomacy'));
  expect(declared('emperor:conqueror')).toMatchObject({ type: 'declare', empire: 1, stance: 'At War' });
  expect(declared('emperor:builder')).not.toMatchObject({ stance: 'At War' });
  expect(computerNamed('emperor:poet')).toBeUndefined();
});
