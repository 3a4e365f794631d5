import { say } from '@warmoot/kernel';
import { applyEvent } from '../engine/events.ts';
import type { SetUpEvent } from '../rules/setup/events.ts';
import { boardOf } from '../state/board.ts';
import { groundIn } from '../state/game.ts';
import { listed, listOfTypes, nameOfCharacter, openingPlayer, spokenPlayer } from './names.ts';
import { type ChapterWords, counted, isPrivyTo } from './telling.ts';

export const setUpWords: ChapterWords<SetUpEvent['type']> = {
  matchOpened: (_before, { options }) => ({
    text: say`A match for ${counted(options.players, 'player')}.`,
    opens: true,
  }),
  raceTaken: (before, { player, race }) => ({
    text: say`${openingPlayer(before, player)} plays the ${race}.`,
    of: player,
  }),
  boardsDrawn: (_before, { boards }) => ({ text: say`${boards.length} boards are drawn.`, hidesRolls: true }),
  boardLaid: (_before, { laid, by }) => ({
    text: say`${boardOf(laid.board).name} is laid at ${laid.q},${laid.r}.`,
    ...(by !== undefined && { of: by }),
  }),
  boardsPutBack: (_before, { boards }) => ({
    text: say`${boards.map((id) => boardOf(id).name).join(', ')} cannot be laid yet.`,
  }),
  layerChanged: () => undefined,
  mapFinished: () => ({ text: 'The map is laid.' }),
  homeChosen: (before, { player, centre }) => ({
    text: say`${openingPlayer(before, player)} settle in ${groundIn(before).centres[centre]?.name ?? ''}.`,
    of: player,
  }),
  deckShuffled: (_before, { deck }) => ({
    text: deck === 'characters' ? 'The Character deck is shuffled.' : 'The Encounter deck is shuffled.',
    hidesRolls: true,
  }),
  charactersDealt: (before, event, reader) => {
    const owner = event.characters[0]?.owner ?? 0;
    const names = event.characters.map((character) => nameOfCharacter(before, character));
    return {
      text: isPrivyTo(reader, owner)
        ? say`${openingPlayer(before, owner)} receive ${listed(names)}.`
        : say`${openingPlayer(before, owner)} receive a leader and ${counted(event.from.length, 'Character')}.`,
      of: owner,
    };
  },
  forceBought: (before, { player, purchase }, reader) => ({
    text: isPrivyTo(reader, player)
      ? say`${openingPlayer(before, player)} buy ${listOfTypes(purchase.units.map(({ type }) => type)) || 'nothing'}.`
      : say`${openingPlayer(before, player)} have bought their starting force.`,
    of: player,
  }),
  forcePlaced: (before, event) => {
    const { players } = applyEvent(before, event);
    return {
      text: say`The force of ${spokenPlayer(before, event.player)} takes the field; ${counted(players[event.player]?.gold ?? 0, 'gold', 'gold')} in the treasury.`,
      of: event.player,
    };
  },
};
