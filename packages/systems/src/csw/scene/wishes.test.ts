import type { Place } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import { boardIn } from '../state/state.ts';
import { battle, foot, leader, longBow, ogre, type Stage } from '../testkit/drawn.ts';
import { play } from '../testkit/testplay.ts';

const subjectsOf = (stage: Stage, ...names: string[]): string[] => stage.ids(...names).map((id) => `u${id}`);
const placeOf = ({ battle: state, cell }: Stage, hex: string): Place =>
  boardIn(state).grid.hexes[cell(hex)] as Place;

const moving = (): Stage =>
  battle({
    step: 'move',
    phasing: 'blue',
    units: {
      a: foot('blue', '0304'),
      b: foot('blue', '0304'),
      c: foot('blue', '0304'),
      h: leader('blue', '0305'),
      far: foot('red', '1204', 'S'),
    },
  });

test('[CSW-STK-06] some units of a stack move together, each such move permitted', () => {
  const stage = moving();
  const orders = [
    ...(csw.together?.(csw.view(stage.battle, 'blue'), 'blue', subjectsOf(stage, 'a', 'b')) ?? []),
  ];
  expect(orders.length).toBeGreaterThan(0);
  for (const order of orders) {
    expect(order).toMatchObject({ type: 'move', units: stage.ids('a', 'b') });
    expect(csw.check(csw.view(stage.battle, 'blue'), 'blue', order)).toEqual({ ok: true });
  }
});

test('[CSW-P-16] a side that has no decision gets no joint orders and no pointed orders', () => {
  const stage = moving();
  expect([...(csw.together?.(csw.view(stage.battle, 'red'), 'red', subjectsOf(stage, 'far')) ?? [])]).toEqual(
    [],
  );
  expect(
    csw.meant?.(csw.view(stage.battle, 'red'), 'red', subjectsOf(stage, 'far'), placeOf(stage, '0304')),
  ).toBeUndefined();
});

test('[CSW-MOV-01] pointing too far away means a move, and the check says why not', () => {
  const stage = moving();
  const wish = csw.meant?.(
    csw.view(stage.battle, 'blue'),
    'blue',
    subjectsOf(stage, 'a'),
    placeOf(stage, '1104'),
  );
  expect(wish).toMatchObject({ type: 'move', units: stage.ids('a') });
  expect(wish?.type === 'move' && wish.path.at(-1)).toBe('1104');
  const verdict = csw.check(csw.view(stage.battle, 'blue'), 'blue', wish!);
  expect(verdict.ok).toBe(false);
});

test('[CSW-SET-07] pointing with a unit beside the map means entering there', () => {
  const stage = battle({
    step: 'move',
    phasing: 'blue',
    sides: { blue: { entry: ['0105'] }, red: {} },
    units: { late: foot('blue', 'N', { status: 'toEnter', entryTurn: 1 }), h: leader('blue', '0305') },
  });
  expect(csw.scene(csw.view(stage.battle, 'blue'), 'blue').prompt.text).toBe(
    'Move your units; one unit may enter the map.',
  );
  const wish = (hex: string) =>
    csw.meant?.(csw.view(stage.battle, 'blue'), 'blue', subjectsOf(stage, 'late'), placeOf(stage, hex));
  expect(csw.check(csw.view(stage.battle, 'blue'), 'blue', wish('0105')!)).toEqual({ ok: true });
  expect(csw.check(csw.view(stage.battle, 'blue'), 'blue', wish('0704')!)).toMatchObject({
    ok: false,
    rule: 'CSW-SET-07',
  });
});

test('[CSW-P-16] pointing with enemy units means nothing; pointing with units underground means a fight there', () => {
  const stage = battle({
    step: 'meleeFirst',
    phasing: 'blue',
    modules: ['tunnels'],
    tunnels: [{ knownTo: ['blue', 'red'], cells: ['0305', '0304'] }],
    units: {
      mole: foot('blue', '0305', 'N', { underground: true }),
      rat: foot('red', '0304', 'S', { underground: true }),
    },
  });
  const wish = (name: string) =>
    csw.meant?.(csw.view(stage.battle, 'blue'), 'blue', subjectsOf(stage, name), placeOf(stage, '0304'));
  expect(wish('rat')).toBeUndefined();
  expect(csw.check(csw.view(stage.battle, 'blue'), 'blue', wish('mole')!)).toEqual({ ok: true });
});

