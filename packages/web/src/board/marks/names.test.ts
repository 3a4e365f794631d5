import { expect, test } from 'vitest';
import { contrast, DARK, LIGHT } from '../../theme/index.ts';
import { waterInk } from './names.ts';

test.each([LIGHT, DARK])('names of waters and other places are readable in the $name theme', (theme) => {
  const { halo, name } = theme.terrain;
  expect(contrast(waterInk(theme), halo)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(name, halo)).toBeGreaterThanOrEqual(4.5);
});
