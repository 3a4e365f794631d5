import { type Dice, dice, inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { grand } from '../index.ts';
import { armyAt } from '../state/game.ts';
import { spotIn } from '../state/places.ts';
import { onBoard, type War, warOf } from '../testkit/onBoard.ts';
import {
  divisionOf,
  draftOf,
  garrisonUnits,
  halfOfArmy,
  ownFields,
  ransomsAsked,
  reportOf,
  sendPart,
  sharesAsked,
  unitsToHouse,
  worthOfUnits,
} from './index.ts';

const BOARD = 7;
const NO_CARD = 4;
/** No card is drawn, and the men come back after three days. */
const AFTERMATH: Dice = { roll: (sides) => (sides === 4 ? NO_CARD : 3) };

const WAR = {
  cities: {
    '0101': { kind: 'capital', founder: 'red' },
    '0303': { kind: 'city', founder: 'red' },
    '0801': { kind: 'capital', founder: 'blue' },
  },
  armies: {
    a1: { owner: 'red', at: '0101', units: { HF: 30, PK: 4, W1: 2 }, general: 1 },
    a2: { owner: 'red', at: '0403', units: { HF: 20, W1: 1 }, general: null },
    a3: { owner: 'blue', at: '0801', units: { HF: 24, W1: 2 } },
  },
};

test('[GRD-CSW-35] a form names kinds of units; a general stands alone and first', () => {
  const groups = unitsToHouse(warOf({ ...WAR, phase: 'placement', week: 30 }).game, 'red');
  expect(groups[0]).toMatchObject({ code: 'W1', isLeader: true, units: [35] });
  expect(groups[0]?.general).toBeDefined();
  expect(groups.slice(1).map(({ code, units, points }) => [code, units.length, points])).toEqual([
    ['HF', 50, 2],
    ['PK', 4, 3],
    ['W1', 2, 2],
  ]);
});

test('[GRD-R-53] the usual quarters can be changed unit by unit, as long as everybody is housed', () => {
  const war = warOf({ ...WAR, phase: 'placement', week: 30 });
  const usual = draftOf.placement(war.game, 'red');
  expect(war.verdict('red', usual).ok).toBe(true);
  const all = usual.cities.flatMap(({ units = [] }) => units);
  const [first, ...others] = all;
  const at = (city: string, units: readonly number[]) => ({
    ...(usual.cities[0] as (typeof usual.cities)[number]),
    city,
    units: [...units],
  });
  const moved = { type: 'place' as const, cities: [at('0303', [first as number]), at('0101', others)] };
  expect(war.verdict('red', moved).ok).toBe(true);
  expect(war.verdict('red', { type: 'place', cities: [at('0101', others)] })).toMatchObject({
    rule: 'GRD-R-53',
  });
});

test('[GRD-R-54] chosen units of a garrison march out', () => {
  const war = warOf({ ...WAR, phase: 'deployment', order: ['red', 'blue'] });
  const groups = garrisonUnits(war.game, '0101');
  const units = groups.find(({ code }) => code === 'HF')?.units.slice(0, 25) ?? [];
  expect(worthOfUnits(groups, units)).toBe(50);
  const part = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0, keepCommander: true };
  const order = {
    ...draftOf.deployment(war.game, 'red'),
    armies: [{ city: '0101', hex: '0201', part: { ...part, units: [...units] } }],
  };
  const after = war.give('red', order, dice()).game;
  expect(armyAt(after, spotIn(after, '0201'))?.units).toHaveLength(25);
});

test('[GRD-ARM-04] half of an army of units goes off with a leader', () => {
  const war = warOf(WAR);
  const division = divisionOf(war.game, 'red', 'army:1') ?? divisionOf(war.game, 'red', 'a1');
  if (division === undefined) throw new Error('the army cannot be divided');
  const way = division.around.find(({ isAttack }) => !isAttack);
  if (way === undefined) throw new Error('there is no hex beside it');
  expect(war.verdict('red', sendPart(division, halfOfArmy(division), way)).ok).toBe(true);
});

const fought = (): War =>
  onBoard({ red: { HF: 24, W1: 2 }, blue: { HF: 24, W1: 2 }, more: { week: 3 } }, dice(BOARD));

test('[GRD-PLY-21] [GRD-R-81] a result entered kind by kind counts when the enemy confirms it', () => {
  const war = fought();
  const [field] = ownFields(war.game, 'red');
  if (field === undefined) throw new Error('Red fights nowhere');
  const foot = field.sides.defender.groups.find(({ code }) => code === 'HF')?.units ?? [];
  const fates = Object.fromEntries(foot.slice(0, 6).map((uid) => [uid, 'eliminated' as const]));
  const order = reportOf(field, { ending: 'agreed', withdrew: null, turns: 4, fates, fellWith: {} });
  const claimed = war.give('red', order, dice());
  expect(ownFields(claimed.game, 'red')[0]?.claim).toMatchObject({ isOwn: true, turns: 4 });
  expect(ownFields(claimed.game, 'blue')[0]?.claim).toMatchObject({ isOwn: false, winner: 'attacker' });
  expect(ownFields(claimed.game, 'blue')[0]?.claim?.losses.defender).toHaveLength(1);
  const over = claimed
    .give('blue', { type: 'accept', battle: field.battle, agree: true }, AFTERMATH)
    .withDefaults(AFTERMATH);
  expect(over.told('battleEnded')).toHaveLength(1);
  expect(ownFields(over.game, 'red')).toEqual([]);
});

test('[GRD-CSW-25] only who is asked sees which leaders share a roll', () => {
  const war = fought();
  expect(sharesAsked(war.game, 'red')).toBeUndefined();
  const [field] = ownFields(war.game, 'red');
  const groups = field?.sides.attacker.groups ?? [];
  const leader = groups.find(({ isLeader }) => isLeader)?.units[0] as number;
  const [first, second] = (groups.find(({ code }) => code === 'HF')?.units ?? []) as [number, number];
  const asked = war.report(
    { [leader]: 'eliminated', [first]: 'eliminated', [second]: 'eliminated' },
    AFTERMATH,
    {
      fellWith: { [`u${leader}`]: [`u${first}`, `u${second}`] },
    },
  );
  expect(sharesAsked(asked.game, 'red')).toMatchObject([
    { uid: `u${leader}`, with: [{ uid: `u${first}`, name: 'Heavy Foot' }] },
  ]);
  expect(sharesAsked(asked.game, 'blue')).toBeUndefined();
});

test('[GRD-R-77] a captured leader has a price', () => {
  const asked = onBoard(
    { red: { HF: 4, W1: 1 }, blue: { HF: 4, BA: 1, W1: 1 }, more: { kingdoms: { blue: { stockpile: 30 } } } },
    dice(BOARD),
  ).report({ 10: 'eliminated', 11: 'eliminated' }, dice(NO_CARD, 3, 4), { fellWith: { u11: ['u10'] } });
  expect(ransomsAsked(asked.game, 'blue')).toMatchObject({
    leaders: [{ uid: 11, price: 25 }],
    stockpile: 30,
  });
  expect(ransomsAsked(asked.game, 'red')).toBeUndefined();
});

test('[GRD-R-129] a kingdom of which only its battle is asked is told so', () => {
  const { game } = fought();
  const promptOf = (seat: string) => grand.scene(grand.view(game, seat), seat).prompt?.text;
  expect(inEnglish(promptOf('blue') ?? '')).toBe('Your battle in 0503 is being fought.');
  expect(inEnglish(promptOf('red') ?? '')).toMatch(/^Move and attack/);
});
