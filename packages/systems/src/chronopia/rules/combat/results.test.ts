import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { checkResult } from '../battle/checkResult.ts';
import { resultForm } from '../battle/resultForm.ts';
import { loaded } from '../battle/testkit.ts';
import { fieldBattles } from './fights.ts';
import { settleMeetings } from './meetings.ts';
import { dayOf, fight } from './testkit.ts';

const GIVEN = {
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  cities: [{ at: '0610', owner: 1 }],
  armies: [
    { at: '0606', name: 'Host', owner: 0, size: 6 },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
  ],
};

/** The battle is announced and waited for; then time is up with this on file. */
const timeIsUp = (filed: 'nothing' | 'a report' | 'a disputed report') => {
  const tale = beginTale(dayOf(GIVEN));
  const dice = loaded({ 'battle:': [7, 8] }, 1);
  settleMeetings(tale, dice);
  expect(fieldBattles(tale, dice)).toBe(false);
  const { battles, window } = tale.state;
  const result = { ...resultForm(battles[0]!.order), winner: 'B' as const };
  const report = {
    filed: { by: 0, result, log: [] },
    disputed: filed === 'a disputed report',
    agreed: false,
  };
  const after = battles.map((battle) => (filed === 'nothing' ? battle : { ...battle, ...report }));
  tale.tell({
    type: 'late',
    rules: [],
    change: { set: { battles: after, window: { ...window!, ready: [0, 1] } } },
  });
  expect(fieldBattles(tale, dice)).toBe(true);
  const fought = tale.events.find(({ type }) => type === 'battleFought');
  return fought?.about?.result as { mode: string; winner: string } | undefined;
};

test('[CHR-R-157] [CHR-BTL-08] silence confirms a report; with no report, or one disputed to the end, the quick resolver fights', () => {
  expect(timeIsUp('a report')).toMatchObject({ mode: 'tabletop', winner: 'B' });
  expect(timeIsUp('nothing')).toMatchObject({ mode: 'auto' });
  expect(timeIsUp('a disputed report')).toMatchObject({ mode: 'auto' });
});

test('[CHR-GEN-08] [CHR-CMB-12] battles are fought under other rules and reported back; they last at least six turns', () => {
  const { order } = fight(GIVEN).battles[0]!;
  expect([order.minTurns, order.maxTurns]).toEqual([6, 6]);
  const report = (turnsPlayed: number) => checkResult(order, { ...resultForm(order), turnsPlayed }).ok;
  expect([report(5), report(6)]).toEqual([false, true]);
});

test('[CHR-RAC-12] magical effects on arms and armour end with the battle', () => {
  const before = dayOf(GIVEN).armies[0]!;
  const { heroes, bands } = fight(GIVEN).army('Host');
  expect(heroes.map(({ trained }) => trained)).toEqual(before.heroes.map(({ trained }) => trained));
  expect(bands).toEqual(before.bands);
});

test('the campaign waits only for players who must report a battle', () => {
  const given = {
    empires: [...GIVEN.empires, { name: 'Corvane' }, { name: 'Dead', power: 'neutral' as const }],
    armies: [...GIVEN.armies, { at: '0909', owner: 2, size: 6 }, { at: '0909', owner: 3, size: 6 }],
  };
  const tale = beginTale(dayOf(given));
  const byComputer = { byComputer: true };
  tale.tell({ type: 'test', rules: [], change: { empires: [[2, byComputer]] } });
  const dice = loaded({}, 1);
  settleMeetings(tale, dice);
  fieldBattles(tale, dice);
  expect(tale.state.battles.map(({ mode }) => mode)).toEqual(['tabletop', 'auto']);
  expect(tale.state.window?.asked).toEqual([0, 1]);
});
