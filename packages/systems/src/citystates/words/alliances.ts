import { say } from '@warmoot/kernel';
import type { AllianceEvent } from '../rules/alliances/events.ts';
import { NOWHERE } from '../state/ground.ts';
import { nameOfSpot } from '../state/places.ts';
import { findCharacter } from '../state/units.ts';
import {
  capital,
  namesOfCharacters,
  namesOfUnits,
  openingPlayer,
  spokenPlayer,
  spokenPlayers,
} from './names.ts';
import { type ChapterWords, isPrivyTo } from './telling.ts';

export const allianceWords: ChapterWords<AllianceEvent['type']> = {
  allianceProposed: (before, { player, other }) => ({
    text: say`${openingPlayer(before, player)} propose an alliance to ${spokenPlayer(before, other)}.`,
    of: player,
  }),
  allianceAgreed: (before, { player, other }) => ({
    text: say`${openingPlayer(before, player)} accept: from the end of this turn they are allied with ${spokenPlayer(before, other)}.`,
    of: player,
  }),
  allianceDeclined: (before, { player, other }) => ({
    text: say`${openingPlayer(before, player)} decline the alliance with ${spokenPlayer(before, other)}.`,
    of: player,
  }),
  allianceBegun: (before, { joining }) => ({
    text: say`${capital(
      spokenPlayers(
        before,
        joining.map(({ player }) => player),
      ),
    )} ${joining.length === 1 ? 'join their new allies' : 'are allies now'}.`,
  }),
  allianceDenounced: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} denounce their allies: the alliance ends when their next turn starts.`,
    of: player,
  }),
  allianceLeft: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} leave their allies.`,
    of: player,
  }),
  proposalsLapsed: () => undefined,
  goldGiven: (before, { player, other, gold }) => ({
    text: say`${openingPlayer(before, player)} give ${gold} gold to ${spokenPlayer(before, other)}.`,
    of: player,
  }),
  visitorMoved: (before, { player, unit, from, to }, reader) => {
    const isOpen = isPrivyTo(reader, player) || !before.options.switches.fog;
    const who = isOpen ? namesOfUnits(before, [unit]) : '1 Unit';
    const where = nameOfSpot(before, from);
    return {
      text:
        to === NOWHERE
          ? say`${openingPlayer(before, player)} lose ${who} at ${where}: there is nowhere to go.`
          : say`${openingPlayer(before, player)} withdraw ${who} from ${where} to ${nameOfSpot(before, to)}.`,
      of: player,
    };
  },
  characterPutAshore: (before, { character, to }, reader) => {
    const owner = findCharacter(before, character)?.owner ?? -1;
    return isPrivyTo(reader, owner)
      ? {
          text: say`${namesOfCharacters(before, [character])} goes ashore at ${nameOfSpot(before, to)}.`,
          of: owner,
        }
      : undefined;
  },
};
