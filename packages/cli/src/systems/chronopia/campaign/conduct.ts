/**
 * Runs a campaign: takes orders in, closes windows, lets computer empires answer, and plays the default for silent
 * players.
 */
import { MODERATOR, type Seat, seededDice } from '@warmoot/kernel';
import { type Finding, seatEmpire, seatOf } from '@warmoot/systems/chronopia/moderator';
import { computerOf } from './computers.ts';
import type { Folder } from './folder.ts';
import { disputes } from './openDecisions.ts';
import { orderTexts } from './orderFiles.ts';
import { isBot } from './people.ts';
import { NOTHING_EARLY, type SentEarly, sendBids, sendOrders } from './sendOrders.ts';
import { submit } from './submit.ts';

export interface Read {
  readonly empire: number;
  readonly file: string;
  readonly text: string;
  readonly sent?: string;
  readonly findings: readonly Finding[];
}

/** A computer empire acts until it is ready (CHR-CPU-01, -05). */
const playBot = (folder: Folder, seat: Seat): void => {
  const { match, seed } = folder;
  const computer = computerOf(folder, seat);
  const dice = seededDice(`${seed}/cpu/${seat}/${match.log.length}`);
  for (let acts = 0; acts < 200; acts++) {
    const thought = computer.choose(match.viewOf(seat), seat, { lines: 1 }, dice);
    if (thought === undefined || match.outcome !== undefined) return;
    submit(folder, seat, thought.command);
    if (thought.command.type === 'ready') return;
  }
};

/** The match is waiting for a person. */
const waitsForPeople = (folder: Folder): boolean =>
  folder.match.pending.some(({ seat }) => !isBot(folder, seat));

/** Until a person must act or a turn is over: if only computers play, the referee calls each turn. */
export const playBots = (folder: Folder): void => {
  const { turn } = folder.match.state;
  for (;;) {
    const open = folder.match.pending.find(({ seat }) => isBot(folder, seat));
    if (open === undefined || folder.match.outcome !== undefined) return;
    if (folder.match.state.turn !== turn && !waitsForPeople(folder)) return;
    const before = folder.match.log.length;
    playBot(folder, open.seat);
    if (folder.match.log.length === before) submit(folder, open.seat, open.standIn);
  }
};

/** Everybody who has not answered gets the default (CHR-MOD-02). */
const closeWindow = (folder: Folder): void => {
  const { match } = folder;
  const { window, turn } = match.state;
  playBots(folder);
  while (
    match.outcome === undefined &&
    match.state.window?.name === window?.name &&
    match.state.turn === turn
  ) {
    const open = match.pending.find(({ seat }) => seat !== MODERATOR); // he is never passed over
    if (open === undefined) return;
    submit(folder, open.seat, open.standIn);
    if (match.state.window !== null && match.state.window.ready.length === 0) return;
  }
};

const nameOfWindow = ({ match }: Folder): string | null => match.state.window?.name ?? null;

/** Completes the set-up without asking anybody: the best places and the fixed first army (CHR-R-179). */
export const setUpByDefault = (folder: Folder): void => {
  while (['plan', 'placement', 'muster'].includes(nameOfWindow(folder) ?? '')) {
    playBots(folder);
    const open = folder.match.pending[0];
    if (open !== undefined && ['plan', 'placement', 'muster'].includes(nameOfWindow(folder) ?? ''))
      submit(folder, open.seat, open.standIn);
  }
  if (waitsForPeople(folder)) playBots(folder);
};

/** A player who sends orders again gets the empire back from the computer (CHR-R-14). */
const reclaim = (folder: Folder, empire: number): void => {
  const { match, bots } = folder;
  if (match.state.empires[empire]?.byComputer !== true || bots.includes(seatOf(empire))) return;
  submit(folder, MODERATOR, {
    type: 'handOver',
    empire,
    to: 'player',
    reason: 'its player has sent orders again',
  });
};

export interface TurnDone {
  readonly turn: number;
  readonly reads: readonly Read[];
  readonly strangers: readonly string[];
  /** The window that is open now; null when the campaign is over. */
  readonly window: string | null;
  readonly asked: readonly string[];
}

/**
 * Takes the orders in the folder and continues to the next window in which a person must act. With `through`, to the
 * next turn's: players who have not sent their intent for a battle get the default.
 */
export const conductTurn = (folder: Folder, through: boolean): TurnDone => {
  const { match } = folder;
  const { byEmpire, strangers } = orderTexts(folder);
  const early = new Map<number, SentEarly>();
  const reads: Read[] = [];
  const begun = match.state.turn;
  for (const empire of byEmpire.keys()) reclaim(folder, empire);
  do {
    const name = nameOfWindow(folder);
    for (const [empire, text] of byEmpire) {
      if (match.state.window?.asked.includes(empire) !== true) continue;
      if (name === 'diplomacy') early.set(empire, sendBids(folder, empire, text));
      if (name === 'orders') {
        const findings = sendOrders(folder, empire, text, early.get(empire) ?? NOTHING_EARLY);
        reads.push({ ...text, empire, findings });
      }
    }
    closeWindow(folder);
  } while (
    match.outcome === undefined &&
    match.state.turn === begun &&
    disputes(folder).length === 0 &&
    (through || nameOfWindow(folder) === 'orders' || !waitsForPeople(folder))
  );
  if (waitsForPeople(folder)) playBots(folder);
  const asked = match.pending.map(
    ({ seat }) => match.state.empires[seatEmpire(match.state, seat)!]?.name ?? seat,
  );
  return { turn: match.state.turn, reads, strangers, window: nameOfWindow(folder), asked };
};
