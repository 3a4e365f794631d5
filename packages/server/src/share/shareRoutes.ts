import { type Scene, SPECTATOR } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { asJson } from '../api/asJson.ts';
import { askerOf } from '../api/asker.ts';
import { conflict } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId, SeatQuery } from '../api/words.ts';
import type { Asker } from '../bots/workers.ts';
import { commandingSeat, liveFor } from '../matches/access.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { pastNews, pastSight } from '../matches/pastNews.ts';
import type { Sight } from '../matches/sight.ts';
import type { Person } from '../people/person.ts';
import { pngOf, svgOf } from './picture.ts';
import { endShare, sharedMatch, sharedTable, shareOf, spectatorsNumber } from './shares.ts';

const Token = z.object({ token: z.string().max(40) });
const Moment = z.coerce.number().int().min(1);

const share = route({
  method: 'POST',
  path: '/matches/:id/share',
  tag: 'share',
  says: 'The link by which anybody may watch a match that is over; with `at`, from this moment on (MOT-18)',
  params: MatchId,
  perMinute: 30,
  body: SeatQuery.extend({ at: Moment.optional().describe('one of the seat’s own numbers') }).strict(),
  answer: z.object({ token: z.string(), link: z.string(), picture: z.string() }),
  async handle({ context, person, params, body }) {
    const live = await liveFor(context, params.id, person);
    const seat = commandingSeat(live.table, person, body.as);
    if (live.table.status !== 'over') throw conflict('A match can be shared when it is over (MOT-18).');
    const token = await shareOf(context.store, live.id, (person as Person).id, context.now());
    const at = body.at === undefined ? live.numberOf(SPECTATOR) : await spectatorsNumber(live, seat, body.at);
    return {
      token,
      link: `/shared/${token}?at=${at}`,
      picture: `/api/v1/shared/${token}/picture.png?at=${at}`,
    };
  },
});

const unshare = route({
  method: 'DELETE',
  path: '/matches/:id/share',
  tag: 'share',
  says: 'End the sharing: its link then leads nowhere',
  params: MatchId,
  answer: z.object({}),
  async handle({ context, person, params }) {
    const live = await liveFor(context, params.id, person);
    commandingSeat(live.table, person, undefined);
    await endShare(context.store, live.id);
    return {};
  },
});

const shared = route({
  method: 'GET',
  path: '/shared/:token',
  tag: 'share',
  says: 'A shared match: what was played, who played it and how it ended; open to anybody',
  params: Token,
  answer: z.object({ table: z.unknown(), last: z.number() }),
  async handle({ context, params }) {
    const live = await sharedMatch(context, params.token);
    return { table: await sharedTable(context, live, params.token), last: live.numberOf(SPECTATOR) };
  },
});

const MAX_NEWS = 500;

const sharedNews = route({
  method: 'GET',
  path: '/shared/:token/news',
  tag: 'share',
  says: 'A shared match move by move, as its spectators saw it',
  params: Token,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_NEWS).default(MAX_NEWS),
  }),
  answer: z.object({ last: z.number(), news: z.array(z.unknown()) }),
  async handle(call) {
    const { context, params, query } = call;
    const live = await sharedMatch(context, params.token);
    const packed = await pastNews(context, askerOf(call), live, SPECTATOR, query.after, query.limit);
    const news = packed.map(({ json }) => json).join();
    return asJson(`{"last":${live.numberOf(SPECTATOR)},"news":[${news}]}`);
  },
});

const ONE_DAY_SECONDS = 24 * 60 * 60;

const picture = (ending: 'png' | 'svg', type: string, draw: (scene: Scene) => Buffer | string) =>
  route({
    method: 'GET',
    path: `/shared/:token/picture.${ending}`,
    tag: 'share',
    says: `A picture of a shared match at one moment, as ${ending.toUpperCase()}`,
    params: Token,
    query: z.object({ at: Moment.optional() }),
    perMinute: 60,
    answer: z.unknown(),
    gives: [type],
    async handle(call) {
      const live = await sharedMatch(call.context, call.params.token);
      const scene = await sceneAt(call.context, askerOf(call), live, call.query.at);
      call.reply.header('content-type', type).header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`);
      return draw(scene);
    },
  });

const sceneAt = async (context: AppContext, asker: Asker, live: LiveMatch, at?: number): Promise<Scene> => {
  const last = live.numberOf(SPECTATOR);
  const json = await pastSight(context, asker, live, SPECTATOR, Math.min(at ?? last, last));
  const { view } = JSON.parse(json) as Sight;
  return live.door.system.scene(view as never, SPECTATOR);
};

export const shareRoutes: readonly AnyRoute[] = [
  share,
  unshare,
  shared,
  sharedNews,
  picture('png', 'image/png', pngOf),
  picture('svg', 'image/svg+xml; charset=utf-8', svgOf),
];
