import { answeringPlayer, greedyPlayer, randomPlayer } from '@warmoot/ai';
import { type Dice, type Line, nearest, type Seat } from '@warmoot/kernel';
import type { AnyPlayer, SystemDoor } from '@warmoot/systems';
import { Unplayable } from './unplayable.ts';

/** The most lines a computer player considers. */
export const BUDGET = { lines: 200 };

/** Every system can be played at random; a mind makes a greedy player; a system may have its own players. */
const strengthsOf = ({ mind, players = {} }: SystemDoor): string[] => [
  'random',
  ...(mind !== undefined ? ['greedy'] : []),
  ...Object.keys(players),
];

/** A player that is good but fast: the second best if there are several. */
export const usualStrength = (door: SystemDoor): string => {
  const strengths = strengthsOf(door);
  return (strengths.length > 2 ? strengths.at(-2) : strengths.at(-1)) as string;
};

/** A computer player of a system by its name. */
export const playerOf = async (door: SystemDoor, strength: string): Promise<AnyPlayer> => {
  const own = door.players?.[strength];
  if (own !== undefined) return own;
  const strengths = strengthsOf(door);
  if (!strengths.includes(strength))
    throw new Unplayable(
      `There is no computer player ${strength} for ${door.system.name}; did you mean ${nearest(strength, strengths, 1)[0]}? Choose from ${strengths.join(', ')}.`,
    );
  return strength === 'greedy' && door.mind !== undefined
    ? greedyPlayer(door.system, door.mind)
    : randomPlayer(door.system);
};

/** The same computer player as it answers a question. */
export const answererOf = ({ system, mind }: SystemDoor, player: AnyPlayer, question: string): AnyPlayer =>
  answeringPlayer(system, { player, mind: player.name === 'random' ? undefined : mind }, question);

/** A computer player at the table: how it thinks, and its own dice to think with. */
export interface Computer {
  readonly player: AnyPlayer;
  readonly dice: Dice;
}

/** What a computer player did, as told in the player's story, and why. */
export interface Explanation {
  readonly seat: Seat;
  readonly lines: readonly Line[];
  readonly reasons: readonly string[];
}
