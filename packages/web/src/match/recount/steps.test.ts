import type { Line, Scene } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';
import { expect, test } from 'vitest';
import { sceneAfterStep, stepsOf } from './steps.ts';
import { summaryOf } from './summary.ts';

const newsOf = (number: number, ...lines: Line[]): News => ({ number, lines }) as unknown as News;
const die = { sides: 6, value: 3, why: 'melee' };
const HILL = { q: 1, r: 2 };
const FORD = { q: 4, r: 0 };

const move = (of: string, text = 'moves'): Line => ({ text, of, at: HILL });
const fight = (at = HILL): Line => ({ text: 'attacks', of: 'red', at, rolls: [die] });
const loss = (who: string, more = {}): Line => ({
  text: `${who} is eliminated`,
  of: 'blue',
  at: HILL,
  fates: [{ is: 'lost', side: 'blue', who, kind: who.replace(/ \d$/, ''), ...more }],
});

test('a fight and its losses in one place are one step; the next place is the next', () => {
  const steps = stepsOf([newsOf(7, fight(), loss('Foot 1'), fight(FORD))], 'red');
  expect(steps.map(({ number, at, lines }) => [number, at, lines.length])).toEqual([
    [7, HILL, 2],
    [7, FORD, 1],
  ]);
});

test('the player’s own plain moves are left out; those of others are shown together, up to the last', () => {
  expect(stepsOf([newsOf(1, move('red'))], 'red')).toEqual([]);
  const steps = stepsOf([newsOf(1, move('blue')), newsOf(2, move('blue')), newsOf(3, fight())], 'red');
  expect(steps.map(({ number, isPlain }) => [number, isPlain])).toEqual([
    [2, true],
    [3, false],
  ]);
});

test('orders that come out together are stepped through one by one, the player’s own too', () => {
  const act = (id: string, of: string): Line => ({ ...move(of), acts: [id] });
  const steps = stepsOf([newsOf(4, act('a', 'red'), act('b', 'blue'), fight(FORD))], 'red');
  expect(steps.map(({ lines, later }) => [lines.length, later])).toEqual([
    [1, ['b']],
    [1, undefined],
    [1, undefined],
  ]);
  const sceneWith = (x: number): Scene =>
    ({ pieces: ['a', 'b'].map((id) => ({ id, at: { x, y: 0 } })) }) as never;
  const shown = sceneAfterStep(sceneWith(1), sceneWith(2), ['b']);
  expect(shown.pieces).toEqual([
    { id: 'a', at: { x: 2, y: 0 } },
    { id: 'b', at: { x: 1, y: 0 } },
  ]);
});

test('fights in one place from two commands stay separate, so that each is seen', () => {
  expect(stepsOf([newsOf(1, fight()), newsOf(2, fight())], 'red')).toHaveLength(2);
});

test('the summary counts units of a kind together and names leaders separately', () => {
  const [blue] = summaryOf([
    newsOf(1, loss('Foot 1'), loss('Foot 2'), loss('Harold', { isLeader: true })),
    newsOf(2, loss('Bow 3')),
  ]);
  expect(blue).toMatchObject({ lost: ['Foot ×2', 'Bow 3'], leadersLost: ['Harold'], routed: [], hurt: [] });
});

test('a unit that routed and then fell is lost, not routed; one that rallied is neither', () => {
  const fate = (is: 'routed' | 'rallied', who: string): Line => ({
    text: is,
    fates: [{ is, side: 'blue', who, kind: 'Foot' }],
  });
  const news = [
    newsOf(1, fate('routed', 'Foot 1'), loss('Foot 1')),
    newsOf(2, fate('routed', 'Foot 2'), fate('rallied', 'Foot 2')),
  ];
  expect(summaryOf(news)).toEqual([
    { side: 'blue', lost: ['Foot 1'], leadersLost: [], routed: [], hurt: [] },
  ]);
  expect(summaryOf([newsOf(1, move('red'))])).toEqual([]);
});
