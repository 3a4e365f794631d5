import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, fine, newMatch, PASSWORD } from './browser.ts';

/** Records everything that is logged, down to trace level. */
const newLog = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(bytes, _encoding, done) {
      lines.push(String(bytes));
      done();
    },
  });
  return { stream, text: () => lines.join('') };
};

describe.each(eachStore)('secrets in logs, on the $name store', ({ open }) => {
  test('no token, cookie, password, invitation or seed is ever logged, whatever goes wrong', async () => {
    const log = newLog();
    const store = await open();
    const server = await startTestServer({ store, logTo: log.stream });
    const ann = new Browser(server);
    await fine(ann.post('/people/guests', { name: 'Ann' }));
    const first = ann.secret;
    await fine(ann.post('/people/accounts', { name: 'Ann', password: PASSWORD, email: 'ann@secret.test' }));
    const { token } = await fine(ann.post('/people/me/tokens', { name: 'program' }));
    const id = await newMatch(ann);
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat' }));
    const invitation = link.replace('/invitations/', '');
    const seed = (await server.context.matches.table(id))?.secret as string;
    const wrong = 'a wrong password';

    await ann.post('/people/sessions', { name: 'Ann', password: wrong });
    await ann.put('/people/me/password', { old: wrong, new: PASSWORD });
    await ann.get(`${link}/nowhere`);
    await ann.post(link, { nonsense: token });
    await ann.send('POST', link, undefined, { raw: `{"password":"${PASSWORD}` });
    await ann.get(`/people/me?token=${token}`);
    await ann.get('/people/me', { headers: { authorization: `Bearer ${token}` } });
    const stream = ann.follow(id, 'red');
    await stream.until(() => stream.table !== undefined);
    stream.close();

    // A bug of ours during requests that carry every secret.
    await store.run(sql`drop table attempts`);
    await store.run(sql`drop table invitations`);
    for (const broken of [
      await ann.post('/people/sessions', { name: 'Ann', password: PASSWORD }),
      await ann.get(link),
      await ann.post(link, {}, { headers: { authorization: `Bearer ${token}` } }),
    ]) {
      expect(broken).toMatchObject({
        status: 500,
        body: {
          error: { says: 'Something went wrong on our side; check what happened before you try again.' },
        },
      });
      expect(broken.text).not.toMatch(/attempts|invitations|sql|\bat /i);
    }
    const last = ann.secret;
    await server.stop();

    expect(log.text()).toContain('a defect');
    for (const secret of [
      first,
      last,
      token,
      invitation,
      seed,
      PASSWORD,
      wrong,
      'ann@secret.test',
      'argon2id',
    ])
      expect([secret, log.text().includes(secret)]).toEqual([secret, false]);
  });
});
