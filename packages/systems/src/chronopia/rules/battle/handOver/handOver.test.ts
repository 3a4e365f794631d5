import { accountsForAll, type BattleResult, refuse } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { FightOrder } from '../forms.ts';
import { army, band, field, hero, side } from '../testkit.ts';
import { fromKernelResult } from './fromKernelResult.ts';
import { toKernelOrder } from './toKernelOrder.ts';

const order: FightOrder = field(
  side(
    'A',
    army(
      [
        hero('i-1', 'chronomancer', { battleSpells: ['Time Shards'] }),
        band('wb-1', 'fb-swordsmen', { trooper: 2, leader: 1 }),
      ],
      { empire: 'Karsk' },
    ),
  ),
  side('B', army([hero('i-2', 'judge')], { empire: 'Dwarves', armyId: 'a2' })),
);
const sent = toKernelOrder(order, 'csw', (empire) => (empire === 'Karsk' ? 'e1' : 'e2'));

const everybody = (change: Readonly<Record<string, string>>): BattleResult['fates'] => ({
  ...Object.fromEntries(sent.units.map((unit) => [unit, 'unhurt'])),
  ...change,
});
const back = (change: Partial<BattleResult>): BattleResult => ({
  battleId: order.battleId,
  ending: 'fullLength',
  winner: 'A',
  fates: everybody({}),
  ...change,
});

test('[CHR-BTL-07] [MOT-08] the order names every model individually and seats every empire on its side', () => {
  expect(sent).toMatchObject({ battleId: 'T1-0101-1', system: 'csw', seats: { e1: 'A', e2: 'B' } });
  expect(sent.units).toEqual(['i-1', 'i-2', 'wb-1 trooper 1', 'wb-1 trooper 2', 'wb-1 leader 1']);
});

test('[CHR-BTL-07] profiles are sent with full lines, weapons and spells, as plain data', () => {
  expect(sent.options).toMatchObject({
    fight: { battleId: 'T1-0101-1' },
    profiles: [
      { id: 'chronomancer' },
      { id: 'judge' },
      { id: 'fb-swordsmen', models: [{ type: 'trooper', CC: 12, A: 20 }, { type: 'leader' }] },
    ],
    weapons: { 'straight-sword': { Dam: 10 }, warhammer: { Dam: 12 } },
    spells: { 'Time Shards': { level: 5 } },
  });
  expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
});

test('[CHR-BTL-07] a result passes the same checks on its way back, with wounds and the dead of each band', () => {
  const fates = everybody({ 'i-1': 'lost 1 wound', 'i-2': 'dead', 'wb-1 trooper 2': 'dead' });
  const more = {
    turnsPlayed: 4,
    kills: [{ killer: 'i-1', victim: 'i-2' }],
    byVortex: ['i-2'],
    log: ['A thunderclap.'],
  };
  const result = back({ ending: 'annihilation', fates, more });
  expect(accountsForAll(sent, result)).toEqual({ ok: true });
  expect(fromKernelResult(order, result)).toMatchObject({
    ok: true,
    flags: [],
    log: ['A thunderclap.'],
    result: {
      mode: 'external',
      turnsPlayed: 4,
      ending: 'annihilation',
      endingSide: 'B',
      winner: 'A',
      victoryPoints: { A: 74, B: 20 },
      warbands: [
        {
          id: 'wb-1',
          survivors: [
            { type: 'trooper', count: 1 },
            { type: 'leader', count: 1 },
          ],
        },
      ],
      individuals: [
        { id: 'i-1', woundsLost: 1, reducedToZero: false },
        { id: 'i-2', woundsLost: 3, reducedToZero: true, killedBy: 'i-1', byVortex: true },
      ],
    },
  });
});

test('[CHR-BTL-07] an unfamiliar word for the ending means that the battle was fought out; no winner means a draw', () => {
  const { winner: _none, ...drawn } = back({ ending: 'nightfall' });
  expect(fromKernelResult(order, drawn)).toMatchObject({
    ok: true,
    result: { ending: 'fullLength', endingSide: null, winner: 'draw', turnsPlayed: 6 },
  });
});

test('[MOT-08] a result must be corrected if anyone is missing, added or described in unknown words', () => {
  const { 'i-2': _gone, ...rest } = everybody({});
  expect(fromKernelResult(order, back({ fates: rest }))).toMatchObject({ ok: false, rule: 'MOT-08' });
  expect(fromKernelResult(order, back({ fates: everybody({ 'i-9': 'dead' }) }))).toMatchObject({
    ok: false,
    rule: 'MOT-08',
  });
  expect(fromKernelResult(order, back({ fates: everybody({ 'i-2': 'enchanted' }) }))).toEqual(
    refuse('CHR-BTL-04', 'i-2 is reported as "enchanted"; write unhurt, lost n wounds, or dead'),
  );
});

test('[CHR-BTL-07] these checks refuse the same results as the others', () => {
  expect(fromKernelResult(order, back({ ending: 'annihilation' }))).toMatchObject({
    ok: false,
    rule: 'CHR-BTL-04',
  });
  expect(fromKernelResult(order, back({ fates: everybody({ 'i-2': 'lost 9 wounds' }) }))).toMatchObject({
    ok: false,
  });
});

test('[CHR-BTL-07] the side that left is the one the other system names, otherwise the loser', () => {
  const fled = (more: object) => fromKernelResult(order, back({ ending: 'fled', more: more as never }));
  expect(fled({})).toMatchObject({ ok: true, result: { endingSide: 'B' } });
  expect(fled({ endingSide: 'A' })).toMatchObject({ ok: false, rule: 'CHR-BTL-04' });
});
