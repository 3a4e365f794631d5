import { expect, test } from 'vitest';
import { ORDERS } from '../testkit/staged.ts';
import { hex, looked, side, viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-01] land, mines and ruins are on every map; roads and bridges once they have been seen', () => {
  const { ground, sites, rivers } = viewOfFirst(ORDERS);
  expect(ground.surface[hex('0101')]).toBe('.');
  expect(sites[hex('0908')]).toEqual({ ruins: true });
  expect(sites[hex('0203')]).toEqual({ road: true, mine: { bonus: 0 } });
  expect(sites[hex('1003')]).toBeUndefined();
  expect([rivers[side('0302/2')], rivers[side('1003/3')]]).toEqual(['bridge', 'river']);
});

test('[CHR-HID-01] [CHR-HID-21] a bridge destroyed out of sight stays on the map until somebody looks', () => {
  const broken = { ...ORDERS, rivers: { ...ORDERS.rivers, [side('0302/2')]: 'river' as const } };
  expect(viewOfFirst(broken).rivers[side('0302/2')]).toBe('bridge');
  expect(viewOfFirst(looked(broken)).rivers[side('0302/2')]).toBe('river');
  const bridged = { ...ORDERS, rivers: { ...ORDERS.rivers, [side('0304/2')]: 'bridge' as const } };
  expect(viewOfFirst(bridged).rivers[side('0304/2')]).toBe('ford');
});

test('[CHR-HID-14] only their finder knows hidden features, entrances, the underground and ringed land', () => {
  const { sites, ground, rivers } = viewOfFirst(ORDERS);
  expect(sites[hex('0304')]).toEqual({ fruit: true, entrance: true });
  expect(sites[hex('0404')]?.portal).toBeUndefined();
  expect(view(ORDERS, 'e3').sites[hex('0304')]).toBeUndefined();
  expect(ground.below[hex('0303 below') - 144]).toBe('t');
  expect(ground.below[hex('0909 below') - 144]).toBe('?');
  expect(ground.surface[hex('0806')]).toBe('?');
  expect(sites[hex('0806')]).toBeUndefined();
  expect(sites[hex('0606 below')]).toBeUndefined();
  expect(rivers[side('0906/1')]).not.toBe('ford');
});
