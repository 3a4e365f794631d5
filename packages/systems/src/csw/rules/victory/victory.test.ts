import { expect, test } from 'vitest';
import { checkOrder } from '../../orders/orderRules.ts';
import { openBattle, readOptions } from '../../scenarios/index.ts';
import { opened } from '../../scenarios/testkit.ts';
import { cellOfId } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, BLANK, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { battle, foot } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { halfPointsOnBoard, musterOf } from './counts.ts';
import { allOnMap, change, leaders, ofType, result } from './testkit.ts';
import { countsPoints, endOfTurn, resigned, standing } from './victory.ts';

const DEAD = { status: 'eliminated' } as const;
const ROUTED_OFF = { status: 'routedOff' } as const;
const everyone = (battle: Battle, side: Side): number =>
  battle.units.filter((unit) => unit.roster === side && unit.side === side && unit.status === 'onMap').length;
const allOf = (battle: Battle, side: Side, to: Partial<Unit>): Battle =>
  change(battle, side, everyone(battle, side), to, () => true);
const asWritten = (battle: Battle): Battle => ({
  ...battle,
  setup: { ...battle.setup, victory: { ...battle.setup.victory, asWritten: true } },
});

test('[CSW-SET-09, CSW-SCN-05] a battle continues until its last turn', () => {
  expect(result(allOnMap('ukrak', 17))).toBe('goes on');
  expect(endOfTurn(allOnMap('ukrak', 18))).toMatchObject({
    type: 'battleEnded',
    winner: null,
    reason: "A draw: World Emperor's army: 0 points lost, Overlord's army: 0 points lost.",
    rules: ['CSW-S12-07', 'CSW-P-21', 'CSW-R-83'],
  });
});

test('[CSW-R-83, CSW-SCN-07] a side with no unit on the board and none to enter ends the battle', () => {
  const fourth = allOnMap('manzikert', 4);
  const fled = allOf(fourth, 'red', ROUTED_OFF);
  expect(result(allOf(fourth, 'blue', DEAD))).toBe('red');
  expect(result(change(fled, 'blue', 3))).toBe('blue');
  const waiting = fled.units.map((unit) =>
    unit.name === 'Alp Arslan' ? { ...unit, status: 'toEnter' as const } : unit,
  );
  expect(result({ ...fled, units: waiting })).toBe('goes on');
});

test('[CSW-R-83] an army that has entirely fled cannot win by having few dead; if both are gone it is a draw', () => {
  const fled = change(allOf(allOnMap('manzikert', 4), 'red', ROUTED_OFF), 'blue', 3);
  expect(endOfTurn(fled)).toMatchObject({
    winner: 'blue',
    reason: 'Victory for the Byzantines: the Seljuq Turks lost every unit.',
  });
  expect(result(allOf(allOf(allOnMap('manzikert', 4), 'red', ROUTED_OFF), 'blue', DEAD))).toBe('draw');
});

test('[CSW-R-83] a clause given with a campaign applies as written', () => {
  const fled = change(allOf(allOnMap('manzikert', 4), 'red', ROUTED_OFF), 'blue', 3);
  expect(result(asWritten(fled))).toBe('red');
});

test('[CSW-R-83] riderless mounts are not an army', () => {
  const fled = allOf(allOnMap('manzikert', 4), 'red', ROUTED_OFF);
  const horse: Unit = { ...fled.units[0]!, id: fled.units.length, type: 'RM', side: 'red', roster: 'red' };
  expect(result({ ...fled, units: [...fled.units, horse] })).toBe('draw');
});

test('[CSW-SCN-04, CSW-R-55] leaders count among the losses; units routed off count for neither side', () => {
  const last = allOnMap('tours', 10);
  expect(result(change(change(last, 'red', 19), 'red', 3, DEAD, leaders))).toBe('blue');
  expect(result(change(change(last, 'red', 20), 'red', 20, ROUTED_OFF))).toBe('draw');
});

test('[CSW-SET-13] units that never entered in time count as eliminated', () => {
  expect(result(change(allOnMap('tours', 10), 'red', 22, { status: 'late' }))).toBe('blue');
});

test('[CSW-MER-05] deserters and turncoats count as eliminated, and turncoats do not count for the new side', () => {
  const last = allOnMap('tours', 10);
  expect(result(change(change(last, 'red', 11, { status: 'deserted' }), 'red', 11, { side: 'blue' }))).toBe(
    'blue',
  );
  const turncoats = change(allOnMap('manzikert', 4), 'red', 5, { side: 'blue' });
  expect(result(allOf(turncoats, 'blue', ROUTED_OFF))).not.toBe('goes on');
});

