import { z } from 'zod';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId, SeatQuery } from '../api/words.ts';
import { commandingSeat, liveFor } from '../matches/access.ts';
import { writeAgreed } from './carryOut.ts';
import type { Proposal } from './proposal.ts';
import { answer, propose, type Services, termsOf } from './propose.ts';

const Seats = z.array(z.string().max(64)).max(20);
const Answered = z.object({
  id: z.string(),
  kind: z.enum(['takeback', 'end', 'pause', 'resume', 'rematch']),
  state: z.enum(['open', 'agreed', 'done', 'declined', 'withdrawn', 'fallen']),
  rematch: z.string().nullable().describe('the new match, once a rematch is agreed'),
});

/** The most commands one takeback may cover. */
const MAX_MOVES = 200;

const proposeRoute = route({
  method: 'POST',
  path: '/matches/:id/proposals',
  tag: 'proposals',
  says: 'Ask the other players for a takeback, an agreed end, a pause, the end of a pause, or a rematch (MOT-15)',
  params: MatchId,
  perMinute: 30,
  body: SeatQuery.extend({
    kind: z.enum(['takeback', 'end', 'pause', 'resume', 'rematch']),
    moves: z
      .number()
      .int()
      .min(1)
      .max(MAX_MOVES)
      .optional()
      .describe('how many of your own commands to take back'),
    winners: Seats.optional().describe('the winners of an agreed end; none for a draw'),
  }).strict(),
  answer: Answered,
  async handle({ context, person, params, body }) {
    const live = await liveFor(context, params.id, person);
    const seat = commandingSeat(live.table, person, body.as);
    const terms = await termsOf(live, seat, body);
    return writtenOut(context, params.id, await propose(context, params.id, seat, terms));
  },
});

const answerRoute = route({
  method: 'POST',
  path: '/matches/:id/proposals/:proposal',
  tag: 'proposals',
  says: 'Agree to a proposal, decline it, or withdraw your own; the last to agree carries it out',
  params: MatchId.extend({ proposal: z.string().max(64) }),
  body: SeatQuery.extend({ answer: z.enum(['agree', 'decline', 'withdraw']) }).strict(),
  answer: Answered,
  async handle({ context, person, params, body }) {
    const { table } = await liveFor(context, params.id, person);
    const seat = commandingSeat(table, person, body.as);
    return writtenOut(
      context,
      params.id,
      await answer(context, params.id, seat, params.proposal, body.answer),
    );
  },
});

const writtenOut = async (
  context: Services,
  match: string,
  proposal: Proposal,
): Promise<z.input<typeof Answered>> => {
  const isLine = proposal.state === 'agreed';
  const { id, terms, state, rematch } =
    (isLine && (await writeAgreed(context, match, proposal.id))) || proposal;
  return { id, kind: terms.kind, state, rematch };
};

export const proposalRoutes: readonly AnyRoute[] = [proposeRoute, answerRoute];
