import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { conflict } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { lineOfText } from '../api/words.ts';
import { resetJob } from '../post/resetMail.ts';
import { attempt, type Limit, senderOf } from './attempts.ts';
import { foldName } from './name.ts';
import { NewPassword } from './password.ts';
import { holderOf, usePasswordReset } from './resets.ts';

const HOUR = 60 * 60 * 1000;

const hourly =
  (most: number): Limit['opensAt'] =>
  (times) =>
    times.length < most ? 0 : (times.at(-most) as number) + HOUR;

const resetsFor = (who: string): Limit => ({ key: `reset for ${foldName(who)}`, opensAt: hourly(3) });
const resetsFrom = (sender: string): Limit => ({ key: `reset from ${sender}`, opensAt: hourly(10) });

const Token = z.string().max(100);
const Name = z.object({ name: z.string() });

const about = route({
  method: 'GET',
  path: '/people/resets',
  tag: 'people',
  says: 'Whether this server can e-mail a password reset link; otherwise its operator creates one',
  answer: z.object({ byMail: z.boolean() }),
  handle: async ({ context }) => ({ byMail: context.settings.smtpUrl !== null }),
});

const ask = route({
  method: 'POST',
  path: '/people/resets',
  tag: 'people',
  says: 'E-mail a password reset link to the confirmed address of an account; the answer never reveals whether there is one',
  body: z.strictObject({ who: lineOfText(254).describe('name or e-mail address of the account') }),
  answer: z.object({}),
  async handle({ context, body, request }) {
    if (context.settings.smtpUrl === null) throw conflict(NO_MAIL);
    await limit(context, body.who, request.ip);
    await context.store.transaction((db) => context.store.jobs.add(db, resetJob(body.who, context.now())));
    return {};
  },
});

const NO_MAIL =
  'This server sends no e-mail: ask its operator for a link, which "warmoot admin reset-password NAME" creates.';

const limit = ({ store, now }: AppContext, who: string, ip: string): Promise<void> => {
  const sender = senderOf(ip);
  return attempt(store, now(), [resetsFor(who), ...(sender === undefined ? [] : [resetsFrom(sender)])]);
};

const look = route({
  method: 'POST',
  path: '/people/resets/look',
  tag: 'people',
  says: 'Whose password a link would change; nothing is changed',
  body: z.strictObject({ token: Token }),
  perMinute: 30,
  answer: Name,
  async handle({ context, body }) {
    const { name } = await holderOf(context.store, context.now(), body.token);
    return { name };
  },
});

const use = route({
  method: 'POST',
  path: '/people/resets/use',
  tag: 'people',
  says: 'Choose a new password with the token of a link; every session and token of the account ends',
  body: z.strictObject({ token: Token, password: NewPassword }),
  perMinute: 30,
  answer: Name,
  async handle({ context, body }) {
    const { name } = await usePasswordReset(context, body.token, body.password);
    return { name };
  },
});

export const resetRoutes: readonly AnyRoute[] = [about, ask, look, use];
