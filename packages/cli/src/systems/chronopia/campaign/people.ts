import type { Seat } from '@warmoot/kernel';
import { seatEmpire, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { Folder } from './folder.ts';

/** Computer empires, and those whose player has left (CHR-R-14). */
export const isBot = ({ bots, match }: Folder, seat: Seat): boolean => {
  const empire = seatEmpire(match.state, seat);
  return bots.includes(seat) || (empire !== null && match.state.empires[empire]!.byComputer);
};

export const isPerson = (folder: Folder, empire: number): boolean => !isBot(folder, seatOf(empire));
