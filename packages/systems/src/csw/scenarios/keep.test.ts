import { expect, test } from 'vitest';
import { flightOf } from '../rules/rout/flight.ts';
import { endOfTurn } from '../rules/victory/victory.ts';
import { cellOfId } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, BLANK, boardIn } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { openBattle, readOptions } from './index.ts';

/** The keep with one unit of each side on the map, named by its hex; a side without one has it far away. */
const stormed = (defender: Side, at: Partial<Record<Side, string>>): Battle => {
  const army = [{ code: 'HF', count: 1 }];
  const reading = readOptions({ battle: { map: 'keep', defender, blue: { army }, red: { army } } });
  if (!reading.ok) throw new Error(reading.problem);
  const battle = { ...BLANK, ...openBattle(reading.value) };
  const placed = (unit: Unit): Unit => ({
    ...unit,
    status: 'onMap',
    cell: cellOfId(boardIn(battle), at[unit.side] ?? '0101'),
  });
  return { ...battle, units: battle.units.map(placed) };
};

test('[CSW-SCN-08, CSW-R-131] the attacker wins by holding the keep alone, whichever side that is', () => {
  const ended = (defender: Side, at: Partial<Record<Side, string>>) => endOfTurn(stormed(defender, at));
  expect(ended('red', { blue: '1609' })).toMatchObject({ winner: 'blue' });
  expect(ended('blue', { red: '1609' })).toMatchObject({ winner: 'red' });
  expect(ended('blue', { red: '1609', blue: '1510' })).toBeUndefined();
  expect(ended('blue', { blue: '1609' })).toBeUndefined();
});

test('[CSW-SCN-08, CSW-R-131] the defender’s routed units flee into the keep; the attacker’s do not', () => {
  const flees = (defender: Side, side: Side) => {
    const battle = stormed(defender, { [side]: '1509' });
    const unit = battle.units.find((each) => each.side === side) as Unit;
    return flightOf(battle, { ...unit, routed: true }).toKeep;
  };
  expect([flees('red', 'red'), flees('red', 'blue')]).toEqual([true, false]);
  expect([flees('blue', 'blue'), flees('blue', 'red')]).toEqual([true, false]);
});
