import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { battle, foot, leader, onager, riderlessMount } from '../../testkit/drawn.ts';
import { inEnemyZone } from './zones.ts';

const zonesOfRed = (units: Parameters<typeof battle>[0]['units'], terrain = {}) => {
  const stage = battle({ units, terrain });
  return stage.battle.setup.field.terrain
    .flatMap((_, cell) =>
      inEnemyZone(stage.battle, 'blue', cell) ? [stage.battle.setup.field.columns && cell] : [],
    )
    .map(
      (cell) =>
        ['0504', '0505', '0605', '0405', '0506', '0604', '0404', '0606', '0406'].find(
          (id) => stage.cell(id) === cell,
        ) ?? cell,
    );
};

test('[CSW-ZOC-01] every unrouted unit controls its three front hexes', () => {
  expect(zonesOfRed({ x: foot('red', '0505', 'N') }).sort()).toEqual(['0404', '0504', '0604']);
  expect(zonesOfRed({ x: leader('red', '0505', 'N') })).toHaveLength(3);
  expect(zonesOfRed({ x: onager('red', '0505', 'N') })).toHaveLength(3);
});

test('[CSW-ZOC-01] [CSW-FAC-07] routed, evading, dormant and underground units control nothing, nor do mounts', () => {
  for (const flags of [{ routed: true }, { evaded: true }, { dormant: true }, { underground: true }])
    expect(zonesOfRed({ x: foot('red', '0505', 'N', flags) })).toEqual([]);
  expect(zonesOfRed({ x: riderlessMount('red', '0505', 'N') })).toEqual([]);
});

test('[CSW-ZOC-01] a unit that has fallen, fled off the map or not arrived yet controls nothing', () => {
  for (const status of ['eliminated', 'routedOff', 'toEnter'] as const)
    expect(zonesOfRed({ x: foot('red', '0505', 'N', { status }) })).toEqual([]);
});

test('[CSW-FAC-01] [CSW-FAC-02] the front is the flat a unit faces and the one on either side', () => {
  expect(zonesOfRed({ x: foot('red', '0505', 'S') }).sort()).toEqual(['0405', '0506', '0605']);
});

test('[CSW-ZOC-05] friends in a hex do not cancel a zone, and no terrain blocks it', () => {
  expect(
    zonesOfRed({ x: foot('red', '0505', 'N'), f: foot('blue', '0504', 'S') }, { '0604': 'woods' }),
  ).toHaveLength(3);
});

test('[CSW-WAL-08] a zone does not reach from the ground onto a wall, but does reach down from it', () => {
  for (const work of ['wall', 'tower', 'gate'])
    expect(zonesOfRed({ x: foot('red', '0505', 'N') }, { '0504': work }).sort()).toEqual(['0404', '0604']);
  expect(zonesOfRed({ x: foot('red', '0505', 'N') }, { '0505': 'wall' })).toHaveLength(3);
});

test('[CSW-WAL-08] once the wall is down a zone reaches there, even if no unit has moved', () => {
  const stage = battle({ units: { x: foot('red', '0505', 'N') }, terrain: { '0504': 'wall' } });
  const wall = stage.cell('0504');
  expect(inEnemyZone(stage.battle, 'blue', wall)).toBe(false);
  const tale = beginTale(stage.battle);
  const work = { cell: wall, hitsTaken: 9, destroyed: true, open: false, controller: null };
  tale.tell({ type: 'workChanged', work, what: 'destroyed', rules: ['CSW-WAL-08'] });
  expect(inEnemyZone(tale.state, 'blue', wall)).toBe(true);
  expect(inEnemyZone(stage.battle, 'blue', wall)).toBe(false);
});