test('[CSW-WAL-09] pointing at a wall means the units on it, or the wall itself if empty', () => {
  const meleeAt = (units: Parameters<typeof battle>[0]['units']) => {
    const stage = battle({
      step: 'meleeFirst',
      phasing: 'blue',
      modules: ['siege'],
      terrain: { '0304': 'wall' },
      units: { o: ogre('blue', '0305', 'N'), ...units },
    });
    const wish = csw.meant?.(
      csw.view(stage.battle, 'blue'),
      'blue',
      subjectsOf(stage, 'o'),
      placeOf(stage, '0304'),
    );
    expect(csw.check(csw.view(stage.battle, 'blue'), 'blue', wish!)).toEqual({ ok: true });
    return wish;
  };
  expect(meleeAt({})).toMatchObject({ construction: true });
  expect(meleeAt({ guard: foot('red', '0304', 'S') })).not.toHaveProperty('construction');
});

test('[CSW-OPF-04] during opportunity fire, pointing means firing there, and the check says why not', () => {
  const stage = battle({
    step: 'move',
    phasing: 'blue',
    modules: ['opportunityFire'],
    units: { m: foot('blue', '0304'), bow: longBow('red', '0301', 'S'), far: foot('blue', '0306') },
  });
  const state = play(stage.battle, { type: 'move', units: stage.ids('m'), path: ['0303'] });
  const wish = (hex: string) =>
    csw.meant?.(csw.view(state, 'red'), 'red', subjectsOf(stage, 'bow'), placeOf(stage, hex));
  expect(csw.check(csw.view(state, 'red'), 'red', wish('0303')!)).toEqual({ ok: true });
  expect(csw.check(csw.view(state, 'red'), 'red', wish('0306')!)).toMatchObject({
    ok: false,
    rule: expect.stringMatching(/^CSW-OPF/),
  });
});

test('[CSW-P-02] a unit has a card with layers, each computed on request', () => {
  const stage = moving();
  const card = csw.inspect?.(csw.view(stage.battle, 'blue'), 'blue', subjectsOf(stage, 'h')[0]!);
  expect(card?.title).toBe('h');
  const led = battle({ units: { a: foot('blue', '0305'), h: leader('blue', '0305') } });
  const command = csw.inspect?.(csw.view(led.battle, 'blue'), 'blue', subjectsOf(led, 'a')[0]!)?.facts;
  expect(command).toContainEqual(expect.objectContaining({ value: 'in command: h, in its hex' }));
  const range = card?.layers.find(({ name }) => name === 'Command range')?.marks()[0];
  expect(range).toMatchObject({ kind: 'commandRange', rule: 'CSW-LDR-04' });
  expect(range?.places).toContainEqual(placeOf(stage, '0304'));
  expect(range?.places).not.toContainEqual(placeOf(stage, '1204'));
});

test('[CSW-P-08] a hex has a card, with units or without', () => {
  const stage = moving();
  const values = (subject: string) => csw.inspect?.(csw.view(stage.battle, 'blue'), 'blue', subject)?.facts;
  expect(values('h0304')).toContainEqual(
    expect.objectContaining({ label: 'Stacking', value: '3 of 6 points' }),
  );
  expect(values('h1001')).toContainEqual({ label: 'Terrain', value: 'clear' });
  expect(csw.inspect?.(csw.view(stage.battle, 'blue'), 'blue', 'h9999')).toBeUndefined();
});

test('[CSW-P-09] ending a step gives warnings, and so does a move that costs a unit its fire', () => {
  const stage = battle({
    step: 'move',
    phasing: 'blue',
    units: { bow: longBow('blue', '0304'), h: leader('blue', '0305') },
  });
  const warned = (order: Parameters<typeof csw.check>[2]) =>
    csw.warnings?.(csw.view(stage.battle, 'blue'), 'blue', order).flatMap(({ rules }) => rules);
  expect(warned({ type: 'done' })).toContain('CSW-MOV-01');
  expect(warned({ type: 'move', units: stage.ids('bow'), path: ['0303'] })).toEqual(['CSW-MIS-08']);
  expect(csw.warnings?.(csw.view(stage.battle, '@spectator'), '@spectator', { type: 'done' })).toEqual([]);
});
