import { seatOf } from '@warmoot/systems/chronopia/moderator';
import { UserError } from '../../../output/userError.ts';
import type { Folder } from './folder.ts';

/** An empire by its name or its seat. */
export const findEmpire = ({ match }: Folder, name: string): number => {
  const players = match.state.empires.filter(({ power }) => power === 'player');
  const wanted = name.trim().toLowerCase();
  const found = players.find((each) => each.name.toLowerCase() === wanted || seatOf(each.id) === wanted);
  if (found !== undefined) return found.id;
  throw new UserError(
    `There is no empire "${name}"; the empires are ${players.map((each) => each.name).join(', ')}.`,
  );
};
