import { DieNeeded, Match, nearest, type Seat, seededDice, type TypedInDice } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { type Computer, playerOf } from './computers.ts';
import type { Keyboard } from './keyboard.ts';
import type { Screen } from './screen.ts';
import { enterDie } from './session.ts';
import type { AnyMatch } from './table.ts';
import { Unplayable } from './unplayable.ts';

export const chosenSeat = (seats: readonly Seat[], asked: string | undefined): Seat => {
  if (asked === undefined) return seats[0] as Seat;
  const seat = seats.find((each) => each.toLowerCase() === asked.toLowerCase());
  if (seat !== undefined) return seat;
  const close = nearest(asked, seats, 1)[0];
  throw new Unplayable(`There is no seat ${asked}; did you mean ${close}? Choose from ${seats.join(', ')}.`);
};

/** Every computer player thinks with its own dice, so that thinking does not change the match's dice. */
export const computersFor = async (
  door: SystemDoor,
  seats: readonly Seat[],
  strength: string,
  seed: string,
): Promise<Map<Seat, Computer>> => {
  const player = await playerOf(door, strength);
  return new Map(seats.map((seat) => [seat, { player, dice: seededDice(`${seed} ${seat} thinks`) }]));
};

export const beginSeeded = ({ system }: SystemDoor, options: unknown, seed: string): AnyMatch =>
  Match.begin(system, options, seededDice(seed));

/** MOT-06. The set-up may need dice too; undefined if the person leaves before the first is typed. */
export const beginTypedIn = async (
  { system }: SystemDoor,
  options: unknown,
  dice: TypedInDice,
  desk: { readonly keyboard: Keyboard; readonly screen: Screen },
): Promise<AnyMatch | undefined> => {
  for (;;) {
    const saved = dice.save();
    try {
      return Match.begin(system, options, dice, { source: 'typed in' });
    } catch (problem) {
      if (!(problem instanceof DieNeeded)) throw problem;
      dice.restore(saved);
      if (!(await enterDie(desk, dice, problem.die))) return undefined;
    }
  }
};
