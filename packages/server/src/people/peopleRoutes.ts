import { z } from 'zod';
import { type AnyRoute, route } from '../api/route.ts';
import { askAtOnce } from '../post/confirmation.ts';
import { beginAsGuest, changePassword, makeAccount, reauthenticate, signIn } from './accounts.ts';
import { clearSessionCookie, setBrowserCookie, setSessionCookie } from './cookie.ts';
import { dropConnections } from './dropConnections.ts';
import { tokenOf } from './identify.ts';
import { deletePerson } from './leaving.ts';
import { changeMe, Email, Me, MeChange, readMe } from './me.ts';
import { PersonName } from './name.ts';
import { GivenPassword, NewPassword } from './password.ts';
import { resetRoutes } from './resetRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { endSession, endSessionsOf, sessionIdOf } from './sessions.ts';
import { knownVisitor, ownerOf, visitorOf } from './visitor.ts';

const Done = z.object({});

const guest = route({
  method: 'POST',
  path: '/people/guests',
  tag: 'people',
  says: 'Play at once, as a guest; the cookie says who you are from now on',
  body: z.strictObject({ name: PersonName.optional() }),
  answer: Me,
  async handle(call) {
    const { id, secret } = await beginAsGuest(call.context, visitorOf(call), call.body.name);
    setSessionCookie(call, secret);
    return readMe(call.context.store, id);
  },
});

const account = route({
  method: 'POST',
  path: '/people/accounts',
  tag: 'people',
  says: 'Create an account; a guest keeps all games',
  body: z.strictObject({ name: PersonName, password: NewPassword, email: Email.nullable().default(null) }),
  answer: Me,
  async handle(call) {
    const visitor = knownVisitor(call);
    const { id, secret } = await makeAccount(call.context, visitor, call.body);
    if (call.body.email !== null) await askAtOnce(call.context, id);
    setSessionCookie(call, secret);
    setBrowserCookie(call, visitor.browser);
    return readMe(call.context.store, id);
  },
});

const enter = route({
  method: 'POST',
  path: '/people/sessions',
  tag: 'people',
  says: 'Sign in with name and password',
  body: z.strictObject({ name: PersonName, password: GivenPassword }),
  answer: Me,
  async handle(call) {
    const visitor = knownVisitor(call);
    const { id, secret } = await signIn(call.context, visitor, call.body.name, call.body.password);
    setSessionCookie(call, secret);
    setBrowserCookie(call, visitor.browser);
    return readMe(call.context.store, id);
  },
});

const leave = route({
  method: 'POST',
  path: '/people/sign-out',
  tag: 'people',
  says: 'End this session',
  answer: Done,
  async handle(call) {
    const token = tokenOf(call.request);
    if (token !== undefined) await endSession(call.context.store, token);
    if (call.person !== undefined) dropConnections(call.context, call.person.id);
    clearSessionCookie(call);
    return {};
  },
});

const me = route({
  method: 'GET',
  path: '/people/me',
  tag: 'people',
  says: 'Your account; nobody if you are not signed in',
  answer: z.object({ person: Me.nullable() }),
  async handle({ context, person }) {
    return { person: person === undefined ? null : await readMe(context.store, person.id) };
  },
});

const change = route({
  method: 'PUT',
  path: '/people/me',
  tag: 'people',
  says: 'Change your name, e-mail address or settings; what is left out stays',
  body: MeChange,
  perMinute: 30,
  answer: Me,
  async handle(call) {
    const person = ownerOf(call);
    const me = await changeMe(call.context, person, call.body);
    if (call.body.email) await askAtOnce(call.context, person.id);
    return me;
  },
});

const password = route({
  method: 'PUT',
  path: '/people/me/password',
  tag: 'people',
  says: 'Change your password; every other session and token ends',
  body: z.strictObject({ old: GivenPassword, new: NewPassword }),
  answer: Done,
  async handle(call) {
    const { context, body, request } = call;
    const person = ownerOf(call);
    await reauthenticate(context, person, request.ip, body.old);
    await changePassword(context, person, body.new);
    const token = tokenOf(request);
    const kept = token === undefined ? undefined : await sessionIdOf(context.store, token);
    await endSessionsOf(context.store, person.id, kept ?? '');
    dropConnections(context, person.id);
    return {};
  },
});

const remove = route({
  method: 'DELETE',
  path: '/people/me',
  tag: 'people',
  says: 'Delete your account for good; an account must give its password. The games stay, your seats become open',
  body: z.strictObject({ password: GivenPassword.optional() }),
  answer: Done,
  async handle(call) {
    const { context, body, request } = call;
    const person = ownerOf(call);
    if (!person.isGuest) await reauthenticate(context, person, request.ip, body.password ?? '');
    await deletePerson(context, person.id);
    clearSessionCookie(call);
    return {};
  },
});

export const peopleRoutes: readonly AnyRoute[] = [
  guest,
  account,
  enter,
  leave,
  me,
  change,
  password,
  remove,
  ...sessionRoutes,
  ...resetRoutes,
];
