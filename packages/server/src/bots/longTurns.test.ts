import { type GameCommand, Match, type Pending } from '@warmoot/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorOf } from '../matches/doors.ts';
import { LogCursor } from '../matches/logCursor.ts';
import { newTable } from '../matches/newTable.ts';
import { LongTurns } from './longTurns.ts';
import { Pool } from './pool.ts';
import { workerScript } from './testkit.ts';

let pool: Pool;
beforeAll(async () => {
  pool = new Pool(await workerScript(), 1);
});
afterAll(() => pool.close());

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
];
const SETTINGS = {
  hours: null,
  absence: 'default',
  absenceBot: null,
  moderator: null,
  ownDice: false,
} as const;

test('the other thread sets up and decides, dice included, exactly as this one would', async () => {
  const door = (await doorOf('chronopia')) as NonNullable<Awaited<ReturnType<typeof doorOf>>>;
  const turns = new LongTurns(pool);
  const read = await turns.readOptions('chronopia', { empires: EMPIRES, hexesPerEmpire: 40 });
  expect(read).toEqual(door.readOptions({ empires: EMPIRES, hexesPerEmpire: 40 }));
  if (!read.ok) throw new Error(read.problem);
  const plan = { door, options: read.value, title: '', owner: '', chairs: {}, settings: SETTINGS };
  const table = newTable({ ...plan, visibility: 'open' }, 0);
  const here = new LogCursor(door, table);
  const begun = Match.begin(door.system, table.options, here.dice, table.dice);
  const events = await turns.setUp(table);
  expect(events).toEqual(JSON.parse(JSON.stringify((begun.log[0] as { events: unknown }).events)));
  const there = new LogCursor(door, table);
  there.followItem({ kind: 'setup', events });
  let rolls = there.dice.save() as { fair: number };
  for (let version = 1; version <= 24; version++) {
    const [{ seat, standIn: command }] = begun.pending as [Pending<GameCommand>];
    here.dice.prepare(version, undefined);
    const own = begun.submit(seat, command as never);
    const { state } = there.match;
    const answer = await turns.decide({
      table,
      state,
      version,
      rolls: rolls.fair,
      seat,
      command,
      typed: undefined,
    });
    expect(answer).toEqual(JSON.parse(JSON.stringify(own)));
    if (answer.ok) there.followItem({ kind: 'command', seat, command, events: answer.events });
    rolls = there.dice.save() as { fair: number };
  }
  expect(there.match.state).toEqual(JSON.parse(JSON.stringify(begun.state)));
});
