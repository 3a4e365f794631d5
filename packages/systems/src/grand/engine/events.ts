import type { GameEvent } from '@warmoot/kernel';
import { type ArmyEvent, armyApply } from '../rules/armies/events.ts';
import { type CalendarEvent, calendarApply } from '../rules/calendar/events.ts';
import { type BattleEvent, battleApply } from '../rules/combat/events.ts';
import { type ResourceEvent, resourceApply } from '../rules/resources/events.ts';
import { type RosterEvent, rosterApply } from '../rules/rosters/events.ts';
import { type SetUpEvent, setUpApply } from '../rules/setup/events.ts';
import type { Game } from '../state/game.ts';

/** What can happen: each chapter has its own list and its own table of what each event changes. */
export type GrandEvent = GameEvent &
  (SetUpEvent | CalendarEvent | ArmyEvent | ResourceEvent | BattleEvent | RosterEvent);
export type EventType = GrandEvent['type'];
export type EventOf<Type extends EventType> = Extract<GrandEvent, { type: Type }>;

type Apply = { readonly [Type in EventType]: (game: Game, event: EventOf<Type>) => Game };

const APPLY: Apply = {
  ...setUpApply,
  ...calendarApply,
  ...armyApply,
  ...resourceApply,
  ...battleApply,
  ...rosterApply,
};

export const applyEvent = (game: Game, event: GrandEvent): Game => APPLY[event.type](game, event as never);
