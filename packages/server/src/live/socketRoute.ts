import { z } from 'zod';
import { limitOf } from '../api/limits.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId, SeatQuery } from '../api/words.ts';
import { tableFor, viewingSeat } from '../matches/access.ts';
import { senderOf } from '../people/attempts.ts';
import { attend } from './attend.ts';
import { Conversation } from './conversation.ts';
import { readPlace } from './place.ts';

export const socketRoute: AnyRoute = route({
  method: 'GET',
  path: '/matches/:id/socket',
  tag: 'live',
  says: 'A WebSocket of one person at one match: the events of the live stream, and commands with their answers',
  params: MatchId,
  query: SeatQuery.extend({ from: z.string().max(64).optional() }),
  answer: z.unknown(),
  stream: true,
  async handle(call) {
    const { context, person, params, query, request, reply } = call;
    const table = await tableFor(context, params.id, person);
    const seat = viewingSeat(table, person, query.as);
    const giveBack = context.room.enter({
      match: params.id,
      person: person?.id,
      address: senderOf(request.ip),
    });
    try {
      const socket = await request.server.sockets.open(request, reply);
      if (socket === undefined) return giveBack();
      const limit = limitOf(request.server, socketRoute, context.settings);
      const conversation = new Conversation({ context, person, params, request, limit }, socket);
      conversation.onEnd(giveBack);
      conversation.watch(seat, readPlace(query.from));
      conversation.onEnd(attend(context, params.id, person)); // after the hub
    } catch (problem) {
      giveBack();
      throw problem;
    }
    return undefined;
  },
});
