import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factOf, MODERATOR, type Seat, type Seen, seededDice } from '@warmoot/kernel';
import { type Campaign, type CampaignCommand, chronopia } from '@warmoot/systems/chronopia';
import { printOrders, seatOf, standInFor, steward } from '@warmoot/systems/chronopia/moderator';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../../../../../server/src/start.ts';
import { type Client, guest } from '../../../../../server/src/testkit/client.ts';
import type { Follower } from '../../../../../server/src/testkit/follower.ts';
import { startTestServer } from '../../../../../server/src/testkit/server.ts';
import { conductTurn, setUpByDefault } from './conduct.ts';
import { beginFolder, openFolder, saveFolder } from './folder.ts';

let server: RunningServer;
const folders: string[] = [];
afterEach(async () => {
  await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
  { name: 'Corvane', race: 'DW' },
] as const;

/** A person at a seat of the campaign, acting as a browser or a script would. */
class SeatedPlayer {
  readonly client: Client;
  readonly id: string;
  readonly follower: Follower;

  constructor(client: Client, id: string, seat: Seat) {
    this.client = client;
    this.id = id;
    this.follower = client.follow(id, seat);
  }

  get seat(): Seat {
    return this.follower.seat;
  }

  get view(): Seen<Campaign> {
    return this.follower.sight!.view as Seen<Campaign>;
  }

  get isOver(): boolean {
    return this.follower.sight?.outcome != null;
  }

  get isAsked(): boolean {
    return this.follower.sight?.open.some(({ seat }) => seat === this.seat) ?? false;
  }

  async until(holds: () => boolean): Promise<void> {
    await this.follower.until(() => this.follower.sight !== null && holds(), 120_000);
  }

  /** Gives a command; a stale one is given again after reading the news. */
  async give(command: CampaignCommand): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const seen = this.follower.number;
      const { status, body } = await this.client.post(`/matches/${this.id}/commands`, {
        as: this.seat,
        seen,
        commands: [command],
      });
      if (status === 200) {
        await this.follower.until(() => this.follower.number > seen);
        return;
      }
      if (status !== 409) throw new Error(`${this.seat}: ${JSON.stringify(body)}`);
      await this.follower.until(() => this.follower.number > seen).catch(() => undefined);
    }
    throw new Error(`${this.seat} could not give ${command.type}`);
  }
}

/** In hours: long enough for players to answer on a busy machine, short enough to wait for one who never does. */
const SIX_SECONDS = 6 / 3600;

