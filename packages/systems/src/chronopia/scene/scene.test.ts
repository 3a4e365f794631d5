import type { Scene } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { viewOfFirst } from '../knowledge/testkit.ts';
import type { Campaign } from '../state/state.ts';
import { ORDERS } from '../testkit/staged.ts';
import { scene } from './scene.ts';

const shown = (campaign: Campaign): Scene => scene(viewOfFirst(campaign), 'e1');
const tagOf = ({ ground }: Scene, name: string) =>
  ground.kind === 'hexes' ? ground.cells.find((cell) => cell.name === name)?.tag : undefined;

test("[CHR-HID-03] a city's tag has its size as last seen, and later the turn of that", () => {
  expect(tagOf(shown(ORDERS), 'Brack')).toEqual({ figure: '5' });
  expect(tagOf(shown(ORDERS), 'Corv')).toEqual({ figure: '?' });
  const later = tagOf(shown({ ...ORDERS, turn: ORDERS.turn + 3 }), 'Brack');
  expect(later).toMatchObject({ figure: '5', note: expect.stringMatching(/^T\d+$/u) });
  expect(tagOf(shown({ ...ORDERS, turn: ORDERS.turn + 3 }), 'Aldgate')).not.toHaveProperty('note');
});

test('[CHR-HID-21] a thing of earlier turns is a dated ghost', () => {
  const foreign = ({ pieces }: Scene) =>
    pieces.filter(({ symbol, side }) => symbol === 'army' && side !== 'e1');
  expect(foreign(shown(ORDERS)).filter(({ badges }) => badges.includes('ghost'))).toEqual([]);
  const later = foreign(shown({ ...ORDERS, turn: ORDERS.turn + 3 }));
  expect(later.length).toBeGreaterThan(0);
  for (const { badges, tag } of later) {
    expect(badges).toContain('ghost');
    expect(tag).toMatch(/^T\d+$/u);
  }
});
