import { expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Moment } from '../matches/sight.ts';
import type { Table } from '../matches/table.ts';
import { botsAfter, botToMove } from './botsAfter.ts';
import { type BotServices, playBot } from './playBot.ts';

const NO = { type: 'decline' };
const QUESTION = { id: 'offer red', answers: [{ type: 'accept' }, NO], standIn: NO };

/** Red is a person, Blue a computer player. */
const table = (status: Table['status'] = 'playing') =>
  ({
    id: 'm',
    status,
    secret: 's',
    owner: 'p',
    chairs: [
      { seat: 'red', bot: null },
      { seat: 'blue', bot: 'greedy' },
    ],
  }) as unknown as Table;

const moment = (questions: readonly object[], waitsFor = 'red') =>
  ({
    outcome: undefined,
    pending: [{ seat: waitsFor, standIn: { type: 'end' } }],
    questionsTo: (seat: string) => (seat === 'blue' ? questions : []),
  }) as unknown as Moment;

const after = (seat: string, command: object, before: Moment, then: Moment) =>
  botsAfter({
    table: table(),
    item: { kind: 'command', seat, command, events: [] } as never,
    version: 2,
    before,
    after: then,
    at: 5,
    isPublic: true,
  });

test('a question to a computer player wakes it, although the match waits for a person', () => {
  expect(after('red', { type: 'offer' }, moment([]), moment([QUESTION])).jobs).toMatchObject([
    { key: 'bot:m' },
  ]);
  expect(botToMove(table(), moment([QUESTION]))).toMatchObject({
    chair: { seat: 'blue' },
    question: QUESTION,
  });
  expect(botToMove(table('paused'), moment([QUESTION]))).toBeUndefined();
});

test('it answers before it acts, because a question may lapse with the turn', () => {
  expect(botToMove(table(), moment([QUESTION], 'blue'))?.question).toEqual(QUESTION);
  expect(botToMove(table(), moment([], 'blue'))).toEqual({
    chair: expect.objectContaining({ seat: 'blue' }),
  });
});

test('an answer that settles nothing wakes no player again', () => {
  const asked = moment([QUESTION]);
  expect(after('blue', NO, asked, asked)).toEqual({ cancelled: ['bot:m'] });
  expect(after('blue', NO, moment([QUESTION, QUESTION]), asked).jobs).toHaveLength(1);
  expect(after('blue', NO, asked, moment([QUESTION], 'blue')).jobs).toHaveLength(1);
  expect(after('red', { type: 'end' }, asked, asked).jobs).toHaveLength(1);
});

const played = async (then: Moment, thought: object | null) => {
  const sent: unknown[] = [];
  const match = {
    id: 'm',
    table: table(),
    version: 1,
    moment: moment([QUESTION]),
    door: { system: { id: 'toy' } },
    catchUp: async () => undefined,
    throwIfHalted: () => undefined,
    numberOf: () => sent.length,
    seatViewOf: () => ({ system: 'toy', view: {} }),
    submit: async ({ commands }: { commands: unknown[] }) => {
      sent.push(...commands);
      match.moment = then;
      return { done: 1, news: [] };
    },
  };
  const asked: (string | undefined)[] = [];
  const services: BotServices = {
    open: async () => match as unknown as LiveMatch,
    pool: {
      choose: async ({ task }) => {
        asked.push(task.question);
        return thought as never;
      },
    },
    seconds: 1,
    now: () => 0,
    log: { warn: () => undefined },
  };
  await playBot(services)({ match: 'm' });
  return { sent, asked };
};

test('the computer player answers the question once, even if the answer settles nothing', async () => {
  const accept = { command: { type: 'accept' }, reasons: [] };
  expect(await played(moment([]), accept)).toEqual({ sent: [{ type: 'accept' }], asked: ['offer red'] });
  expect(await played(moment([QUESTION]), accept)).toEqual({
    sent: [{ type: 'accept' }],
    asked: ['offer red'],
  });
});

test.each([
  ['something else', { command: { type: 'end' }, reasons: [] }],
  ['nothing', null],
])('a player that answers %s is replaced by the stand-in', async (_, thought) => {
  expect((await played(moment([]), thought)).sent).toEqual([NO]);
});