const campaignOf = async (
  more: Readonly<Record<string, unknown>>,
  hours: number | null,
): Promise<{ id: string; players: SeatedPlayer[]; moderator: SeatedPlayer }> => {
  server = await startTestServer();
  const referee = await guest(server.url, 'Referee');
  const time =
    hours === null ? null : { setup: hours, turn: hours, reply: hours, orders: hours, battle: hours };
  const { status, body } = await referee.post<{ id: string }>('/matches', {
    system: 'chronopia',
    options: { name: 'By the API', empires: EMPIRES, moderator: true, hexesPerEmpire: 80, ...more },
    visibility: 'open',
    chairs: { [MODERATOR]: 'me' },
    hours: time,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body;
  const players: SeatedPlayer[] = [];
  for (const [nth, { name }] of EMPIRES.entries()) {
    const person = await guest(server.url, `Player of ${name}`);
    expect((await person.post(`/matches/${id}/seats/${seatOf(nth)}`)).status).toBe(200);
    players.push(new SeatedPlayer(person, id, seatOf(nth)));
  }
  return { id, players, moderator: new SeatedPlayer(referee, id, MODERATOR) };
};

/** The named window, or a later turn: a player who never answers gets the default when time is up. */
const reached = (player: SeatedPlayer, window: string, turn: number): boolean =>
  player.isOver ||
  (player.view.turn === turn && player.view.window?.name === window) ||
  player.view.turn > turn;

const setUp = async (player: SeatedPlayer): Promise<void> => {
  await player.until(() => true);
  while (player.view.turn === 0) {
    await player.until(() => player.isAsked || player.view.turn > 0);
    if (player.isAsked && player.view.turn === 0)
      await player.give(standInFor(player.view, Number(player.seat.slice(1)) - 1));
  }
};

/** One after the other, as the folder does it: the first gets the lower numbers. */
const setUpInTurn = async (players: readonly SeatedPlayer[]): Promise<void> => {
  const isSettingUp = () => players.some(({ view }) => view.turn === 0);
  for (const player of players) await player.until(() => true);
  while (isSettingUp())
    for (const [nth, player] of players.entries()) {
      const others = players.slice(0, nth).every(({ isAsked }) => !isAsked);
      if (others && player.isAsked && player.view.turn === 0) {
        await player.give(standInFor(player.view, nth));
        await Promise.all(
          players.map((each) => each.until(() => each.view.turn > 0 || each.view.step === player.view.step)),
        );
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
};

test('[CHR-PLAY-05] three seats and a moderator play three turns with deadlines; one seat never answers and its defaults are used', async () => {
  const { id, players, moderator } = await campaignOf({ lastTurn: 3, calamities: false }, SIX_SECONDS);
  const [ann, bob] = players as [SeatedPlayer, SeatedPlayer, SeatedPlayer];
  await Promise.all([setUp(ann), setUp(bob)]);
  await moderator.until(() => moderator.view.turn === 1);

  // The moderator brings the two together, so that three turns are enough; every override has its reason.
  const whole = moderator.view;
  const target = whole.cities.find((city) => city?.owner === 1)!;
  const host = whole.armies.find((army) => army?.owner === 0)!;
  const guard = whole.armies.find((army) => army?.owner === 1)!;
  expect(factOf(chronopia.scene(whole, MODERATOR), 'turn')).toMatchObject({ turn: 1, of: 3 });
  await moderator.give({
    type: 'edit',
    what: 'empire',
    id: 0,
    change: { treasury: 4000 },
    reason: 'a loan from the royal bank',
  });
  await moderator.give({
    type: 'edit',
    what: 'army',
    id: host.id,
    change: { at: target.at, cameFrom: null },
    reason: 'forced march agreed by both',
  });
  await moderator.give({
    type: 'edit',
    what: 'army',
    id: guard.id,
    change: { at: target.at, bands: guard.bands.slice(0, 1) },
    reason: 'most of it has deserted',
  });
  const isOffered = ({ dogs }: Campaign) =>
    dogs.some(({ band, state }) => band === 'dow-besiegers' && state === 'offered');
  if (isOffered(moderator.view))
    await moderator.give({ type: 'withdrawDogs', band: 'dow-besiegers', reason: 'to be offered again' });
  await moderator.give({ type: 'offerDogs', band: 'dow-besiegers', reason: 'for the auction' });

  // Turn 1: an auction, and a battle where the hosts stand together.
  await ann.until(() => isOffered(ann.view));
  await bob.give({ type: 'message', to: [0], text: 'Leave our walls.' });
  await ann.give({ type: 'bid', band: 'dow-besiegers', guilders: 350 });
  await Promise.all([ann.give({ type: 'ready' }), bob.give({ type: 'ready' })]);
  await ann.until(() => reached(ann, 'orders', 1));
  const home = ann.view.cities.find((city) => city?.owner === 0)!.name;
  const mine = ann.view.armies.find((army) => army?.owner === 0 && army.name !== '')!.name;
  await ann.give({
    type: 'orders',
    statements: [
      { s: 'order', unit: home, actions: [{ a: 'raiseSpy', name: 'Whisper' }] },
      { s: 'order', unit: mine, actions: [{ a: 'hold', with: [{ q: 'ATTACK', empires: ['Brakka'] }] }] },
    ],
  });
  await Promise.all([ann.give({ type: 'ready' }), bob.give({ type: 'ready' })]);
  await ann.until(() => ann.view.turn === 2);
  const reportTexts = () =>
    Object.values(moderator.view.reports)
      .flat()
      .map(({ text }) => text)
      .join('\n');
  await moderator.until(() => moderator.view.turn === 2);
  expect(reportTexts()).toMatch(/Battle T1-/);
  expect(reportTexts()).toContain('Besiegers serve Aldmark for 350 guilders');
  expect(bob.view.messages.map(({ text }) => text)).toEqual(['Leave our walls.']);

  // Turns 2 and 3: a siege and a spy; the third seat never answers.
  for (const turn of [2, 3]) {
    await Promise.all(
      [ann, bob].map((each) =>
        each
          .until(() => reached(each, 'diplomacy', turn))
          .then(() => (each.isAsked ? each.give({ type: 'ready' }) : undefined)),
      ),
    );
    await ann.until(() => reached(ann, 'orders', turn));
    await ann.give({
      type: 'orders',
      statements: [
        {
          s: 'order',
          unit: 'Whisper',
          actions: [{ a: 'spyOnCity', city: { name: target.name, empire: 'Brakka' } }],
        },
        {
          s: 'order',
          unit: mine,
          actions: [{ a: 'besiege', city: { name: target.name, empire: 'Brakka' }, with: [] }],
        },
      ],
    });
    await Promise.all([ann, bob].map((each) => (each.isAsked ? each.give({ type: 'ready' }) : undefined)));
    await ann.until(() => ann.isOver || ann.view.turn > turn);
  }
  await moderator.until(() => moderator.isOver);
  expect(reportTexts()).toMatch(new RegExp(`[Ss]iege of ${target.name}`));
  expect(reportTexts()).toMatch(/Whisper/);
  expect(moderator.view.overrides.length).toBeGreaterThanOrEqual(4);
  expect(moderator.view.empires[2]!.silent).toBe(3);
  const { body } = await ann.client.get<{ status: string }>(`/matches/${id}`);
  expect(JSON.stringify(body)).toContain('over');
});

/** Orders a computer player would write: they give the test something to compare. */
const ordersAt = (view: Seen<Campaign>, seat: Seat): Extract<CampaignCommand, { type: 'orders' }> => {
  const { command } = steward.choose(view, seat, { lines: 1 }, seededDice(`${seat}/${view.turn}`))!;
  if (command.type !== 'orders') throw new Error(`${seat} gave ${command.type}`);
  return command;
};

/** What the moderator sees of a campaign: everything but the sealed sheets (CHR-MOD-04). */
const moderated = (campaign: Campaign): string => JSON.stringify(chronopia.view(campaign, MODERATOR));

test('[CHR-GRM-06] a campaign run from order files gives the same states, byte for byte, as the same orders through the API', async () => {
  const turns = 4;
  const { id, players, moderator } = await campaignOf({ lastTurn: turns }, null);
  await setUpInTurn(players);
  const states: string[] = [];
  const files: Record<string, string>[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    await moderator.until(() => moderator.view.turn === turn);
    states.push(JSON.stringify(moderator.view));
    for (const player of players)
      await player.until(() => reached(player, 'diplomacy', turn)).then(() => player.give({ type: 'ready' }));
    const written: Record<string, string> = {};
    for (const [nth, player] of players.entries()) {
      await player.until(() => reached(player, 'orders', turn));
      const orders = ordersAt(player.view, player.seat);
      written[EMPIRES[nth]!.name] = printOrders({
        empire: EMPIRES[nth]!.name,
        turn,
        statements: orders.statements,
      });
      await player.give(orders);
    }
    files.push(written);
    await Promise.all(players.map((player) => player.give({ type: 'ready' })));
    await Promise.all(
      players.map(async (player) => {
        while (!player.isOver && player.view.turn === turn) {
          await player.until(() => player.isOver || player.view.turn > turn || player.isAsked);
          if (!player.isOver && player.view.turn === turn && player.isAsked)
            await player.give({ type: 'ready' });
        }
      }),
    );
  }
  await moderator.until(() => moderator.isOver);
  states.push(JSON.stringify(moderator.view));
  const { body } = await moderator.client.get<{ seed: string; record: { options: never } }>(
    `/matches/${id}/record`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-campaign-'));
  folders.push(folder);
  const begun = beginFolder(folder, body.record.options, body.seed, []);
  setUpByDefault(begun);
  saveFolder(begun, 'new');
  const inFolder = [moderated(begun.match.state)];
  for (const written of files) {
    for (const [name, text] of Object.entries(written))
      writeFileSync(join(folder, 'orders', `${name.toLowerCase()}.txt`), text);
    const opened = openFolder(folder);
    conductTurn(opened, true);
    saveFolder(opened, 'turn');
    inFolder.push(moderated(opened.match.state));
  }
  for (const [turn, state] of states.entries())
    expect(inFolder[turn] === state, `turn ${turn + 1} is the same`).toBe(true);
});
