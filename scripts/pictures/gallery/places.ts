import { Client } from '../../../packages/server/src/testkit/client.ts';
import { greatestAttack, resolutionAfter } from '../highlights.ts';
import { PictureTable } from '../table.ts';

/** Everything the screens of the gallery show: people, tables and a tournament, as they are on a busy evening. */
export interface Places {
  readonly anna: Client;
  readonly table: PictureTable;
  /** In the game of the table: a move, an attack with its target, and the end of the fight it belongs to. */
  readonly moments: ReturnType<typeof momentsOf>;
  readonly waiting: string;
  readonly invitation: string;
  readonly finished: string;
  /** A battle against the computer in which Anna still has to place her army, and two campaigns. */
  readonly entering: string;
  readonly nations: string;
  readonly kingdoms: string;
  readonly shared: string;
  readonly tournament: string;
  readonly player: string;
}

const momentsOf = (table: PictureTable) => {
  const attack = greatestAttack(table.orders, 'red');
  return { ...attack, fought: resolutionAfter(table.orders, attack.melees) };
};

/** The server's answer; anything but success is a bug in the gallery. */
const post = async <T = unknown>(client: Client, path: string, request: unknown = {}): Promise<T> => {
  const { status, body } = await client.post<T>(path, request);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
};

const HOUR_MS = 3_600_000;
const PASSWORD = 'four words and more';

const member = async (url: string, name: string): Promise<Client> => {
  const client = new Client(url);
  await post(client, '/people/accounts', { name, password: PASSWORD });
  return client;
};

/** A Swiss tournament in its first round. */
const holdTournament = async (url: string, keeper: Client): Promise<string> => {
  const request = { system: 'practice', title: 'The Sunday Cup', form: 'swiss', rounds: 2 };
  const startsAt = Date.now() + HOUR_MS;
  const { id } = await post<{ id: string }>(keeper, '/tournaments', { ...request, startsAt });
  const players = [keeper];
  for (const name of ['Bruno', 'Clara', 'Dagmar']) players.push(await member(url, name));
  for (const player of players) await post(player, `/tournaments/${id}/entrants`);
  await post(keeper, `/tournaments/${id}/begin`);
  return id;
};

const openGame = async (anna: Client, scenario: string, title: string): Promise<string> => {
  const options = { scenario, modules: [] };
  const request = { system: 'csw', title, options, chairs: { red: 'me' }, visibility: 'open' };
  return (await post<{ id: string }>(anna, '/matches', request)).id;
};

const againstComputer = async (
  anna: Client,
  request: { system: string; title: string; options: unknown },
  [own, other]: readonly [string, string],
  bot: string,
): Promise<string> =>
  (await post<{ id: string }>(anna, '/matches', { ...request, chairs: { [own]: 'me', [other]: { bot } } }))
    .id;

const HASTINGS = { system: 'csw', title: 'Hastings', options: { scenario: 'hastings', modules: [] } };
const NATIONS = {
  system: 'citystates',
  title: 'Two nations',
  options: { players: 2, forces: 'readyMade', switches: { limit: 12 } },
};

interface Shelf {
  readonly systems: readonly {
    readonly id: string;
    readonly scenarios: readonly { readonly name: string; readonly options: unknown }[];
  }[];
}

/** The first scenario of a system, as its card offers it. */
const firstCard = async (client: Client, system: string) => {
  const { body } = await client.get<Shelf>('/systems');
  const [card] = body.systems.find(({ id }) => id === system)?.scenarios ?? [];
  if (card === undefined) throw new Error(`${system} has no scenario`);
  return { system, title: card.name, options: card.options };
};

/** Jens has changed his mind. */
const finishedGame = async (anna: Client, jens: Client): Promise<string> => {
  const id = await openGame(anna, 'morgarten', 'Morgarten');
  await post(jens, `/matches/${id}/seats/blue`);
  await post(jens, `/matches/${id}/resign`);
  return id;
};

const TALK = [
  ['blue', 'Good evening! The ridge is mine.'],
  ['red', 'We shall see. Archers first.'],
  ['blue', 'That shield wall has held before.'],
] as const;

const talk = async (table: PictureTable): Promise<void> => {
  for (const [seat, text] of TALK)
    await post(table.people[seat] as Client, `/matches/${table.match}/chat/seats`, { as: seat, text });
};

export const preparePlaces = async (url: string, root: string): Promise<Places> => {
  const table = await PictureTable.open(url, root, 'hastings-1', 'Hastings');
  const [anna, jens] = [table.people.red as Client, table.people.blue as Client];
  await post(anna, '/people/accounts', { name: 'Anna', password: PASSWORD });
  await talk(table);
  const waiting = await openGame(anna, 'tours', 'Tours');
  const invitation = await post<{ link: string }>(anna, `/matches/${waiting}/invitations`, {
    purpose: 'seat',
  });
  const finished = await finishedGame(anna, jens);
  const shared = await post<{ link: string }>(anna, `/matches/${finished}/share`);
  return {
    anna,
    table,
    moments: momentsOf(table),
    waiting,
    invitation: new URL(invitation.link, url).pathname,
    finished,
    entering: await againstComputer(anna, HASTINGS, ['blue', 'red'], 'captain'),
    nations: await againstComputer(anna, NATIONS, ['red', 'blue'], 'chieftain'),
    kingdoms: await againstComputer(anna, await firstCard(anna, 'grand'), ['red', 'blue'], 'baron'),
    shared: new URL(shared.link, url).pathname,
    tournament: await holdTournament(url, anna),
    player: 'Anna',
  };
};
