import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Dice, randomCommand, seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import type { LiveMatch } from '../../packages/server/src/matches/liveMatch.ts';
import { Matches } from '../../packages/server/src/matches/matches.ts';
import { openEmbedded } from '../../packages/server/src/store/embedded.ts';
import { sql } from '../../packages/server/src/store/statement.ts';
import { withFolder } from './nodes.ts';

/** How much of the heap matches in play take. */
export interface MatchHeap {
  readonly name: string;
  /** For each byte of state, recent lines and recent news as JSON. */
  readonly perByte: number;
  /** What the cache counts for them, beside what they take. */
  readonly counted: number;
}

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
];
const KINDS = [
  { name: 'The Ford', system: 'practice', options: {}, matches: 400, commands: 20 },
  {
    name: 'Hastings',
    system: 'csw',
    options: { scenario: 'hastings', modules: [] },
    matches: 30,
    commands: 60,
  },
  {
    name: 'Chronopia',
    system: 'chronopia',
    options: { empires: EMPIRES, hexesPerEmpire: 40, calamities: false },
    matches: 8,
    commands: 60,
  },
];
type Kind = (typeof KINDS)[number];

const SETTINGS = {
  hours: null,
  absence: 'default',
  absenceBot: null,
  ownDice: false,
  moderator: null,
} as const;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Objects released by finalisers are collected in the next round. */
const heapUsed = async (): Promise<number> => {
  for (let round = 0; round < 4; round++) {
    collect();
    await pause(20);
  }
  return process.memoryUsage().heapUsed;
};

export const matchHeap = async (): Promise<MatchHeap[]> => {
  const heaps: MatchHeap[] = [];
  for (const kind of KINDS) heaps.push(await withFolder((folder) => heapOf(kind, folder)));
  return heaps;
};

const heapOf = async (kind: Kind, folder: string): Promise<MatchHeap> => {
  const door = (await SYSTEMS.find(({ id }) => id === kind.system)?.load()) as SystemDoor;
  const store = await openEmbedded(folder, { now: Date.now, sync: 'normal' });
  await store.run(
    sql`insert into people (id, name, settings, created_at) values (${'me'}, ${'me'}, ${'{}'}, ${0})`,
  );
  const around = { store, now: Date.now, consequences: [], published: () => undefined };
  const matches = new Matches(around, Number.POSITIVE_INFINITY);
  const before = await heapUsed();
  let json = 0;
  for (let nth = 0; nth < kind.matches; nth++) json += await played(matches, door, kind, seededDice(nth));
  const taken = (await heapUsed()) - before;
  const counted = matches.inMemory.bytes / taken;
  await store.close();
  return { name: kind.name, perByte: taken / json, counted };
};

/** Keeps a match with this many random commands in memory; returns its length as JSON. */
const played = async (matches: Matches, door: SystemDoor, kind: Kind, dice: Dice): Promise<number> => {
  const options = door.readOptions(kind.options);
  if (!options.ok) throw new Error(options.problem);
  const seats = door.system.seats(options.value);
  const id = await matches.create({
    door,
    options: options.value,
    title: kind.name,
    visibility: 'open',
    owner: 'me',
    chairs: Object.fromEntries(seats.map((seat) => [seat, { person: 'me' }])),
    settings: SETTINGS,
  });
  const match = (await matches.open(id)) as LiveMatch;
  for (let nth = 0; nth < kind.commands && match.moment.outcome === undefined; nth++) await act(match, dice);
  await matches.open(id); // its memory is counted whenever it is used
  return match.jsonBytes;
};

const act = async (match: LiveMatch, dice: Dice): Promise<void> => {
  const [open] = match.moment.pending;
  if (open === undefined) throw new Error('nobody can act');
  const { system } = match.door;
  const drawn = randomCommand(system, match.sightOf(open.seat).view, open.seat, dice as never, 8);
  const isResigning = (drawn as { type?: string } | undefined)?.type === 'resign';
  const command = drawn === undefined || isResigning ? open.standIn : drawn;
  await match.submit({ seat: open.seat, commands: [command] });
};
