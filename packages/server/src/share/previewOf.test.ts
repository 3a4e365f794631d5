import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, fine, newGuest } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Warmoot</title>
  </head>
  <body></body>
</html>
`;

let server: RunningServer;
let ann: Browser;
let bob: Browser;
const page = mkdtempSync(join(tmpdir(), 'warmoot-page-'));
beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), PAGE);
  server = await startTestServer({ page });
  [ann, bob] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob <script>')];
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(page, { recursive: true });
});

/** The page as a chat's program fetches it, and the tags in its head. */
const pasted = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { accept: '*/*', ...headers } });
  const html = await answer.text();
  const tags = [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g)];
  return {
    html,
    status: answer.status,
    tags: Object.fromEntries(tags.map(([, name, says]) => [name, says])),
  };
};

const begun = async (request: object): Promise<string> => {
  const { id } = await fine(ann.post('/matches', { chairs: { red: 'me' }, ...request }));
  await fine(bob.post(`/matches/${id}/seats/blue`));
  return id;
};

test('[MOT-18] a shared link pasted in a chat shows system, scenario, players, the result and a picture', async () => {
  const options = { scenario: 'hastings', modules: [] };
  const id = await begun({ system: 'csw', options, visibility: 'open', title: 'Thursday’s battle' });
  await fine(ann.post(`/matches/${id}/resign`, { as: 'red' }));
  const { link } = await fine(ann.post(`/matches/${id}/share`, { at: 1 }));
  const { tags, html } = await pasted(link);
  expect(tags).toMatchObject({
    'og:title': 'Thursday’s battle',
    'og:description': expect.stringMatching(
      /^City State Warfare, Hastings\. Won by the English\. (Normans: Ann; English: Bob &#60;script&#62;|English: Bob &#60;script&#62;; Normans: Ann)\.$/,
    ),
    'og:url': expect.stringMatching(/^http:.*\/shared\/.*\?at=1$/),
    'twitter:card': 'summary_large_image',
  });
  expect(html).not.toContain('<script>');
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'));
  const { pathname, search } = new URL(tags['og:image'] as string);
  const picture = await fetch(`${server.url}${pathname}${search}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const german = await pasted(link, { 'accept-language': 'de' });
  expect(german.tags['og:description']).toMatch(/^City State Warfare, Hastings\. Sieg: die Engländer\./);
  await fine(bob.delete(`/matches/${id}/share`));
  expect(await pasted(link)).toMatchObject({ status: 200, html: PAGE });
});

test('an open match shows who plays; a private one shows nothing', async () => {
  const open = { system: 'practice', visibility: 'open' };
  const { id: gathering } = await fine(ann.post('/matches', { chairs: { red: 'me' }, ...open }));
  const waiting = await pasted(`/matches/${gathering}`);
  expect(waiting.tags['og:description']).toMatch(/Red: Ann; Blue: still open\.$/);
  expect(waiting.tags['og:image']).toBeUndefined();
  const { id: withBot } = await fine(
    ann.post('/matches', { chairs: { red: 'me', blue: { bot: 'random' } }, ...open }),
  );
  expect((await pasted(`/matches/${withBot}`)).tags['og:description']).toMatch(/Red: Ann; Blue: computer\.$/);
  const { id: secret } = await fine(
    ann.post('/matches', { system: 'practice', visibility: 'private', chairs: { red: 'me' } }),
  );
  for (const path of [`/matches/${secret}`, '/matches/nothing', '/shared/nothing'])
    expect(await pasted(path)).toMatchObject({ status: 200, html: PAGE });
});

test('a file that is not there stays an error, also for programs that take any document', async () => {
  for (const path of ['/assets/gone.js', '/shared/gone.js', '/nowhere'])
    expect((await pasted(path)).status).toBe(404);
});
