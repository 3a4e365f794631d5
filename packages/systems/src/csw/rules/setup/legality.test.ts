import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { opened } from '../../scenarios/testkit.ts';
import { boardOf } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { setUpDesk } from './desks.ts';
import { canEndSetUp } from './legality.ts';
import { deployed } from './testkit.ts';

/** The units of a side that stand on the map, moved to these hexes in turn. */
const spread = (battle: Battle, side: Side, hexes: string): Battle => {
  const tale = beginTale(battle);
  const { ids } = boardOf(battle.setup.field);
  const own = battle.units.filter((unit) => unit.side === side && unit.status === 'onMap');
  const cells = hexes.split(' ').map((hex) => ids.indexOf(hex));
  for (const [at, { id }] of own.entries()) {
    const cell = cells[at % cells.length] as number;
    tale.tell({ type: 'unitPlaced', unit: id, cell, facing: 0, rules: ['CSW-SET-06'] });
  }
  return tale.state;
};

test('[CSW-S06-04, CSW-R-101] the Crusaders must leave the Turks twenty hexes at that distance', () => {
  const battle = deployed(opened('dorylaeum'), 'red');
  expect(canEndSetUp(battle, 'red')).toEqual({ ok: true });
  const everywhere = '0505 0513 1205 1213 1905 1913 2605 2613 3305 3313 3905 3913';
  expect(inPlainEnglish(canEndSetUp(spread(battle, 'red', everywhere), 'red'))).toMatchObject({
    ok: false,
    rule: 'CSW-S06-04',
    because: 'it leaves 0 hexes at least 9 away from every unit, and 20 are needed',
  });
});

test('[CSW-S06-04] twenty hexes nine away are enough, nineteen are too few', () => {
  const battle = deployed(opened('dorylaeum'), 'red');
  const west = '0505 0513 1205 1213 1905 1913 2605 2613 3405 3413 3505';
  expect(inPlainEnglish(canEndSetUp(spread(battle, 'red', `${west} 3510`), 'red'))).toEqual({ ok: true });
  expect(inPlainEnglish(canEndSetUp(spread(battle, 'red', `${west} 3511`), 'red'))).toMatchObject({
    rule: 'CSW-S06-04',
    because: 'it leaves 19 hexes at least 9 away from every unit, and 20 are needed',
  });
});

test('[CSW-S06-04] only the Crusaders leave room: the Turks, who set up second, stand where they like', () => {
  const battle = deployed(deployed(opened('dorylaeum'), 'red'), 'blue');
  const everywhere = '0505 0513 1205 1213 1905 1913 2605 2613 3305 3313 3905 3913';
  expect(canEndSetUp(spread(battle, 'blue', everywhere), 'blue')).toEqual({ ok: true });
});

test('[CSW-S07-04, CSW-R-101] the Silesians must leave the Mongols six edge hexes', () => {
  const battle = deployed(opened('liegnitz'), 'blue');
  expect(canEndSetUp(battle, 'blue')).toEqual({ ok: true });
  const allRound = '0303 0309 0315 0803 0815 1203 1215 1603 1615 2003 2009 2015 1803 1815';
  expect(canEndSetUp(spread(battle, 'blue', allRound), 'blue')).toMatchObject({
    ok: false,
    rule: 'CSW-S07-04',
  });
});

test('[CSW-S07-04] six edge hexes five away are enough, five are too few', () => {
  const battle = deployed(opened('liegnitz'), 'blue');
  const round = '0101 0901 1701 2201 2209 2217 1717 0917';
  expect(inPlainEnglish(canEndSetUp(spread(battle, 'blue', `${round} 0116`), 'blue'))).toEqual({ ok: true });
  expect(inPlainEnglish(canEndSetUp(spread(battle, 'blue', `${round} 0115 0117`), 'blue'))).toMatchObject({
    rule: 'CSW-S07-04',
    because: 'it leaves 5 edge hexes at least 5 away from every unit, and six are needed',
  });
});

test('[CSW-SET-06] a side is done only when every unit is placed', () => {
  const hastings = opened('hastings');
  expect(inPlainEnglish(canEndSetUp(hastings, 'blue'))).toMatchObject({
    ok: false,
    because: 'Light Foot 1 and 52 more must be placed first',
  });
  const orders = [...setUpDesk.legal(hastings, 'blue', 'table')];
  expect(orders).toEqual([{ type: 'deployRest' }]);
  const done = [...setUpDesk.legal(deployed(hastings, 'blue'), 'blue', 'table')];
  expect(done).toEqual([{ type: 'done' }]);
});
