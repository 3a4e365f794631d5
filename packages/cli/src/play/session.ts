import type { Answer, Die, GameCommand, GameEvent, Line, Pending, Seat, TypedInDice } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { answererOf, BUDGET, type Computer, type Explanation } from './computers.ts';
import type { Keyboard } from './keyboard.ts';
import { seatName } from './names.ts';
import type { Screen } from './screen.ts';
import type { PlayStreams } from './streams.ts';
import type { Table } from './table.ts';

/** Everything that makes up a game at the terminal. */
export interface Session {
  readonly projectRoot: string;
  readonly door: SystemDoor;
  readonly table: Table;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  readonly streams: PlayStreams;
  readonly computers: ReadonlyMap<Seat, Computer>;
  /** Only if people roll their own dice. */
  readonly typedDice: TypedInDice | undefined;
}

interface Submitted {
  readonly answer: Answer<GameEvent>;
  readonly lines: readonly Line[];
}

/** Asks for every die the command needs and sends it again until it succeeds. Undefined if the person leaves. */
export const submit = async (
  session: Session,
  seat: Seat,
  command: GameCommand,
): Promise<Submitted | undefined> => {
  const { table, typedDice } = session;
  for (;;) {
    const { answer, lines } = table.submit(seat, command);
    if (answer.ok || !('needs' in answer) || typedDice === undefined) return { answer, lines };
    const entered = await enterDie(session, typedDice, answer.needs);
    if (!entered) {
      typedDice.clear();
      return undefined;
    }
  }
};

/** MOT-06. */
export const enterDie = async (
  { keyboard, screen }: Pick<Session, 'keyboard' | 'screen'>,
  dice: TypedInDice,
  die: Die,
): Promise<boolean> => {
  for (;;) {
    const line = await keyboard.ask(screen.paint('33', `Roll a d${die.sides} (${die.why}): `));
    if (line === undefined) return false;
    if (dice.enter(die, /^\d+$/.test(line) ? Number(line) : Number.NaN)) return true;
    screen.say(`A d${die.sides} shows 1 to ${die.sides}, not "${line}" (MOT-06).`);
  }
};

/** Who acts next, and the stand-in if a computer player has no answer. */
export interface NextToAct extends Pick<Pending<GameCommand>, 'seat' | 'standIn'> {
  /** The question it answers, if the match does not wait for it. */
  readonly question?: string;
}

/** One command of a computer player. Undefined if the person who rolls its dice leaves. */
export const computerActs = async (
  session: Session,
  { seat, standIn, question }: NextToAct,
): Promise<Explanation | undefined> => {
  const { player, dice } = session.computers.get(seat) as Computer;
  const thinker = question === undefined ? player : answererOf(session.door, player, question);
  const thought = thinker.choose(session.table.match.viewOf(seat), seat, BUDGET, dice);
  const submitted = await submit(session, seat, thought?.command ?? standIn);
  if (submitted === undefined) return undefined;
  const { answer, lines } = submitted;
  if (!answer.ok && 'says' in answer)
    throw new Error(`the computer playing ${seatName(seat)} tried an illegal command: ${answer.says}`);
  return { seat, lines, reasons: thought?.reasons ?? [] };
};
