import { MODERATOR, type Seat, TypedInDice } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { beginSeeded, beginTypedIn, chosenSeat, computersFor } from './beginMatch.ts';
import { FAINT } from './board/looks.ts';
import { usualStrength } from './computers.ts';
import { showEnding } from './ending.ts';
import { Keyboard } from './keyboard.ts';
import { allOf, seatName } from './names.ts';
import { playMatch, watchMatch } from './playMatch.ts';
import { saveRecord } from './saveRecord.ts';
import { Screen } from './screen.ts';
import type { Session } from './session.ts';
import type { PlayStreams } from './streams.ts';
import { Table } from './table.ts';
import { Unplayable } from './unplayable.ts';

export interface Request {
  readonly projectRoot: string;
  readonly door: SystemDoor;
  /** The options of the match, read. */
  readonly setUp: unknown;
  /** The typed options, to repeat the match. */
  readonly setUpWords: string;
  readonly seat: string | undefined;
  readonly against: string;
  readonly seed: string;
  readonly typedDice: boolean;
  readonly watch: boolean;
  /** The file in which the match is saved. */
  readonly record: string | undefined;
}

/**
 * How long to wait for the first line of a pipe before treating it as a slow typist; a closed input is detected at
 * once.
 */
const INPUT_WAIT_IN_MS = 300;
/** Slow enough to follow; a log file needs no pauses. */
const PACE_IN_MS = 500;

/** What a game needs before it begins. */
type Terminal = Pick<Session, 'screen' | 'keyboard' | 'streams'>;

export const playSystem = async (request: Request, streams: PlayStreams): Promise<void> => {
  const terminal = { screen: new Screen(streams), keyboard: new Keyboard(streams), streams };
  try {
    const session = await seatedAt(terminal, request, await isWatching(terminal, request));
    if (session === undefined) return;
    greet(session, request);
    await playOut(session);
    if (request.record !== undefined) saveRecord(session, request.record);
    terminal.screen.write(terminal.screen.paint(FAINT, `To repeat it: ${commandToRepeat(session, request)}`));
  } finally {
    terminal.keyboard.close();
  }
};

const isWatching = async (
  { keyboard, screen }: Terminal,
  { watch, typedDice }: Request,
): Promise<boolean> => {
  const noKeyboard = await keyboard.isEmpty(INPUT_WAIT_IN_MS);
  if (noKeyboard && typedDice)
    throw new Unplayable('Dice cannot be typed in: the input is closed. Leave out "--dice typed".');
  if (noKeyboard && !watch) screen.say('Nobody is at the keyboard, so the computer plays all sides.');
  return watch || noKeyboard;
};

/** Undefined if the person leaves while the set-up asks for dice. */
const seatedAt = async (
  terminal: Terminal,
  request: Request,
  watching: boolean,
): Promise<Session | undefined> => {
  const { door, projectRoot, against, seed } = request;
  const options = request.setUp;
  const seats: readonly Seat[] = door.system.seats(options);
  const own = chosenSeat(seats, request.seat);
  const typedDice = request.typedDice ? new TypedInDice() : undefined;
  const match = typedDice
    ? await beginTypedIn(door, options, typedDice, terminal)
    : beginSeeded(door, options, seed);
  if (match === undefined) return undefined;
  const others = seats.filter((seat) => watching || seat !== own);
  const computers = await computersFor(door, others, against, seed);
  return {
    ...terminal,
    projectRoot,
    door,
    table: new Table(match, watching ? MODERATOR : own),
    computers,
    typedDice,
  };
};

const playOut = async (session: Session): Promise<void> => {
  const { screen, table } = session;
  const ended =
    table.viewer === MODERATOR
      ? await watchMatch(session, screen.isWatched ? PACE_IN_MS : 0)
      : await playMatch(session);
  if (ended) showEnding(session);
  else screen.say('You have left the table.');
};

const greet = ({ table, screen, computers }: Session, { seed }: Request): void => {
  const name = screen.paint('1', table.system.name);
  const opponents = allOf([...computers].map(([seat, { player }]) => `${seatName(seat)} (${player.name})`));
  screen.say(
    table.viewer === MODERATOR
      ? `${name}: the computer plays ${opponents}. The seed is ${seed}.`
      : `${name}: you are ${seatName(table.viewer)}, the computer plays ${opponents}. The seed is ${seed}. "help" lists what you can type.`,
  );
};

const commandToRepeat = (
  { table, typedDice }: Session,
  { door, against, seed, setUpWords }: Request,
): string => {
  const who = table.viewer === MODERATOR ? '--watch' : `--seat ${table.viewer}`;
  const dice = typedDice === undefined ? '' : ' --dice typed';
  const strength = against === usualStrength(door) ? '' : ` --against ${against}`;
  return `npm start -- play ${table.system.id}${setUpWords} ${who}${strength}${dice} --seed ${seed}`;
};
