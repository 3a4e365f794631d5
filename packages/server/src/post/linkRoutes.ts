import { say } from '@warmoot/kernel';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AnyRoute, route } from '../api/route.ts';
import { languageOf, sayIn } from '../words/language.ts';
import { confirmAddress } from './confirmation.ts';
import { escaped } from './mailOf.ts';
import { endSubscription, subscriptionByToken } from './subscriptions.ts';

const Token = z.object({ token: z.string().max(200) });

/** A self-contained page for links in e-mails. */
const show = (reply: FastifyReply, says: string, button?: string): undefined => {
  const language = languageOf(reply.request.headers['accept-language']);
  const spoken = (said: string): string => escaped(sayIn(language, said));
  const form = button === undefined ? '' : `<form method="post"><button>${spoken(button)}</button></form>`;
  void reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}"><meta name="viewport" content="width=device-width"><title>Warmoot</title>
<main><h1>Warmoot</h1><p>${spoken(says)}</p>${form}</main></html>
`);
  return undefined;
};

const OUT_OF_DATE = say`This link is out of date: ask for a new e-mail in your settings.`;

/** Mail programs open links before people do, so opening one changes nothing; pressing the button does. */
const confirmPage = route({
  method: 'GET',
  path: '/post/confirm',
  tag: 'post',
  says: 'The page behind the link in the e-mail that confirms an address',
  query: Token,
  answer: z.unknown(),
  stream: true,
  perMinute: 30,
  async handle({ context, query, reply }) {
    const known = await subscriptionByToken(context.store, query.token, 'confirm');
    return known === undefined
      ? show(reply, OUT_OF_DATE)
      : show(reply, say`May Warmoot send e-mails to ${known.target}?`, 'Yes, this is my address');
  },
});

const confirm = route({
  method: 'POST',
  path: '/post/confirm',
  tag: 'post',
  says: 'Confirm an address with the token from the e-mail',
  query: Token,
  answer: z.unknown(),
  stream: true,
  perMinute: 30,
  async handle({ context, query, reply }) {
    const isRight = await confirmAddress(context, query.token);
    return show(reply, isRight ? say`Thank you. E-mails will come to this address.` : OUT_OF_DATE);
  },
});

const unsubscribePage = route({
  method: 'GET',
  path: '/post/unsubscribe',
  tag: 'post',
  says: 'The page behind the unsubscribe link of every e-mail',
  query: Token,
  answer: z.unknown(),
  stream: true,
  perMinute: 30,
  async handle({ context, query, reply }) {
    const known = await subscriptionByToken(context.store, query.token, 'unsubscribe');
    return known === undefined
      ? show(reply, 'No e-mails go to this address.')
      : show(reply, say`Stop all e-mails to ${known.target}?`, 'Yes, unsubscribe');
  },
});

/** RFC 8058: mail programs press this button themselves. */
const unsubscribe = route({
  method: 'POST',
  path: '/post/unsubscribe',
  tag: 'post',
  says: 'Unsubscribe an address; with one click from a mail program',
  query: Token,
  answer: z.unknown(),
  stream: true,
  perMinute: 30,
  async handle({ context, query, reply }) {
    const known = await subscriptionByToken(context.store, query.token, 'unsubscribe');
    if (known !== undefined) await endSubscription(context.store, known.id);
    return show(reply, 'Done. This address gets no more e-mails.');
  },
});

export const linkRoutes: readonly AnyRoute[] = [confirmPage, confirm, unsubscribePage, unsubscribe];
