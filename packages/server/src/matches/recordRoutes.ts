import { MODERATOR, say } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { z } from 'zod';
import { asJson } from '../api/asJson.ts';
import { askerOf } from '../api/asker.ts';
import { badRequest, conflict, malformed, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId, SeatQuery } from '../api/words.ts';
import type { LogRow } from '../store/store.ts';
import { liveFor, seatsOf, viewingSeat } from './access.ts';
import { diceSeen, seedShown } from './diceSeen.ts';
import { doorOf } from './doors.ts';
import { Import, unpackImport } from './importBody.ts';
import type { LiveMatch } from './liveMatch.ts';
import { pastNews, pastSight } from './pastNews.ts';

const replay = route({
  method: 'GET',
  path: '/matches/:id/replay',
  tag: 'record',
  says: 'The match as a seat saw it after a number of its news',
  params: MatchId,
  query: SeatQuery.extend({ number: z.coerce.number().int().min(1) }),
  answer: z.object({ number: z.number(), last: z.number(), sight: z.unknown() }),
  async handle(call) {
    const { context, person, params, query } = call;
    const live = await liveFor(context, params.id, person);
    const seat = viewingSeat(live.table, person, query.as);
    const last = live.numberOf(seat);
    if (query.number > last)
      throw badRequest(say`This seat has had ${last} news items, not ${query.number}.`);
    const sight = await pastSight(context, askerOf(call), live, seat, query.number);
    return asJson(`{"number":${query.number},"last":${last},"sight":${sight}}`);
  },
});

const MAX_NEWS = 500;

const news = route({
  method: 'GET',
  path: '/matches/:id/news',
  tag: 'record',
  says: 'A seat’s news after a number: the story with dice and clauses, and what changed each time',
  params: MatchId,
  query: SeatQuery.extend({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_NEWS).default(MAX_NEWS),
  }),
  answer: z.object({ last: z.number(), news: z.array(z.unknown()) }),
  async handle(call) {
    const { context, person, params, query } = call;
    const live = await liveFor(context, params.id, person);
    const seat = viewingSeat(live.table, person, query.as);
    const last = live.numberOf(seat);
    const entries = await pastNews(context, askerOf(call), live, seat, query.after, query.limit);
    return asJson(`{"last":${last},"news":[${entries.map(({ json }) => json).join()}]}`);
  },
});

/** MOT-09; a moderator sees everything anyway. */
const mustBeOpen = (live: LiveMatch, isModerator: boolean): void => {
  if (live.table.status !== 'over' && !isModerator)
    throw conflict('The record can be read when the match is over (MOT-09).');
};

const record = route({
  method: 'GET',
  path: '/matches/:id/record',
  tag: 'record',
  says: 'The whole match as a file: rules version, options, every line, and the seed of its dice',
  params: MatchId,
  answer: z.object({ record: z.unknown(), seed: z.string().nullable() }),
  async handle({ context, person, params }) {
    const live = await liveFor(context, params.id, person);
    mustBeOpen(live, seatsOf(live.table, person).includes(MODERATOR));
    const seed = JSON.stringify(seedShown(live.table));
    return asJson(`{"record":${await live.record()},"seed":${seed}}`);
  },
});

const dice = route({
  method: 'GET',
  path: '/matches/:id/dice',
  tag: 'record',
  says: 'The commitment made before the first roll and, when the match is over, the seed and whether every roll follows from it',
  params: MatchId,
  answer: z.object({
    system: z.string(),
    dice: z.unknown(),
    seed: z.string().nullable(),
    rolls: z.array(z.unknown()).nullable(),
    verification: z
      .unknown()
      .nullable()
      .describe(
        'for the rolls promised here: `ok`, and `from`, the first such roll; null if none was promised',
      ),
    brought: z
      .array(z.unknown())
      .describe('rolls that came with an imported match, each run checked by its own seed'),
  }),
  async handle(call) {
    const { context, person, params } = call;
    const live = await liveFor(context, params.id, person);
    const { status, system, dice } = live.table;
    if (status !== 'over')
      return { system, dice: diceSeen(live.table), seed: null, rolls: null, verification: null, brought: [] };
    const rows: LogRow[] = [];
    const { past } = live;
    for await (const row of past.rows()) rows.push(row);
    const seed = seedShown(live.table);
    return asJson(await context.workers.dice(askerOf(call), { system, rows, read: past.read, dice, seed }));
  },
});

const MEGABYTE = 1024 * 1024;

const importRecord = route({
  method: 'POST',
  path: '/imports',
  tag: 'record',
  says: 'Import a match from its file: every line is replayed and must have the same result. An unfinished match waits for its players, then continues with dice promised here (MOT-07)',
  bodyLimit: 16 * MEGABYTE,
  unparsed: true,
  perMinute: 10,
  body: Import,
  answer: z.object({ id: z.string() }),
  async handle(call) {
    const { context, person, request } = call;
    if (person === undefined) throw signInFirst();
    const read = await context.workers.readImport(askerOf(call), request.body as Buffer);
    if (!read.ok) throw malformed(read);
    const foreign = await unpackImport(read.value);
    const door = (await doorOf(foreign.record.system)) as SystemDoor;
    return { id: await context.matches.take(door, foreign, person.id) };
  },
});

export const recordRoutes: readonly AnyRoute[] = [replay, news, record, dice, importRecord];
