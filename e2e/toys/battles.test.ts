import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, fine, newGuest } from '../../packages/server/src/security/browser.ts';
import type { RunningServer } from '../../packages/server/src/start.ts';
import { startTestServer } from '../../packages/server/src/testkit/server.ts';
import { eachStore, POSTGRES } from '../../packages/server/src/testkit/stores.ts';
import type { FeudState } from '../../packages/systems/src/toys/feud/state.ts';

const HOUR = 3_600_000;

describe.each(eachStore)('battles of a campaign on the $name store', ({ name, open }) => {
  let server: RunningServer;
  let clock = Date.now();
  beforeAll(async () => {
    const now = () => clock;
    server = await startTestServer({ store: await open({ now }), now, conditions: ['toys'] });
  });
  afterAll(() => server.stop());

  interface Feud {
    readonly id: string;
    readonly ann: Browser;
    readonly bob: Browser;
    readonly cid: Browser;
  }
  /** Three people in three villages. */
  const newFeud = async (options: object = {}, more: object = {}): Promise<Feud> => {
    const [ann, bob, cid] = [
      await newGuest(server, 'Ann'),
      await newGuest(server, 'Bob'),
      await newGuest(server, 'Cid'),
    ];
    const wish = {
      system: 'feud',
      title: 'Old quarrels',
      options,
      visibility: 'open',
      chairs: { north: 'me' },
      ...more,
    };
    const { id } = await fine(ann.post('/matches', wish));
    await fine(bob.post(`/matches/${id}/seats/south`));
    await fine(cid.post(`/matches/${id}/seats/east`));
    return { id, ann, bob, cid };
  };
  const give = async (browser: Browser, id: string, command: object, as?: string) => {
    const seen = (await fine(browser.get(`/matches/${id}/sight`))).number;
    const commands = [command];
    return browser.post(`/matches/${id}/commands`, { seen, commands, ...(as === undefined ? {} : { as }) });
  };
  const tableOf = async (browser: Browser, id: string) => (await fine(browser.get(`/matches/${id}`))).table;
  const stateOf = async (id: string): Promise<FeudState> => {
    const live = (await server.context.matches.open(id))!;
    await live.catchUp();
    return live.moment.state as FeudState;
  };
  /** The match of the first battle that is not settled. */
  const battleIn = async (browser: Browser, id: string): Promise<string> => {
    const find = async () =>
      (await tableOf(browser, id)).battles.find(({ isSettled }: { isSettled: boolean }) => !isSettled)?.match;
    await expect.poll(find).toBeTruthy();
    return find();
  };
  const challenge = async ({ id, ann }: Feud): Promise<string> => {
    await fine(give(ann, id, { type: 'challenge', against: 'south' }));
    return battleIn(ann, id);
  };
  /** Strikes until the battle is over. */
  const fightOut = async (battle: string, red: Browser, blue: Browser): Promise<void> => {
    for (let blow = 0; (await tableOf(red, battle)).status !== 'over'; blow++)
      await give(blow % 2 === 0 ? red : blue, battle, { type: 'strike' });
  };
  const untilClosed = (id: string) => expect.poll(async () => (await stateOf(id)).open.length).toBe(0);
  const reports = async (id: string): Promise<number> => {
    const rows = await server.context.store.tail(id, 0);
    return rows.filter(({ item }) => item.includes('"type":"report"')).length;
  };

  test('[MOT-08] a challenge opens a match with the right people, and both tables name each other', async () => {
    const feud = await newFeud();
    const battle = await challenge(feud);
    const table = await tableOf(feud.ann, battle);
    expect(table).toMatchObject({
      system: 'brawl',
      status: 'playing',
      visibility: 'open',
      title: 'north against south',
      campaign: { match: feud.id, title: 'Old quarrels' },
      chairs: [
        { seat: 'red', name: 'Ann' },
        { seat: 'blue', name: 'Bob' },
      ],
    });
    expect(JSON.stringify(table.settings)).not.toContain(feud.id);
    const listed = (browser: Browser) =>
      tableOf(browser, feud.id).then(({ battles }) =>
        battles.map(({ match, isYours }: { match: string; isYours: boolean }) => ({ match, isYours })),
      );
    expect(await listed(feud.bob)).toEqual([{ match: battle, isYours: true }]);
    expect(await listed(feud.cid)).toEqual([{ match: battle, isYours: false }]);
    const { matches } = await fine(feud.bob.get('/matches?which=mine'));
    expect(matches).toContainEqual(
      expect.objectContaining({ id: battle, campaign: { match: feud.id, title: 'Old quarrels' } }),
    );
    const isTurnOf = async (browser: Browser, id: string) =>
      (await fine(browser.get('/matches?which=mine'))).matches.find((each: { id: string }) => each.id === id)
        .isYourTurn;
    expect(await isTurnOf(feud.ann, battle)).toBe(true);
    expect(await isTurnOf(feud.bob, battle)).toBe(false);
    expect(await isTurnOf(feud.bob, feud.id)).toBe(false);
    expect(await isTurnOf(feud.cid, feud.id)).toBe(true);
  });

  test('[MOT-08] its result comes back by itself, once, and the third village goes on meanwhile', async () => {
    const feud = await newFeud();
    const battle = await challenge(feud);
    expect((await give(feud.bob, feud.id, { type: 'rest' })).status).toBe(422);
    await fine(give(feud.cid, feud.id, { type: 'rest' }));
    await fightOut(battle, feud.ann, feud.bob);
    await untilClosed(feud.id);
    const brawl = (await server.context.matches.open(battle))!.moment.state as {
      men: { id: string; stands: boolean }[];
    };
    const { men } = await stateOf(feud.id);
    for (const { id, stands } of brawl.men)
      expect(men.find((man) => man.id === id)?.is).toBe(stands ? 'home' : 'fallen');
    expect(men.filter(({ village }) => village === 'east').every(({ is }) => is === 'home')).toBe(true);
    expect(await reports(feud.id)).toBe(1);
    expect((await tableOf(feud.cid, feud.id)).battles).toMatchObject([{ match: battle, isSettled: true }]);
  });

  test('[MOT-08] no player can bring a result, in his own name or the battlefield’s', async () => {
    const feud = await newFeud();
    await challenge(feud);
    const [order] = (await stateOf(feud.id)).open;
    const fates = Object.fromEntries(order!.units.map((unit) => [unit, 'fallen']));
    const forged = { type: 'report', result: { battleId: order!.battleId, ending: 'fought', fates } };
    expect(await give(feud.ann, feud.id, forged)).toMatchObject({
      status: 422,
      body: { error: { rule: 'FEU-RES-01' } },
    });
    expect((await give(feud.ann, feud.id, forged, '@battlefield')).status).toBe(403);
    expect((await stateOf(feud.id)).open).toHaveLength(1);
  });

  test('[MOT-08] a battle that its players end by agreement goes back as it stands', async () => {
    const feud = await newFeud();
    const battle = await challenge(feud);
    await fine(give(feud.ann, battle, { type: 'strike' }));
    const offer = { kind: 'end', winners: ['blue'] };
    await fine(feud.ann.post(`/matches/${battle}/proposals`, offer));
    await fine(feud.bob.post(`/matches/${battle}/proposals`, offer));
    await untilClosed(feud.id);
    expect(await reports(feud.id)).toBe(1);
  });

  test('[MOT-08] a battle that the campaign settles otherwise is closed, and its match counts for nothing', async () => {
    const feud = await newFeud();
    const battle = await challenge(feud);
    await fine(give(feud.ann, battle, { type: 'strike' }));
    await fine(give(feud.bob, feud.id, { type: 'settle', battle: 'feud-1' }));
    await expect.poll(async () => (await tableOf(feud.cid, battle)).status).toBe('over');
    expect((await tableOf(feud.cid, battle)).outcome).toMatchObject({
      winners: [],
      reason: 'It was settled in the campaign.',
    });
    expect((await stateOf(feud.id)).men.every(({ is }) => is === 'home')).toBe(true);
    expect(await reports(feud.id)).toBe(0);
  });

  // PostgreSQL's queue goes by the database's own clock.
  test.runIf(name === 'embedded')(
    '[MOT-08] a battle that nobody finishes in time is settled as the campaign says',
    async () => {
      const feud = await newFeud({}, { hours: { battle: 24, turn: 100 }, absence: 'default' });
      const battle = await challenge(feud);
      clock += 25 * HOUR;
      await untilClosed(feud.id);
      await expect.poll(async () => (await tableOf(feud.cid, battle)).status).toBe('over');
      expect((await tableOf(feud.ann, feud.id)).status).toBe('playing');
    },
  );

  test('[MOT-08] where only those who fight may know, nobody else sees the battle or gets in', async () => {
    const feud = await newFeud({ quiet: true });
    const battle = await challenge(feud);
    expect((await tableOf(feud.cid, feud.id)).battles).toEqual([]);
    expect((await feud.cid.get(`/matches/${battle}`)).status).toBe(404);
    expect((await tableOf(feud.bob, feud.id)).battles).toHaveLength(1);
  });

  test('[MOT-08] in a private campaign its people may watch, and nobody else', async () => {
    const ann = await newGuest(server, 'Ann');
    const chairs = { north: 'me', south: { bot: 'random' }, east: { bot: 'random' } };
    const { id } = await fine(ann.post('/matches', { system: 'feud', options: {}, chairs }));
    await fine(give(ann, id, { type: 'challenge', against: 'south' }));
    const battle = await battleIn(ann, id);
    const table = await tableOf(ann, battle);
    expect(table).toMatchObject({ visibility: 'private', chairs: [{ name: 'Ann' }, { bot: 'random' }] });
    const eve = await newGuest(server, 'Eve');
    expect((await eve.get(`/matches/${battle}`)).status).toBe(404);
  });

  test('[MOT-08] computers fight their own battles, and never settle one that is being fought', async () => {
    const ann = await newGuest(server, 'Ann');
    const bot = { bot: 'random' };
    const chairs = { north: bot, south: bot, east: bot };
    const wish = { system: 'feud', options: { days: 4 }, chairs, visibility: 'open' };
    const { id } = await fine(ann.post('/matches', wish));
    await expect.poll(async () => (await tableOf(ann, id)).status, { timeout: 60_000 }).toBe('over');
    const { battles } = await stateOf(id);
    expect(await reports(id)).toBe(battles);
    const rows = await server.context.store.tail(id, 0);
    expect(rows.filter(({ item }) => item.includes('"type":"settle"'))).toEqual([]);
  });

  test('[MOT-08] [MOT-13] moves taken back close the battle they opened, and open again the one they ended', async () => {
    const feud = await newFeud();
    const takeBack = async () => {
      const ask = { kind: 'takeback', moves: 1 };
      const { id } = await fine(feud.ann.post(`/matches/${feud.id}/proposals`, ask));
      for (const browser of [feud.bob, feud.cid])
        await fine(browser.post(`/matches/${feud.id}/proposals/${id}`, { answer: 'agree' }));
    };
    const first = await challenge(feud);
    await takeBack();
    await expect.poll(async () => (await tableOf(feud.ann, first)).status).toBe('over');
    const second = await challenge(feud);
    expect(second).not.toBe(first);
    await fightOut(second, feud.ann, feud.bob);
    await untilClosed(feud.id);
    await takeBack();
    expect((await stateOf(feud.id)).men.every(({ is }) => is === 'home')).toBe(true);
    const third = await challenge(feud);
    expect([first, second]).not.toContain(third);
    await fightOut(third, feud.ann, feud.bob);
    await untilClosed(feud.id);
    const { battles } = await tableOf(feud.ann, feud.id);
    expect(battles.map(({ isSettled }: { isSettled: boolean }) => isSettled)).toEqual([true, true, true]);
  });

  test('[MOT-08] the seats of a battle follow the campaign, and only it', async () => {
    const feud = await newFeud();
    const battle = await challenge(feud);
    expect((await feud.bob.send('DELETE', `/matches/${battle}/seats/blue`)).status).toBe(409);
    await fine(feud.bob.send('DELETE', `/matches/${feud.id}/seats/south`));
    const blue = async () => (await tableOf(feud.ann, battle)).chairs[1];
    await expect.poll(blue).toMatchObject({ name: null, bot: 'random' });
    await fine(give(feud.ann, battle, { type: 'strike' }));
    const blows = async () =>
      ((await server.context.matches.open(battle))!.moment.state as { blows: number }).blows;
    await expect.poll(blows).toBeGreaterThan(1);
    const dan = await newGuest(server, 'Dan');
    await fine(dan.post(`/matches/${feud.id}/seats/south`));
    await expect.poll(blue).toMatchObject({ name: 'Dan', bot: null });
  });

  test('[MOT-08] [CSW-HOV-03] any system that fights battles can: a siege from which one side withdraws', async () => {
    const side = (village: string, friendlyEdge: string, rows: readonly number[]) => ({
      name: village,
      friendlyEdge,
      rows,
      units: ['HF', 'SB', 'W1'].map((code, at) => ({ uid: `${village} ${at + 1}`, code })),
    });
    const handedOver = {
      battleId: 'feud-1',
      name: 'The siege',
      board: { columns: 12, rows: 10, terrain: {}, inside: [] },
      red: side('north', 'south', [8, 10]),
      blue: side('south', 'north', [1, 3]),
      turns: 2,
    };
    const feud = await newFeud({ fought: { system: 'csw', options: { handedOver } } });
    const battle = await challenge(feud);
    expect(await tableOf(feud.bob, battle)).toMatchObject({ system: 'csw', title: 'north against south' });
    await fine(feud.ann.post(`/matches/${battle}/resign`));
    expect((await tableOf(feud.ann, battle)).status).toBe('playing');
    const live = (await server.context.matches.open(battle))!;
    for (let steps = 0; steps < 200 && live.moment.outcome === undefined; steps++) {
      const { seat, standIn } = live.moment.pending[0]!;
      await live.submit({ seat, commands: [standIn] });
    }
    await untilClosed(feud.id);
    const { men } = await stateOf(feud.id);
    expect(men).toHaveLength(9);
    expect(men.filter(({ is }) => is === 'away')).toEqual([]);
    const rows = await server.context.store.tail(feud.id, 0);
    expect(rows.at(-1)?.item).toContain('"ending":"withdrew"');
  });

  test('[MOT-08] a rematch of a battle is no longer part of the campaign', async () => {
    const feud = await newFeud();
    const battle = await challenge(feud);
    await fightOut(battle, feud.ann, feud.bob);
    await untilClosed(feud.id);
    await fine(feud.ann.post(`/matches/${battle}/proposals`, { kind: 'rematch' }));
    const { rematch } = await fine(feud.bob.post(`/matches/${battle}/proposals`, { kind: 'rematch' }));
    expect((await tableOf(feud.ann, rematch)).campaign).toBeNull();
  });
});

