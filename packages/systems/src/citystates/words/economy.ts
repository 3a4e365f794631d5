import { say } from '@warmoot/kernel';
import type { EconomyEvent } from '../rules/economy/events.ts';
import { groundIn } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { TRAITS } from '../state/unit.ts';
import { named } from './grammar.ts';
import { nameOfCharacter, namesOfUnits, openingPlayer } from './names.ts';
import { type ChapterWords, counted, isPrivyTo } from './telling.ts';

export const economyWords: ChapterWords<EconomyEvent['type']> = {
  incomeCollected: (before, { player, gold }) => ({
    text: say`${openingPlayer(before, player)} collect ${gold} gold.`,
    of: player,
  }),
  unitRecruited: (before, { unit, centre, gold, isShip }, reader) => {
    const place = groundIn(before).centres[centre]?.name ?? '';
    const isOpen = isShip || !before.options.switches.fog || isPrivyTo(reader, unit.owner);
    const what = TRAITS[unit.type].isFighting ? 'a Unit' : 'supplies';
    return {
      text: say`${openingPlayer(before, unit.owner)} recruit ${isOpen ? named(unit.type) : what} in ${place} for ${gold} gold.`,
      of: unit.owner,
    };
  },
  characterHired: (before, { character, gold }, reader) => ({
    text: isPrivyTo(reader, character.owner)
      ? say`${nameOfCharacter(before, character)} enters your service for ${gold} gold.`
      : say`${openingPlayer(before, character.owner)} hire a Character for ${gold} gold.`,
    of: character.owner,
  }),
  unitsDisbanded: (before, { player, units }, reader) => ({
    text: isPrivyTo(reader, player)
      ? say`${openingPlayer(before, player)} disband ${namesOfUnits(before, units)}.`
      : say`${openingPlayer(before, player)} disband troops.`,
    of: player,
  }),
  caravanTraded: (before, { player, gold }) => ({
    text: say`${openingPlayer(before, player)} trade a Caravan for ${gold} gold.`,
    of: player,
  }),
  caravansCaptured: (before, { as }) => ({
    text: say`${openingPlayer(before, as[0]?.owner ?? 0)} capture ${counted(as.length, 'Caravan')} in ${nameOfSpot(before, as[0]?.at ?? -1)}.`,
    of: as[0]?.owner ?? 0,
  }),
  controlTaken: (before, { centre, player }) => ({
    text: say`${openingPlayer(before, player)} take control of ${groundIn(before).centres[centre]?.name ?? ''}.`,
    of: player,
  }),
};
