import {
  type GameCommand,
  legalCommands,
  type MatchRecord,
  type Roll,
  randomCommand,
  rollsOfLog,
  type Seat,
  seededDice,
} from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { type Browser, fine, newGuest, newMatch } from './browser.ts';

const lots = seededDice('on');

const nextCommand = (live: LiveMatch, seat: Seat): GameCommand => {
  const { system } = live.door;
  const { view } = live.sightOf(seat);
  const attack = [...legalCommands(system, view, seat)].find(({ type }) => type === 'attack');
  if (attack !== undefined) return attack;
  const command = randomCommand(system, view, seat, lots) as GameCommand;
  return command.type === 'resign' ? nextCommand(live, seat) : command;
};

/** A match as its players download it. */
export interface MatchFile {
  readonly record: MatchRecord<unknown, { rolls?: readonly Roll[] }, unknown>;
  readonly seed: string;
}

interface Played extends MatchFile {
  readonly id: string;
}

export const rollsOf = ({ log }: MatchFile['record']): Roll[] => rollsOfLog(log as never);

/** The file cut after the line with its first roll, as anybody who has it can do. */
export const cutShort = ({ record, seed }: MatchFile): MatchFile => {
  const first = record.log.findIndex(
    (item, at) => at > 0 && item.kind === 'command' && rollsOf({ ...record, log: [item] }).length > 0,
  );
  return { record: { ...record, log: record.log.slice(0, first + 1) }, seed };
};

/** Plays to the end, fighting whenever the rules allow. Returns how many dice were rolled. */
export const playOn = async ({ context }: RunningServer, id: string): Promise<number> => {
  const live = (await context.matches.open(id)) as LiveMatch;
  const rolled = async () => rollsOf(JSON.parse(await live.record()) as MatchFile['record']).length;
  const before = await rolled();
  while (live.moment.outcome === undefined) {
    const seat = live.moment.pending[0]?.seat as string;
    await live.submit({ seat, commands: [nextCommand(live, seat)] });
  }
  return (await rolled()) - before;
};

/** They meet only by luck, so repeat until they have fought. */
export const fought = async (
  server: RunningServer,
  newId: (ann: Browser) => Promise<string>,
): Promise<Played> => {
  for (;;) {
    const ann = await newGuest(server, 'Ann');
    const id = await newId(ann);
    if ((await playOn(server, id)) > 1) return { id, ...(await fine(ann.get(`/matches/${id}/record`))) };
  }
};

/** A match that was played to its end on another server. */
export const matchFromElsewhere = async (): Promise<MatchFile> => {
  const otherServer = await startTestServer();
  try {
    const both = { chairs: { red: 'me', blue: 'me' } };
    const { record, seed } = await fought(otherServer, (ann) => newMatch(ann, both));
    return { record, seed };
  } finally {
    await otherServer.stop();
  }
};
