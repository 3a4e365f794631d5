import { say } from '@warmoot/kernel';
import type { SiegeEvent } from '../rules/siege/events.ts';
import { nameOfSpot } from '../state/places.ts';
import { namesOfUnits, openingPlayer } from './names.ts';
import { type ChapterWords, isPrivyTo } from './telling.ts';

export const siegeWords: ChapterWords<SiegeEvent['type']> = {
  siegesChanged: (before, { player, sieges }) => {
    const fresh = sieges.filter(
      ({ hex, owner }) =>
        owner === player && !before.sieges.some((siege) => siege.hex === hex && siege.owner === owner),
    );
    if (fresh.length === 0) return undefined;
    const places = fresh.map(({ hex }) => nameOfSpot(before, hex)).join(', ');
    return { text: say`Besieged: ${places}.`, of: player };
  },
  bombarded: (before, { player, hex, isBreached }) => ({
    text: say`${openingPlayer(before, player)} bombard ${nameOfSpot(before, hex)}: ${isBreached ? 'a breach' : 'no effect'}.`,
    of: player,
  }),
  breachesRepaired: (before, { player, hex, gold }) => ({
    text: say`${openingPlayer(before, player)} repair ${nameOfSpot(before, hex)} for ${gold} gold.`,
    of: player,
  }),
  supplyTraced: (before, { player, unsupplied, caravans }, reader) => {
    if (!isPrivyTo(reader, player)) return undefined;
    const parts = [
      ...(unsupplied.length > 0 ? [say`Unsupplied: ${namesOfUnits(before, unsupplied)}.`] : []),
      ...(caravans.length > 0 ? [say`Used up: ${namesOfUnits(before, caravans)}.`] : []),
    ];
    return { text: parts.length === 0 ? 'All Units are supplied again.' : parts.join(' '), of: player };
  },
};
