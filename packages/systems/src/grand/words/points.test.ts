import { inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { BLANK } from '../state/game.ts';
import { figureOf, pointsText } from './points.ts';

const ROSTERS = { options: { ...BLANK.options, battleSystem: 'csw', scale: 2 } } as const;

test('[GRD-CSW-32] half points of a game with rosters are written as points', () => {
  expect([150, 75, 1].map((troops) => figureOf(ROSTERS, troops))).toEqual(['75', '37½', '½']);
  expect(figureOf(BLANK, 75)).toBe('75');
});

test('one point and half a point are singular', () => {
  const texts = [1, 2].map((troops) => inEnglish(pointsText(BLANK, troops)));
  expect(texts).toEqual(['1 point', '2 points']);
  expect(inEnglish(pointsText(ROSTERS, 1))).toBe('½ point');
});
