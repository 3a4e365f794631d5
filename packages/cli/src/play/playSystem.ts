import { MODERATOR, type Seat, TypedInDice } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { FAINT } from './board/looks.ts';
import type { Strength } from './computers.ts';
import { computersFor, dealSeeded, dealTypedIn, plainOptions, seatAsked } from './dealing.ts';
import { showEnding } from './ending.ts';
import { Keyboard } from './keyboard.ts';
import { allOf, seatName } from './names.ts';
import { playMatch, watchMatch } from './playMatch.ts';
import { Screen } from './screen.ts';
import type { Session } from './session.ts';
import type { PlayStreams } from './streams.ts';
import { Table } from './table.ts';
import { Unplayable } from './unplayable.ts';

export interface Request {
  readonly projectRoot: string;
  readonly door: SystemDoor;
  readonly seat: string | undefined;
  readonly against: Strength;
  readonly seed: string;
  readonly typedDice: boolean;
  readonly watch: boolean;
}

/** A closed input is known at once; a pipe gets so long to send its first line before it counts as a slow typist. */
const PATIENCE_IN_MS = 300;
/** Slow enough to follow; a log file needs no pauses. */
const PACE_IN_MS = 500;

export const playSystem = async (request: Request, streams: PlayStreams): Promise<void> => {
  const keyboard = new Keyboard(streams);
  try {
    await playAt(keyboard, new Screen(streams), request, streams);
  } finally {
    keyboard.close();
  }
};

const playAt = async (
  keyboard: Keyboard,
  screen: Screen,
  request: Request,
  streams: PlayStreams,
): Promise<void> => {
  const seats: readonly Seat[] = request.door.system.seats(plainOptions(request.door));
  const seat = seatAsked(seats, request.seat);
  const nobodyThere = await keyboard.isEmpty(PATIENCE_IN_MS);
  const watching = request.watch || nobodyThere;
  if (nobodyThere && request.typedDice)
    throw new Unplayable('Dice cannot be typed in: the input is closed. Leave out "--dice typed".');
  if (nobodyThere && !request.watch)
    screen.say('Nobody is at the keyboard, so the computer plays all sides.');
  const typedDice = request.typedDice ? new TypedInDice() : undefined;
  const match = await deal(request, typedDice, { keyboard, screen });
  if (match === undefined) return;
  const session: Session = {
    projectRoot: request.projectRoot,
    door: request.door,
    table: new Table(match, watching ? MODERATOR : seat),
    screen,
    keyboard,
    streams,
    computers: await computersFor(
      request.door,
      seats.filter((each) => watching || each !== seat),
      request.against,
      request.seed,
    ),
    typedDice,
  };
  greet(session, request);
  const ended = watching
    ? await watchMatch(session, screen.isWatched ? PACE_IN_MS : 0)
    : await playMatch(session);
  if (ended) showEnding(session);
  else screen.say('You have left the table.');
  screen.write(screen.paint(FAINT, `Once more: ${sameAgain(session, request)}`));
};

const deal = (
  { door, seed }: Request,
  typedDice: TypedInDice | undefined,
  desk: { readonly keyboard: Keyboard; readonly screen: Screen },
) => {
  const options = plainOptions(door);
  return typedDice === undefined
    ? dealSeeded(door, options, seed)
    : dealTypedIn(door, options, typedDice, desk);
};

const greet = ({ table, screen, computers }: Session, { seed }: Request): void => {
  const name = screen.paint('1', table.system.name);
  const opponents = allOf([...computers].map(([seat, { player }]) => `${seatName(seat)} (${player.name})`));
  screen.say(
    table.viewer === MODERATOR
      ? `${name}: the computer plays ${opponents}. The seed is ${seed}.`
      : `${name}: you are ${seatName(table.viewer)}, the computer plays ${opponents}. The seed is ${seed}. "help" tells what you can type.`,
  );
};

const sameAgain = ({ table, typedDice }: Session, { against, seed }: Request): string => {
  const who = table.viewer === MODERATOR ? '--watch' : `--seat ${table.viewer}`;
  const dice = typedDice === undefined ? '' : ' --dice typed';
  const strength = against === 'greedy' ? '' : ` --against ${against}`;
  return `npm start -- play ${table.system.id} ${who}${strength}${dice} --seed ${seed}`;
};