test('[CSW-MER-03] a paid bonus counts in the currency of the victory clause', () => {
  const pay = (id: string, turn: number, red: number): Battle => ({
    ...change(allOnMap(id, turn), 'red', 15, { company: 'Hired Men' }),
    bonusPaid: { blue: 0, red },
  });
  const goblin = (unit: Unit): boolean => unit.company === null;
  expect(countsPoints(opened('ukrak'))).toBe(true);
  expect(result(pay('ukrak', 18, 1))).toBe('blue');
  expect(result(change(pay('ukrak', 18, 4), 'blue', 1, DEAD, (unit) => unit.type === 'HF'))).toBe('draw');
  expect(countsPoints(opened('bellystone'))).toBe(false);
  expect(result(change(pay('bellystone', 5, 3), 'red', 59, DEAD, goblin))).toBe('blue');
  expect(result(change(pay('bellystone', 5, 2), 'red', 59, DEAD, goblin))).toBe('goes on');
  expect(result(change(pay('pipeweed', 18, 75), 'blue', 0))).toBe('blue');
});

test('[CSW-R-133] mercenaries who were paid count once, alive or dead, and never in place of others', () => {
  const hired = change(allOnMap('bellystone', 12), 'red', 15, { company: 'Hired Men' });
  const paid: Battle = { ...hired, bonusPaid: { blue: 0, red: 6 } };
  const isHired = (unit: Unit): boolean => unit.company !== null;
  expect(musterOf(paid, 'red')).toMatchObject({ eliminated: 6, unroutedOnBoard: 82 - 6, left: 82 - 6 });
  const fewer = change(paid, 'red', 11, DEAD, isHired);
  expect(musterOf(fewer, 'red')).toMatchObject({ eliminated: 15, unroutedOnBoard: 67, left: 67 });
  const fled = change(fewer, 'red', 3, ROUTED_OFF, isHired);
  expect(musterOf(fled, 'red')).toMatchObject({ eliminated: 12, routedOff: 3, left: 67 });
  const routed = change(paid, 'red', 15, { routed: true }, isHired);
  expect(musterOf(routed, 'red')).toMatchObject({ eliminated: 6, unroutedOnBoard: 67 });
});

test('[CSW-P-24, CSW-R-83] resignation loses, whatever the losses', () => {
  expect(resigned(opened('hastings'), 'red')).toMatchObject({
    type: 'battleEnded',
    winner: 'blue',
    reason: 'The Normans resigned.',
  });
  const { setup, ...rest } = opened('hastings');
  const red = { ...setup.sides.red, name: 'Red' };
  const between = { ...rest, setup: { ...setup, sides: { ...setup.sides, red } } };
  expect(resigned(between, 'red')).toMatchObject({ reason: 'Red resigned.' });
});

test('[CSW-P-24] either side may resign at any moment, whoever has the decision', () => {
  const moments = [
    opened('hastings'),
    ...(['setUpFirst', 'halfStart', 'rally', 'routMoves', 'move', 'fireFirst', 'meleeSecond'] as const).map(
      (step) => battle({ step, units: { a: foot('blue', '0505'), x: foot('red', '0509') } }).battle,
    ),
  ];
  for (const moment of moments)
    for (const side of ['blue', 'red'] as const)
      expect(checkOrder(moment, side, { type: 'resign' })).toEqual({ ok: true });
  const over = { ...opened('hastings'), end: { winner: null, reason: '', rule: 'CSW-R-83' } };
  expect(checkOrder(over, 'blue', { type: 'resign' }).ok).toBe(false);
});

const ARMY = [
  { code: 'HF', count: 6 },
  { code: 'W1', count: 1 },
];

/** The keep with some units of both sides at given hexes, the rest of them far away. */
const keep = (
  turn: number,
  places: readonly (readonly [Side, 'HF' | 'W1', string, Partial<Unit>?])[],
): Battle => {
  const reading = readOptions({ battle: { blue: { army: ARMY }, red: { army: ARMY } }, modules: ['siege'] });
  if (!reading.ok) throw new Error(reading.problem);
  const battle: Battle = { ...BLANK, ...openBattle(reading.value), turn };
  const board = boardIn(battle);
  const units = battle.units.map(
    (unit): Unit => ({ ...unit, status: 'onMap', cell: cellOfId(board, '0101') }),
  );
  for (const [side, type, hex, more] of places) {
    const at = units.findIndex(
      (unit) => unit.side === side && unit.type === type && unit.cell === cellOfId(board, '0101'),
    );
    units[at] = { ...units[at]!, cell: cellOfId(board, hex), ...more };
  }
  return { ...battle, units };
};

test('[CSW-SCN-08] Blue takes the keep when only Blue has unrouted troops within three hexes of it', () => {
  expect(result(keep(5, [['blue', 'HF', '1309']]))).toBe('blue');
  expect(result(keep(5, [['blue', 'HF', '1209']]))).toBe('goes on');
  expect(
    result(
      keep(5, [
        ['blue', 'HF', '1309'],
        ['red', 'HF', '1608'],
      ]),
    ),
  ).toBe('goes on');
  expect(
    result(
      keep(5, [
        ['blue', 'HF', '1309'],
        ['red', 'HF', '1608', { routed: true }],
      ]),
    ),
  ).toBe('blue');
  expect(
    result(
      keep(5, [
        ['blue', 'HF', '1309'],
        ['red', 'W1', '1609'],
      ]),
    ),
  ).toBe('blue');
  expect(result(keep(5, [['blue', 'W1', '1309']]))).toBe('goes on');
  expect(result(keep(5, [['blue', 'HF', '1309', { routed: true }]]))).toBe('goes on');
});

