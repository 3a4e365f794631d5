import { expect, test } from 'vitest';
import { battle, cavalry, foot, type Stage } from '../../testkit.ts';
import { movesOf } from './options.ts';
import { waypoints } from './waypoints.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units']): Stage => battle({ units, step: 'move', phasing: 'blue' });
const pathsOf = (stage: Stage, name: string): string[] =>
  [...movesOf(stage.battle, [stage.unit(name)])].map(({ path }) => path.join(' '));

test('[CSW-FAC-03] [CSW-P-03] he turns to any of the three rear flats, where backwards is not far enough', () => {
  const paths = pathsOf(open({ u: foot('blue', '0505', 'N') }), 'u');
  expect(paths).toContain('SE 0605 0706 0806');
  expect(paths).toContain('S 0506 0507 0508');
  expect(paths).toContain('SW 0405 0306 0206');
});

test('[CSW-MOV-05] [CSW-P-03] the one hex for which nothing is left to pay is the cheapest, and listed first', () => {
  const paths = pathsOf(open({ u: foot('blue', '0505', 'N', { spentHalf: 6 }) }), 'u');
  expect(paths).toEqual(['0605', '0506', '0405', '0504', '0604', '0404']);
});

test('[CSW-P-03] who asks again after the last place spoils no later search', () => {
  const stage = open({ u: foot('blue', '0505', 'N'), v: cavalry('blue', '0607', 'S') });
  const alone = { u: pathsOf(stage, 'u'), v: pathsOf(stage, 'v') };
  const places = waypoints(stage.battle, [stage.unit('u')]);
  expect([...places].length).toBeGreaterThan(0);
  expect([...places]).toEqual([]);
  const other = movesOf(stage.battle, [stage.unit('v')]);
  const first = other.next().value;
  expect(pathsOf(stage, 'u')).toEqual(alone.u);
  expect([first, ...other].map((move) => move?.path.join(' '))).toEqual(alone.v);
});
