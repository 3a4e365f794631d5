import { commitTo, type Roll, verifyRolls } from '@warmoot/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../matches/table.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { type Browser, fine, newGuest } from './browser.ts';
import { cutShort, fought, type MatchFile, matchFromElsewhere, rollsOf } from './matchFile.ts';

/** A seed that does not give these rolls: if they are few, another seed may give the same ones by chance. */
const unfittingSeed = (rolls: readonly Roll[]): string => {
  for (let byte = 16; ; byte++) {
    const seed = byte.toString(16).repeat(32);
    if (verifyRolls({ commitment: commitTo(seed), entropy: {} }, seed, rolls).ok === false) return seed;
  }
};

describe.each(eachStore)('on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let finished: MatchFile;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    ann = await newGuest(server, 'Ann');
    finished = await matchFromElsewhere();
  });
  beforeEach(async () => {
    ann = await newGuest(server, 'Ann');
  });
  afterAll(() => server.stop());

  const tableOf = async (id: string) => (await server.context.matches.table(id)) as Table;
  const imported = async (file: object): Promise<string> => (await fine(ann.post('/imports', file))).id;
  const sitAlone = async (id: string): Promise<void> => {
    for (const seat of ['red', 'blue']) await fine(ann.post(`/matches/${id}/seats/${seat}`));
  };

  test('[MOT-07] the importer of a match and its seed does not know its future dice', async () => {
    const file = cutShort(finished);
    const id = await imported(file);
    const { secret, dice, status } = await tableOf(id);
    expect(status).toBe('gathering');
    expect(secret).not.toBe(file.seed);
    expect(dice).toMatchObject({ source: 'verifiable', commitment: commitTo(secret), entropy: {} });
    await sitAlone(id);
    expect((await tableOf(id)).dice).toMatchObject({ commitment: commitTo(secret) });
  });

  test('[MOT-07] the seats add their words before an imported match goes on', async () => {
    const file = cutShort(finished);
    const id = await imported(file);
    const [bob, cid] = [await newGuest(server, 'Bob'), await newGuest(server, 'Cid')];
    for (const [who, seat, word] of [
      [bob, 'red', 'heron'],
      [cid, 'blue', 'otter'],
    ] as const) {
      const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat', seat }));
      expect(await ann.get(`/matches/${id}/sight`)).toMatchObject({ status: 409 });
      await fine(who.post(link, { word }));
    }
    expect(await tableOf(id)).toMatchObject({
      status: 'playing',
      dice: { entropy: { red: 'heron', blue: 'otter' } },
    });
    const live = await server.context.matches.open(id);
    expect(live?.version).toBe(file.record.log.length);
    const due = live?.moment.pending[0]?.seat as string;
    const mover = due === 'red' ? bob : cid;
    expect(await fine(mover.get(`/matches/${id}/sight?as=${due}`))).toMatchObject({
      sight: { outcome: null },
    });
  });

  test('[MOT-07] each run of rolls is checked against its own seed, and the answer says where the promise begins', async () => {
    const file = cutShort(finished);
    const brought = rollsOf(file.record).length;
    const { id, record } = await fought(server, async (who) => {
      ann = who;
      const match = await imported(file);
      await sitAlone(match);
      return match;
    });
    const answer = await fine(ann.get(`/matches/${id}/dice`));
    expect(answer).toMatchObject({
      seed: (await tableOf(id)).secret,
      verification: { ok: true, from: brought + 1, rolls: answer.rolls.length - brought },
      brought: [{ from: 1, rolls: brought, isPromised: false, verification: { ok: true } }],
    });
    expect(verifyRolls(answer.dice, answer.seed, answer.rolls.slice(brought), brought)).toMatchObject({
      ok: true,
    });
    const again = await imported({ record, seed: answer.seed });
    expect(await fine(ann.get(`/matches/${again}/dice`))).toMatchObject({
      dice: { source: 'brought', brought: [{ rolls: brought, seed: file.seed }, { seed: answer.seed }] },
      brought: [
        { from: 1, verification: { ok: true } },
        { from: brought + 1, verification: { ok: true } },
      ],
    });
  });

  test('[MOT-07] an imported match that is over makes no claim about its dice', async () => {
    const other = unfittingSeed(rollsOf(finished.record));
    const bent = {
      ...finished.record,
      dice: { source: 'verifiable', commitment: commitTo(other), entropy: {} },
    };
    const cases = [
      [finished, { ok: true }],
      [{ ...finished, seed: null }, null],
      [{ ...finished, seed: other }, { ok: false }],
      [{ record: bent, seed: other }, { ok: false }],
    ] as const;
    for (const [sent, verification] of cases) {
      const id = await imported(sent);
      const expected = verification === null ? null : expect.objectContaining(verification);
      expect(await fine(ann.get(`/matches/${id}/dice`))).toMatchObject({
        dice: { source: 'brought' },
        seed: null,
        verification: null,
        brought: [{ isPromised: false, verification: expected }],
      });
    }
  });

  test('[MOT-09] during the match nobody learns how many dice were rolled before, nor their seed', async () => {
    const file = cutShort(finished);
    const id = await imported(file);
    await sitAlone(id);
    for (const path of [`/matches/${id}`, `/matches/${id}/dice`]) {
      const { text } = await ann.get(path);
      expect(text).not.toContain(file.seed);
      expect(text).not.toContain('"brought":[{');
      expect(text).toContain('"isImported":true');
    }
  });

  test('a file with impossible dice is refused with a message', async () => {
    const { record } = finished;
    const verifiable = { source: 'verifiable', commitment: 'x', entropy: {} };
    for (const dice of [
      null,
      { source: 'fair' },
      { source: 'verifiable', commitment: 7, entropy: {} },
      { ...verifiable, entropy: { red: { toString: 1 } } },
      { ...verifiable, brought: 'all' },
      { ...verifiable, brought: [{ rolls: -1, dice: verifiable, seed: null }] },
      { ...verifiable, brought: [{ rolls: 1e6, dice: verifiable, seed: null }] },
      { source: 'brought', brought: [] },
    ])
      expect((await ann.post('/imports', { record: { ...record, dice } })).body.error).toMatchObject({
        code: 'malformed',
        says: expect.stringMatching(/dice/),
      });
  });
});
