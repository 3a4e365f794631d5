import { say } from '@warmoot/kernel';
import type { NavalEvent } from '../rules/naval/events.ts';
import type { Spot } from '../state/ground.ts';
import { nameOfSpot } from '../state/places.ts';
import { namesOfUnits, openingPlayer } from './names.ts';
import { type ChapterWords, counted } from './telling.ts';

export const navalWords: ChapterWords<NavalEvent['type']> = {
  fleetSailed: (before, { player, ships, cargo, path }) => {
    const aboard = cargo.length === 0 ? '' : say` with ${counted(cargo.length, 'passenger')}`;
    const [from, to] = [path[0] as Spot, path.at(-1) as Spot];
    return {
      text: say`${openingPlayer(before, player)} sail ${namesOfUnits(before, ships)}${aboard} from ${nameOfSpot(before, from)} to ${nameOfSpot(before, to)}.`,
      of: player,
    };
  },
};
