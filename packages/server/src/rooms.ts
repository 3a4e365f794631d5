import { abuseRoutes } from './abuse/abuseRoutes.ts';
import type { AppContext } from './api/appContext.ts';
import type { AnyRoute } from './api/route.ts';
import { battleHandlers } from './battles/battleHandlers.ts';
import { battlesAfter } from './battles/battlesAfter.ts';
import { botsAfter } from './bots/botsAfter.ts';
import { actFor, type BotServices, playBot } from './bots/playBot.ts';
import type { Pool } from './bots/pool.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { clockHandlers } from './clock/absence.ts';
import { clockRoutes } from './clock/clockRoutes.ts';
import { deadlinesAfter } from './clock/deadlinesAfter.ts';
import type { Handlers } from './jobs/jobs.ts';
import { liveRoute } from './live/liveRoute.ts';
import type { Presence } from './live/presence.ts';
import { socketRoute } from './live/socketRoute.ts';
import { createRoute } from './matches/createRoute.ts';
import type { Consequence } from './matches/liveMatch.ts';
import { playRoutes } from './matches/playRoutes.ts';
import { recordRoutes } from './matches/recordRoutes.ts';
import { sweepHandlers } from './matches/sweep.ts';
import { viewRoutes } from './matches/viewRoutes.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { reportRoutes } from './orders/reportRoutes.ts';
import { peopleRoutes } from './people/peopleRoutes.ts';
import { personalRoutes } from './personal/personalRoutes.ts';
import { makeMailer } from './post/mailer.ts';
import { notificationsAfter } from './post/notificationsAfter.ts';
import { postHandlers } from './post/postHandlers.ts';
import { postRoutes } from './post/postRoutes.ts';
import { proposalHandlers } from './proposals/carryOut.ts';
import { proposalRoutes } from './proposals/proposalRoutes.ts';
import { proposalsAfter } from './proposals/proposalsAfter.ts';
import { profileRoute } from './ratings/profileRoute.ts';
import { ratingHandlers, ratingsAfter } from './ratings/settleMatch.ts';
import { tidyHandlers } from './retention/tidy.ts';
import { seatRoutes } from './seats/seatRoutes.ts';
import { viewersAfter } from './seats/viewers.ts';
import { shareRoutes } from './share/shareRoutes.ts';
import { shelfRoutes } from './shelf/shelfRoutes.ts';
import { tournamentHandlers, tournamentsAfter } from './tournaments/tournamentHandlers.ts';
import { tournamentRoutes } from './tournaments/tournamentRoutes.ts';

/** Everything the API offers, grouped by subject. */
export const ROUTES: readonly AnyRoute[] = [
  ...shelfRoutes,
  ...peopleRoutes,
  createRoute,
  ...viewRoutes,
  ...playRoutes,
  ...orderRoutes,
  ...reportRoutes,
  ...recordRoutes,
  ...seatRoutes,
  ...chatRoutes,
  ...abuseRoutes,
  ...clockRoutes,
  ...proposalRoutes,
  ...shareRoutes,
  ...personalRoutes,
  ...postRoutes,
  profileRoute,
  ...tournamentRoutes,
  liveRoute,
  socketRoute,
];

/** The follow-up work of each line of a log. */
export const CONSEQUENCES: readonly Consequence[] = [
  deadlinesAfter,
  botsAfter,
  notificationsAfter,
  viewersAfter,
  ratingsAfter,
  tournamentsAfter,
  proposalsAfter,
  battlesAfter,
];

/** The handler of each job. */
export const handlersOf = (context: AppContext, pool: Pool, presence: Presence): Handlers => {
  const bots: BotServices = {
    open: async (match) => {
      await context.matches.hear({ match, what: 'table' }); // the job may arrive before the news of who sits where
      return context.matches.open(match);
    },
    pool,
    seconds: context.settings.botSeconds,
    now: context.now,
    log: context.log,
    decided: (decision) => context.metrics.decided(decision),
  };
  return {
    bot: playBot(bots),
    ...clockHandlers({ ...context, botActs: (match, seat, player) => actFor(bots, match, seat, player) }),
    ...postHandlers({
      ...context,
      isPresent: (match, person) => presence.isPresent(match, person),
      mailer: makeMailer(context.settings),
    }),
    ...proposalHandlers(context),
    ...tidyHandlers(context),
    ...sweepHandlers(context),
    ...ratingHandlers(context),
    ...tournamentHandlers(context),
    ...battleHandlers(context),
  };
};
