import type { VictoryEvent } from '../rules/victory/events.ts';
import { openingPlayer } from './names.ts';
import type { ChapterWords } from './telling.ts';

export const victoryWords: ChapterWords<VictoryEvent['type']> = {
  playerEliminated: (before, { player, hasResigned }) => ({
    text: `${openingPlayer(before, player)} ${hasResigned ? 'resign' : 'are eliminated'}.`,
    of: player,
    hidesRolls: true,
  }),
};
