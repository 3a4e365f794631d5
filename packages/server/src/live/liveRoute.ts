import { z } from 'zod';
import { askerOf } from '../api/asker.ts';
import { route } from '../api/route.ts';
import { tableFor, viewingSeat } from '../matches/access.ts';
import { senderOf } from '../people/attempts.ts';
import { attend } from './attend.ts';
import { NewsSender } from './newsSender.ts';
import { readPlace } from './place.ts';
import { Stream } from './stream.ts';

export const liveRoute = route({
  method: 'GET',
  path: '/matches/:id/live',
  tag: 'live',
  says: 'One stream of server-sent events per match and seat; resumes without gap or repeat after Last-Event-ID',
  params: z.object({ id: z.string() }),
  query: z.object({ as: z.string().optional(), from: z.string().optional() }),
  answer: z.unknown(),
  stream: true,
  async handle(call) {
    const { context, person, params, query, request, reply } = call;
    const table = await tableFor(context, params.id, person);
    const seat = viewingSeat(table, person, query.as);
    const header = request.headers['last-event-id'];
    const place = readPlace(typeof header === 'string' ? header : query.from);
    const giveBack = context.room.enter({
      match: params.id,
      person: person?.id,
      address: senderOf(request.ip),
    });
    reply.hijack();
    const isStill = async (): Promise<boolean> => (await context.identify(request))?.id === person?.id;
    const stream = new Stream(reply.raw, isStill);
    const teller = new NewsSender(context, params.id, seat, person, askerOf(call), place, stream);
    const leave = context.hub.add({
      match: params.id,
      seat,
      person: person?.id,
      wake: (what, live) => teller.wake(what, live),
      end: (why) => (why === 'restart' ? stream.sendOn() : stream.end()),
    });
    const depart = attend(context, params.id, person);
    stream.onEnd(() => {
      leave();
      giveBack();
      depart();
    });
    teller.wake('table');
    return undefined;
  },
});
