import { MODERATOR, SPECTATOR } from '@warmoot/kernel';
import type { Campaign } from '@warmoot/systems/chronopia';
import { standInFor } from '@warmoot/systems/chronopia/moderator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sight } from '../matches/sight.ts';
import type { RunningServer } from '../start.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';

const SCRIPT = '<script>alert(1)</script>';
const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
  { name: SCRIPT, race: 'DW' },
];
const SEATS = ['e1', 'e2', 'e3'] as const;

let server: RunningServer;
let referee: Client;
let ann: Client;
let stranger: Client;
let id: string;
let players: Readonly<Record<string, Client>>;

beforeAll(async () => {
  server = await startTestServer();
  referee = await guest(server.url, 'Referee');
  stranger = await guest(server.url, 'Stranger');
  const options = { empires: EMPIRES, moderator: true, hexesPerEmpire: 40, lastTurn: 2, calamities: false };
  const request = { system: 'chronopia', options, visibility: 'open', chairs: { [MODERATOR]: 'me' } };
  id = (await referee.post<{ id: string }>('/matches', request)).body.id;
  const seated = SEATS.map(async (seat) => {
    const person = await guest(server.url, `Player of ${seat}`);
    await person.post(`/matches/${id}/seats/${seat}`);
    return [seat, person] as const;
  });
  players = Object.fromEntries(await Promise.all(seated));
  ann = players.e1!;
  await untilOrders();
});
afterAll(() => server.stop());

const look = async (seat: string, client = players[seat]!) => {
  const { body } = await client.get<{ number: number; sight: Sight }>(`/matches/${id}/sight?as=${seat}`);
  return { ...body, view: body.sight.view as Campaign };
};

/** Everybody takes the first legal choice until orders are written. */
const untilOrders = async (): Promise<void> => {
  for (;;) {
    const { sight, view } = await look(MODERATOR, referee); // who is ready is for the moderator (CHR-PLAY-08)
    if (view.window?.name === 'orders') return;
    const seat = sight.open[0]!.seat;
    const { number, view: own } = await look(seat);
    const command = standInFor(own, Number(seat.slice(1)) - 1);
    const { status, body } = await players[seat]!.post(`/matches/${id}/commands`, {
      as: seat,
      seen: number,
      commands: [command],
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
};

/** A paper as sent, with its headers. */
const paper = async (client: Client, path: string) => {
  const answer = await fetch(`${server.url}/api/v1/matches/${id}${path}`, { headers: client.headers });
  return {
    status: answer.status,
    kind: answer.headers.get('content-type'),
    answer,
    text: await answer.text(),
  };
};

const armyOf = ({ armies }: Campaign, empire: number): string =>
  armies.find((army) => army?.owner === empire)!.name;

interface Answered {
  readonly done: number;
  readonly number: number;
  readonly commands: { readonly type: string; readonly statements: readonly unknown[] }[];
  readonly findings: { readonly line: number; readonly column: number; readonly code: string }[];
  readonly error: { readonly code: string; readonly says: string; readonly findings?: unknown[] };
}

const check = (text: string, more: object = {}, client = ann) =>
  client.post<Answered>(`/matches/${id}/orders/check`, { as: 'e1', text, ...more });

const send = async (text: string) =>
  ann.post<Answered>(`/matches/${id}/orders`, { as: 'e1', seen: (await look('e1')).number, text });

test('[CHR-MOD-01] a pause is not stale, whatever others did since; any other stale command is', async () => {
  const command = (type: string, seen: number) =>
    referee.post<Answered>(`/matches/${id}/commands`, {
      as: MODERATOR,
      seen,
      commands: [{ type, reason: 'a word with the players' }],
    });
  expect((await command('closeWindow', 0)).body.error.code).toBe('stale');
  expect((await command('pause', 0)).body).toMatchObject({ done: 1 });
  expect((await command('pause', 0)).body.error.code).toBe('refused');
  const { number } = await look(MODERATOR, referee);
  expect((await command('resume', number)).body).toMatchObject({ done: 1 });
});

test('[CHR-GRM-06] orders sent as text are read back as commands, and orders sent as commands as text', async () => {
  const host = armyOf((await look('e1')).view, 0);
  const sent = await send(`EMPIRE Aldmark\nTURN 1\n${host} - Hold; Hold\nDECLARE Brakka Friendly\n`);
  expect(sent.body).toMatchObject({ done: 1, findings: [] });
  const { number, view } = await look('e1');
  const { statements } = view.sheets[0]!;
  expect(statements).toHaveLength(2);

  const { text, kind } = await paper(ann, '/orders?as=e1');
  expect(kind).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`${host} - Hold; Hold\n`);
  const checked = await check(text);
  expect(checked.body).toMatchObject({ number, findings: [] });
  expect(checked.body.commands).toEqual([{ type: 'orders', empire: 'Aldmark', turn: 1, statements }]);

  const commands = [{ type: 'orders', statements: statements.slice(1) }];
  expect((await ann.post(`/matches/${id}/commands`, { as: 'e1', seen: number, commands })).status).toBe(200);
  const shorter = (await paper(ann, '/orders?as=e1')).text;
  expect(shorter).toContain('DECLARE Brakka Friendly');
  expect(shorter).not.toContain('Hold');
});

test('[CHR-GRM-04] a bad line is reported with line and column; checking sends nothing, sending accepts the rest', async () => {
  const host = armyOf((await look('e1')).view, 0);
  const before = await look('e1');
  const text = `TURN 1\n${host} - Mvoe 2\nDECLARE Brakka Neutral`;
  const { body } = await check(text);
  expect(body.findings).toMatchObject([{ line: 2, column: host.length + 4, code: 'E-03', nearest: 'Move' }]);
  expect(await look('e1')).toEqual(before);
  const sent = await send(text);
  expect(sent.body).toMatchObject({ done: 1, findings: body.findings });
  expect((await look('e1')).view.sheets[0]!.statements).toMatchObject([
    { s: 'rejected', line: 2 },
    { s: 'declare' },
  ]);
});

test('[CHR-DOW-02] a bid among the orders is refused as too late, in checking and in sending', async () => {
  const late = [{ line: 2, column: 1, code: 'E-11', clause: 'CHR-DOW-02' }];
  const text = 'TURN 1\nBID dow-besiegers 400\nDECLARE Brakka Neutral';
  expect((await check(text)).body.findings).toMatchObject(late);
  expect((await send(text)).body).toMatchObject({ done: 1, findings: late });
});

test('[CHR-GRM-04] E-15: orders for another turn are refused as a whole, with the reason', async () => {
  const before = (await look('e1')).view.sheets;
  const { status, body } = await send('TURN 7\nDECLARE Brakka Friendly');
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: 'refused', rule: 'CHR-GRM-04', findings: [{ code: 'E-15' }] });
  expect((await look('e1')).view.sheets).toEqual(before);
});

