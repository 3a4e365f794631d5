import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { idOf } from '../../state/board.ts';
import { boardIn } from '../../state/state.ts';
import { battle, cavalry, foot, leader, riderlessMount, type Stage, towards } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, tell } from '../../testkit/testplay.ts';
import { askDecliners, declineMeleeOrder, declinersOf } from './decline.ts';

type Words = Parameters<typeof battle>[0];
const WORKING = { working: 'placing' } as const;

/** Red has come up to Blue's worker in 0504. */
const reached = (units: Words['units'] = {}, words: Partial<Words> = {}): Stage =>
  battle({
    step: 'move',
    phasing: 'red',
    modules: ['caltrops'],
    caltrops: { '0504': 'inWork' },
    units: { u: foot('blue', '0504', 'S', WORKING), x: foot('red', '0503', 'S'), ...units },
    ...words,
  });
const choices = (stage: Stage): string[][] =>
  declinersOf(stage.battle).map((question) =>
    question.choices.map((cell) => idOf(boardIn(stage.battle), cell)),
  );
const asked = (stage: Stage) => {
  const tale = beginTale(stage.battle);
  askDecliners(tale);
  return tale;
};

test('[CSW-CAL-05] a worker may fall back to any adjacent hex outside every zone, by ascending id', () => {
  expect(choices(reached())).toEqual([['0404', '0505', '0604']]);
  expect(choices(reached({ y: foot('red', '0405', 'NE') }))).toEqual([['0604']]);
});

test('[CSW-CAL-05] [CSW-STK-08] he cannot fall back onto prohibited terrain, onto enemies, or onto friends without room', () => {
  const terrain = { '0505': 'impassable' } as const;
  expect(choices(reached({}, { terrain }))).toEqual([['0404', '0604']]);
  expect(choices(reached({ c: cavalry('blue', '0604', 'S') }))).toEqual([['0404', '0505']]);
  expect(choices(reached({ m: riderlessMount('red', '0404', 'S') }))).toEqual([['0505', '0604']]);
  const wall = { terrain: { '0404': 'wall' }, outside: ['0504'] } as const;
  expect(choices(reached({}, { ...wall, outside: ['0504'] }))).toEqual([['0505', '0604']]);
});

test('[CSW-CAL-05] workers of the side that is not moving are asked, if in an enemy zone, in hex order', () => {
  const stage = reached({
    late: foot('blue', '0804', 'S', WORKING),
    z: foot('red', '0803', 'S'),
    early: foot('blue', '0204', 'S', WORKING),
    w: foot('red', '0203', 'S'),
    idle: foot('blue', '0505', 'S'),
    away: foot('blue', '0509', 'S', WORKING),
    below: foot('blue', '0504', 'S', { ...WORKING, underground: true }),
    own: foot('red', '0904', 'S', WORKING),
  });
  expect(declinersOf(stage.battle).map(({ unit }) => unit)).toEqual(stage.ids('early', 'u', 'late'));
  const hemmed = reached({ a: foot('red', '0405', 'NE'), b: foot('red', '0605', 'N') });
  expect(declinersOf(hemmed.battle)).toEqual([]);
  expect(asked(hemmed).events).toEqual([]);
});

test('[CSW-CAL-05] [CSW-P-14] he falls back to an offered hex or stands; nobody else is asked', () => {
  const stage = reached({ v: foot('blue', '0505', 'S') });
  const { state } = asked(stage);
  const back = (name: string, hex: string): CswOrder => ({ type: 'declineMelee', unit: stage.id(name), hex });
  expect(offered(state)).toEqual([
    back('u', '0404'),
    back('u', '0505'),
    back('u', '0604'),
    { type: 'stand', unit: stage.id('u') },
  ]);
  for (const order of offered(state)) expect(inPlainEnglish(judge(state, order))).toEqual({ ok: true });
  expect(inPlainEnglish(judge(state, back('v', '0506')))).toMatchObject({
    because: 'v has nothing to decide now',
  });
  expect(inPlainEnglish(judge(state, back('u', '0503')))).toMatchObject({
    because: 'it can only fall back to 0404, 0505 and 0604',
  });
});

test('[CSW-FAC-05] [CSW-CAL-07] a leader in the hex he reaches turns with him, and caltrops there attack him', () => {
  const met = reached({ l: leader('blue', '0505', 'N') });
  const tale = asked(met);
  declineMeleeOrder.decide(tale, 'blue', { type: 'declineMelee', unit: met.id('u'), hex: '0505' }, dice());
  expect(met.unit('l', tale.state).facing).toBe(towards('S'));
  const laid = reached({}, { caltrops: { '0504': 'inWork', '0505': 'placed' } });
  const hurt = asked(laid);
  declineMeleeOrder.decide(hurt, 'blue', { type: 'declineMelee', unit: laid.id('u'), hex: '0505' }, dice(1));
  expect(laid.unit('u', hurt.state).status).toBe('eliminated');
});

test('[CSW-CAL-05] a unit that stands is reported with this clause, and no other is asked', () => {
  const stage = reached({ v: foot('blue', '0505', 'S') });
  const { state } = asked(stage);
  expect(judge(state, { type: 'stand', unit: stage.id('v') })).toMatchObject({ rule: 'CSW-CAL-05' });
  const { events } = tell(state, { type: 'stand', unit: stage.id('u') });
  expect(events[0]).toMatchObject({ type: 'answered', rules: ['CSW-CAL-05'] });
});

test('[CSW-CAL-05] a hex that another worker has filled meanwhile is no longer available', () => {
  const five = Object.fromEntries('abcde'.split('').map((name) => [name, foot('blue', '0505', 'S')]));
  const stage = reached(
    { ...five, w: foot('blue', '0405', 'S', WORKING), y: foot('red', '0404', 'N') },
    { terrain: { '0604': 'impassable' } },
  );
  const first = asked(stage).state;
  expect(first.questions).toMatchObject([{ unit: stage.id('w') }, { unit: stage.id('u') }]);
  const filled = play(first, { type: 'declineMelee', unit: stage.id('w'), hex: '0505' });
  expect(judge(filled, { type: 'declineMelee', unit: stage.id('u'), hex: '0505' })).toMatchObject({
    rule: 'CSW-CAL-05',
    because: 'there is no hex left to fall back to',
  });
  expect(offered(filled)).toEqual([{ type: 'stand', unit: stage.id('u') }]);
});
