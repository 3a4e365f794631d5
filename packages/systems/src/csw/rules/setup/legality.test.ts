import { expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import { opened } from '../../scenarios/testkit.ts';
import type { Side } from '../../setup.ts';
import type { Battle, Unit } from '../../state.ts';
import { beginTale } from '../../tale.ts';
import { setUpDesk } from './desks.ts';
import { canEndSetUp } from './legality.ts';
import { deployed } from './testkit.ts';

/** The first units of a side that stand on the map, moved to these hexes. */
const spread = (battle: Battle, side: Side, hexes: string): Battle => {
  const tale = beginTale(battle);
  const { ids } = boardOf(battle.setup.field);
  const own = battle.units.filter((unit) => unit.side === side && unit.status === 'onMap');
  for (const [at, hex] of hexes.split(' ').entries()) {
    const { id } = own[at] as Unit;
    tale.tell({ type: 'unitPlaced', unit: id, cell: ids.indexOf(hex), facing: 0, rules: ['CSW-SET-06'] });
  }
  return tale.state;
};

test('[CSW-S06-04, CSW-R-101] the Crusaders must leave the Turks twenty hexes that far away', () => {
  const battle = deployed(opened('dorylaeum'), 'red');
  expect(canEndSetUp(battle, 'red')).toEqual({ ok: true });
  const everywhere = '0505 0513 1205 1213 1905 1913 2605 2613 3305 3313 3905 3913';
  expect(canEndSetUp(spread(battle, 'red', everywhere), 'red')).toMatchObject({
    ok: false,
    rule: 'CSW-S06-04',
    because: 'it leaves 0 hexes at least 9 away from every unit, and 20 are needed',
  });
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

test('[CSW-SET-06] a side is done only when every unit is placed', () => {
  const hastings = opened('hastings');
  expect(canEndSetUp(hastings, 'blue')).toMatchObject({
    ok: false,
    because: 'Light Foot 1 and 52 more must be placed first',
  });
  const orders = [...setUpDesk.legal(hastings, 'blue', 'table')];
  expect(orders).toEqual([{ type: 'deployRest' }]);
  const done = [...setUpDesk.legal(deployed(hastings, 'blue'), 'blue', 'table')];
  expect(done).toEqual([{ type: 'done' }]);
});