test('late orders are refused as stale', async () => {
  const { number } = await look('e1');
  const { status, body } = await ann.post<Answered>(`/matches/${id}/orders`, {
    as: 'e1',
    seen: number - 1,
    text: 'TURN 1',
  });
  expect(status).toBe(409);
  expect(body.error.code).toBe('stale');
});

test('[MOT-02] nobody reads or writes orders for another’s seat; the moderator reads every seat’s', async () => {
  for (const path of ['/orders?as=e2', '/report?as=e2', '/orders?as=e1&of=e2', '/report?as=e1&of=e2'])
    expect([path, (await paper(ann, path)).status]).toEqual([path, 403]);
  for (const path of ['/orders', '/report', `/report?as=${SPECTATOR}`, `/report?as=${MODERATOR}`])
    expect([path, (await paper(stranger, path)).status]).toEqual([path, 403]);
  expect((await check('TURN 1', {}, players.e2)).status).toBe(403);
  expect((await check('TURN 1', { as: 'e2', of: 'e1' }, players.e2)).status).toBe(403);
  const foreign = { as: 'e1', seen: 1, text: 'TURN 1' };
  expect((await players.e2!.post(`/matches/${id}/orders`, foreign)).status).toBe(403);

  const own = await paper(players.e2!, '/report?as=e2');
  expect(await paper(referee, `/report?as=${MODERATOR}&of=e2`)).toMatchObject({
    status: 200,
    text: own.text,
  });
  expect((await paper(referee, `/orders?as=${MODERATOR}&of=e1`)).text).toContain('EMPIRE Aldmark');
  expect((await check('TURN 1', { as: MODERATOR, of: 'e1' }, referee)).body.findings).toEqual([]);
  expect((await paper(referee, `/report?as=${MODERATOR}&of=e9`)).text).toContain('There is no seat');
  expect((await paper(referee, `/orders?as=${MODERATOR}`)).status).toBe(403);
});

const FORMATS = [
  ['text', 'text/plain', 'Aldmark (Firstborn), turn 1'],
  ['html', 'text/html', '<h1>Aldmark, turn 1</h1>'],
  ['json', 'application/json', '"empire": "Aldmark"'],
  ['svg', 'image/svg+xml', '<svg '],
] as const;

test.each(FORMATS)('[CHR-RPT-03] the report as %s', async (format, kind, words) => {
  const { status, kind: found, text, answer } = await paper(ann, `/report?as=e1&format=${format}`);
  expect([status, found]).toEqual([200, `${kind}; charset=utf-8`]);
  expect(text).toContain(words);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*script-src)/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  if (format === 'json') expect(JSON.parse(text)).toMatchObject({ turn: 1, empire: 'Aldmark' });
});

