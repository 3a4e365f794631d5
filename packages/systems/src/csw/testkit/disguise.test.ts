import { dice, SPECTATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import type { Battle } from '../state/state.ts';
import { disguiseTunnels, isSecretOrder } from './disguise.ts';
import { battle, dwarf, foot, priest, type Stage } from './drawn.ts';

type Words = Parameters<typeof battle>[0];
const below = { underground: true };

const open = (words: Partial<Words> = {}): Stage =>
  battle({
    map: { columns: 12, rows: 12 },
    modules: ['tunnels'],
    units: {
      d: dwarf('red', '0505', 'N', below),
      f: foot('red', '0808'),
      b: foot('blue', '0202', 'N', below),
      x: foot('blue', '0101'),
    },
    tunnels: [
      { knownTo: ['red'], cells: ['0506', '0505'], breaches: { '0506': 'red' } },
      { knownTo: ['blue'], cells: ['0202', '0203'], breaches: { '0202': 'blue' } },
    ],
    phasing: 'red',
    ...words,
  });

test('[CSW-P-20] a disguised battle is a different one that the seat cannot distinguish from the true one', () => {
  const { battle: truth, id } = open();
  for (const seat of ['blue', SPECTATOR]) {
    const others = Array.from({ length: 8 }, (_, i) => disguiseTunnels(truth, seat, seededDice(i)));
    for (const other of others) {
      expect(other).not.toEqual(truth);
      expect(JSON.stringify(view(other as typeof truth, seat))).toBe(JSON.stringify(view(truth, seat)));
    }
  }
  const cells = Array.from(
    { length: 8 },
    (_, i) => disguiseTunnels(truth, 'blue', seededDice(i))?.units[id('d')]?.cell,
  );
  expect(new Set(cells).size).toBeGreaterThan(2);
});

test('[CSW-P-20] a battle with nothing hidden, or with everything visible above, has nothing to disguise', () => {
  const shared = open({
    tunnels: [{ knownTo: ['red', 'blue'], cells: ['0505'], breaches: { '0505': 'red' } }],
  });
  expect(disguiseTunnels(shared.battle, 'blue', dice())).toBeUndefined();
  const commander = open({
    modules: ['tunnels', 'undead'],
    units: { p: priest('red', '0505', 'N', below), z: foot('red', '0707', 'N', { undead: true }) },
    tunnels: [{ knownTo: ['red'], cells: ['0505'], breaches: { '0505': 'red' } }],
  });
  expect(disguiseTunnels(commander.battle, 'blue', dice())).toBeUndefined();
});

test('[CSW-P-20] a tunnel with an event in progress that everybody can follow stays where it is', () => {
  const stage = open();
  const disguised = (more: Partial<Battle>) =>
    disguiseTunnels({ ...stage.battle, ...more }, 'blue', seededDice(1)) !== undefined;
  const place = { cell: stage.cell('0505'), side: 'red', underground: true } as const;
  const check = { ...place, rules: [], rear: false, undead: false, attackers: [], units: stage.ids('d') };
  const due = { ...place, construction: false, losses: 1 };
  const attack = { ...due, units: stage.ids('b'), target: place.cell };
  const away = { cell: stage.cell('0909') };
  const above = { underground: false };
  expect(disguised({})).toBe(true);
  for (const going of [{ causes: [check] }, { checks: [check] }, { dueLosses: [due] }, { attacks: [attack] }])
    expect(disguised(going)).toBe(false);
  for (const elsewhere of [
    { causes: [{ ...check, ...away }] },
    { checks: [{ ...check, ...above }] },
    { dueLosses: [{ ...due, ...above }] },
    { attacks: [{ ...attack, ...above }] },
    { attacks: [{ ...attack, target: stage.cell('0909') }] },
  ])
    expect(disguised(elsewhere)).toBe(true);
  const asked = { kind: 'chooseLoss', side: 'red', cell: stage.cell('0808'), units: stage.ids('f') } as const;
  expect(disguised({ questions: [asked] })).toBe(false);
});

test('[CSW-TUN-02] a disguised tunnel has the same breaches, a course between them, and its own units in it', () => {
  const stage = open({
    tunnels: [
      { knownTo: ['red'], cells: ['0506', '0505', '0504'], breaches: { '0506': 'red', '0504': 'red' } },
      { knownTo: ['blue'], cells: ['0202', '0203'], breaches: { '0202': 'blue' } },
    ],
  });
  for (let seed = 0; seed < 12; seed++) {
    const other = disguiseTunnels(stage.battle, 'blue', seededDice(seed)) as Battle;
    const ids = other.tunnels.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const red = other.tunnels.filter(({ knownTo }) => knownTo.includes('red'));
    expect(red.flatMap(({ breaches }) => breaches.map(({ cell }) => cell)).sort((a, b) => a - b)).toEqual(
      ['0504', '0506'].map(stage.cell),
    );
    const cells = red.flatMap((tunnel) => tunnel.cells);
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells).toContain(stage.unit('d', other).cell);
    for (const name of ['f', 'b', 'x']) expect(stage.unit(name, other)).toEqual(stage.unit(name));
    expect(other.tunnels.filter(({ knownTo }) => knownTo.includes('blue'))).toEqual(
      stage.battle.tunnels.filter(({ knownTo }) => knownTo.includes('blue')),
    );
  }
});

test('[CSW-TUN-02] orders that stay underground are secret; coming up, or meeting the seat underground, is not', () => {
  const stage = open({
    tunnels: [
      { knownTo: ['red'], cells: ['0506', '0505'], breaches: { '0506': 'red' } },
      { knownTo: ['blue'], cells: ['0202', '0303', '0403', '0504'], breaches: { '0202': 'blue' } },
    ].map((tunnel) => ({ ...tunnel, links: [] })) as Words['tunnels'],
  });
  const dig = (path: string[], surface = false) =>
    ({ type: 'dig', unit: stage.id('d'), path, ...(surface ? { surface } : {}) }) as const;
  const isSecret = (order: Parameters<typeof isSecretOrder>[2], seat: string = 'blue') =>
    isSecretOrder(stage.battle, seat, order);
  expect(isSecret(dig(['0605']))).toBe(true);
  expect(isSecret(dig(['0605', '0604', '0503']))).toBe(true);
  expect(isSecret(dig(['0605'], true))).toBe(false);
  expect(isSecret(dig(['0504']))).toBe(false);
  expect(isSecret(dig(['0605']), 'red')).toBe(false);
  expect(isSecret({ type: 'tunnelMove', unit: stage.id('d'), path: ['0506'] })).toBe(true);
  expect(isSecret({ type: 'move', units: stage.ids('f'), path: ['0807'] })).toBe(false);
});
