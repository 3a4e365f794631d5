import { expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import { opened } from '../../scenarios/testkit.ts';
import { beginTale } from '../../tale.ts';
import { setUpDesk } from './desks.ts';
import { canEndSetUp } from './legality.ts';
import { deployed } from './testkit.ts';

test('[CSW-S06-04, CSW-R-101] the Crusaders must leave the Turks twenty hexes that far away', () => {
  let battle = deployed(opened('dorylaeum'), 'red');
  expect(canEndSetUp(battle, 'red')).toEqual({ ok: true });
  const spread = [
    '0505',
    '0513',
    '1205',
    '1213',
    '1905',
    '1913',
    '2605',
    '2613',
    '3305',
    '3313',
    '3905',
    '3913',
  ];
  const alone = battle.units.filter(
    ({ side, status, type }) => side === 'red' && status === 'onMap' && type === 'HF',
  );
  const tale = beginTale(battle);
  const cells = boardOf(battle.setup.field).ids;
  for (const [at, hex] of spread.entries()) {
    const unit = (alone[at] ??
      battle.units.find(
        ({ side, type, status }) => side === 'red' && status === 'onMap' && type === (at % 2 ? 'XB' : 'LF'),
      ))!;
    tale.tell({
      type: 'unitPlaced',
      unit: unit.id,
      cell: cells.indexOf(hex),
      facing: 0,
      rules: ['CSW-SET-06'],
    });
  }
  battle = tale.state;
  expect(canEndSetUp(battle, 'red')).toMatchObject({ ok: false, rule: 'CSW-S06-04' });
});

test('[CSW-S07-04, CSW-R-101] the Silesians must leave the Mongols six edge hexes', () => {
  const battle = deployed(opened('liegnitz'), 'blue');
  expect(canEndSetUp(battle, 'blue')).toEqual({ ok: true });
  const tale = beginTale(battle);
  const { ids } = boardOf(battle.setup.field);
  const around = [
    '0303',
    '0309',
    '0315',
    '0803',
    '0815',
    '1203',
    '1215',
    '1603',
    '1615',
    '2003',
    '2009',
    '2015',
    '1803',
    '1815',
  ];
  const own = battle.units.filter(({ side, status }) => side === 'blue' && status === 'onMap');
  for (const [at, hex] of around.entries())
    tale.tell({
      type: 'unitPlaced',
      unit: own[at]!.id,
      cell: ids.indexOf(hex),
      facing: 0,
      rules: ['CSW-SET-06'],
    });
  expect(canEndSetUp(tale.state, 'blue')).toMatchObject({ ok: false, rule: 'CSW-S07-04' });
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