test('[CSW-R-132] a unit under the keep neither takes nor holds it', () => {
  const below = { underground: true };
  expect(result(keep(5, [['blue', 'HF', '1609', below]]))).toBe('goes on');
  expect(
    result(
      keep(5, [
        ['blue', 'HF', '1309'],
        ['red', 'HF', '1609', below],
      ]),
    ),
  ).toBe('blue');
});

test('[CSW-SCN-08] otherwise Red holds it after the last turn', () => {
  expect(result(keep(19, []))).toBe('goes on');
  expect(result(keep(20, []))).toBe('red');
});

test('[CSW-P-21] the end of a battle says how it was won', () => {
  const swept = change(allOf(allOnMap('balathus', 3), 'red', ROUTED_OFF), 'blue', 4);
  expect(endOfTurn(swept)).toMatchObject({
    reason:
      'Strategic victory for the Byzantines: Bulgars: 63 of 63 units eliminated or routed off (at least 100% needed); Byzantines: 4 of 49 units eliminated or routed off (less than 50% needed).',
    rules: ['CSW-S02-07', 'CSW-P-21', 'CSW-R-83'],
  });
  expect(endOfTurn(change(allOnMap('liegnitz', 14), 'blue', 40, { routed: true }))).toMatchObject({
    reason: expect.stringMatching(/^Victory for the Silesians: Silesians: 18 unrouted units/),
  });
  expect(endOfTurn(change(allOnMap('liegnitz', 14), 'blue', 50, { routed: true }))).toMatchObject({
    reason: 'Victory for the Mongols: the Silesians did not meet the conditions for victory.',
  });
});

test('[CSW-P-01] the score is measured against the victory condition', () => {
  const battle = change(change(allOnMap('hastings', 5), 'red', 12), 'blue', 1, DEAD, leaders);
  expect(inPlainEnglish(standing(battle))).toEqual([
    { side: 'red', text: 'English: 1 of 3 leaders eliminated (3 needed)', holds: false },
    { side: 'blue', text: 'Normans: 12 of 48 units eliminated (at least 50% needed)', holds: false },
  ]);
  const ahead = change(allOnMap('ukrak', 5), 'red', 2, DEAD, (unit) => unit.type === 'HC');
  expect(inPlainEnglish(standing(ahead))).toEqual([
    { side: 'blue', text: "World Emperor's army: 0 points lost", holds: true },
    { side: 'red', text: "Overlord's army: 10 points lost", holds: false },
  ]);
  expect(inPlainEnglish(standing(allOnMap('liegnitz', 5)).map(({ text }) => text))).toEqual([
    'Silesians: 58 units left (15 or fewer needed)',
    'Silesians: 58 unrouted units on the board (16 needed)',
  ]);
  const last = change(change(allOnMap('liegnitz', 5), 'blue', 55), 'blue', 2, DEAD, leaders);
  expect(inPlainEnglish(standing(last).map(({ text }) => text))).toEqual([
    'Silesians: 1 unit left (15 or fewer needed)',
    'Silesians: 1 unrouted unit on the board (16 needed)',
  ]);
});

test('[CSW-P-01] [CSW-S08-07] if one type counts, the score names it', () => {
  const fallen = change(allOnMap('morgarten', 5), 'red', 3, DEAD, ofType('HC'));
  expect(inPlainEnglish(standing(fallen).map(({ text }) => text))).toContain(
    'Austrians: 3 of 10 Heavy Cavalry eliminated (8 needed)',
  );
});

test('[CSW-MER-03] paid bonuses reduce the count on the board, in points only where points count', () => {
  const hired = { company: 'Hired Men' };
  const units = { a: foot('blue', '0505', hired), b: foot('blue', '0505', hired), x: foot('red', '0909') };
  const paid = (victory: 'fewerEliminated' | 'pointsOnBoard') => ({
    ...battle({ units, victory }).battle,
    bonusPaid: { blue: 2, red: 0 },
  });
  expect(musterOf(paid('fewerEliminated'), 'blue')).toMatchObject({
    unroutedOnBoard: 0,
    eliminated: 2,
    left: 0,
  });
  expect(musterOf(paid('pointsOnBoard'), 'blue')).toMatchObject({
    unroutedOnBoard: 2,
    eliminated: 0,
    left: 2,
  });
  expect(halfPointsOnBoard(paid('pointsOnBoard'), 'blue')).toBe(8 - 2);
  expect(halfPointsOnBoard(paid('fewerEliminated'), 'blue')).toBe(8);
});
