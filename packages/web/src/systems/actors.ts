import type { GameCommand } from '@warmoot/kernel';

/** The pieces that carry a command out, where a system names them otherwise than by their ids on the board. */
type ActorsOf = (command: GameCommand) => readonly string[];

const ofCsw: ActorsOf = (command) => {
  const { units, unit } = command as { readonly units?: readonly number[]; readonly unit?: number };
  return (units ?? (unit === undefined ? [] : [unit])).map((id) => `u${id}`);
};

export const actors: Readonly<Record<string, ActorsOf>> = { csw: ofCsw };
