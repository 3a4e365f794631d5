import { type Line, lineOf, MODERATOR, type Seat } from '@warmoot/kernel';
import type { CstEvent, EventType } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { numberOf, seatOf } from '../state/seats.ts';
import { allianceWords } from './alliances.ts';
import { battleWords } from './battle.ts';
import { characterWords } from './characters.ts';
import { economyWords } from './economy.ts';
import { barbarianWords, magicWords, ruinWords } from './magic.ts';
import { movementWords } from './movement.ts';
import { navalWords } from './naval.ts';
import { setUpWords } from './setUp.ts';
import { siegeWords } from './siege.ts';
import { standingWords } from './standing.ts';
import type { ChapterWords } from './telling.ts';
import { turnWords } from './turn.ts';
import { victoryWords } from './victory.ts';

const WORDS: ChapterWords<EventType> = {
  ...setUpWords,
  ...turnWords,
  ...economyWords,
  ...movementWords,
  ...battleWords,
  ...standingWords,
  ...victoryWords,
  ...allianceWords,
  ...characterWords,
  ...magicWords,
  ...ruinWords,
  ...barbarianWords,
  ...navalWords,
  ...siegeWords,
};

/** The story of an event for one seat: what it may know, with the dice it may see (CST-HID-08). */
export const story = (before: Game, event: CstEvent, seat: Seat): Line[] => {
  const reader = { player: numberOf(seat), seesAll: seat === MODERATOR };
  const telling = WORDS[event.type](before, event as never, reader);
  if (telling === undefined) return [];
  const { rolls: _, ...withoutRolls } = event;
  const shown = telling.hidesRolls === true && !reader.seesAll ? (withoutRolls as CstEvent) : event;
  const of = telling.of === undefined ? undefined : seatOf(telling.of);
  return [lineOf(shown, telling.text, of, telling.opens === true)];
};
