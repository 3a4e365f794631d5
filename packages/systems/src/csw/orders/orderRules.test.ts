import { expect, test } from 'vitest';
import { battle, leader, unit } from '../testkit/drawn.ts';
import { inPlainEnglish } from '../testkit/plainEnglish.ts';
import { judge } from '../testkit/testplay.ts';
import type { CswOrder } from './orders.ts';

const AWAY = ['eliminated', 'routedOff', 'deserted', 'late', 'toEnter', 'toPlace'] as const;

test('[CSW-P-16] a unit that is not on the map cannot act, whatever the order', () => {
  const orders = (id: number): CswOrder[] => [
    { type: 'startTunnel', unit: id },
    { type: 'collapse', hex: '0303', placements: [{ unit: id, hex: '0303' }] },
    { type: 'routMove', unit: id, path: [] },
    { type: 'move', units: [id], path: ['0101'] },
    { type: 'dig', unit: id, path: ['0101'] },
    { type: 'tunnelMove', unit: id, path: [], surface: true },
    { type: 'goDown', unit: id },
    { type: 'placeCaltrops', unit: id, hex: '0101' },
    { type: 'fire', units: [id], hex: '0605' },
    { type: 'attack', units: [id], hex: '0605' },
    { type: 'advance', units: [id], hex: '0605' },
  ];
  for (const step of ['tunnels', 'routMoves', 'move', 'fireFirst', 'meleeFirst', 'advanceFirst'] as const)
    for (const status of AWAY) {
      const stage = battle({
        step,
        modules: ['tunnels', 'caltrops', 'opportunityFire'],
        tunnels: [{ knownTo: ['blue'], cells: ['0303'], breaches: { '0303': 'blue' } }],
        units: {
          gone: unit('SB', 'blue', 'N', { status }),
          l: leader('blue', '0606'),
          x: unit('LF', 'red', '0605'),
        },
      });
      for (const order of orders(stage.id('gone')))
        expect(judge(stage.battle, order)).toMatchObject({ ok: false });
    }
});

test('[CSW-P-16] the refusal names the missing unit', () => {
  const stage = battle({
    step: 'tunnels',
    modules: ['tunnels'],
    units: { gone: unit('LF', 'blue', 'N', { status: 'eliminated' }), f: unit('LF', 'blue', '0606') },
  });
  expect(inPlainEnglish(judge(stage.battle, { type: 'startTunnel', unit: stage.id('gone') }))).toMatchObject({
    rule: 'CSW-P-16',
    because: 'gone is not on the map',
  });
  expect(judge(stage.battle, { type: 'startTunnel', unit: stage.id('f') })).toEqual({ ok: true });
});