test('[CHR-RPT-01] the moderator’s report covers every seat', async () => {
  const { text } = await paper(referee, `/report?as=${MODERATOR}&format=json`);
  const { reports } = JSON.parse(text) as { reports: { empire: string }[] };
  expect(reports.map(({ empire }) => empire)).toEqual(EMPIRES.map(({ name }) => name));
});

test('a name that looks like a script stays text, in pages and maps', async () => {
  const whole = (seat: string, client: Client, format: string) =>
    paper(client, `/report?as=${seat}&format=${format}`).then(({ text }) => text);
  const { number } = await look('e3');
  const message = { type: 'message', to: [0], text: `"><img src=x onerror=alert(1)>${SCRIPT}` };
  await players.e3!.post(`/matches/${id}/commands`, { as: 'e3', seen: number, commands: [message] });
  for (const [seat, client] of [...Object.entries(players), [MODERATOR, referee] as const])
    for (const format of ['html', 'svg'])
      expect(await whole(seat, client, format)).not.toMatch(/<script|<img/);
  expect(await whole('e1', ann, 'html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(await whole('e1', ann, 'html')).toContain('&lt;img src=x');
});

test('an unknown format is refused with a list of the known ones', async () => {
  const { status, text } = await paper(ann, '/report?as=e1&format=pdf');
  expect(status).toBe(400);
  expect(JSON.parse(text).error.says).toBe('"pdf" is not one of text, html, json, svg.');
});

test('a text that is too long is refused with a message, before it is read', async () => {
  const long = `# ${'x'.repeat(64 * 1024)}`;
  expect((await check(long)).body.error.says).toBe('Orders have at most 64 KB.');
  expect((await send(long)).body.error.says).toBe('Orders have at most 64 KB.');
  const longer = await check(long.repeat(5));
  expect([longer.status, longer.body.error.says]).toEqual([
    413,
    'The body is larger than 256 KB: send less at once.',
  ]);
});

test('a game without written orders says so', async () => {
  const request = { system: 'practice', chairs: { red: 'me', blue: 'me' } };
  const other = (await ann.post<{ id: string }>('/matches', request)).body.id;
  const refused = await ann.get<Answered>(`/matches/${other}/orders?as=red`);
  expect([refused.status, refused.body.error.says]).toEqual([
    403,
    'This seat has no written orders in this game.',
  ]);
  expect((await ann.get(`/matches/${other}/report?as=red`)).status).toBe(403);
  const text = { as: 'red', seen: 1, text: 'x' };
  expect((await ann.post(`/matches/${other}/orders`, text)).status).toBe(403);
});

test('the API description lists the papers with their kinds', async () => {
  type Described = { paths: Record<string, { get: { responses: { 200: { content: object } } } }> };
  const { paths } = (await ann.get<Described>('/openapi.json')).body;
  expect(Object.keys(paths['/matches/{id}/report']!.get.responses[200].content)).toEqual(
    FORMATS.map(([, kind]) => kind),
  );
  expect(Object.keys(paths['/matches/{id}/orders']!.get.responses[200].content)).toEqual(['text/plain']);
  expect(paths).toHaveProperty(['/matches/{id}/orders/check', 'post']);
});

test('[CHR-DOW-02] a text that comes during diplomacy sends its bids', async () => {
  for (const seat of SEATS) {
    const { number } = await look(seat);
    const ready = { as: seat, seen: number, commands: [{ type: 'ready' }] };
    expect((await players[seat]!.post(`/matches/${id}/commands`, ready)).status).toBe(200);
  }
  for (;;) {
    const { view, sight } = await look('e1');
    if (view.turn === 2) break;
    for (const { seat } of sight.open)
      await players[seat]!.post(`/matches/${id}/commands`, {
        as: seat,
        seen: (await look(seat)).number,
        commands: [{ type: 'ready' }],
      });
  }
  const offer = { type: 'offerDogs', band: 'dow-besiegers', reason: 'for the auction' };
  const { number } = await look(MODERATOR, referee);
  await referee.post(`/matches/${id}/commands`, { as: MODERATOR, seen: number, commands: [offer] });
  const bid = await send('TURN 2\nBID dow-besiegers 400\n');
  expect(bid.body).toMatchObject({ done: 1, findings: [] });
  expect((await look('e2')).view.dogs.find(({ band }) => band === 'dow-besiegers')).toMatchObject({
    high: { guilders: 400 },
  });
  const early = await send('TURN 2\nDECLARE Brakka Friendly\n');
  expect([early.status, early.body.error.says]).toEqual([
    422,
    expect.stringContaining('while orders are written'),
  ]);
});
