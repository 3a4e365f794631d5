import {
  firstDifference,
  type GameCommand,
  randomCommand,
  type Seat,
  SPECTATOR,
  seededDice,
} from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { LiveMatch, type MatchServices } from '../matches/liveMatch.ts';
import type { Matches } from '../matches/matches.ts';
import { textOf } from '../store/statement.ts';
import type { Entry, Store } from '../store/store.ts';
import { momentAt, newsFromLog } from '../testkit/past.ts';

/** A match of this system with one person in every seat. */
export const beginMatch = async (
  matches: Matches,
  door: SystemDoor,
  request: unknown,
): Promise<LiveMatch> => {
  const options = door.readOptions(request);
  if (!options.ok) throw new Error(options.problem);
  const id = await matches.create({
    door,
    options: options.value,
    title: door.system.name,
    visibility: 'open',
    owner: 'ann',
    settings: { hours: null, absence: 'default', absenceBot: null, moderator: null, ownDice: false },
    chairs: Object.fromEntries(door.system.seats(options.value).map((seat) => [seat, { person: 'ann' }])),
  });
  return (await matches.open(id)) as LiveMatch;
};

const lots = seededDice('kept states');

/** A possible command of the next seat; undefined if the match waits for nobody. */
const someCommand = (live: LiveMatch): { seat: Seat; command: GameCommand } | undefined => {
  const { pending } = live.moment;
  const seat = pending[lots.roll(Math.max(1, pending.length), 'who') - 1]?.seat;
  if (seat === undefined) return undefined;
  const command = randomCommand(live.door.system, live.sightOf(seat).view, seat, lots, 8) as GameCommand;
  return command === undefined || command.type === 'resign' ? someCommand(live) : { seat, command };
};

/** At random, with an occasional undo. */
export const playOn = async (live: LiveMatch, lines: number): Promise<void> => {
  for (let i = 0; i < lines; i++) {
    const next = someCommand(live);
    if (next === undefined) return;
    const back = live.seats.find((seat) => live.sightOf(seat).mayUndo);
    if (back !== undefined && lots.roll(5, 'undo?') === 1) await live.undo(back);
    else await live.submit({ seat: next.seat, commands: [next.command] });
  }
};

/** A store for experiments: it only records what is written. */
const rehearsing = (store: Store, written: Entry[], withKeptStates: boolean): Store =>
  new Proxy(store, {
    get: (target, name) => {
      if (name === 'append') return async (entry: Entry) => written.push(entry) > 0;
      if (name === 'run') return async () => 0;
      if (name === 'all')
        return async (statement: Parameters<Store['all']>[0]) =>
          !withKeptStates && textOf(statement, () => '?').includes('from kept_states')
            ? []
            : target.all(statement);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

interface Reader {
  readonly live: LiveMatch;
  readonly written: Entry[];
}

const read = async (of: LiveMatch, services: MatchServices, withKeptStates: boolean): Promise<Reader> => {
  const written: Entry[] = [];
  const store = rehearsing(services.store, written, withKeptStates);
  const live = new LiveMatch(of.door, of.table, { ...services, store });
  await live.catchUp();
  return { live, written };
};

/** Differences between a match read from a kept state and the one played, or the one read from its first line. */
export const differences = async (played: LiveMatch, services: MatchServices): Promise<string[]> => {
  const kept = await read(played, services, true);
  const first = await read(played, services, false);
  const faults = [...(await between(kept.live, first.live)), ...(await between(kept.live, played))];
  const next = someCommand(played);
  for (const { live } of [kept, first]) {
    const back = live.seats.find((seat) => live.sightOf(seat).mayUndo);
    if (back !== undefined) await live.undo(back);
    else if (next !== undefined) await live.submit({ seat: next.seat, commands: [next.command] });
  }
  const difference = firstDifference(kept.written, first.written);
  return difference === undefined ? faults : [...faults, `what happens next: ${difference}`];
};

const between = async (a: LiveMatch, b: LiveMatch): Promise<string[]> => {
  const faults = [firstDifference(a.version, b.version), firstDifference(a.moment.state, b.moment.state)];
  for (const seat of [...a.seats, SPECTATOR]) {
    const number = Math.floor(a.numberOf(seat) / 2);
    faults.push(
      firstDifference(a.numberOf(seat), b.numberOf(seat)),
      firstDifference(a.sightOf(seat), b.sightOf(seat)),
      firstDifference(await newsFromLog(a, seat, 0), await newsFromLog(b, seat, 0)),
      firstDifference(await newsFromLog(a, seat, number, 3), await newsFromLog(b, seat, number, 3)),
      firstDifference(
        (await momentAt(a, seat, number)).sightOf(seat),
        (await momentAt(b, seat, number)).sightOf(seat),
      ),
    );
  }
  return faults.filter((fault) => fault !== undefined);
};
