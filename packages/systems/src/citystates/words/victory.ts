import { inEnglish, say } from '@warmoot/kernel';
import type { VictoryEvent } from '../rules/victory/events.ts';
import type { Game } from '../state/game.ts';
import { openingPlayer } from './names.ts';
import type { ChapterWords } from './telling.ts';

/** The recorded reason as a sentence that can be translated. */
export const endInWords = (game: Game, reason: string): string =>
  [
    say`the highest score after ${game.turn} game turns`,
    ...game.players.map(({ income }) => say`an income of ${income} gold in one turn`),
  ].find((text) => inEnglish(text) === reason) ?? reason;

export const victoryWords: ChapterWords<VictoryEvent['type']> = {
  playerEliminated: (before, { player, hasResigned }) => ({
    text: say`${openingPlayer(before, player)} ${hasResigned ? 'resign' : 'are eliminated'}.`,
    of: player,
    hidesRolls: true,
  }),
};
