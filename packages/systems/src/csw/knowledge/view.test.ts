import { MODERATOR, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { NOWHERE } from '../state/board.ts';
import { battle, cavalry, foot, leader } from '../testkit/drawn.ts';
import { view } from './view.ts';

const DUG = {
  map: { columns: 8, rows: 8 },
  modules: ['tunnels'] as const,
  units: {
    watch: foot('blue', '0202', 'S'),
    sapper: foot('red', '0505', 'N', { underground: true, spentHalf: 4, movedThisTurn: true }),
    captain: leader('red', '0707'),
  },
};
const redTunnel = (...cells: string[]) => ({
  knownTo: ['red' as const],
  cells,
  breaches: { '0506': 'red' as const },
});
const dug = (cells: string[], more: object = {}) =>
  battle({ ...DUG, modules: [...DUG.modules], tunnels: [redTunnel(...cells)], ...more });

test('[CSW-P-20] the opponent sees breach markers and who went down, not where the tunnel runs or who is in it', () => {
  const { battle: state, id, cell } = dug(['0506', '0505']);
  const blue = view(state, 'blue');
  expect(blue.tunnels).toEqual([
    { id: -1, knownTo: [], cells: [], links: [], breaches: [{ cell: cell('0506'), side: 'red' }] },
  ]);
  expect(blue.units[id('sapper')]).toMatchObject({
    name: 'sapper',
    status: 'underground',
    underground: true,
    cell: NOWHERE,
    spentHalf: 0,
    movedThisTurn: false,
  });
  expect(blue.units[id('captain')]).toBe(state.units[id('captain')]);
  expect(view(state, SPECTATOR)).toEqual(blue);
});

test('[CSW-TUN-02] two courses that the opponent cannot distinguish look the same to him, byte for byte', () => {
  const here = dug(['0506', '0505']).battle;
  const there = dug(['0506', '0606', '0605', '0604'], {
    units: { ...DUG.units, sapper: foot('red', '0604', 'S', { underground: true, stepsTaken: 1 }) },
  }).battle;
  expect(JSON.stringify(view(here, 'blue'))).toBe(JSON.stringify(view(there, 'blue')));
  expect(JSON.stringify(view(here, 'red'))).not.toBe(JSON.stringify(view(there, 'red')));
});

test('[CSW-TUN-02] the view hides whether two breaches belong to one tunnel or two', () => {
  const breaches = { '0506': 'red', '0303': 'red' } as const;
  const one = { ...redTunnel('0506', '0505'), breaches };
  const two = [redTunnel('0506', '0505'), { ...redTunnel('0303'), breaches: { '0303': 'red' as const } }];
  const seen = (tunnels: unknown) => JSON.stringify(view(dug([], { tunnels }).battle, 'blue').tunnels);
  expect(seen([one])).toBe(seen(two));
});

test('[CSW-TUN-05] both sides see the whole of a joined system', () => {
  const { battle: state } = dug([], {
    tunnels: [{ ...redTunnel('0506', '0505'), knownTo: ['red', 'blue'] }],
  });
  expect(view(state, 'blue')).toEqual(state);
  expect(view(state, SPECTATOR).tunnels[0]?.cells).toEqual([]);
});

test('[CSW-P-20] declarations, dues and questions underground stay hidden', () => {
  const { battle: drawn, id, cell } = dug(['0506', '0505']);
  const below = { cell: cell('0505'), side: 'red' as const, underground: true };
  const check = { ...below, rules: [], rear: false, undead: false, attackers: [], units: [id('sapper')] };
  const state = {
    ...drawn,
    attacks: [
      {
        side: 'red' as const,
        units: [id('sapper')],
        target: cell('0505'),
        construction: false,
        underground: true,
      },
    ],
    causes: [check],
    checks: [check],
    dueLosses: [{ ...below, construction: false, losses: 1 }],
    rallyTried: [{ cell: cell('0505'), underground: true }],
    questions: [
      {
        kind: 'retreat' as const,
        side: 'red' as const,
        cell: cell('0505'),
        units: [id('sapper')],
        choices: [cell('0506')],
        attackers: [],
      },
    ],
  };
  expect(view(state, 'blue')).toMatchObject({
    attacks: [],
    causes: [],
    checks: [],
    dueLosses: [],
    rallyTried: [],
    questions: [],
  });
  expect(view(state, 'red')).toEqual(state);
  expect(view(state, MODERATOR)).toEqual(state);
});

test('[CSW-P-20] without tunnels everybody sees the same battle object', () => {
  const { battle: state } = battle({ units: { u: foot('blue', '0304'), c: cavalry('red', '0506', 'N') } });
  for (const seat of ['blue', 'red', SPECTATOR]) {
    expect(view(state, seat)).toEqual(state);
    expect(view(state, seat).units).toBe(state.units);
  }
});
