import type { AllianceEvent } from '../rules/alliances/events.ts';
import { NOWHERE } from '../state/ground.ts';
import { nameOfSpot } from '../state/places.ts';
import { findCharacter } from '../state/units.ts';
import { namesOfCharacters, namesOfUnits, openingPlayer } from './names.ts';
import { type ChapterWords, isPrivyTo } from './telling.ts';

export const allianceWords: ChapterWords<AllianceEvent['type']> = {
  visitorMoved: (before, { player, unit, from, to }, reader) => {
    const isOpen = isPrivyTo(reader, player) || !before.options.switches.fog;
    const who = isOpen ? namesOfUnits(before, [unit]) : '1 Unit';
    const where = nameOfSpot(before, from);
    return {
      text:
        to === NOWHERE
          ? `${openingPlayer(before, player)} lose ${who} at ${where}: there is nowhere to go.`
          : `${openingPlayer(before, player)} withdraw ${who} from ${where} to ${nameOfSpot(before, to)}.`,
      of: player,
    };
  },
  characterPutAshore: (before, { character, to }, reader) => {
    const owner = findCharacter(before, character)?.owner ?? -1;
    return isPrivyTo(reader, owner)
      ? {
          text: `${namesOfCharacters(before, [character])} goes ashore at ${nameOfSpot(before, to)}.`,
          of: owner,
        }
      : undefined;
  },
};
