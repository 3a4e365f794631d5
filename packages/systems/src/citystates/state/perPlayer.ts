import { cacheLastTwo } from '@warmoot/kernel';
import type { PlayerNumber } from './seats.ts';

/** What each player makes of something that rarely changes: computed once for each player. */
export const cachePerPlayer = <Whole extends object, Part>(
  make: (whole: Whole, player: PlayerNumber) => Part,
): ((whole: Whole, player: PlayerNumber) => Part) => {
  const known = cacheLastTwo((_whole: Whole) => new Map<PlayerNumber, Part>());
  return (whole, player) => {
    const parts = known(whole);
    let part = parts.get(player);
    if (part === undefined) {
      part = make(whole, player);
      parts.set(player, part);
    }
    return part;
  };
};
