import { expect, test } from 'vitest';
import { cellCalled } from './GoTo.tsx';

const cell = (id: string, name?: string) => ({
  at: { q: 0, r: 0 },
  id,
  terrain: 'plain',
  ...(name && { name }),
});
const CELLS = [cell('1,-1'), cell('2,0', 'Stormhaven'), cell('2,1', 'Storm')];

test('a hex is found by its number, its whole name, or how its name begins', () => {
  const found = (wanted: string) => cellCalled(CELLS, wanted)?.id;
  expect([found('1,-1'), found('storm'), found('STORMH'), found('  '), found('nowhere')]).toEqual([
    '1,-1',
    '2,1',
    '2,0',
    undefined,
    undefined,
  ]);
});
