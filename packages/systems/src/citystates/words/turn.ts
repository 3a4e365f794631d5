import { say } from '@warmoot/kernel';
import { PHASES } from '../engine/sequence.ts';
import type { TurnEvent } from '../rules/turn/events.ts';
import { seasonOf } from '../rules/turn/seasons.ts';
import { capital, openingPlayer, spokenPlayers } from './names.ts';
import type { ChapterWords } from './telling.ts';
import { endInWords } from './victory.ts';

const SPOKEN_PHASES = ['start', 'operations', 'combat'];

export const turnWords: ChapterWords<TurnEvent['type']> = {
  phaseBegun: (before, { phase, player }) => {
    if (player < 0 || !SPOKEN_PHASES.includes(phase)) return undefined;
    return phase === 'start'
      ? { text: say`${openingPlayer(before, player)} begin their turn.`, of: player, opens: true }
      : { text: `${PHASES[phase].name}.`, of: player };
  },
  phaseEnded: () => undefined,
  turnBegun: (_before, { turn }) => ({
    text: say`Game turn ${turn} begins: ${seasonOf(turn)}.`,
    opens: true,
  }),
  refreshed: () => undefined,
  matchEnded: (before, { winners, reason }) => ({
    text:
      winners.length === 1
        ? say`${openingPlayer(before, winners[0] as number)} win: ${endInWords(before, reason)}.`
        : say`${capital(spokenPlayers(before, winners))} share the victory: ${endInWords(before, reason)}.`,
    opens: true,
  }),
};
