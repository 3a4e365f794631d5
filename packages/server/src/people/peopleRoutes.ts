import { z } from 'zod';
import { type AnyRoute, route } from '../api/route.ts';
import { askAtOnce } from '../post/confirmation.ts';
import { beginAsGuest, changePassword, makeAccount, proveAgain, signIn } from './accounts.ts';
import { giveBrowser, giveCookie, takeCookie } from './cookie.ts';
import { tokenOf } from './identify.ts';
import { deletePerson } from './leaving.ts';
import { changeMe, Email, Me, MeChange, readMe } from './me.ts';
import { PersonName } from './name.ts';
import { GivenPassword, NewPassword } from './password.ts';
import { resetRoutes } from './resetRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { endSession, endSessionsOf, sessionIdOf } from './sessions.ts';
import { showOut } from './showOut.ts';
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
    const { id, secret } = await beginAsGuest(call.house, visitorOf(call), call.body.name);
    giveCookie(call, secret);
    return readMe(call.house.store, id);
  },
});

const account = route({
  method: 'POST',
  path: '/people/accounts',
  tag: 'people',
  says: 'Make an account; a guest becomes it and keeps all games',
  body: z.strictObject({ name: PersonName, password: NewPassword, email: Email.nullable().default(null) }),
  answer: Me,
  async handle(call) {
    const visitor = knownVisitor(call);
    const { id, secret } = await makeAccount(call.house, visitor, call.body);
    if (call.body.email !== null) await askAtOnce(call.house, id);
    giveCookie(call, secret);
    giveBrowser(call, visitor.browser);
    return readMe(call.house.store, id);
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
    const { id, secret } = await signIn(call.house, visitor, call.body.name, call.body.password);
    giveCookie(call, secret);
    giveBrowser(call, visitor.browser);
    return readMe(call.house.store, id);
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
    if (token !== undefined) await endSession(call.house.store, token);
    if (call.person !== undefined) showOut(call.house, call.person.id);
    takeCookie(call);
    return {};
  },
});

const me = route({
  method: 'GET',
  path: '/people/me',
  tag: 'people',
  says: 'Who you are here; nobody when you are not signed in',
  answer: z.object({ person: Me.nullable() }),
  async handle({ house, person }) {
    return { person: person === undefined ? null : await readMe(house.store, person.id) };
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
    const me = await changeMe(call.house, person, call.body);
    if (call.body.email) await askAtOnce(call.house, person.id);
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
    const { house, body, request } = call;
    const person = ownerOf(call);
    await proveAgain(house, person, request.ip, body.old);
    await changePassword(house, person, body.new);
    const token = tokenOf(request);
    const kept = token === undefined ? undefined : await sessionIdOf(house.store, token);
    await endSessionsOf(house.store, person.id, kept ?? '');
    showOut(house, person.id);
    return {};
  },
});

const remove = route({
  method: 'DELETE',
  path: '/people/me',
  tag: 'people',
  says: 'Delete your account for good; an account proves itself by its password. The games stay, your chairs are open',
  body: z.strictObject({ password: GivenPassword.optional() }),
  answer: Done,
  async handle(call) {
    const { house, body, request } = call;
    const person = ownerOf(call);
    if (!person.isGuest) await proveAgain(house, person, request.ip, body.password ?? '');
    await deletePerson(house, person.id);
    takeCookie(call);
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
