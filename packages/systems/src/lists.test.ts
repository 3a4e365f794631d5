import { legalCommands, sameJson } from '@warmoot/kernel';
import { watchGames } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { chronopia } from './chronopia/index.ts';
import { ORDERS } from './chronopia/testkit/staged.ts';
import { csw } from './csw/index.ts';
import type { CswOrder } from './csw/orders/orders.ts';
import { battle, foot, leader } from './csw/testkit/drawn.ts';
import { practice } from './practice/index.ts';
import { practiceKit } from './practice/testkit.ts';

test('practice says that it lists every command, and the laws check that', () => {
  expect(practice.lists).toBe('every');
  expect(watchGames(practiceKit, 400).violations).toEqual([]);
});

test('csw says that it lists some: a turn at the end of a move is permitted and not listed', () => {
  const { battle: state } = battle({
    step: 'move',
    phasing: 'blue',
    units: { a: foot('blue', '0305'), h: leader('blue', '0306') },
  });
  const view = csw.view(state, 'blue');
  const turning: CswOrder = { type: 'move', units: [0], path: ['0304', 'NE'] };
  expect(csw.lists).toBe('some');
  expect(csw.check(view, 'blue', turning)).toEqual({ ok: true });
  expect([...legalCommands(csw, view, 'blue')].some((order) => sameJson(order, turning))).toBe(false);
});

test('chronopia says that it lists some: a sheet of two orders is permitted and not listed', () => {
  const view = chronopia.view(ORDERS, 'e1');
  const listed = [...legalCommands(chronopia, view, 'e1')];
  const [first, ...others] = listed.flatMap((command) =>
    command.type === 'order' ? [command.statement] : [],
  );
  const second = others.find(
    (each) => each.s === 'order' && first?.s === 'order' && each.unit !== first.unit,
  );
  const sheet = { type: 'orders', statements: [first!, second!] } as const;
  expect(chronopia.lists).toBe('some');
  expect(chronopia.check(view, 'e1', sheet)).toEqual({ ok: true });
  expect(listed.some((command) => sameJson(command, sheet))).toBe(false);
});