test('[MOT-08] two nodes that do the same jobs open each battle once and apply it once', async () => {
  const place = await POSTGRES.newPlace();
  const nodes: RunningServer[] = [];
  for (const _ of [1, 2])
    nodes.push(await startTestServer({ store: await place.open(), conditions: ['toys'] }));
  const [first, second] = nodes as [RunningServer, RunningServer];
  const ann = await newGuest(first, 'Ann');
  const bot = { bot: 'random' };
  const chairs = { north: bot, south: bot, east: bot, west: bot };
  const wish = { system: 'feud', options: { villages: 4, days: 12, men: 4 }, chairs, visibility: 'open' };
  const campaigns: string[] = [];
  for (const _ of [1, 2, 3]) campaigns.push((await fine(ann.post('/matches', wish))).id);
  const eve = await newGuest(second, 'Eve');
  for (const id of campaigns)
    await expect
      .poll(async () => (await fine(eve.get(`/matches/${id}`))).table.status, { timeout: 60_000 })
      .toBe('over');
  for (const id of campaigns) {
    const items = (await second.context.store.tail(id, 0)).map(({ item }) => item);
    const count = (type: string) => items.filter((item) => item.includes(`"type":"${type}"`)).length;
    const { battles } = (await fine(eve.get(`/matches/${id}`))).table;
    expect(battles).toHaveLength(count('challenged'));
    expect(count('report')).toBe(count('challenged'));
  }
  for (const node of nodes) await node.stop();
});
