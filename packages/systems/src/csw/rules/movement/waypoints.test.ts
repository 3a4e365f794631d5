import { DIRECTIONS } from '@warmoot/hex';
import { expect, test } from 'vitest';
import { cellsBeside, idOf } from '../../state/board.ts';
import { boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import {
  armouredFoot,
  battle,
  cavalry,
  foot,
  heavyCavalry,
  leader,
  onager,
  type Stage,
} from '../../testkit/drawn.ts';
import { chargesOf, movesOf } from './options.ts';
import { beginWalk, checkStop, stepOnWalk, turnOnWalk, type Walk } from './walk.ts';
import { waypoints } from './waypoints.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ units, step: 'move', phasing: 'blue', ...words });
const pathsOf = (stage: Stage, name: string): string[] =>
  [...movesOf(stage.battle, [stage.unit(name)])].map(({ path }) => path.join(' '));

test('[CSW-FAC-03] [CSW-P-03] a unit turns to any of the three rear flats if going backwards is not far enough', () => {
  const paths = pathsOf(open({ u: foot('blue', '0505', 'N') }), 'u');
  expect(paths).toContain('SE 0605 0706 0806');
  expect(paths).toContain('S 0506 0507 0508');
  expect(paths).toContain('SW 0405 0306 0206');
});

test('[CSW-MOV-05] [CSW-P-03] the one hex a unit may enter without points is the cheapest, and is listed first', () => {
  const paths = pathsOf(open({ u: foot('blue', '0505', 'N', { spentHalf: 6 }) }), 'u');
  expect(paths).toEqual(['0605', '0506', '0405', '0504', '0604', '0404']);
});

test('[CSW-P-03] asking again after the last place does not spoil a later search', () => {
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

test('[CSW-P-03] [CSW-FAC-04] one turn that faces between two paths serves both of them', () => {
  const stage = open(
    { u: foot('blue', '0505', 'SW') },
    { terrain: { '0504': 'woods', '0604': 'woods' }, roads: ['0705>0704>0703'] },
  );
  expect(pathsOf(stage, 'u')).toContain('NE 0605 0705 0704 0703');
});

test('[CSW-P-04] [CSW-CHG-05] the turn that brings the charged hex in front of the run is found', () => {
  const stage = open({ u: heavyCavalry('blue', '0510', 'NE'), x: foot('red', '0405', 'SE') });
  const charges = [...chargesOf(stage.battle, [stage.unit('u')])].map(({ path }) => path.join(' '));
  expect(charges).toContain('N 0509 0508 0507 0506');
});

/** Every hex that steps and turns in any order lead to, found by brute force. */
const reachedFrom = (stage: Stage, units: readonly Unit[]): string[] => {
  const { battle: state } = stage;
  const board = boardIn(state);
  const seen = new Set<string>();
  const reached = new Set<string>();
  const open: Walk[] = [beginWalk(state, units, (units[0] as Unit).facing)];
  for (let walk = open.pop(); walk !== undefined; walk = open.pop()) {
    const { cell, facing, spentHalf, steppedRear, stopped, steps } = walk;
    const name = `${cell} ${facing} ${spentHalf} ${steppedRear} ${stopped} ${steps > 0}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (steps > 0 && checkStop(state, walk).ok) reached.add(idOf(board, cell));
    for (const direction of DIRECTIONS) {
      const turned = turnOnWalk(walk, direction);
      if (turned.ok && direction !== facing) open.push(turned);
    }
    for (const to of cellsBeside(board, cell)) {
      const stepped = stepOnWalk(state, walk, to);
      if (stepped.ok) open.push(stepped);
    }
  }
  return [...reached].sort();
};

test('[CSW-P-03] [CSW-MOV-02] no reachable hex is left out, over any terrain and in any stack', () => {
  const rough = {
    map: { columns: 9, rows: 10 },
    terrain: {
      ...{ '0404': 'swamp', '0504': 'woods', '0604': 'hill1', '0506': 'building', '0605': 'hill2' },
      ...{ '0305': 'hill1', '0407': 'woods', '0607': 'impassable', '0703': 'swamp', '0503': 'impassable' },
    } as Words['terrain'],
    streams: ['0406', '0705', '0302'],
    roads: ['0705>0704>0703>0702', '0405>0406>0407>0408>0409', '0303>0304>0305'],
  };
  const others = { x: foot('red', '0708', 'NW'), y: foot('red', '0303', 'S'), f: foot('blue', '0606', 'N') };
  const mine = [foot, armouredFoot, onager];
  for (const facing of ['N', 'SE', 'SW'] as const)
    for (const kind of mine) {
      const stage = open(
        { u: kind('blue', '0505', facing), l: leader('blue', '0505', facing), ...others },
        rough,
      );
      for (const names of [['u'], ['u', 'l']]) {
        const units = names.map((name) => stage.unit(name));
        const listed = [...movesOf(stage.battle, units)].map(({ path }) => path.at(-1));
        expect(listed.sort(), `${names} to the ${facing}`).toEqual(
          reachedFrom(stage, units).filter((hex) => hex !== '0505' || listed.includes(hex)),
        );
      }
    }
});
