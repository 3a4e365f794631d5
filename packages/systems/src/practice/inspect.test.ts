import { expect, test } from 'vitest';
import { axialOf } from './board.ts';
import { practice } from './index.ts';
import { BLANK } from './state.ts';

const view = practice.view({ ...BLANK, active: 'red', phase: 'play' }, 'red');

test('[PRC-SEQ-02] before the turn ends, whoever could still act is named', () => {
  const [line] = practice.warnings?.(view, 'red', { type: 'endTurn' }) ?? [];
  expect(line?.text).toContain('Red spears 1');
  expect(practice.warnings?.(view, 'red', { type: 'resign' })).toEqual([]);
});

test('[PRC-SEQ-02] pointing at an enemy means an attack, at anything else a move', () => {
  expect(practice.meant?.(view, 'red', ['red-1'], axialOf('0503'))).toEqual({
    type: 'attack',
    band: 'red-1',
    target: 'blue-1',
  });
  expect(practice.meant?.(view, 'red', ['red-1'], axialOf('0701'))).toEqual({
    type: 'move',
    band: 'red-1',
    to: '0701',
  });
});

test('[PRC-HID-01] nobody learns of hidden archers by looking at their hex', () => {
  const seen = practice.view(
    {
      ...BLANK,
      bands: BLANK.bands.map((band) =>
        band.id === 'archers' ? { ...band, at: '0502', hidden: true } : band,
      ),
    },
    'red',
  );
  expect(practice.inspect?.(seen, 'red', 'archers')).toBeUndefined();
  expect(practice.inspect?.(seen, 'red', '0502')?.facts).toEqual([{ label: 'Terrain', value: 'woods' }]);
});
