import { expect, test } from 'vitest';
import { type Heartbeat, judge } from './heartbeat.ts';
import { spanText } from './span.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 16, 12);

const last: Heartbeat = { alive: NOON, ahead: 0, since: NOON - DAY, moved: 0 };
const never = () => false;
const always = () => true;

test('the server follows a clock that is one second off, and no deadline moves', () => {
  const own = NOON + MINUTE;
  for (const off of [-SECOND, SECOND])
    expect(judge(last, { own, wall: own + off, hasLasted: always })).toEqual({
      alive: own + off,
      ahead: 0,
      since: last.since,
      moved: 0,
      closed: 0,
      jumped: 0,
    });
});

test('a jump is ignored until it has lasted a while; then deadlines move by it', () => {
  const own = NOON + MINUTE;
  for (const by of [-3 * DAY, 3 * DAY]) {
    const wall = own + by;
    expect(judge(last, { own, wall, hasLasted: never })).toMatchObject({ alive: own, ahead: by, moved: 0 });
    expect(judge(last, { own, wall, hasLasted: always })).toMatchObject({
      alive: wall,
      ahead: 0,
      since: wall,
      moved: by,
    });
  }
});

test('a node that starts takes over the time of the others, whatever the wall clock says', () => {
  const jumped = { ...last, ahead: 3 * DAY };
  const wall = NOON + MINUTE + 3 * DAY;
  expect(judge(jumped, { own: undefined, wall, hasLasted: never })).toMatchObject({
    alive: NOON + MINUTE,
    ahead: 3 * DAY,
    closed: 0,
  });
});

test('after the server was closed for more than ten minutes, deadlines move; its time never starts before the last heartbeat', () => {
  const start = (wall: number) => judge(last, { own: undefined, wall, hasLasted: never });
  expect(start(NOON + 9 * MINUTE)).toMatchObject({ alive: NOON + 9 * MINUTE, closed: 0, moved: 0 });
  expect(start(NOON + 2 * DAY)).toMatchObject({ alive: NOON + 2 * DAY, closed: 2 * DAY, moved: 2 * DAY });
  expect(start(NOON - 90 * DAY)).toMatchObject({ alive: NOON, ahead: -90 * DAY, moved: 0 });
});

test('lengths of time, singular and plural', () => {
  expect([DAY, 3 * DAY, -DAY, 90 * MINUTE, 10 * MINUTE, MINUTE, 3 * SECOND, 10].map(spanText)).toEqual([
    '1 day',
    '3 days',
    '1 day',
    '2 hours',
    '10 minutes',
    '1 minute',
    '3 seconds',
    '1 second',
  ]);
});
