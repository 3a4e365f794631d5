import { answeringPlayer, greedyPlayer, randomPlayer } from '@warmoot/ai';
import { type AnyPlayer, SYSTEMS, type SystemDoor } from '@warmoot/systems';

/** A computer player as described to people looking for an opponent. */
export interface PlayerEntry {
  readonly name: string;
  readonly says: string;
}

/** Every computer player of a system, from the weakest to the strongest. */
export const playersOf = async (systemId: string): Promise<readonly PlayerEntry[]> => {
  const door = await SYSTEMS.find(({ id }) => id === systemId)?.load();
  return door === undefined ? [] : entriesOf(door);
};

const entriesOf = ({ system, mind, players = {} }: SystemDoor): readonly PlayerEntry[] => [
  { name: 'random', says: 'Makes any legal move.' },
  ...(mind !== undefined ? [{ name: 'greedy', says: 'Looks one move ahead and goes for quick gains.' }] : []),
  ...Object.keys(players).map((name, at, all) => ({
    name,
    says: `Knows ${system.name}: strength ${at + 1} of ${all.length}.`,
  })),
];

/** A computer player by name; undefined if the system has none of that name. */
export const playerOf = async (door: SystemDoor, name: string): Promise<AnyPlayer | undefined> => {
  const own =
    door.players !== undefined && Object.hasOwn(door.players, name) ? door.players[name] : undefined;
  if (own !== undefined) return own;
  if (name === 'random') return randomPlayer(door.system);
  return name === 'greedy' && door.mind !== undefined ? greedyPlayer(door.system, door.mind) : undefined;
};

/** The computer player that answers this question. */
export const answererOf = async (door: SystemDoor, name: string, question: string): Promise<AnyPlayer> =>
  answeringPlayer(
    door.system,
    { player: await playerOf(door, name), mind: name === 'random' ? undefined : door.mind },
    question,
  );
